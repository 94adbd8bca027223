public import DailveScores

/// Reads one snapshot of the store; valid only during the `read` that provides it. Results are ordered oldest first,
/// and days without data are absent, unless stated otherwise. All methods throw the store's own errors, which `read`
/// turns into a `StorageError`.
public typealias HealthReader = StatisticsReading & HeartReading & SleepReading & WorkoutReading & PersonReading
  & HistoryReading & SampleReading & CatalogueReading & BatchReading & DeviceReading & ArrivalReading & AuditReading
  & PeerReading & AccessReading & AnswerKeeping

/// Provides readers.
///
/// What cannot be read throws `busy` while the store is closed to be erased or replaced, `damaged` or `tooNew` if it or the changes that wait beside
/// it cannot be read, `full` if the disk has no room for what reading needs, `failed` for anything else, and whatever `StorageError` `body` throws.
/// The caller shows that in place of the answer; only `busy` is over by itself after a while.
public protocol HealthReading: Sendable {
  /// Everything that `body` reads comes from one snapshot. Never waits for writers.
  func read<T: Sendable>(_ body: @escaping @Sendable (any HealthReader) throws -> T) async throws(StorageError) -> T
  /// The same for callers on a dedicated thread, which it blocks.
  func blockingRead<T>(_ body: (any HealthReader) throws -> T) throws(StorageError) -> T
}

/// Daily statistics by local day, merged over sources, including the person's entries. In canonical units.
public protocol StatisticsReading {
  func daily(_ metric: Metric, in days: ClosedRange<CivilDay>) throws -> [DailyStatistics]
  /// Several metrics at once, each over its own days; metrics without data are empty.
  func daily(_ wanted: [Metric: ClosedRange<CivilDay>]) throws -> [Metric: [DailyStatistics]]
  /// - Parameter type: HealthKit identifier; for types that have no metric.
  func dailyStatistics(type: String, in days: ClosedRange<CivilDay>) throws -> [DailyStatistics]
  /// The statistics of each source alone, by day and source name.
  func dailyStatisticsBySource(type: String, in days: ClosedRange<CivilDay>) throws
    -> [(source: String, statistics: DailyStatistics)]
  /// Whether any day up to `day` has a sum other than 0; for types that have no metric.
  func hasSums(ofType type: String, until day: CivilDay) throws -> Bool
  /// The median of the magnitudes of all days up to `day`: of their sums for a cumulative type, else of their averages. `nil` without days;
  /// for types that have no metric.
  func typicalMagnitude(ofType type: String, until day: CivilDay) throws -> Double?
  /// The sum that each day had reached by a given local time, for the metrics of `DayCourse`.
  ///
  /// - Parameter minute: Minutes after local midnight.
  func sums(of metric: Metric, in days: ClosedRange<CivilDay>, until minute: Double) throws -> [DayValue]
}

extension StatisticsReading {
  /// The newest day with data among `day` and the `withinDays` days before it.
  ///
  /// - Throws: The reader's error.
  public func latest(_ metric: Metric, onOrBefore day: CivilDay, withinDays: Int) throws -> DailyStatistics? {
    try daily(metric, in: day - withinDays...day).last
  }
}

public protocol HeartReading {
  /// SDNN samples of the days that count, exact duplicates once.
  func hrvSamples(in days: ClosedRange<CivilDay>) throws -> [HRVSample]
  /// For each span, in order, the mean of the samples of a metric that begin in it; `nil` for a span without any.
  func means(of metric: Metric, in spans: [ClosedRange<Instant>]) throws -> [Double?]
  /// The highest heart rate sustained for half a minute on each day that has one (`SustainedMaximum`).
  func sustainedMaxima(in days: ClosedRange<CivilDay>) throws -> [DayValue]
}

public protocol SleepReading {
  /// Main sleeps that end in `days`, without nights for which only the time in bed is known.
  func sleepTimes(in days: ClosedRange<CivilDay>) throws -> [SleepTime]
  /// Nights that end in `days`.
  ///
  /// - Parameter segments: Whether to read `SleepNight.segments`, which are empty otherwise.
  func nights(in days: ClosedRange<CivilDay>, segments: Bool) throws -> [SleepNight]
  /// What each source says of a time, without what does not count; those that reach into it too, in the order of their starts.
  func sleepStretches(in span: Range<Instant>) throws -> [SleepStretch]
  /// Name of the source that the person chose for the night; `nil` where the order of sources decides.
  func nightSource(of day: CivilDay) throws -> String?
}

public protocol WorkoutReading {
  /// Workouts that start in `days`, as recorded: one that two sources recorded is listed twice. See `workouts(in:)`. Several words for one
  /// recording, of phones and of an export, are one.
  func workoutRecordings(in days: ClosedRange<CivilDay>) throws -> [Workout]
  /// Heart rates during workouts that start in `days`, from all sources, one per span; none for a workout without
  /// samples.
  func workoutHeartRates(in days: ClosedRange<CivilDay>) throws -> [WorkoutHeartRate]
  /// Everything that a workout's element contains, and what other words for the same recording add; `nil` for an unknown id.
  func workoutDetail(_ id: String) throws -> WorkoutDetail?
  /// Places of a workout's route in the order written, whatever they are worth; none without a route.
  func workoutRoute(_ id: String) throws -> [RoutePoint]
  /// `nil` for an unknown id, and while the analysis is being made.
  func workoutAnalysis(_ id: String) throws -> WorkoutAnalysis?
  /// What lists show of the analyses of all workouts, by id; absent while one is being made.
  func workoutFacts() throws -> [String: WorkoutFacts]
  /// Simplified routes of those workouts that have one, by id.
  func workoutLines(_ ids: [String]) throws -> [String: [LinePoint]]
  /// Simplified routes of workouts of an activity that begin about at a place and are about as long, by id: candidates for
  /// `RouteShape.isSimilar(to:)`.
  ///
  /// - Parameter length: Metres.
  func routeLines(of activity: String, near start: Coordinate, length: Double) throws -> [String: [LinePoint]]
  /// The fastest stretches of all workouts, as recorded: see `WorkoutAnalysis.efforts`.
  func bestEfforts() throws -> [RecordedEffort]
  /// The highest mean power of a duration of those workouts whose analysis has one, in watts by id.
  ///
  /// - Parameter seconds: One of `PowerTrace.durations`.
  func bestPower(over seconds: Double, in ids: [String]) throws -> [String: Double]
  func analysisProgress() throws -> AnalysisProgress
  /// The person's effort ratings in the export, by the time that they rate. See `workoutEfforts(in:)`.
  func recordedEfforts(in days: ClosedRange<CivilDay>) throws -> [WorkoutEffort]
  /// Apple's daily totals (the rings).
  func activitySummaries(in days: ClosedRange<CivilDay>) throws -> [ActivitySummary]
}

/// The person's profile and entries.
public protocol PersonReading {
  func profile() throws -> Profile
  /// Which time zone the person was in, when.
  func timeline() throws -> ZoneTimeline
  /// Entries that are not deleted, in no particular order.
  func entries<E: Entry>(_ kind: E.Type) throws -> [E]
  /// The same, restricted to those whose `day` is among `days`.
  func entries<E: DatedEntry>(_ kind: E.Type, in days: ClosedRange<CivilDay>) throws -> [E]
  /// Of each entry that something replaced since then, the versions that are kept and the newest one, newest first.
  ///
  /// - Parameter entry: Restricts it to one entry.
  func replacedVersions(since instant: Instant, of entry: String?) throws -> [[WrittenVersion]]
  /// `nil` if there is none, it is deleted, or it is of another kind.
  func entry<E: Entry>(_ kind: E.Type, id: String) throws -> E?
  /// Deleted or not; `nil` if there is none, or it is of another kind.
  func version<E: Entry>(of kind: E.Type, id: String) throws -> EntryVersion<E>?
  /// Oldest first: stays in a zone learnt from samples, and those that the person entered.
  func zoneStays() throws -> [ZoneStay]
  /// Newest reading first.
  func overrides() throws -> [ListedOverride]
}

extension PersonReading {
  /// `nil` also for one that is deleted.
  ///
  /// - Throws: The reader's error.
  public func current<E: Entry>(_ kind: E.Type, id: String) throws -> EntryVersion<E>? {
    try version(of: kind, id: id).flatMap { $0.isDeleted ? nil : $0 }
  }
}

/// Which types and sources there are.
public protocol CatalogueReading {
  /// All types ordered by identifier, without their sources.
  func listedTypes() throws -> [ListedType]
  /// `nil` for a type without samples.
  func listedType(_ type: String) throws -> ListedType?
  /// The source with the newest sample first. Sources with equal name and device are one.
  func listedSources() throws -> [ListedSource]
  /// The sources of workouts in the order in which their totals count; `ListedSource.samples` is 0.
  func workoutSources() throws -> [ListedSource]
  /// The types that a source has recorded, ordered by identifier, counting only its own samples and days.
  func listedTypes(ofSource id: Int) throws -> [ListedType]
  /// Counts that are cheap to read.
  func size() throws -> StoreSize
  /// How many samples of each type there are, from when to when and from whom, by identifier.
  func typeCounts() throws -> [StoreContents.TypeCount]
  /// Counts of everything in the store. Slow: scans all details.
  func contents() throws -> StoreContents
}

/// What was imported.
public protocol BatchReading {
  /// Newest first.
  func batches() throws -> [StoredBatch]
  /// A part of the same.
  ///
  /// - Parameter id: Older ones than this batch; `nil` begins with the newest.
  func batches(before id: Int?, limit: Int) throws -> [StoredBatch]
  /// Those that the person imported, newest first: without what devices push, of which there are thousands.
  func imports() throws -> [StoredBatch]
  /// How many those are.
  func importCount() throws -> Int
  /// `nil` if there is none.
  func batch(_ id: Int) throws -> StoredBatch?
  /// New, changed and gone samples by type, source and month; samples that were already there are not listed.
  func changes(ofBatch batch: Int) throws -> [BatchChange]
}

/// Which days have data.
public protocol HistoryReading {
  /// The first day with daily statistics, a night, a workout or an entry.
  func firstDay() throws -> CivilDay?
  /// All such days among `days`.
  func knownDays(in days: ClosedRange<CivilDay>) throws -> Set<CivilDay>
  /// The last such day on or before `day`.
  func lastDay(onOrBefore day: CivilDay) throws -> CivilDay?
  /// For each metric the newest day on or before `day` with a value; metrics without one are absent.
  func newestDays(of metrics: [Metric], onOrBefore day: CivilDay) throws -> [Metric: CivilDay]
  /// The newest day on or before `day` with statistics of every one of the types, which have no metric.
  func newestDay(ofTypes types: [String], onOrBefore day: CivilDay) throws -> CivilDay?
  /// When the newest export was made (or imported, where it does not say), in local time; `nil` without an import.
  func newestImport() throws -> Instant?
  /// A summary of the whole store. Reads all days.
  func overview() throws -> DataOverview
}

/// HealthKit's queries on our store. Values are in the canonical unit of their type.
public protocol SampleReading {
  /// Counterpart of `HKSampleQuery`.
  ///
  /// - Throws: `StorageError.unknownCursor` for a cursor that is not one of the store's.
  func samples(_ query: SampleQuery) throws -> SamplePage

  /// Samples that begin in an interval and count, by the rules of all statistics: repeated readings once, with the person's
  /// corrections, without pushes that an export or a finer reading takes precedence over. Oldest first.
  func countedSamples(of type: String, in interval: Range<Instant>) throws -> [CountedSample]

  /// Of the samples that count, the one that begins last, not after `instant` if given. Counterpart of an
  /// `HKSampleQuery` with limit 1, sorted by date.
  func latestSample(of type: String, onOrBefore instant: Instant?) throws -> StoredSample?

  /// Counterpart of `HKStatisticsQuery`; `nil` without samples.
  ///
  /// - Parameter sources: Names as stored; `nil` for all.
  func statistics(of type: String, in interval: Range<Instant>, sources: Set<String>?) throws -> Statistics?

  /// The same for several intervals, in their order: a lap, a part of a workout.
  func statistics(of type: String, in intervals: [Range<Instant>]) throws -> [Statistics?]

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
