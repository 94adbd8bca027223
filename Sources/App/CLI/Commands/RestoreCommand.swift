internal import ArgumentParser
internal import DailveDomain
internal import DailveHealthExport
internal import DailveScores
internal import DailveStore
internal import Foundation

struct RestoreCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "Replace the store with a backup. The current store is backed up first.",
    discussion:
      "Sign-in and the keys of devices stay as they are. On a new machine they come from the backup, and everybody signs in again."
  )

  @OptionGroup var options: StoreOptions
  @Argument(help: "Name of a backup, as `dailve backups` lists it, or the path of a file.") var backup: String
  @Option(help: ArgumentHelp("File with the private key of an encrypted backup.", valueName: "file")) var identity:
    String?
  @Flag(help: "Print one JSON document.") var json = false

  private struct Output: Encodable {
    var restored: String
    var taken: Instant?
    /// The backup of what was there before.
    var before: String?
    var movedTo: String?
    var keptSignIn: Bool
    /// Parts of the file that are not Dailve's.
    var leftOut: [String]
  }

  func run() async throws {
    let path = try path()
    // Before anything is copied or asked of another program, which would wait for a pipe.
    try NamedFile.check(path)
    if let identity { try NamedFile.check(identity) }
    let lock = try lock()
    defer { withExtendedLifetime(lock) {} }
    let report = try StoreBackups(folder: options.folder).restore(path, identity: identity, now: .now)
    if json {
      return try JSON.print(
        Output(
          restored: report.name, taken: report.taken, before: report.before.map { "\($0)" }, movedTo: report.movedTo,
          keptSignIn: report.keptSignIn, leftOut: report.leftOut))
    }
    tell(report)
  }

  private func tell(_ report: RestoreReport) {
    Console.line("\(report.name) is the store now\(report.taken.map { ", as it was at \($0)" } ?? "").")
    if let before = report.before {
      Console.line("What was there before is the backup \(before).")
    } else if let folder = report.movedTo {
      Console.line("What was there before could not be read; its files are in \(folder).")
    }
    if !report.leftOut.isEmpty {
      Console.line(
        "The file had parts that are not Dailve's, which were left out: \(report.leftOut.joined(separator: ", ")).")
    }
    Console.line(
      report.keptSignIn
        ? "Who signs in is as before." : "Who signs in is as in the backup; every browser has to sign in anew.")
    Console.line(
      "Devices that sync bring back what they know. Readings that were sent or imported since are not in it.")
  }

  /// One of the list, also by the beginning of its name; else a file.
  private func path() throws -> String {
    let backups = StoreBackups(folder: options.folder)
    if !backup.contains("/") {
      let found = try backups.overview().backups.map(\.name).filter { "\($0)".hasPrefix(backup) }
      if let name = found.first { return try backups.path(name) }
    }
    let path = (backup as NSString).expandingTildeInPath
    guard FileManager.default.fileExists(atPath: path) else { throw BackupProblem.unknown(name: backup) }
    return path
  }

  private func lock() throws -> ServeLock {
    do {
      return try ServeLock(folder: options.folder)
    } catch StorageError.busy {
      throw RestoreWhileServed(folder: options.folder)
    }
  }
}

/// A server has the store.
struct RestoreWhileServed: Error, CustomStringConvertible {
  var folder: String

  var description: String {
    "dailve serve is using the store in \(folder). Restore it there, in Settings under Backups, or stop the server first. Nothing was changed."
  }
}
