package import DailveDomain
package import DailveScores

/// A store of values in memory whose sources can be made to fail.
package struct InMemoryStore: HRVQuerying, RestingHeartRateQuerying, HeartRateQuerying, ActivityQuerying,
  BodyCompositionQuerying, VitalsQuerying, SleepQuerying, WorkoutQuerying, ProfileKeeping, HistoryQuerying,
  RecordKeeping, TypeStatisticsQuerying, HealthQuerying, NightSourceKeeping
{
  package var statistics: [Metric: [DailyStatistics]] = [:]
  package var hrv: [HRVSample] = []
  package var sleep: [SleepNight] = []
  package var training: [Workout] = []
  package var heartRates: [WorkoutHeartRate] = []
  package var efforts: [WorkoutEffort] = []
  package var person = Profile()
  package var injuries: [Injury] = []
  package var bodyRecords: [BodyRecord] = []
  package var readings: [StoredSample] = []
  /// Means of nights by the number of the day on which they end.
  package var nightMeans: [Metric: [Int: Double]] = [:]
  package var failing: Set<Metric> = []

  package init() {}

  /// One value a day, the last one on `today`.
  package mutating func set(_ metric: Metric, _ values: [Double?], today: CivilDay) {
    statistics[metric] = values.enumerated().compactMap { index, value in
      guard let value else { return nil }
      let day = today - (values.count - 1 - index)
      return DailyStatistics(
        day: day, count: 1, sum: value, minimum: value, maximum: value, average: value, latest: value,
        latestAt: day.number * 86_400)
    }
  }

  /// One HRV reading at three in the morning of each day.
  package mutating func setHRV(_ values: [Double?], today: CivilDay) {
    hrv = values.enumerated().compactMap { index, value in
      guard let value else { return nil }
      let day = today - (values.count - 1 - index)
      return HRVSample(start: Instant(day.number * 86_400 + 10_800), value: value, day: day, clock: 180)
    }
  }

  /// Nights from eleven to half past six.
  package mutating func setNights(_ asleep: [Double?], today: CivilDay) {
    sleep = asleep.enumerated().compactMap { index, minutes in
      guard let minutes else { return nil }
      let day = today - (asleep.count - 1 - index)
      let wake = day.number * 86_400 + 6 * 3600 + 1800
      return SleepNight(
        day: day, bedtime: Instant(wake - 27_000), wake: Instant(wake),
        fellAsleep: Instant(wake - Int(minutes + 10) * 60), bedtimeClock: 1380, wakeClock: 390,
        asleep: minutes, inBed: minutes + 20, span: minutes + 10, stages: [.core: minutes * 0.8, .deep: minutes * 0.2],
        source: "Watch", isInBedOnly: false, segments: [], naps: [])
    }
  }

  package func daily(_ metric: Metric, in days: ClosedRange<CivilDay>) async throws(StorageError) -> [DailyStatistics] {
    if failing.contains(metric) { throw .failed(reason: "test") }
    return (statistics[metric] ?? []).filter { days.contains($0.day) }
  }

  package func hrvSamples(in days: ClosedRange<CivilDay>) async throws(StorageError) -> [HRVSample] {
    if failing.contains(.hrv) { throw .failed(reason: "test") }
    return hrv.filter { days.contains($0.day) }
  }

  package func means(of metric: Metric, in spans: [ClosedRange<Int>]) async throws(StorageError) -> [Double?] {
    spans.map { nightMeans[metric]?[$0.upperBound / 86_400] }
  }

  package func nights(in days: ClosedRange<CivilDay>, segments: Bool) async throws(StorageError) -> [SleepNight] {
    if failing.contains(.sleep) { throw .failed(reason: "test") }
    return sleep.filter { days.contains($0.day) }
  }

  package func sleepTimes(in days: ClosedRange<CivilDay>) async throws(StorageError) -> [SleepTime] {
    try await nights(in: days, segments: false).filter(\.hasSleep).map(\.time)
  }

  package func workouts(in days: ClosedRange<CivilDay>) async throws(StorageError) -> [Workout] {
    training.filter { days.contains($0.day) }
  }

  package func workoutHeartRates(in days: ClosedRange<CivilDay>) async throws(StorageError) -> [WorkoutHeartRate] {
    heartRates
  }
  package func workoutEfforts(in days: ClosedRange<CivilDay>) async throws(StorageError) -> [WorkoutEffort] { efforts }
  package func sustainedMaxima(in days: ClosedRange<CivilDay>) async throws(StorageError) -> [DayValue] { [] }
  package func knownDays(in days: ClosedRange<CivilDay>) async throws(StorageError) -> Set<Int> {
    Set(knownDays.filter { days.contains($0) }.map(\.number))
  }

  private var knownDays: [CivilDay] {
    statistics.values.flatMap { $0 }.map(\.day) + sleep.map(\.day) + hrv.map(\.day) + training.map(\.day)
      + bodyRecords.map(\.day)
  }

  package func activitySummaries(in days: ClosedRange<CivilDay>) async throws(StorageError) -> [ActivitySummary] { [] }
  package func profile() async throws(StorageError) -> Profile { person }
  package func save(_ profile: Profile) async throws(StorageError) {}
  package func firstDay() async throws(StorageError) -> CivilDay? { knownDays.min() }
  package func lastDay(onOrBefore day: CivilDay) async throws(StorageError) -> CivilDay? {
    knownDays.filter { $0 <= day }.max()
  }

  package func newestDays(of metrics: [Metric], onOrBefore day: CivilDay) async throws(StorageError)
    -> [Metric: CivilDay]
  {
    var result: [Metric: CivilDay] = [:]
    for metric in metrics {
      let days =
        metric == .hrv ? hrv.map(\.day) : metric == .sleep ? sleep.map(\.day) : (statistics[metric] ?? []).map(\.day)
      result[metric] = days.filter { $0 <= day }.max()
    }
    return result
  }
  package func overview() async throws(StorageError) -> DataOverview {
    let days = statistics.values.flatMap { $0 }.map(\.day)
    return DataOverview(
      readings: days.count, types: statistics.count,
      days: days.min().flatMap { first in days.max().map { first...$0 } },
      coverage: statistics.map {
        .init(metric: $0.key, days: $0.value.count, last: $0.value.last?.day ?? CivilDay(number: 0))
      }
      .sorted { $0.days > $1.days })
  }

  package func records<R: UserRecord>(_ kind: R.Type) async throws(StorageError) -> [R] {
    injuries.compactMap { $0 as? R } + bodyRecords.compactMap { $0 as? R }
  }
  package func save<R: UserRecord>(_ record: R, now: Instant) async throws(StorageError) {}
  package func deleteRecord(_ id: String, now: Instant) async throws(StorageError) -> Bool { false }
  package func restoreRecord(_ id: String, now: Instant) async throws(StorageError) -> Bool { false }

  package func dailyStatistics(type: String, in days: ClosedRange<CivilDay>) async throws(StorageError)
    -> [DailyStatistics]
  {
    guard let metric = MetricTraits.metric(ofType: type) else { return [] }
    return try await daily(metric, in: days)
  }
  package func dailyStatisticsBySource(type: String, in days: ClosedRange<CivilDay>) async throws(StorageError)
    -> [(source: String, statistics: DailyStatistics)]
  {
    try await dailyStatistics(type: type, in: days).map { ("Scale", $0) }
  }

  package func samples(_ query: SampleQuery) async throws(StorageError) -> SamplePage {
    SamplePage(
      samples: readings.filter { reading in
        query.types.contains(reading.type)
          && (query.interval.map { reading.sample.end >= $0.lowerBound && reading.sample.start < $0.upperBound } ?? true)
      }, next: nil)
  }
  package func latestSample(of type: String, onOrBefore instant: Instant?) async throws(StorageError) -> StoredSample? {
    readings.last { $0.type == type }
  }
  package func statistics(of type: String, in interval: Range<Instant>, sources: Set<String>?)
    async throws(StorageError) -> Statistics?
  { nil }
  package func statisticsCollection(
    of type: String, over days: ClosedRange<CivilDay>, by unit: CalendarUnit, firstWeekday: Int
  ) async throws(StorageError) -> [(interval: CalendarInterval, statistics: Statistics)] { [] }
  package func changes(since anchor: ChangeAnchor, types: Set<String>?, limit: Int) async throws(StorageError)
    -> Changes
  { throw .failed(reason: "not kept in memory") }
  package func characteristics() async throws(StorageError) -> Characteristics { Characteristics([:]) }

  package func nightSource(of day: CivilDay) async throws(StorageError) -> String? { nil }
  package func setNightSource(_ source: String?, of day: CivilDay) async throws(StorageError) {}
}
