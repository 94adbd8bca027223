/// HealthKit's queries over our own store. Values are in the canonical unit of their type.
public protocol HealthQuerying: Sendable {
  /// Counterpart of `HKSampleQuery`.
  func samples(_ query: SampleQuery) async throws(StorageError) -> SamplePage

  /// The sample that counts and begins last, at or before `instant` if given. Counterpart of an `HKSampleQuery` sorted by end
  /// with limit 1.
  func latestSample(of type: String, onOrBefore instant: Instant?) async throws(StorageError) -> StoredSample?

  /// Counterpart of `HKStatisticsQuery`; `nil` without samples.
  ///
  /// - Parameter sources: Names as stored; all when `nil`.
  func statistics(of type: String, in interval: Range<Instant>, sources: Set<String>?) async throws(StorageError)
    -> Statistics?

  /// Counterpart of `HKStatisticsCollectionQuery`, by the person's own calendar. Stretches without samples are absent.
  ///
  /// - Parameter firstWeekday: Monday 0 to Sunday 6, for weeks.
  func statisticsCollection(
    of type: String, over days: ClosedRange<CivilDay>, by unit: CalendarUnit, firstWeekday: Int
  ) async throws(StorageError) -> [(interval: CalendarInterval, statistics: Statistics)]

  /// Counterpart of `HKAnchoredObjectQuery`.
  ///
  /// - Parameters:
  ///   - types: HealthKit identifiers; all when `nil`.
  ///   - limit: About how many samples in one answer; at least one part of a change is read whole.
  func changes(since anchor: ChangeAnchor, types: Set<String>?, limit: Int) async throws(StorageError) -> Changes

  /// Counterpart of the characteristic methods of `HKHealthStore`.
  func characteristics() async throws(StorageError) -> Characteristics
}
