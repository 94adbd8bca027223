public import DailveScores

/// A sample that counts, as statistics see it.
public struct CountedSample: Sendable, Equatable {
  public var span: Range<Instant>
  /// In the canonical unit, corrected by the person where they did.
  public var value: Double
  /// Name as stored.
  public var source: String

  public init(span: Range<Instant>, value: Double, source: String) {
    self.span = span
    self.value = value
    self.source = source
  }
}
