public import DailveScores

/// A copy of the whole store that can be restored.
public struct Backup: Sendable, Equatable {
  public var name: BackupName
  public var bytes: Int
  /// The last time it was verified that this backup can be restored; `nil` if unknown, as for a file copied from elsewhere.
  public var proven: Instant?
  /// True if the length of its file differs from when it was verified.
  public var isCutOff: Bool
  /// True if somebody else could have written the file: it belongs to somebody else, or others can write to it or to its folder.
  public var isExposed: Bool

  public init(name: BackupName, bytes: Int, proven: Instant?, isCutOff: Bool = false, isExposed: Bool = false) {
    self.name = name
    self.bytes = bytes
    self.proven = proven
    self.isCutOff = isCutOff
    self.isExposed = isExposed
  }
}

/// The state of a store's backups.
public struct BackupOverview: Sendable, Equatable {
  public struct Failure: Sendable, Equatable {
    public var at: Instant
    public var problem: BackupProblem

    public init(at: Instant, problem: BackupProblem) {
      self.at = at
      self.problem = problem
    }
  }

  public var folder: String
  /// Newest first by their actual age, whatever their names say; those from the future come last.
  public var backups: [Backup]
  /// Seconds since the newest was made, by the steady time; `nil` if only its name says when that was.
  public var age: Int?
  /// The newest attempt, if it failed.
  public var failure: Failure?
  /// The reason why the next one cannot be made at present: its folder cannot be used, or the encryption program is missing.
  public var obstacle: BackupProblem?
  /// The number of old backups removed to free space for new ones, and the last time this happened.
  public var gaveWay: (count: Int, at: Instant)?
  /// True if new ones are encrypted.
  public var isEncrypting: Bool
  /// True if something has changed since the newest, so that another one is worthwhile.
  public var hasChanged: Bool
  /// Paths that the last erasure could not delete: backups out of reach, and files that may be somebody else's.
  public var left: [String]

  public init(
    folder: String, backups: [Backup], failure: Failure? = nil, gaveWay: (count: Int, at: Instant)? = nil,
    isEncrypting: Bool = false, hasChanged: Bool = true, age: Int? = nil, obstacle: BackupProblem? = nil,
    left: [String] = []
  ) {
    self.folder = folder
    self.backups = backups
    self.failure = failure
    self.gaveWay = gaveWay
    self.isEncrypting = isEncrypting
    self.hasChanged = hasChanged
    self.age = age
    self.obstacle = obstacle
    self.left = left
  }

  /// The newest verified one.
  public var lastProven: Backup? { backups.first { $0.proven != nil && !$0.isCutOff && !$0.isExposed } }

  public func next(at now: Instant) -> Instant {
    BackupSchedule.next(last: age.map { now - $0 } ?? backups.first?.name.taken, failed: failure?.at, now: now)
  }

  public static func == (left: BackupOverview, right: BackupOverview) -> Bool {
    left.folder == right.folder && left.backups == right.backups && left.failure == right.failure
      && left.gaveWay?.count == right.gaveWay?.count && left.gaveWay?.at == right.gaveWay?.at
      && left.age == right.age && left.obstacle == right.obstacle && left.isEncrypting == right.isEncrypting
      && left.hasChanged == right.hasChanged && left.left == right.left
  }
}

/// The result of a restore.
public struct RestoreReport: Sendable, Equatable {
  public var name: String
  /// The time of the restored state; `nil` if the file does not say.
  public var taken: Instant?
  /// The backup of the previous store; `nil` if there was none, or it was unreadable.
  public var before: BackupName?
  /// Where the files of an unreadable previous store were moved.
  public var movedTo: String?
  /// True if sign-in was set up here before, and therefore still is.
  public var keptSignIn: Bool
  /// Parts of the file that no version of Dailve makes, such as `trigger log`, and that were therefore left out.
  public var leftOut: [String]
  /// Rights that only the backup had, and rights that were withheld before.
  public var withheld: [WithheldRight]
  /// Names of the servers that were followed before and still are.
  public var links: [String]

  public init(
    name: String, taken: Instant?, before: BackupName?, movedTo: String?, keptSignIn: Bool, leftOut: [String] = [],
    withheld: [WithheldRight] = [], links: [String] = []
  ) {
    self.withheld = withheld
    self.links = links
    self.name = name
    self.taken = taken
    self.before = before
    self.movedTo = movedTo
    self.keptSignIn = keptSignIn
    self.leftOut = leftOut
  }
}
