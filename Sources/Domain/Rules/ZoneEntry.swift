public import DailveScores

/// A stay in a time zone, as the person entered it.
public struct ZoneEntry: Rule, Equatable {
  public static let kind = "zone-stay"
  public static let idForm = EntryIDForm.hashed(idWord)
  private static let idWord = "stay"

  public var id: String
  /// IANA name.
  public var zone: String
  public var start: Instant
  /// Exclusive.
  public var end: Instant

  public init(zone: String, start: Instant, end: Instant) {
    id = Self.id(zone, start, end)
    self.zone = zone
    self.start = start
    self.end = end
  }

  private static func id(_ zone: String, _ start: Instant, _ end: Instant) -> String {
    EntryID.of(idWord, zone, "\(start.seconds)", "\(end.seconds)")
  }

  public var subjectID: String { Self.id(zone, start, end) }
}
