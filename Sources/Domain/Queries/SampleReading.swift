public import DailveScores

/// Reads samples as recorded, and the samples that count. Values are in the canonical unit of their type.
public protocol SampleReading {
  /// Counterpart of `HKSampleQuery`.
  ///
  /// - Throws: `ReadError.unknownCursor` for a cursor that is not one of the store's.
  func samples(_ query: SampleQuery) throws -> SamplePage

  /// The samples that begin in an interval and count, by the rules of all statistics: repeated readings once, with the
  /// person's corrections, and without pushes that an export or a finer reading outranks. Oldest first.
  func countedSamples(of type: String, in interval: Range<Instant>) throws -> [CountedSample]

  /// Counterpart of `HKStatisticsQuery` for several intervals, such as laps or parts of a workout, in their order.
  /// `nil` for an interval without samples.
  func statistics(of type: String, in intervals: [Range<Instant>]) throws -> [Statistics?]
}

extension SampleReading {
  /// The sample that begins last, whether or not it counts. It is the first row of a list, so it is found however many
  /// samples do not count.
  public func newestSample(of type: String) throws -> Sample? {
    var query = SampleQuery(types: [type])
    query.isAscending = false
    query.limit = 1
    return try samples(query).samples.first?.sample
  }
}
