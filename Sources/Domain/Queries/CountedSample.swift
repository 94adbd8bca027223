public import DailveScores

/// A sample that counts, as statistics see it.
public struct CountedSample: Sendable, Equatable {
  public var span: Range<Instant>
  /// In the canonical unit, with the person's correction if there is one.
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
  /// The counted samples during a workout.
  ///
  /// - Parameter source: If this source has samples, only they are used, because two sources count the same steps.
  /// - Throws: The reader's error.
  func countedSamples(of type: String, in span: Range<Instant>, preferring source: String?) throws -> [CountedSample] {
    let all = try countedSamples(of: type, in: span)
    let own = all.filter { $0.source == source }
    return own.isEmpty ? all : own
  }
}
