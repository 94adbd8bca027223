public import DailveScores

/// Which source counts for the sleep of one night, where several recorded it.
public protocol NightSourceKeeping: Sendable {
  /// - Parameter source: Name as stored; `nil` goes back to the usual order.
  func setNightSource(_ source: String?, of day: CivilDay) async throws(StorageError)
}
