internal import ArgumentParser
internal import DailveDomain
internal import DailveScores
internal import DailveStore
internal import Foundation

struct OverridesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "overrides", abstract: "Readings that you corrected or excluded; the originals are kept.",
    subcommands: [List.self, Exclude.self, Correct.self, Remove.self], defaultSubcommand: List.self)

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "All of them.")
    @OptionGroup var options: StoreOptions
    @Flag(help: "Print one JSON document.") var json = false

    func run() async throws {
      let overrides = try await options.open().overrides()
      if json {
        return try JSON.print(
          overrides.map {
            [
              "id": $0.id, "type": $0.type, "source": $0.source, "start": $0.start, "end": $0.end, "value": $0.value,
              "correction": $0.correction,
            ]
          })
      }
      for entry in overrides {
        Console.line(
          "\(entry.id)  \(entry.type)  \(entry.start)  \(entry.source.printable)  \(entry.value)  "
            + (entry.correction.map { "corrected to \($0)" } ?? "excluded"))
      }
    }
  }

  struct Exclude: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Exclude a reading from all statistics.")
    @OptionGroup var reading: ReadingOptions

    func run() async throws { try await reading.apply(correction: nil) }
  }

  struct Correct: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Correct the value of a reading.")
    @OptionGroup var reading: ReadingOptions
    @Argument(help: "The correct value, in the unit that `dailve samples` prints; put `--` before a negative one.")
    var value: Double

    func run() async throws {
      guard value.isFinite else { throw ValidationError("\(value) is no value.") }
      try await reading.apply(correction: value)
    }
  }

  struct Remove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Remove an override, so that the recorded value counts again.")
    @OptionGroup var options: StoreOptions
    @Argument(help: "Number of the override.") var id: Int

    func run() async throws {
      let store = try options.open()
      guard try await store.overrides().contains(where: { $0.id == id }) else {
        throw ValidationError("There is no override \(id); \(SuggestedCommand("overrides")) lists them.")
      }
      try await store.removeOverride(id, now: .now)
      store.reportWaitingChanges()
    }
  }
}

/// Identifies a reading.
struct ReadingOptions: ParsableArguments {
  @OptionGroup var options: StoreOptions
  @Option(help: "Only the reading of this source.") var source: String?
  @Argument(help: TypeArgument.help) var type: String
  @Argument(help: "Start of the reading as `dailve samples` prints it, 2026-01-31T06:30:00Z.") var start: String

  func apply(correction: Double?) async throws {
    let store = try options.open()
    guard let date = try? Date(start, strategy: .iso8601) else {
      throw ValidationError("\"\(start)\" is no instant; write it as \(SuggestedCommand("samples")) prints it.")
    }
    let count = try await store.override(
      type: try await TypeArgument.resolve(type, in: store),
      start: Instant(Int(saturating: date.timeIntervalSince1970)),
      source: source, correction: correction, now: .now)
    guard count > 0 else { throw ValidationError("No reading of this type starts at \(start).") }
    store.reportWaitingChanges()
    Console.line("\(count) \(count == 1 ? "reading" : "readings"); the days concerned are derived anew.")
  }
}
