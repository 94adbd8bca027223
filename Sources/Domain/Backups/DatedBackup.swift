public import DailveScores

/// A backup with the time that orders it among others. The date in its name comes from the clock of some machine.
public struct DatedBackup: Sendable, Hashable {
  public var name: BackupName
  /// The steady time at which this store made it; `nil` for a file from elsewhere or from an earlier version of the program.
  public var made: Instant?

  public init(name: BackupName, made: Instant?) {
    self.name = name
    self.made = made
  }

  /// The moment by which the rotation counts hours, days and months.
  var moment: Instant { made ?? name.taken }

  /// Seconds that a name may be ahead of the clock.
  private static let tolerance = 86_400

  /// True if its only known date lies in the future.
  ///
  /// - Parameter latest: The later of date and steady time.
  public func isFromFuture(at latest: Instant) -> Bool { made == nil && name.taken > latest + Self.tolerance }

  /// True if somebody looking for yesterday's state would still expect it; no other backup displaces it so soon.
  ///
  /// - Parameter latest: The later of date and steady time.
  public func isRecent(at latest: Instant) -> Bool { latest - moment < Self.recent }

  /// Seconds.
  private static let recent = 48 * 3600

  /// Oldest first. Backups made by this store are newer than those of unknown time; those from the future count as the oldest.
  public static func sorted(_ backups: [DatedBackup], at latest: Instant) -> [DatedBackup] {
    func rank(_ backup: DatedBackup) -> Int { backup.made != nil ? 2 : backup.isFromFuture(at: latest) ? 0 : 1 }
    return backups.sorted { a, b in
      if rank(a) != rank(b) { return rank(a) < rank(b) }
      return a.moment == b.moment ? a.name < b.name : a.moment < b.moment
    }
  }
}
