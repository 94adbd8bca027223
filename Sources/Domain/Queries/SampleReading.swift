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

/// HealthKit's other queries on our store. Values are in the canonical unit of their type.
public protocol HealthQueryReading {
  /// The counting sample that begins last, but not after `instant` if given. Counterpart of an
  /// `HKSampleQuery` with limit 1, sorted by date.
  func latestSample(of type: String, onOrBefore instant: Instant?) throws -> StoredSample?

  /// Counterpart of `HKStatisticsQuery`; `nil` without samples.
  ///
  /// - Parameter sources: Names as stored; `nil` for all.
  func statistics(of type: String, in interval: Range<Instant>, sources: Set<String>?) throws -> Statistics?

  /// Counterpart of `HKStatisticsCollectionQuery`, by the person's local calendar. Intervals without samples are
  /// absent.
  ///
  /// - Parameter firstWeekday: First day of weeks, Monday 0 to Sunday 6.
  func statisticsCollection(
    of type: String, over days: ClosedRange<CivilDay>, by unit: CalendarUnit, firstWeekday: Int
  ) throws -> [(interval: CalendarInterval, statistics: Statistics)]

  /// Counterpart of `HKAnchoredObjectQuery`.
  ///
  /// - Parameters:
  ///   - types: HealthKit identifiers; `nil` for all.
  ///   - limit: Approximate number of samples in one answer, which always contains at least one whole part of a change.
  func changes(since anchor: ChangeAnchor, types: Set<String>?, limit: Int) throws -> Changes

  /// Counterpart of the characteristic methods of `HKHealthStore`.
  func characteristics() throws -> Characteristics
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
