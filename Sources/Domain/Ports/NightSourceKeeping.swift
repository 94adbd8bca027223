/// Which source counts for the sleep of one night, where several recorded it.
public protocol NightSourceKeeping: Sendable {
  /// Name of the source that the person chose; `nil` where the usual order decides.
  func nightSource(of day: CivilDay) async throws(StorageError) -> String?
  /// - Parameter source: Name as stored; `nil` goes back to the usual order.
  func setNightSource(_ source: String?, of day: CivilDay) async throws(StorageError)
}
