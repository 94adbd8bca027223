public import DailveScores

/// Stores which source counts for a night that several recorded.
///
/// What cannot be saved leaves everything as it was, and throws: `busy` while the store is closed to be erased or replaced, `full` if the disk
/// has no room for a waiting change, `damaged` or `tooNew` if the store or the changes that wait beside it cannot be read, `taken` if an
/// entry of another kind has the id that it would get, `failed` for anything else. The caller says so and lets the person try again; only a form
/// that was taken before (`repeated`) gets its first answer again.
public protocol NightSourceKeeping: Sendable {
  /// - Parameter source: Name as stored; `nil` restores the order of sources.
  func setNightSource(_ source: String?, of day: CivilDay, now: Instant) async throws(StorageError)
}
