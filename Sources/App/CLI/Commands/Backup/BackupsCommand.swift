internal import ArgumentParser
internal import DailveDomain
internal import DailveScores
internal import DailveStore

struct BackupsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backups", abstract: "The backups, newest first; `dailve restore` takes a name of this list.",
    discussion: "While `dailve serve` runs, one is made every hour if something has changed.")

  @OptionGroup var options: StoreOptions
  @Flag(help: "Print one JSON document.") var json = false

  func run() async throws {
    let folder = try options.place()
    let backups = StoreBackups(folder: folder)
    let overview = try backups.overview()
    guard HealthStore.exists(folder: folder) || !overview.backups.isEmpty else { throw NoStore(folder: folder) }
    let findings = BackupCheckup(
      backups: backups, isServed: FolderInspection(folder).isServed, now: .now, local: local
    ).findings()
    if json {
      return try JSON.print([
        "folder": overview.folder,
        "backups": try overview.backups.map { $0.json(path: try backups.path($0.name)) },
        // The reason for the newest failure, if the last attempt failed.
        "failure": overview.failure.map { BackupText.sentence($0.problem) }, "failed": overview.failure?.at,
        "findings": findings,
      ])
    }
    for backup in overview.backups {
      let proof =
        backup.isCutOff
        ? "incomplete"
        : backup.isExposed
          ? "not verified: others can write to it" : backup.proven.map { "verified \($0)" } ?? "not verified here"
      Console.line("\(backup.name)  \(BackupText.kind(backup.name.kind))  \(Words.size(backup.bytes))  \(proof)")
    }
    for finding in findings where !finding.isWell || overview.backups.isEmpty {
      Console.error([finding.text, finding.advice].compactMap(\.self).joined(separator: " "))
    }
  }

  /// The person's clocks. An unreadable store may still have backups, so it is no reason to hide them.
  private var local: LocalTime {
    let timeline = try? StoreInspection(folder: options.folder).read { try $0.timeline() }
    return LocalTime(timeline: timeline ?? ZoneTimeline(home: .utc))
  }
}
