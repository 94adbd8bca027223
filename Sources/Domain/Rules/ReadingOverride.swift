public import DailveScores

/// A correction or exclusion of a reading. It identifies the reading by its content, because each store numbers
/// samples and sources differently; it applies to the same reading in another unit too.
public struct ReadingOverride: Rule, Equatable {
  public static let kind = "override"
  public static let idForm = EntryIDForm.hashed(idWord)
  private static let idWord = "reading"

  public var id: String
  /// HealthKit identifier.
  public var type: String
  /// Name as stored.
  public var source: String
  public var start: Instant
  public var end: Instant
  /// The reading's own value, in the canonical unit.
  public var value: Double
  /// The correct value in the canonical unit; `nil` excludes the reading.
  public var correction: Double?

  public init(type: String, source: String, start: Instant, end: Instant, value: Double, correction: Double?) {
    id = Self.id(type, source, start, end, value)
    self.type = type
    self.source = source
    self.start = start
    self.end = end
    self.value = value
    self.correction = correction
  }

  private static func id(_ type: String, _ source: String, _ start: Instant, _ end: Instant, _ value: Double) -> String
  {
    EntryID.of(idWord, type, source, "\(start.seconds)", "\(end.seconds)", "\(value)")
  }

  public var subjectID: String { Self.id(type, source, start, end, value) }
}
