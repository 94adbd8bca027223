public import DailveDomain
internal import DailveScores

/// The backups in words.
public struct BackupsContent: Sendable, Equatable {
  public struct Fact: Sendable, Equatable {
    public var title: TextKey
    public var text: String
  }

  public struct Row: Sendable, Equatable {
    public var name: String
    public var moment: String
    public var detail: String
    public var isEncrypted: Bool
    /// The command to restore an encrypted backup.
    public var command: String
  }

  public var facts: [Fact]
  /// Newest first.
  public var rows: [Row]
  /// True if the list of rows is complete.
  public var isListKnown = true
  /// The error of the last attempt.
  public var warning: String?
  public var note: String?
  /// The work in progress.
  public var work: TextKey?

  public init(_ look: BackupScan, work: BackupWork?, _ viewer: ViewerContext) {
    if case .found(let overview) = look {
      self.init(overview, work: work, viewer)
    } else {
      self.init(unknown: BackupWords.warning(look, viewer), work: work)
    }
  }

  public init(_ overview: BackupOverview, work: BackupWork?, _ viewer: ViewerContext) {
    let language = viewer.language
    self.work = work.map { $0 == .making ? .backupsMaking : .backupsRestoring }
    facts = [
      Fact(title: .backupsNewest, text: overview.lastProven.map { Self.newest($0, viewer) } ?? language[.backupsNever]),
      Fact(title: .backupsNext, text: Self.next(overview, viewer)),
      Fact(title: .backupsPlace, text: overview.folder),
      Fact(title: .backupsEncryption, text: language[overview.isEncrypting ? .backupsEncrypted : .backupsPlain]),
    ]
    rows = overview.backups.map { Self.row($0, viewer) }
    warning = BackupWords.warning(overview, viewer)
    note = overview.gaveWay.map { language(.backupsGaveWay, "\($0.count)", viewer.moment($0.at)) }
  }

  /// The content if the list of backups is unknown, with the reason.
  private init(unknown warning: String?, work: BackupWork?) {
    self.work = work.map { $0 == .making ? .backupsMaking : .backupsRestoring }
    (facts, rows) = ([], [])
    self.warning = warning
    isListKnown = false
  }

  private static func newest(_ backup: Backup, _ viewer: ViewerContext) -> String {
    [viewer.moment(backup.name.taken), BackupWords.size(backup.bytes, viewer.language)].joined(separator: " · ")
  }

  private static func next(_ overview: BackupOverview, _ viewer: ViewerContext) -> String {
    guard overview.hasChanged else { return viewer.language[.backupsUnchanged] }
    guard overview.obstacle == nil else { return viewer.language[.backupsNextBlocked] }
    let next = overview.next(at: viewer.now)
    return next <= viewer.now
      ? viewer.language[.backupsNextSoon] : viewer.language(.backupsNextAt, viewer.moment(next))
  }

  private static func row(_ backup: Backup, _ viewer: ViewerContext) -> Row {
    let language = viewer.language
    let proof: TextKey =
      backup.isCutOff
      ? .backupsCutOff : backup.isExposed ? .backupsExposed : backup.proven == nil ? .backupsNotProven : .backupsProven
    var words = [
      language[BackupWords.kind(backup.name.kind)], BackupWords.size(backup.bytes, language), language[proof],
    ]
    if backup.name.isEncrypted { words.append(language[.backupsLocked]) }
    return Row(
      name: "\(backup.name)", moment: viewer.moment(backup.name.taken), detail: words.joined(separator: " · "),
      isEncrypted: backup.name.isEncrypted,
      command: viewer.commands("restore", "\(backup.name)", "--identity", "key.txt"))
  }
}

/// Words for backups and their problems.
public enum BackupWords {
  static func kind(_ kind: BackupKind) -> TextKey {
    switch kind {
    case .hourly: .backupsHourly
    case .asked: .backupsAsked
    case .upgrade: .backupsUpgrade
    case .undo: .backupsUndo
    case .restore: .backupsRestoreKind
    }
  }

  static func size(_ bytes: Int, _ language: Language) -> String {
    language(.backupsSize, megabytes(bytes))
  }

  private static func megabytes(_ bytes: Int) -> String {
    NumberFormat.text(Double(bytes) / 1e6, decimals: bytes < 10_000_000 ? 1 : 0)
  }

  public static func sentence(_ problem: BackupProblem, _ viewer: ViewerContext) -> String {
    let language = viewer.language
    return switch problem {
    case .noRoom(_, let wanted, let free): language(.backupsNoRoom, megabytes(wanted), megabytes(free))
    case .noFolder(let path): language(.backupsNoFolder, path)
    case .notAFolder(let path): language(.backupsNotAFolder, path)
    case .notPrivate(let path): language(.backupsNotPrivate, path)
    case .readOnly(let path): language(.backupsReadOnly, path)
    case .noAge: language[.backupsNoAge]
    case .encryption: language[.backupsAgeFailed]
    case .unproven: language(.backupsUnproven, viewer.commands("doctor"))
    case .foreign(let name): language(.backupsForeign, name)
    case .damaged(let name): language(.backupsDamaged, name)
    case .changed: language[.backupsChanged]
    case .locked, .unknown: language[.backupsUnknown]
    case .unreadableRecord(let path, _): language(.backupsUnreadableRecord, path, viewer.commands("serve"))
    case .busy: language[.backupsBusy]
    case .stopped: language[.backupsStopped]
    case .failed: language(.backupsOther, viewer.commands("doctor"))
    }
  }

  /// The problem with the backups, for their page and for Settings, which links to it; `nil` if there is none.
  public static func warning(_ overview: BackupOverview, _ viewer: ViewerContext) -> String? {
    if let obstacle = overview.obstacle { return warning(obstacle, viewer) }
    return overview.failure.map { failure in
      viewer.language(.backupsFailed, viewer.moment(failure.at), sentence(failure.problem, viewer))
    }
  }

  /// The warning about a check of the backups.
  public static func warning(_ look: BackupScan, _ viewer: ViewerContext) -> String? {
    switch look {
    case .found(let overview): warning(overview, viewer)
    case .failed(let problem): warning(problem, viewer)
    case .unanswered: viewer.language[.backupsUnanswered]
    }
  }

  /// The warning if no backup can be made.
  public static func warning(_ problem: BackupProblem, _ viewer: ViewerContext) -> String {
    viewer.language(.backupsObstacle, sentence(problem, viewer))
  }

  /// Names the backups that "Delete everything" left, for the notice after it; `nil` if there are none, or nobody knows.
  public static func left(_ look: BackupScan, _ language: Language) -> String? {
    switch look {
    case .found(let overview) where !overview.left.isEmpty:
      language(.settingsDeletedBut, overview.left.joined(separator: ", "))
    case .failed(.unreadableRecord(let path, _)): language(.settingsDeletedBut, path)
    default: nil
    }
  }

  /// How a restoration ended, for a notice.
  public static func restored(_ report: RestoreReport, _ viewer: ViewerContext) -> String {
    var sentence = viewer.language[.backupsRestored]
    if report.before != nil, let taken = report.taken {
      sentence = viewer.language(.backupsRestoredKept, viewer.moment(taken))
    }
    guard !report.leftOut.isEmpty else { return sentence }
    return sentence + " " + viewer.language(.backupsLeftOut, report.leftOut.prefix(3).joined(separator: ", "))
  }

  /// The reason for a failure; `nil` for errors without a sentence here.
  public static func explanation(_ error: any Error, _ viewer: ViewerContext) -> String? {
    switch StorageError(in: error) ?? error {
    case let problem as BackupProblem: sentence(problem, viewer)
    case StorageError.busy, WholeStoreError.inUse: viewer.language[.backupsInUse]
    case WholeStoreError.notBackedUp(let problem): sentence(problem, viewer)
    default: nil
    }
  }
}
