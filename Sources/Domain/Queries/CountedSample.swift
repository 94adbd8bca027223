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

extension SampleReading {
  /// Counted samples of a workout's time.
  ///
  /// - Parameter source: The source whose samples alone are taken where it has any: two count the same steps.
  /// - Throws: The reader's error.
  func countedSamples(of type: String, in span: Range<Instant>, preferring source: String?) throws -> [CountedSample] {
    let all = try countedSamples(of: type, in: span)
    let own = all.filter { $0.source == source }
    return own.isEmpty ? all : own
  }
}
