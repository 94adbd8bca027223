internal import ArgumentParser
internal import DailveDomain
internal import DailveScores
internal import DailveStore

struct BackupCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup", abstract: "Make a backup now, and verify that it can be restored.")

  @OptionGroup var options: StoreOptions
  @Flag(help: "Print one JSON document.") var json = false

  func run() async throws {
    let store = try options.open()
    let backup = try store.makeBackup(.asked, at: .now)
    let path = try store.backups.path(backup.name)
    if json { return try JSON.print(backup.json(path: path)) }
    Console.line("\(path), \(Words.size(backup.bytes)). It was read back and has everything.")
  }
}

extension Backup {
  /// The backup for programs; `proven` is when a test restore last succeeded.
  func json(path: String) -> JSON.Object {
    [
      "name": "\(name)", "path": path, "taken": name.taken, "kind": name.kind.rawValue, "bytes": bytes,
      "isEncrypted": name.isEncrypted, "proven": proven, "isCutOff": isCutOff, "isExposed": isExposed,
    ]
  }
}
