public import DailveScores

/// A stretch of time in a zone, as the person sees it.
public struct ZoneStay: Sendable, Equatable {
  /// Number of the person's own entry; `nil` for one that was learnt.
  public var id: Int?
  /// IANA name.
  public var zone: String
  /// End exclusive.
  public var start: Instant
  public var end: Instant

  public init(id: Int?, zone: String, start: Instant, end: Instant) {
    self.id = id
    self.zone = zone
    self.start = start
    self.end = end
  }
}

/// Where the person was, when. Changing it re-derives the days concerned and no others.
public protocol ZoneKeeping: Sendable {
  /// - Parameter zone: IANA name that the system knows.
  func addZoneEntry(_ zone: String, from start: Instant, to end: Instant) async throws(StorageError)
  func removeZoneEntry(_ id: Int) async throws(StorageError)
}
