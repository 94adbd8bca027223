internal import DailveScores

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
