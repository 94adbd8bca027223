public import DailveScores

/// Stores which source counts for a night that several recorded.
public protocol NightSourceKeeping: Sendable {
  /// - Parameter source: Name as stored; `nil` restores the order of sources.
  func setNightSource(_ source: String?, of day: CivilDay, now: Instant) async throws(StorageError)
}
