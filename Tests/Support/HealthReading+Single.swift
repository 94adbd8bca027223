package import DailveDomain
package import DailveScores

/// Single queries to a store, each with its own snapshot.
extension HealthReading {
  package func batches() async throws(ReadError) -> [StoredBatch] {
    try await read { try $0.batches(before: nil, limit: .max) }
  }
  package func deliveries(limit: Int) async throws(ReadError) -> [Delivery] {
    try await read { try $0.deliveries(before: nil, limit: limit) }
  }
  package func daily(_ metric: Metric, in days: ClosedRange<CivilDay>) async throws(ReadError) -> [DailyStatistics] {
    try await read { try $0.daily(metric, in: days) }
  }
  package func dailyStatistics(type: String, in days: ClosedRange<CivilDay>) async throws(ReadError)
    -> [DailyStatistics]
  {
    try await read { try $0.dailyStatistics(type: type, in: days) }
  }
  package func dailyStatisticsBySource(type: String, in days: ClosedRange<CivilDay>) async throws(ReadError)
    -> [(source: String, kind: SourceKind, statistics: DailyStatistics)]
  {
    try await read { try $0.dailyStatisticsBySource(type: type, in: days) }
  }
  package func sums(of metric: Metric, in days: ClosedRange<CivilDay>, until minute: Double) async throws(ReadError)
    -> [DayValue]
  {
    try await read { try $0.sums(of: metric, in: days, until: minute) }
  }
  package func newestImport() async throws(ReadError) -> Instant? {
    try await read { try $0.newestImport() }
  }
  package func means(of metric: Metric, in spans: [ClosedRange<Instant>]) async throws(ReadError) -> [Double?] {
    try await read { try $0.means(of: metric, in: spans) }
  }
  package func sustainedMaxima(in days: ClosedRange<CivilDay>) async throws(ReadError) -> [DayValue] {
    try await read { try $0.sustainedMaxima(in: days) }
  }
  package func nights(in days: ClosedRange<CivilDay>, segments: Bool) async throws(ReadError) -> [SleepNight] {
    try await read { try $0.nights(in: days, segments: segments) }
  }
  package func nightSource(of day: CivilDay) async throws(ReadError) -> String? {
    try await read { try $0.nightSource(of: day) }
  }
  package func workouts(in days: ClosedRange<CivilDay>) async throws(ReadError) -> [Workout] {
    try await read { try $0.workouts(in: days) }
  }
  package func workoutHeartRates(in days: ClosedRange<CivilDay>) async throws(ReadError) -> [WorkoutHeartRate] {
    try await read { try $0.workoutHeartRates(in: days) }
  }
  package func workoutEfforts(in days: ClosedRange<CivilDay>) async throws(ReadError) -> [WorkoutEffort] {
    try await read { try $0.workoutEfforts(in: days) }
  }
  package func activitySummaries(in days: ClosedRange<CivilDay>) async throws(ReadError) -> [ActivitySummary] {
    try await read { try $0.activitySummaries(in: days) }
  }
  package func entries<E: Entry>(_ kind: E.Type) async throws(ReadError) -> [E] {
    try await read { try $0.entries(kind) }
  }
  package func zoneStays() async throws(ReadError) -> [ZoneStay] { try await read { try $0.zoneStays() } }
  package func listedTypes() async throws(ReadError) -> [ListedType] { try await read { try $0.listedTypes() } }
  package func listedTypes(ofSource id: Int) async throws(ReadError) -> [ListedType] {
    try await read { try $0.listedTypes(ofSource: id) }
  }
  package func changes(ofBatch batch: Int) async throws(ReadError) -> [BatchChange] {
    try await read { try $0.changes(ofBatch: batch) }
  }
  package func firstDay() async throws(ReadError) -> CivilDay? { try await read { try $0.firstDay() } }
  package func recordedDays(in days: ClosedRange<CivilDay>) async throws(ReadError) -> RecordedDays {
    try await read { try $0.recordedDays(in: days) }
  }
  package func lastDay(onOrBefore day: CivilDay) async throws(ReadError) -> CivilDay? {
    try await read { try $0.lastDay(onOrBefore: day) }
  }
  package func newestDays(of metrics: [Metric], onOrBefore day: CivilDay) async throws(ReadError)
    -> [Metric: CivilDay]
  {
    try await read { try $0.newestDays(of: metrics, onOrBefore: day) }
  }
  package func overview() async throws(ReadError) -> DataOverview { try await read { try $0.overview() } }
  package func samples(_ query: SampleQuery) async throws(ReadError) -> SamplePage {
    try await read { try $0.samples(query) }
  }
  package func newestSample(of type: String) async throws(ReadError) -> Sample? {
    try await read { try $0.newestSample(of: type) }
  }
  package func statistics(of type: String, in interval: Range<Instant>) async throws(ReadError) -> Statistics? {
    try await read { try $0.statistics(of: type, in: [interval]).first ?? nil }
  }
}
