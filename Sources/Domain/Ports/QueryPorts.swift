public import DailveScores

/// Daily statistics of any metric, merged over sources. Days without data are absent; days are in order.
public protocol DailyMetricQuerying: Sendable {
  func daily(_ metric: Metric, in days: ClosedRange<CivilDay>) async throws(StorageError) -> [DailyStatistics]
}

extension DailyMetricQuerying {
  /// The newest day with data among `day` and the `withinDays` before it.
  public func latest(_ metric: Metric, onOrBefore day: CivilDay, withinDays: Int) async throws(StorageError)
    -> DailyStatistics?
  {
    try await daily(metric, in: day - withinDays...day).last
  }
}

/// One HRV sample with what the daily value needs to know of it.
public struct HRVSample: Sendable, Equatable {
  public var start: Instant
  /// SDNN in ms.
  public var value: Double
  public var day: CivilDay
  /// Minutes after local midnight.
  public var clock: Double

  public init(start: Instant, value: Double, day: CivilDay, clock: Double) {
    self.start = start
    self.value = value
    self.day = day
    self.clock = clock
  }
}

public protocol HRVQuerying: Sendable {
  /// Samples of the days, oldest first, exact duplicates once.
  func hrvSamples(in days: ClosedRange<CivilDay>) async throws(StorageError) -> [HRVSample]
}

public protocol RestingHeartRateQuerying: DailyMetricQuerying {}
public protocol HeartRateQuerying: DailyMetricQuerying {
  /// Mean of the samples of a metric that begin in each span of instants; `nil` for a span without any.
  func means(of metric: Metric, in spans: [ClosedRange<Int>]) async throws(StorageError) -> [Double?]

  /// The highest heart rate kept up for half a minute on each day that has one (`SustainedMaximum`), oldest first.
  func sustainedMaxima(in days: ClosedRange<CivilDay>) async throws(StorageError) -> [DayValue]
}
/// Steps, distance, energy, exercise and stand minutes.
public protocol ActivityQuerying: DailyMetricQuerying {
  func activitySummaries(in days: ClosedRange<CivilDay>) async throws(StorageError) -> [ActivitySummary]
}
/// Weight, BMI, body fat, lean body mass.
public protocol BodyCompositionQuerying: DailyMetricQuerying {}
/// SpO2, respiratory rate, wrist temperature, VO2 max, heart-rate recovery.
public protocol VitalsQuerying: DailyMetricQuerying {}

/// When the main sleep of a day was: what long series need of a night.
public struct SleepTime: Sendable, Equatable {
  public var day: CivilDay
  /// From first to last sleep, in seconds since 1970.
  public var span: ClosedRange<Int>
  /// Minutes.
  public var asleep: Double

  public init(day: CivilDay, span: ClosedRange<Int>, asleep: Double) {
    self.day = day
    self.span = span
    self.asleep = asleep
  }
}

public protocol SleepQuerying: Sendable {
  /// Main sleeps that end in `days`, oldest first; nights of which only the time in bed is known are none.
  func sleepTimes(in days: ClosedRange<CivilDay>) async throws(StorageError) -> [SleepTime]

  /// Nights that end in `days`, oldest first.
  ///
  /// - Parameter segments: Whether the stages over time are wanted too.
  func nights(in days: ClosedRange<CivilDay>, segments: Bool) async throws(StorageError) -> [SleepNight]
}

public protocol WorkoutQuerying: Sendable {
  /// Workouts that start in `days`, oldest first, as recorded: one workout of two sources is there twice.
  func workouts(in days: ClosedRange<CivilDay>) async throws(StorageError) -> [Workout]

  /// Heart rates during workouts that start in `days`, of all sources, each time once; nothing for a workout without any.
  func workoutHeartRates(in days: ClosedRange<CivilDay>) async throws(StorageError) -> [WorkoutHeartRate]

  /// How hard the person found what they did, by its time, oldest first.
  func workoutEfforts(in days: ClosedRange<CivilDay>) async throws(StorageError) -> [WorkoutEffort]
}

public protocol ProfileKeeping: Sendable {
  func profile() async throws(StorageError) -> Profile
  /// Writes what differs from what is stored.
  func save(_ profile: Profile) async throws(StorageError)
}

public protocol HistoryQuerying: Sendable {
  /// The first day with daily statistics, a night, a workout or a record of the person's own.
  func firstDay() async throws(StorageError) -> CivilDay?
  /// All such days among `days`, by number.
  func knownDays(in days: ClosedRange<CivilDay>) async throws(StorageError) -> Set<Int>
  /// The last such day among `day` and those before it.
  func lastDay(onOrBefore day: CivilDay) async throws(StorageError) -> CivilDay?
  /// The newest day with a value of each metric among `day` and those before it; a metric without any is absent.
  func newestDays(of metrics: [Metric], onOrBefore day: CivilDay) async throws(StorageError) -> [Metric: CivilDay]
  /// Everything in the store, counted. Reads all days.
  func overview() async throws(StorageError) -> DataOverview
}

/// Everything the store answers.
public typealias HealthStoreQuerying = HRVQuerying & RestingHeartRateQuerying & HeartRateQuerying & ActivityQuerying
  & BodyCompositionQuerying & VitalsQuerying & SleepQuerying & WorkoutQuerying & ProfileKeeping & HistoryQuerying

/// Daily statistics of any type, by its HealthKit identifier; for the pages of types that have no metric, and for what each
/// source alone says.
public protocol TypeStatisticsQuerying: Sendable {
  func dailyStatistics(type: String, in days: ClosedRange<CivilDay>) async throws(StorageError) -> [DailyStatistics]
  func dailyStatisticsBySource(type: String, in days: ClosedRange<CivilDay>) async throws(StorageError)
    -> [(source: String, statistics: DailyStatistics)]
}
