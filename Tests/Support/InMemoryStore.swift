package import DailveDomain
package import DailveScores

/// A store in memory whose parts can be made to fail.
package struct InMemoryStore: ScoreReading, SampleReading, CatalogueReading, SourceReading, BatchReading, DeviceReading,
  AuditReading
{
  package var statistics: [Metric: [DailyStatistics]] = [:]
  /// Types without a metric, by their identifier.
  package var types: [String: [DailyStatistics]] = [:]
  /// Ordered by identifier.
  package var listed: [ListedType] = []
  package var hrv: [HRVSample] = []
  package var sleep: [SleepNight] = []
  package var training: [Workout] = []
  /// Newest first.
  package var pushed: [PushedBatch] = []
  /// Newest first.
  package var delivered: [Delivery] = []
  package var workoutDetails: [String: WorkoutDetail] = [:]
  package var analyses: [String: WorkoutAnalysis] = [:]
  package var heartRates: [WorkoutHeartRate] = []
  package var efforts: [WorkoutEffort] = []
  /// The highest sustained heart rates by day, oldest first.
  package var maxima: [DayValue] = []
  package var person = Profile()
  package var injuries: [Injury] = []
  package var bodyEntries: [BodyEntry] = []
  package var workoutEntries: [WorkoutEntry] = []
  package var workoutNotes: [WorkoutNote] = []
  package var workoutLinks: [WorkoutLink] = []
  package var readings: [StoredSample] = []
  /// Nightly means by the day on which the night ends.
  package var nightMeans: [Metric: [CivilDay: Double]] = [:]
  package var failing: Set<Metric> = []
  /// The error thrown by every query about the person.
  package var damage: StorageError?
  /// The time at which the newest data were exported.
  package var imported: Instant?
  /// The source about which the person is asked.
  package var unnamedSource: UnknownSource?
  package var versions: [[WrittenVersion]] = []
  package var contacts: [DeviceContact] = []
  /// Goals of Apple's rings, oldest first.
  package var rings: [RingGoals] = []
  package var arrivals: [MetricArrival] = []

  package init() {}

  /// One value per day, the last one on `today`.
  package mutating func set(_ metric: Metric, _ values: [Double?], today: CivilDay) {
    statistics[metric] = values.enumerated().compactMap { index, value in
      guard let value else { return nil }
      let day = today - (values.count - 1 - index)
      return DailyStatistics(
        day: day, count: 1, sum: value, minimum: value, maximum: value, average: value, latest: value,
        latestAt: Instant(midnightOf: day))
    }
  }

  /// Sets one HRV reading at three in the morning of each day.
  package mutating func setHRV(_ values: [Double?], today: CivilDay) {
    hrv = values.enumerated().compactMap { index, value in
      guard let value else { return nil }
      let day = today - (values.count - 1 - index)
      return HRVSample(start: Instant(day.number * 86_400 + 10_800), value: value, day: day, clock: 180)
    }
  }

  /// Sets nights from 23:00 to 6:30.
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

  private func look() throws { if let damage { throw damage } }

  package func daily(_ metric: Metric, in days: ClosedRange<CivilDay>) throws -> [DailyStatistics] {
    try look()
    if failing.contains(metric) { throw StorageError.failed(reason: "test") }
    return (statistics[metric] ?? []).filter { days.contains($0.day) }
  }

  package func daily(_ wanted: [Metric: ClosedRange<CivilDay>]) throws -> [Metric: [DailyStatistics]] {
    try Dictionary(uniqueKeysWithValues: wanted.map { ($0.key, try daily($0.key, in: $0.value)) })
  }

  package func hrvSamples(in days: ClosedRange<CivilDay>) throws -> [HRVSample] {
    try look()
    if failing.contains(.hrv) { throw StorageError.failed(reason: "test") }
    return hrv.filter { days.contains($0.day) }
  }

  package func means(of metric: Metric, in spans: [ClosedRange<Instant>]) throws -> [Double?] {
    spans.map { nightMeans[metric]?[$0.upperBound.day(offset: 0)] }
  }

  /// The sleep records of each source.
  package var stretches: [SleepStretch] {
    readings.compactMap { reading in
      let sample = reading.sample
      return sample.text.flatMap(SleepStage.stage).map {
        SleepStretch(source: sample.source, span: sample.start..<max(sample.start, sample.end), stage: $0)
      }
    }
  }

  package func nights(in days: ClosedRange<CivilDay>, segments: Bool) throws -> [SleepNight] {
    try look()
    if failing.contains(.sleep) { throw StorageError.failed(reason: "test") }
    return sleep.filter { days.contains($0.day) }
  }

  package func sleepTimes(in days: ClosedRange<CivilDay>) throws -> [SleepTime] {
    try nights(in: days, segments: false).filter(\.hasSleep).map(\.time)
  }

  package func workoutDetail(_ id: String) throws -> WorkoutDetail? { workoutDetails[id] }
  package func workoutRoute(_ id: String) throws -> [RoutePoint] { workoutDetails[id]?.locations ?? [] }
  package func workoutAnalysis(_ id: String) throws -> WorkoutAnalysis? { analyses[id] }
  package func workoutFacts() throws -> [String: WorkoutFacts] {
    analyses.mapValues { WorkoutFacts(moving: $0.moving, ascent: $0.ascent, trackDistance: $0.trackDistance) }
  }
  package func routeLines(of activity: String, near start: Coordinate, length: Double) throws
    -> [String: [LinePoint]]
  {
    let ids = training.filter { $0.activity == activity }.map(\.id)
    return try workoutLines(ids)
  }
  package func workoutLines(_ ids: [String]) throws -> [String: [LinePoint]] {
    analyses.filter { ids.contains($0.key) && !$0.value.line.isEmpty }.mapValues(\.line)
  }
  package func bestEfforts() throws -> [FastestStretch] {
    analyses.flatMap { id, analysis in
      analysis.efforts.map {
        FastestStretch(
          id: id, distance: $0.distance, seconds: $0.seconds, start: $0.start,
          isFromSamples: analysis.trackDistance == nil)
      }
    }.sorted { ($0.distance, $0.seconds, $0.id) < ($1.distance, $1.seconds, $1.id) }
  }
  package func bestPower(over seconds: Double, in ids: [String]) throws -> [String: Double] {
    analyses.filter { ids.contains($0.key) }
      .compactMapValues { $0.bestPowers.first { $0.seconds == seconds }?.watts }
  }
  package func analysisProgress() throws -> AnalysisProgress {
    AnalysisProgress(done: analyses.count, total: training.count)
  }
  package func workoutRecordings(in days: ClosedRange<CivilDay>) throws -> [Workout] {
    try look()
    return training.filter { days.contains($0.day) }
  }

  package func workoutHeartRates(in days: ClosedRange<CivilDay>) throws -> [WorkoutHeartRate] {
    heartRates
  }
  package func recordedEfforts(in days: ClosedRange<CivilDay>) throws -> [WorkoutEffort] { efforts }
  package func sustainedMaxima(in days: ClosedRange<CivilDay>) throws -> [DayValue] {
    maxima.filter { days.contains($0.day) }
  }
  package func recordedDays(in days: ClosedRange<CivilDay>) throws -> RecordedDays {
    RecordedDays(
      known: Set(knownDays.filter { days.contains($0) }), everyday: Set(everydayDays.filter { days.contains($0) }))
  }

  private var knownDays: [CivilDay] { everydayDays + training.map(\.day) + workoutEntries.map(\.day) }

  private var everydayDays: [CivilDay] {
    statistics.values.flatMap { $0 }.map(\.day) + sleep.map(\.day) + hrv.map(\.day) + bodyEntries.map(\.day)
  }

  package func ringGoals(in days: ClosedRange<CivilDay>) throws -> [RingGoals] {
    rings.filter { days.contains($0.day) }
  }
  package func activitySummaries(in days: ClosedRange<CivilDay>) throws -> [ActivitySummary] { [] }
  /// Every sum grows linearly from midnight to midnight.
  package func sums(of metric: Metric, in days: ClosedRange<CivilDay>, until minute: Double) throws -> [DayValue] {
    (statistics[metric] ?? []).filter { days.contains($0.day) }
      .map { DayValue(day: $0.day, value: $0.sum * min(max(minute / 1440, 0), 1)) }
  }
  package func newestImport() throws -> Instant? {
    try look()
    return imported
  }
  package func isFedByDevices() throws -> Bool { imported == nil && !pushed.isEmpty }
  package func newestImport(ofType type: String, since start: Instant) throws -> Instant? { try newestImport() }
  package func profile() throws -> Profile {
    try look()
    return person
  }
  package func firstDay() throws -> CivilDay? { knownDays.min() }
  package func lastDay(onOrBefore day: CivilDay) throws -> CivilDay? {
    knownDays.filter { $0 <= day }.max()
  }

  package func newestDays(of metrics: [Metric], onOrBefore day: CivilDay) throws
    -> [Metric: CivilDay]
  {
    try look()
    var result: [Metric: CivilDay] = [:]
    for metric in metrics {
      let days =
        metric == .hrv ? hrv.map(\.day) : metric == .sleep ? sleep.map(\.day) : (statistics[metric] ?? []).map(\.day)
      result[metric] = days.filter { $0 <= day }.max()
    }
    return result
  }
  package func overview() throws -> DataOverview {
    let days = statistics.values.flatMap { $0 }.map(\.day)
    return DataOverview(
      readings: days.count, types: statistics.count, newestReading: days.max(),
      days: days.min().flatMap { first in days.max().map { first...$0 } },
      coverage: statistics.map {
        .init(metric: $0.key, days: $0.value.count, last: $0.value.last?.day ?? CivilDay(number: 0))
      }
      .sorted { $0.days > $1.days })
  }

  package func entries<E: Entry>(_ kind: E.Type) throws -> [E] {
    try look()
    let all: [any Entry] = injuries + bodyEntries + workoutEntries + workoutNotes + workoutLinks
    return all.compactMap { $0 as? E }
  }
  package func entries<E: DatedEntry>(_ kind: E.Type, in days: ClosedRange<CivilDay>) throws -> [E] {
    try entries(kind).filter { days.contains($0.day) }
  }
  package func steadyTime() throws -> Instant? { nil }
  package func replacedVersions(since instant: Instant, of entry: String?) throws -> [[WrittenVersion]] {
    try look()
    return versions.filter { list in entry.map { id in list.contains { $0.version.id == id } } ?? true }
  }
  package func entry<E: Entry>(_ kind: E.Type, id: String) throws -> E? {
    try entries(kind).first { $0.id == id }
  }
  package func version<E: Entry>(of kind: E.Type, id: String) throws -> EntryVersion<E>? {
    try entry(kind, id: id).map {
      EntryVersion(entry: $0, stamp: EntryStamp(milliseconds: 0, device: "memory"), isDeleted: false)
    }
  }

  package func dailyStatistics(type: String, in days: ClosedRange<CivilDay>) throws
    -> [DailyStatistics]
  {
    guard let metric = MetricTraits.metric(ofType: type) else {
      return (types[type] ?? []).filter { days.contains($0.day) }
    }
    return try daily(metric, in: days)
  }
  package func dailyStatisticsBySource(type: String, in days: ClosedRange<CivilDay>) throws
    -> [(source: String, kind: SourceKind, statistics: DailyStatistics)]
  {
    try dailyStatistics(type: type, in: days).map { ("Scale", .app, $0) }
  }

  package func newestStatistics(onOrBefore day: CivilDay) throws -> [String: DailyStatistics] {
    try look()
    var result: [String: DailyStatistics] = [:]
    for (metric, rows) in statistics { result[metric.traits.type] = rows.last { $0.day <= day } }
    for (type, rows) in types { result[type] = rows.last { $0.day <= day } }
    return result
  }
  package func typicalMagnitude(ofType type: String, until day: CivilDay) throws -> Double? {
    let days = (types[type] ?? []).filter { $0.day <= day }
    return RobustStatistics.median(days.map { HealthType.isCumulative(type) ? $0.sum.magnitude : $0.average.magnitude })
  }
  package func newestDay(ofTypes names: [String], onOrBefore day: CivilDay) throws -> CivilDay? {
    let known = names.map { name in Set((types[name] ?? []).map(\.day)) }
    return known.first?.filter { candidate in candidate <= day && known.allSatisfy { $0.contains(candidate) } }.max()
  }

  package func samples(_ query: SampleQuery) throws -> SamplePage {
    let found = readings.filter { reading in
      query.types.contains(reading.type)
        && (query.interval.map { reading.sample.end >= $0.lowerBound && reading.sample.start < $0.upperBound } ?? true)
    }
    return SamplePage(samples: Array((query.isAscending ? found : found.reversed()).prefix(query.limit)), next: nil)
  }
  package func countedSamples(of type: String, in interval: Range<Instant>) throws -> [CountedSample] {
    readings.compactMap { reading in
      guard reading.type == type, reading.state.isCounted, interval.contains(reading.sample.start),
        let value = reading.sample.value
      else { return nil }
      let end = max(reading.sample.start, reading.sample.end)
      return CountedSample(span: reading.sample.start..<end, value: value, source: reading.sample.source)
    }
  }
  package func statistics(of type: String, in intervals: [Range<Instant>]) throws -> [Statistics?] {
    let quantities = readings.filter { $0.type == type }.compactMap { reading in
      reading.sample.value.map {
        QuantityReading(start: reading.sample.start, end: reading.sample.end, value: $0, source: 0, rank: 0)
      }
    }
    return intervals.map { Statistics(of: quantities, in: $0, type: type) { _ in "Watch" } }
  }

  package func sleepStretches(in span: Range<Instant>) throws -> [SleepStretch] { stretches }
  package func nightSource(of day: CivilDay) throws -> String? { nil }

  package func zoneStays() throws -> [ZoneStay] { [] }
  package func overrides() throws -> [ListedOverride] { [] }
  package func listedTypes() throws -> [ListedType] { listed }
  package func listedType(_ type: String) throws -> ListedType? { nil }
  package func listedSources() throws -> [ListedSource] { [] }
  package func unknownSource() throws -> UnknownSource? { unnamedSource }
  package func workoutSources() throws -> [ListedSource] { [] }
  package func listedTypes(ofSource id: Int) throws -> [ListedType] { [] }
  package func size() throws -> StoreSize { StoreSize(databaseBytes: 0, workouts: training.count, routes: 0) }
  package func contents() throws -> StoreContents {
    StoreContents(
      types: [], workouts: training.count, activitySummaries: 0, routes: 0, ecgs: 0, heartbeatSeries: 0, kept: [:],
      databaseBytes: 0)
  }
  package func revision() throws -> String { "memory" }

  package func deviceContacts() throws -> [DeviceContact] {
    try look()
    return contacts
  }
  package func metricArrivals(at now: Instant) throws -> [MetricArrival] { arrivals }
  package func batches(before id: Int?, limit: Int) throws -> [StoredBatch] { [] }
  package func typeCounts() throws -> [StoreContents.TypeCount] { [] }
  package func deliveries(before id: String?, limit: Int) throws -> [Delivery] { Array(delivered.prefix(limit)) }
  package func delivery(_ id: String) throws -> Delivery? { nil }
  package func imports() throws -> [StoredBatch] { [] }
  package func importCount() throws -> Int { 0 }
  package func batch(_ id: Int) throws -> StoredBatch? { nil }
  package func deviceTokens() throws -> [DeviceToken] { [] }
  package func lastDelivery(of device: String) throws -> Delivery? { nil }
  package func delivery(ofBatch batch: Int) throws -> Delivery? { nil }
  package func pushes(in interval: Range<Instant>) throws -> [PushedBatch] {
    pushed.filter { interval.contains($0.received) }
  }
  package func lastPush(before instant: Instant) throws -> Instant? {
    pushed.map(\.received).filter { $0 < instant }.max()
  }
  package func changes(ofBatch batch: Int) throws -> [BatchChange] { [] }

  package func timeline() throws -> ZoneTimeline { ZoneTimeline(home: .utc) }
  package func changedTypes() throws -> Set<String> { [] }
  package func exportDays() throws -> Set<CivilDay> { [] }
}
