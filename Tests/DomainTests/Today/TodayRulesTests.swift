import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

@Suite struct TodayRulesTests {
  @Test(arguments: [
    (["steps", "bmi", "hrv"], [Metric.steps, .bmi, .hrv]),
    (["hrv", "hrv", "x", "sleep", "weight", "bmi"], [.hrv, .sleep, .weight]),
    (["nonsense", "heart-rate"], [.hrv, .rhr, .sleep]), ([], [.hrv, .rhr, .sleep]), (["weight"], [.weight]),
  ])
  func `pinned metrics are normalised`(names: [String], expected: [Metric]) {
    #expect(PinnedMetrics.normalised(names) == expected)
  }

  @Test func `freshness is in days, and stale from three on`() {
    let today = CivilDay(number: 100)
    #expect(Freshness(of: today, today: today) == .today)
    #expect(Freshness(of: today - 1, today: today) == .yesterday)
    #expect(Freshness(of: today - 3, today: today) == .daysAgo(3))
    #expect(!Freshness(of: today - 2, today: today).isStale)
    #expect(Freshness(of: today - 3, today: today).isStale)
  }

  @Test func `a day begins at midnight, whatever its second fraction of a minute`() {
    let midnight = Instant(midnightOf: CivilDay(number: 100))
    let wrong = (0..<86_400).filter { second in
      let end = DataEnd(day: CivilDay(number: 100), clock: Double(second) / 60, instant: midnight + second)
      return end.moment.dayStart != midnight
    }
    #expect(wrong.isEmpty)
  }

  func card(_ metric: Metric, _ values: [(Int, Double)]) -> MetricCard {
    MetricCard(
      metric: metric, values: values.map { DayValue(day: $0.0, value: $0.1) }, today: CivilDay(number: 100),
      firstWeekday: 0)
  }

  @Test func `a fallback value has its day and no change`() {
    let card = card(.steps, [(97, 5000), (98, 6000)])
    #expect(card.value == 6000)
    #expect(card.day == CivilDay(number: 98))
    #expect(card.deltas.isEmpty)
    #expect(self.card(.steps, [(92, 5000)]).value == nil)
    #expect(self.card(.steps, [(93, 5000)]).value == 5000)
  }

  @Test func `a week without data has no total, and one of zero has`() async throws {
    // Day 100 is a Saturday, and the week began on day 95.
    #expect(card(.activeEnergy, [(93, 300), (94, 500)]).weekTotal == nil)
    #expect(card(.activeEnergy, [(94, 500), (96, 0)]).weekTotal == 0)
    #expect(card(.activeEnergy, [(94, 500), (95, 200), (100, 50)]).weekTotal == 250)
    // The minutes of exercise are those of the goal, which also counts workouts.
    var store = InMemoryStore()
    store.set(.exercise, [30, 40], today: 94)
    store.person.pinned = [.exercise]
    func total() throws -> Double? { try ShowToday(store)(100).pinned.first?.weekTotal }
    #expect(try total() == nil)
    let start = Instant(97 * 86_400)
    store.training = [
      Workout(
        activity: "Running", start: start, end: start + 1800, day: 97, duration: 30, distance: nil, energy: nil,
        averageHeartRate: nil, maximumHeartRate: nil, source: "Watch")
    ]
    #expect(try total() == 30)
    // Somebody who wore the watch all week did no exercise.
    store.training = []
    store.set(.steps, [4000, 5000, 6000, 5000, 4000, 3000, 2000], today: 100)
    #expect(try total() == 0)
  }

  @Test func `out-of-range values, NaN and equal days are harmless`() {
    let values = (40...99).map { ($0, 55.0) } + [(100, Double.nan)]
    #expect(card(.rhr, values).day == CivilDay(number: 99))
    let same = card(.rhr, (40...100).map { ($0, 55.0) })
    #expect(same.surprise == 0)
    #expect(card(.rhr, [(100, 500)]).value == nil)
  }

  @Test func `cards are ordered by change relative to their spread, not in their unit`() {
    let history = (40...99).map { ($0, $0.isMultiple(of: 2) ? 1.0 : -1.0) }
    let steps = card(.steps, history.map { ($0.0, 8000 + $0.1 * 1000) } + [(100, 8100)])
    let pulse = card(.rhr, history.map { ($0.0, 55 + $0.1) } + [(100, 65)])
    #expect(CardOrder.sorted([steps, pulse, card(.vo2Max, [])]).map(\.metric) == [.rhr, .steps, .vo2Max])
  }

  @Test func `a week counts active days from workouts and exercise minutes`() {
    let today = CivilDay(year: 2026, month: 11, day: 19)  // a Thursday
    func workout(_ day: CivilDay, _ minutes: Double) -> Workout {
      let start = day.number * 86_400
      return Workout(
        activity: "Running", start: Instant(start), end: Instant(start + Int(minutes) * 60), day: day,
        duration: minutes, distance: nil, energy: nil, averageHeartRate: nil, maximumHeartRate: nil, source: "W")
    }
    func exercise(_ day: CivilDay, _ minutes: Double) -> DailyStatistics {
      DailyStatistics(
        day: day, count: 1, sum: minutes, minimum: minutes, maximum: minutes, average: minutes, latest: minutes,
        latestAt: 0)
    }
    let goal = WeeklyGoal(
      today: today, workouts: [workout(today - 3, 40), workout(today - 9, 60)],
      exercise: [exercise(today - 2, 35), exercise(today - 1, 12)], profile: Profile())
    #expect(goal.activeDays == 2)
    #expect(goal.exerciseMinutes == 87)
    #expect(goal.daysLeft == 4)
    // Today may still become one of them.
    #expect(goal.possibleDays == 6)
    let done = WeeklyGoal(today: today, workouts: [workout(today, 40)], exercise: [], profile: Profile())
    #expect(done.activeDays == 1 && done.possibleDays == 4)
  }

  @Test func `a week without the usual data is unknown`() {
    // 16 November 2026 is a Monday.
    let monday = CivilDay(year: 2026, month: 11, day: 16)
    func isMissing(_ today: CivilDay, since: CivilDay?) -> Bool {
      WeeklyGoal(today: today, workouts: [], exercise: [], profile: Profile(), missingSince: since).isMissing
    }
    #expect(isMissing(monday + 1, since: monday) && isMissing(monday + 6, since: monday - 3))
    #expect(!isMissing(monday + 3, since: monday + 1) && !isMissing(monday + 3, since: nil))
    // On Monday morning the data of Saturday are not missed yet.
    #expect(!isMissing(monday, since: monday - 2) && isMissing(monday, since: monday - 7))
  }

  @Test func `a workout that two sources recorded counts once`() {
    func workout(_ start: Int, _ end: Int, _ source: String, _ rate: Double? = nil) -> Workout {
      Workout(
        activity: "Running", start: Instant(start), end: Instant(end), day: CivilDay(number: 0), duration: 30,
        distance: nil, energy: nil, averageHeartRate: rate, maximumHeartRate: nil, source: source)
    }
    let groups = WorkoutGroup.all([
      workout(0, 1800, "App"), workout(60, 1830, "Watch", 140), workout(4000, 5000, "App"),
    ])
    #expect(groups.map { $0.recordings.map(\.source) } == [["App", "Watch"], ["App"]])
    #expect(groups.map(\.workout.averageHeartRate) == [140, nil])
  }

  @Test func `age counts completed years`() {
    var profile = Profile()
    profile.birthDate = CivilDay(year: 1988, month: 5, day: 17)
    #expect(profile.age(on: CivilDay(year: 2026, month: 5, day: 16)) == 37)
    #expect(profile.age(on: CivilDay(year: 2026, month: 5, day: 17)) == 38)
  }

  @Test(
    arguments: [
      ("Mina’s Apple\u{A0}Watch", nil, nil, SourceEvidence(.watch, isNamed: true)),
      ("Mina’s iPhone", nil, nil, SourceEvidence(.phone, isNamed: true)),
      ("Здоровье", nil, nil, SourceEvidence(.app, isNamed: true)),
      (
        "Strava", "5.4", "<<HKDevice>, name:Apple Watch, model:Watch, software:11.1>",
        SourceEvidence(.app, isNamed: false)
      ),
      (
        "Bob", "11.1", "<<HKDevice>, name:Apple Watch, manufacturer:Apple Inc., model:Watch, software:11.1>",
        SourceEvidence(.watch, isNamed: false)
      ),
      (
        "Nightwatch", "18.5", "<<HKDevice>, name:iPhone, model:iPhone, hardware:iPhone16,1, software:18.5>",
        SourceEvidence(.phone, isNamed: false)
      ),
      (
        "ActivityWatch", "0.13", "<<HKDevice>, name:iPhone, model:iPhone, hardware:iPhone16,1, software:18.5>",
        SourceEvidence(.app, isNamed: false)
      ),
      (
        "AWU Stefan", "18", "<<HKDevice>, name:Nightphone, model:Watch, hardware:Watch7,5, software:18.5>",
        SourceEvidence(.app, isNamed: false)
      ),
      (
        "AWU Stefan", "18.5", "<<HKDevice>, name:Nightphone, model:Watch, hardware:Watch7,5, software:18.5>",
        SourceEvidence(.watch, isNamed: false)
      ),
      ("Nightwatch", "1", "<<HKDevice>, name:Body+, manufacturer:Withings>", SourceEvidence(.app, isNamed: false)),
      ("Nightwatch", nil, "<<HKDevice>, software:18.5>", SourceEvidence(.watch, isNamed: true)),
      ("Ada's Apple Watch", "1", "<<HKDevice>, model:Watch, software:18.5>", SourceEvidence(.watch, isNamed: true)),
      ("Oura", "5.1", nil, SourceEvidence(.wearable, isNamed: true)),
      ("Mina’s\u{A0}WHOOP 4.0", nil, nil, SourceEvidence(.wearable, isNamed: true)),
      ("Garmin Watch", nil, nil, SourceEvidence(.watch, isNamed: true)),
      ("Courage", nil, nil, SourceEvidence(.app, isNamed: true)),
      (
        "Connect", "33", "<<HKDevice>, name:fenix, manufacturer:Garmin, model:fenix, software:20.1>",
        SourceEvidence(.wearable, isNamed: false)
      ),
      ("Oura", "5.1", "<<HKDevice>, name:iPhone, model:iPhone, software:18.5>", SourceEvidence(.app, isNamed: false)),
    ] as [(String, String?, String?, SourceEvidence)])
  func `kinds of sources are recognised`(name: String, version: String?, device: String?, evidence: SourceEvidence) {
    #expect(SourceEvidence(name: name, version: version, device: device) == evidence)
  }

  @Test func `kinds of sources have an order that their stored numbers do not tell`() {
    #expect(SourceKind.allCases.shuffled().sorted() == [.watch, .wearable, .phone, .app])
    #expect(SourceKind.allCases.sorted().map(\.rawValue) == [0, 3, 1, 2])
    let evidence = SourceKind.allCases.flatMap { kind in [false, true].map { SourceEvidence(kind, isNamed: $0) } }
    #expect(evidence.map(\.rank) == [0, 1, 2, 3, 4, 5, 6, 6])
  }

  @Test(arguments: [
    ("lb", "kg", 135.4, 61.41640690), ("mi", "km", 1, 1.609344), ("degF", "degC", 98.6, 37), ("kJ", "kcal", 418.4, 100),
    ("Cal", "kcal", 10, 10), ("st", "kg", 9.67, 61.4073350506), ("fl_oz_us", "mL", 8, 236.5882365),
    ("mmol<180.1558800000541>/L", "mg/dL", 5.2, 93.68105763),
  ])
  func `units convert`(from: String, to: String, value: Double, expected: Double) throws {
    let conversion = try #require(UnitConversion.from(from, to: to))
    #expect(abs(conversion(value) - expected) < 1e-6)
  }

  @Test func `units of different dimensions do not convert`() { #expect(UnitConversion.from("kg", to: "km") == nil) }
}
