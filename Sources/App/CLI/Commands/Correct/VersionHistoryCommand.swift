internal import ArgumentParser
internal import DailveDomain
internal import DailveScores
internal import DailveStore
internal import DailveViewModels

struct VersionHistoryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history", abstract: "What was overwritten or deleted in the last 30 days, and how to get it back.",
    subcommands: [List.self, Restore.self], defaultSubcommand: List.self)

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Each version beside the one that replaced it, newest first.")
    @OptionGroup var options: StoreOptions
    @Flag(help: "Print one JSON document.") var json = false

    func run() async throws {
      let store = try options.open()
      let items = try await store.read { reader in
        try VersionHistoryViewModel(.atTerminal(reader), of: nil, from: 0, most: .max, reader: reader).content.items
      }
      if json {
        return try JSON.print(
          items.map { item in
            let rows: [JSON.Object] = item.rows.map { ["label": $0.label, "before": $0.before, "after": $0.after] }
            return [
              "kind": item.kind, "title": item.title, "before": item.beforeText, "after": item.afterText,
              "isElsewhere": item.isElsewhere, "rows": rows, "version": item.restore.map(Self.version),
            ]
          })
      }
      for item in items {
        Console.line("\(item.kind.printable): \(item.title.printable)")
        Console.line("  \(item.beforeText)\n  \(item.afterText)")
        for line in item.rows {
          Console.line("  \(line.label.printable): \(line.before.printable) → \(line.after.printable)")
        }
        if let restore = item.restore {
          Console.line("  \(SuggestedCommand("history restore", Self.version(restore)).line)")
        }
      }
    }

    /// The argument for `history restore`.
    private static func version(_ restore: VersionHistoryContent.Restore) -> String {
      "\(restore.entry)/\(restore.milliseconds)/\(restore.device)"
    }
  }

  struct Restore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Save an earlier version again; the version it replaces is then in the history.")
    @OptionGroup var options: StoreOptions
    @Argument(help: "The version, as `dailve history` prints it.") var version: String

    func run() async throws {
      let parts = version.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3, let milliseconds = Int(parts[1]) else {
        throw ValidationError("\"\(version)\" is no version; \(SuggestedCommand("history")) lists them.")
      }
      let store = try options.open()
      let isKept = try await store.restoreVersion(
        of: parts[0], stamped: EntryStamp(milliseconds: milliseconds, device: parts[2]), now: .now)
      guard isKept else {
        throw ValidationError("That version is no longer kept; \(SuggestedCommand("history")) lists those that are.")
      }
      store.reportWaitingChanges()
    }
  }
}
