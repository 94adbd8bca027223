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
    if json { return try JSON.print(BackupDocument(backup, path: path)) }
    Console.line("\(path), \(Words.size(backup.bytes)). It was read back and has everything.")
  }
}

/// A backup, in the form for programs.
struct BackupDocument: Encodable {
  var name: String
  var path: String
  var taken: Instant
  var kind: String
  var bytes: Int
  var isEncrypted: Bool
  /// When a test restore last succeeded.
  var proven: Instant?
  var isCutOff: Bool
  var isExposed: Bool

  init(_ backup: Backup, path: String) {
    name = "\(backup.name)"
    self.path = path
    taken = backup.name.taken
    kind = backup.name.kind.rawValue
    bytes = backup.bytes
    isEncrypted = backup.name.isEncrypted
    proven = backup.proven
    isCutOff = backup.isCutOff
    isExposed = backup.isExposed
  }
}
