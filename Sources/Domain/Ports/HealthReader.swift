public import DailveScores

/// Answers from the store as of one moment, for as long as the `read` lasts that hands it out. Days without data are absent, days
/// and instants are in order, oldest first. Errors are the store's own; `read` makes a `StorageError` of them.
public typealias HealthReader = StatisticsReading & HeartReading & SleepReading & WorkoutReading & PersonReading
  & HistoryReading & SampleReading & CatalogueReading & BatchReading & AuditReading & AnswerKeeping

/// Hands out readers.
public protocol HealthReading: Sendable {
  /// Everything that `body` reads is of one moment; writers are never waited for.
  func read<T: Sendable>(_ body: @escaping @Sendable (any HealthReader) throws -> T) async throws(StorageError) -> T
  /// The same for callers on a thread of their own: it blocks.
  func blockingRead<T>(_ body: (any HealthReader) throws -> T) throws(StorageError) -> T
}

/// Daily statistics, merged over sources, with what the person wrote down.
public protocol StatisticsReading {
  func daily(_ metric: Metric, in days: ClosedRange<CivilDay>) throws -> [DailyStatistics]
  /// Several metrics at once, each over days of its own; those without data are empty.
  func daily(_ wanted: [Metric: ClosedRange<CivilDay>]) throws -> [Metric: [DailyStatistics]]
  /// - Parameter type: HealthKit identifier; for types that have no metric.
  func dailyStatistics(type: String, in days: ClosedRange<CivilDay>) throws -> [DailyStatistics]
  /// What each source alone says, by day and name.
  func dailyStatisticsBySource(type: String, in days: ClosedRange<CivilDay>) throws
    -> [(source: String, statistics: DailyStatistics)]
  /// What the sum of each day had reached at a time of its local clock, for the metrics of `DayCourse`.
  ///
  /// - Parameter minute: Minutes after midnight.
  func sums(of metric: Metric, in days: ClosedRange<CivilDay>, until minute: Double) throws -> [DayValue]
}

extension StatisticsReading {
  /// The newest day with data among `day` and the `withinDays` before it.
  public func latest(_ metric: Metric, onOrBefore day: CivilDay, withinDays: Int) throws -> DailyStatistics? {
    try daily(metric, in: day - withinDays...day).last
  }
}

public protocol HeartReading {
  /// Samples of the days, exact duplicates once.
  func hrvSamples(in days: ClosedRange<CivilDay>) throws -> [HRVSample]
  /// Mean of the samples of a metric that begin in each span of instants; `nil` for a span without any.
  func means(of metric: Metric, in spans: [ClosedRange<Instant>]) throws -> [Double?]
  /// The highest heart rate kept up for half a minute on each day that has one (`SustainedMaximum`).
  func sustainedMaxima(in days: ClosedRange<CivilDay>) throws -> [DayValue]
}

public protocol SleepReading {
  /// Main sleeps that end in `days`; nights of which only the time in bed is known are none.
  func sleepTimes(in days: ClosedRange<CivilDay>) throws -> [SleepTime]
  /// Nights that end in `days`.
  ///
  /// - Parameter segments: Whether the stages over time are wanted too.
  func nights(in days: ClosedRange<CivilDay>, segments: Bool) throws -> [SleepNight]
  /// Name of the source that the person chose for the night; `nil` where the usual order decides.
  func nightSource(of day: CivilDay) throws -> String?
}

public protocol WorkoutReading {
  /// Workouts that start in `days`, as recorded: one workout of two sources is there twice.
  func workouts(in days: ClosedRange<CivilDay>) throws -> [Workout]
  /// Heart rates during workouts that start in `days`, of all sources, each time once; nothing for a workout without any.
  func workoutHeartRates(in days: ClosedRange<CivilDay>) throws -> [WorkoutHeartRate]
  /// How hard the person found what they did, by its time.
  func workoutEfforts(in days: ClosedRange<CivilDay>) throws -> [WorkoutEffort]
  /// Apple's own totals.
  func activitySummaries(in days: ClosedRange<CivilDay>) throws -> [ActivitySummary]
}

/// What the person said of themselves and wrote down.
public protocol PersonReading {
  func profile() throws -> Profile
  /// Where the person was, when.
  func timeline() throws -> ZoneTimeline
  /// Those that are not deleted, in no order.
  func entries<R: Entry>(_ kind: R.Type) throws -> [R]
  /// Those of them that are about one of the days.
  func entries<R: Entry>(_ kind: R.Type, in days: ClosedRange<CivilDay>) throws -> [R]
  /// `nil` for one that is deleted, or of another kind.
  func entry<R: Entry>(_ kind: R.Type, id: String) throws -> R?
  /// Oldest first: what samples prove of where the person was, and what they say.
  func zoneStays() throws -> [ZoneStay]
  /// Newest reading first.
  func overrides() throws -> [ReadingOverride]
}

/// Which types and sources there are.
public protocol CatalogueReading {
  /// By identifier, without their sources.
  func typeEntries() throws -> [TypeEntry]
  /// `nil` for a type without samples.
  func typeEntry(_ type: String) throws -> TypeEntry?
  /// The source with the newest sample first. Sources that neither name nor device tells apart are one.
  func sourceEntries() throws -> [SourceEntry]
  /// What a source has recorded, by identifier of the type: its own samples and days alone.
  func typeEntries(ofSource id: Int) throws -> [TypeEntry]
  /// How much there is, quickly told.
  func size() throws -> StoreSize
  /// Everything there is, counted. Goes through all details.
  func contents() throws -> StoreContents
}

/// What was imported.
public protocol BatchReading {
  /// Newest first.
  func batches() throws -> [StoredBatch]
  /// New, changed and gone samples by type, source and month; what was there before is not listed.
  func changes(ofBatch batch: Int) throws -> [BatchChange]
}

/// Which days have data.
public protocol HistoryReading {
  /// The first day with daily statistics, a night, a workout or an entry of the person's own.
  func firstDay() throws -> CivilDay?
  /// All such days among `days`.
  func knownDays(in days: ClosedRange<CivilDay>) throws -> Set<CivilDay>
  /// The last such day among `day` and those before it.
  func lastDay(onOrBefore day: CivilDay) throws -> CivilDay?
  /// The newest day with a value of each metric among `day` and those before it; a metric without any is absent.
  func newestDays(of metrics: [Metric], onOrBefore day: CivilDay) throws -> [Metric: CivilDay]
  /// When the newest data were brought together, as the local day and the minutes after its midnight; `nil` without an import.
  func newestImport() throws -> ImportTime?
  /// Everything in the store, counted. Reads all days.
  func overview() throws -> DataOverview
}

/// HealthKit's queries over our own store. Values are in the canonical unit of their type.
public protocol SampleReading {
  /// Counterpart of `HKSampleQuery`.
  func samples(_ query: SampleQuery) throws -> SamplePage

  /// The sample that counts and begins last, at or before `instant` if given. Counterpart of an `HKSampleQuery` sorted by end
  /// with limit 1.
  func latestSample(of type: String, onOrBefore instant: Instant?) throws -> StoredSample?

  /// Counterpart of `HKStatisticsQuery`; `nil` without samples.
  ///
  /// - Parameter sources: Names as stored; all when `nil`.
  func statistics(of type: String, in interval: Range<Instant>, sources: Set<String>?) throws -> Statistics?

  /// Counterpart of `HKStatisticsCollectionQuery`, by the person's own calendar. Stretches without samples are absent.
  ///
  /// - Parameter firstWeekday: Monday 0 to Sunday 6, for weeks.
  func statisticsCollection(
    of type: String, over days: ClosedRange<CivilDay>, by unit: CalendarUnit, firstWeekday: Int
  ) throws -> [(interval: CalendarInterval, statistics: Statistics)]

  /// Counterpart of `HKAnchoredObjectQuery`.
  ///
  /// - Parameters:
  ///   - types: HealthKit identifiers; all when `nil`.
  ///   - limit: About how many samples in one answer; at least one part of a change is read whole.
  func changes(since anchor: ChangeAnchor, types: Set<String>?, limit: Int) throws -> Changes

  /// Counterpart of the characteristic methods of `HKHealthStore`.
  func characteristics() throws -> Characteristics
}
