internal import DailveDomain
internal import DailveScores
internal import DailveStore

/// Checks that there are backups and that new ones can be made, for both `doctor` and `backups`.
struct BackupCheckup {
  let backups: StoreBackups
  let isServed: Bool
  let now: Instant
  let local: LocalTime

  /// Maximum number of files in one suggested command.
  private static let mostNamed = 20

  func findings() -> [Finding] {
    do throws(BackupProblem) {
      return findings(try backups.overview())
    } catch {
      return [.attention(.backups, "New backups are not made.", BackupText.sentence(error))]
    }
  }

  private func findings(_ overview: BackupOverview) -> [Finding] {
    var findings = [newest(overview)]
    if let obstacle = overview.obstacle {
      findings.append(.attention(.backups, "New backups cannot be made.", BackupText.sentence(obstacle)))
    }
    if let failure = overview.failure, !Self.isSame(failure.problem, overview.obstacle) {
      findings.append(
        .attention(
          .backups, "The last attempt, \(local.moment(failure.at)), failed.", BackupText.sentence(failure.problem)))
    }
    let cutOff = overview.backups.filter(\.isCutOff)
    if let first = cutOff.first {
      findings.append(
        .attention(
          .backups, "\(Words.counted(cutOff.count, "backup is", "backups are")) incomplete: \(first.name).",
          "Check the disk of \(overview.folder); the other backups can be restored."))
    }
    let exposed = overview.backups.filter(\.isExposed)
    if let first = exposed.first {
      let open = [overview.folder] + exposed.prefix(Self.mostNamed).map { "\(overview.folder)/\($0.name)" }
      findings.append(
        .attention(
          .backups,
          "Others can write to \(Words.counted(exposed.count, "backup", "backups")), which counts as not verified: \(first.name).",
          "Run `\(SuggestedCommand.asRoot)chmod go-w \(open.map(SuggestedCommand.path).joined(separator: " "))`; the files and their folder should belong to you."
        ))
    }
    if let gaveWay = overview.gaveWay {
      findings.append(
        .well(
          .backups,
          "\(Words.counted(gaveWay.count, "old backup", "old backups")) were removed for lack of space, most recently \(local.moment(gaveWay.at))."
        ))
    }
    return findings
  }

  /// Two reports of a full disk are the same problem, although the free bytes keep changing.
  private static func isSame(_ problem: BackupProblem, _ obstacle: BackupProblem?) -> Bool {
    if case .noRoom(let folder, _, _) = problem, case .noRoom(folder, _, _)? = obstacle { return true }
    return problem == obstacle
  }

  private func newest(_ overview: BackupOverview) -> Finding {
    let advice =
      overview.obstacle != nil
      ? "One is made once what is in the way is gone."
      : isServed
        ? "\(SuggestedCommand("backup")) makes one now."
        : "Start \(SuggestedCommand("serve")), or run \(SuggestedCommand("backup"))."
    guard let newest = overview.lastProven else {
      guard overview.hasChanged else { return .well(.backups, "There is nothing to back up yet.") }
      let text =
        switch overview.backups.count {
        case 0: "There is no backup yet in \(overview.folder)."
        case 1: "The only backup in \(overview.folder) is not verified."
        case let count: "None of the \(count) backups in \(overview.folder) is verified."
        }
      return .attention(.backups, text, advice)
    }
    let text =
      "\(Words.counted(overview.backups.count, "backup", "backups")), the newest of \(local.moment(newest.name.taken))."
    let age = overview.age ?? now - newest.name.taken
    // A date in the future says nothing about age.
    let isOld = age > BackupSchedule.patience(isServed: isServed) || age < -86_400
    guard overview.hasChanged, isOld else { return .well(.backups, text) }
    return .attention(.backups, text + " Something has changed since.", advice)
  }
}
