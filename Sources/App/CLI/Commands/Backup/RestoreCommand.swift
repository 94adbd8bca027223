internal import ArgumentParser
internal import DailveDomain
internal import DailveImporting
internal import DailveScores
internal import DailveStore
internal import Foundation

struct RestoreCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "Replace the store with a backup. The current store is backed up first.",
    discussion:
      """
      Sign-in, the keys of devices and the servers that are followed stay as they are. What only the backup has is withheld: `dailve users` lists it, \
      and where nobody can sign in yet, `dailve users readmit` makes it count again. Other machines that sync bring back what they know, and take \
      away what was deleted since; with --everywhere, the backup wins there too.
      """
  )

  @OptionGroup var options: StoreOptions
  @Argument(help: "Name of a backup, as `dailve backups` lists it, or the beginning of one, or the path of a file.")
  var backup: String
  @Option(help: ArgumentHelp("File with the private key of an encrypted backup.", valueName: "file")) var identity:
    String?
  @Flag(help: "Say what other machines will bring back and take away, and restore nothing.") var preview = false
  @Flag(help: "Let the backup win on all machines that sync, over whatever was written or deleted since.")
  var everywhere = false
  @Flag(help: "Print one JSON document.") var json = false

  func validate() throws {
    guard !backup.isEmpty else { throw ValidationError("Give the name of a backup, or the path of a file.") }
  }

  func run() async throws {
    let isNew = try !FileManager.default.fileExists(atPath: options.place())
    let path = try path()
    // Check first: copying, or asking another program, would wait for a pipe.
    try NamedFile.check(path)
    if let identity { try NamedFile.check(identity) }
    if preview { return try show(path) }
    let lock = try lock()
    defer { withExtendedLifetime(lock) {} }
    // Print the outlook first. If the file cannot be compared, restoring it reports why.
    var isWinning = everywhere
    if !json, !everywhere, let outlook = try? StoreBackups(folder: options.folder).outlook(path, identity: identity) {
      for line in OutlookText.lines(outlook) { Console.line(line) }
      if let question = OutlookText.question(outlook), Console.confirms(question) == true { isWinning = true }
    }
    let report = try asTyped {
      let backups = StoreBackups(folder: options.folder)
      do {
        return try backups.restore(path, identity: identity, isWinning: isWinning, now: .now)
      } catch {
        if isNew { backups.removeUnused() }
        throw error
      }
    }
    if json {
      return try JSON.print([
        "restored": report.name, "taken": report.taken, "before": report.before.map { "\($0)" },
        "movedTo": report.movedTo, "keptSignIn": report.keptSignIn, "leftOut": report.leftOut,
        "withheld": report.withheld.map(\.json), "servers": report.links, "winsEverywhere": isWinning,
      ])
    }
    tell(report, isWinning: isWinning)
  }

  private func tell(_ report: RestoreReport, isWinning: Bool) {
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
        ? "Who signs in is as before." : "Nobody can sign in yet, as before; the backup gives nobody a right.")
    if !report.links.isEmpty {
      Console.line("Followed as before: \(report.links.joined(separator: ", ")).")
    }
    for line in WithheldText.lines(report.withheld, isOpenForSetup: !report.keptSignIn) { Console.line(line) }
    Console.line(
      isWinning
        ? "It wins over what other machines have, with the next exchange."
        : "Devices that sync bring back what they know. Readings that were sent or imported since are not in it.")
  }

  private func show(_ path: String) throws {
    let outlook = try asTyped {
      let backups = StoreBackups(folder: options.folder)
      // A file that could not be restored would have no other machine change anything.
      try backups.check(path, identity: identity)
      return try backups.outlook(path, identity: identity)
    }
    if json { return try JSON.print(outlook.json) }
    let lines = OutlookText.lines(outlook)
    for line in lines { Console.line(line) }
    if lines.isEmpty { Console.line("No other machine would change what is restored.") }
  }

  /// Errors name the backup as it was typed, because that path works from here.
  private func asTyped<T>(_ body: () throws -> T) throws -> T {
    do {
      return try body()
    } catch BackupProblem.locked {
      throw BackupProblem.locked(name: backup)
    } catch let problem as BackupProblem where (try? hasList) == false {
      throw BackupUnusable(problem: problem)
    }
  }

  /// True if `dailve backups` would list anything.
  private var hasList: Bool {
    get throws { try HealthStore.exists(folder: options.folder) || !StoreBackups(folder: options.folder).names.isEmpty }
  }

  /// One of the list, also by the beginning of its name; else a file.
  private func path() throws -> String {
    let backups = StoreBackups(folder: options.folder)
    if !backup.contains("/") {
      let found = try backups.overview().backups.map(\.name).filter { "\($0)".hasPrefix(backup) }
      let exact = found.first { "\($0)" == backup }
      guard exact != nil || found.count < 2 else { throw SeveralBackups(beginning: backup, names: found) }
      if let name = exact ?? found.first { return try backups.path(name) }
    }
    let path = (backup as NSString).expandingTildeInPath
    // Swift 6.3.1 fails to compile the pattern for a typed error.
    do throws(any Error) {
      try NamedFile.check(path)
    } catch ImportSourceError.notFound {
      // A list of what is not there helps nobody.
      guard try hasList else { throw NothingToRestore(name: backup, folder: options.folder) }
      throw BackupProblem.unknown(name: backup)
    }
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

/// There is neither a file of that name nor a store that could have such a backup.
struct NothingToRestore: Error, CustomStringConvertible {
  var name: String
  var folder: String

  var description: String {
    "There is no file \(name.printable), and no store at \(folder) that could have such a backup. Give the path of a backup, or the --store that it belongs to."
  }
}

/// A file cannot be restored, and there are no backups to choose another one from.
struct BackupUnusable: Error, CustomStringConvertible {
  var problem: BackupProblem

  var description: String { BackupText.sentence(problem, hasOthers: false) }
}

/// Several backups have a name that begins with what was given.
struct SeveralBackups: Error, CustomStringConvertible {
  var beginning: String
  /// Newest first.
  var names: [BackupName]
  private static let mostListed = 20

  var description: String {
    let more = names.count - Self.mostListed
    let list = names.prefix(Self.mostListed).map { "\n  \($0)" }.joined() + (more > 0 ? "\n  and \(more) more" : "")
    return
      "\(Words.counted(names.count, "backup", "backups")) have a name that begins with \(beginning.printable). Nothing was restored; give more of the name of one:\(list)"
  }
}

/// A server is using the store.
struct RestoreWhileServed: Error, CustomStringConvertible {
  var folder: String

  var description: String {
    "dailve serve is using the store in \(folder). Restore it there, in Settings under Backups, or stop the server first. Nothing was changed."
  }
}
