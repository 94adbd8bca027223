public import DailveScores

/// A period in one zone, as listed on the Zones page.
public struct ZoneStay: Sendable, Equatable {
  /// Number of the person's entry; `nil` for a stay learnt from samples.
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

/// Stores the zones that the person enters. Every change re-derives the days concerned, and no others.
public protocol ZoneKeeping: Sendable {
  /// - Parameters:
  ///   - zone: IANA name known to the system.
  ///   - end: Exclusive.
  func addZoneEntry(_ zone: String, from start: Instant, to end: Instant, now: Instant)
    async throws(StorageError)
  func removeZoneEntry(_ id: Int, now: Instant) async throws(StorageError)
}
