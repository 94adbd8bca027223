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
///
/// A change that cannot be saved leaves everything as it was and throws `busy` while the store is closed to be erased
/// or replaced, `full` if the disk has no room for a queued change, `damaged` or `tooNew` if the store or the changes
/// queued beside it cannot be read, `taken` if an entry of another kind has the id that it would get, and `failed` for
/// anything else. The caller reports the error and lets the person try again; only a form that was accepted before
/// (`repeated`) gets its first answer again.
public protocol ZoneKeeping: Sendable {
  /// - Parameters:
  ///   - zone: IANA name known to the system.
  ///   - end: Exclusive.
  func addZoneEntry(_ zone: String, from start: Instant, to end: Instant, now: Instant)
    async throws(SaveError)
  func removeZoneEntry(_ id: Int, now: Instant) async throws(SaveError)
}
