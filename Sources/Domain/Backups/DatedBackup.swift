public import DailveScores

/// A backup with the time by which it is newer or older than others. Its name has the date that the clock of some machine showed.
public struct DatedBackup: Sendable, Hashable {
  public var name: BackupName
  /// When this store made it, by the steady time; `nil` for a file from elsewhere or of an earlier version of the program.
  public var made: Instant?

  public init(name: BackupName, made: Instant?) {
    self.name = name
    self.made = made
  }

  /// What the rotation counts hours, days and months of.
  var moment: Instant { made ?? name.taken }

  /// Seconds that a name may be ahead of the clock.
  private static let tolerance = 86_400

  /// Whether all that is known of it is a date that has not come yet.
  ///
  /// - Parameter latest: The later of date and steady time.
  public func isFromFuture(at latest: Instant) -> Bool { made == nil && name.taken > latest + Self.tolerance }

  /// Whether it is one that somebody who looks for yesterday's state still expects: no other one takes its place so soon.
  ///
  /// - Parameter latest: The later of date and steady time.
  public func isRecent(at latest: Instant) -> Bool { latest - moment < Self.recent }

  /// Seconds.
  private static let recent = 48 * 3600

  /// Oldest first. What this store made is newer than what nobody knows the time of, and that from the future counts as the oldest.
  public static func sorted(_ backups: [DatedBackup], at latest: Instant) -> [DatedBackup] {
    func rank(_ backup: DatedBackup) -> Int { backup.made != nil ? 2 : backup.isFromFuture(at: latest) ? 0 : 1 }
    return backups.sorted { a, b in
      if rank(a) != rank(b) { return rank(a) < rank(b) }
      return a.moment == b.moment ? a.name < b.name : a.moment < b.moment
    }
  }
}
