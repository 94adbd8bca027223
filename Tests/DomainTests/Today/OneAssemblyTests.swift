import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

/// Every caller gets the same number for a score or a value of one day.
@Suite struct OneAssemblyTests {
  let today = CivilDay(number: 20_000)

  static let ranges: [(metric: Metric, range: ClosedRange<Double>)] = [
    (.rmssd, 20...80), (.rhr, 48...70), (.heartRate, 60...90), (.respiratoryRate, 12...18),
    (.oxygenSaturation, 0.92...0.99), (.wristTemperature, 34...37), (.vo2Max, 30...50), (.heartRateRecovery, 15...40),
    (.weight, 48...60), (.bmi, 17...24), (.bodyFat, 0.1...0.3), (.leanBodyMass, 40...50), (.steps, 0...20_000),
    (.exercise, 0...90), (.activeEnergy, 100...900), (.distance, 0...15), (.flights, 0...30),
  ]

  /// Up to 500 days of a person, with gaps. The newest day of each series is up to nine days old, or some months.
  func store(_ seed: UInt64) -> InMemoryStore {
    var random = SeededGenerator(seed: seed)
    var store = InMemoryStore()
    let length = Int.random(in: 5...500, using: &random)
    let share = Double.random(in: 0.3...1, using: &random)
    func chance(_ share: Double) -> Bool { Double.random(in: 0...1, using: &random) < share }
    func values(_ range: ClosedRange<Double>) -> [Double?] {
      (0..<length).map { _ in chance(share) ? Double.random(in: range, using: &random) : nil }
    }
    func last() -> CivilDay {
      let oldest = chance(0.1) ? 120 : 9
      return today - Int.random(in: 0...oldest, using: &random)
    }
    for (metric, range) in Self.ranges { store.set(metric, values(range), today: last()) }
    store.setNights(values(300...540), today: last())
    for index in store.sleep.indices {
      let night = store.sleep[index].day
      for (metric, usual) in [(Metric.heartRate, 55.0), (.respiratoryRate, 14), (.oxygenSaturation, 0.9)]
      where chance(0.9) {
        store.nightMeans[metric, default: [:]][night] = usual * Double.random(in: 0.9...1.1, using: &random)
      }
      if chance(0.1) {
        // A phone may send no more than the length of a night.
        store.sleep[index].span = 0
        store.sleep[index].fellAsleep = Instant(midnightOf: night)
      } else if chance(0.05) {
        store.sleep[index].isInBedOnly = true
        store.sleep[index].asleep = 0
      }
    }
    let newest = last()
    for back in (0..<length).reversed() {
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let minute = chance(0.3) ? 0 : Int.random(in: 0..<1440, using: &random)
        let start = Instant(midnightOf: newest - back) + minute * 60
        store.hrv.append(HRVSample(start: start, value: Double.random(in: 20...90, using: &random), offset: 0))
      }
      if chance(0.4) {
        let start = Instant(midnightOf: newest - back) + 64_800
        var workout = Workout(
          activity: "Running", start: start, end: start + 1800, day: newest - back, duration: 30, distance: nil,
          energy: nil, averageHeartRate: Double.random(in: 110...170, using: &random), maximumHeartRate: nil,
          source: "Watch")
        workout.id = "run \(back)"
        store.training.append(workout)
      }
    }
    if chance(0.5) { store.person.height = 172 }
    if chance(0.5) { store.person.birthDate = CivilDay(year: 1980, month: 4, day: 2) }
    if chance(0.5) { store.person.goals.weight = .lose }
    return store
  }

  @Test(arguments: 0..<40) func `every page, document and preview has the same scores`(seed: UInt64) throws {
    let store = store(seed)
    let history = try ScoreHistory.of(today...today, from: store)
    let condition = history.recovery.condition(on: today)
    let shown = try ShowToday(store)(today)
    #expect(shown.report.condition == condition)
    #expect(shown.report.deltas == history.recovery.hrvDeltas(on: today))
    let wellness = try ShowWellness(store)(today, at: nil)
    #expect(wellness.score == history.wellness(on: today) && wellness.condition == condition)
    #expect(wellness.sleep == history.sleep.score(on: today) && wellness.body == history.body.score(on: today))
    #expect(wellness.vitals == history.vitals(on: today) && wellness.pulse == history.overnight.pulse(on: today))
    #expect(wellness.nightSignal == history.overnight.signal(on: today))
    #expect(try ShowActivity(store)(today, isOver: true).readiness == history.readiness(on: today))
    #expect(try ShowBody(store)(today, before: today).score == history.body.score(on: today))
    let night = try ShowSleep(store)(today, days: 14)
    if night.night?.day == today { #expect(night.score == history.sleep.score(on: today)) }
    #expect(night.debt == history.sleep.debt(on: today))
    let imagined = try AskWhatIf(store)(.condition, on: today, [:])
    if let imagined { #expect(imagined.measured.known?.value == condition.known?.score.value) }
    let preview = try ReadScorePreview(store)(on: today).day.scores(ScorePreviewDay.Waiting())
    #expect(preview.body == history.body.score(on: today).known?.score.value)
    #expect(preview.wellness == history.wellness(on: today).known?.value)
    #expect(preview.readiness == history.readiness(on: today).known?.value)
    #expect(preview.load == history.training.load(on: today)?.load)
    // A longer range gives the same result for its last day.
    let month = try ScoreHistory.of(today - 29...today, from: store)
    #expect(month.recovery.condition(on: today) == condition && month.vitals(on: today) == history.vitals(on: today))
    #expect(month.sleep.score(on: today) == history.sleep.score(on: today))
  }

  @Test(arguments: 0..<40) func `a card uses the same series as its metric's page`(seed: UInt64) throws {
    let store = store(seed)
    let load = LoadMetricSeries(store)
    let shown = try ShowToday(store)(today)
    let cards = shown.pinned + shown.signals + shown.activity
    #expect(Set(cards.map(\.metric)).isSuperset(of: Self.ranges.map(\.metric)))
    for var card in cards {
      let series = try load(card.metric, on: today, days: 400)
      var other = MetricCard(
        metric: card.metric, values: series, nights: try load.nights(card.metric, on: today, until: today),
        today: today, firstWeekday: store.person.firstWeekday)
      // The week's minutes and goals are those of the goals, and a card may know older days than the series.
      other.weekGoal = card.weekGoal
      if card.metric == .exercise { other.weekTotal = card.weekTotal }
      if other.newestDay == nil || card.timeInBed != nil { other.newestDay = card.newestDay }
      if let newest = other.newestDay, today - newest >= ScoreHistory.lookBack { card.newestDay = newest }
      card.timeInBed = nil
      #expect(card == other, "\(card.metric)")
    }
    let body = try ShowBody(store)(today, before: today)
    let weights = try load(.weight, on: today, days: nil)
    #expect(body.weights == weights)
    for latest in body.latest {
      let newest = try load(latest.metric, on: today, days: nil).last
      #expect(newest == DayValue(day: latest.day, value: latest.value), "\(latest.metric)")
    }
  }

  @Test func `an unreadable row is missing on pages and stops everything else`() throws {
    var store = store(1)
    store.failing = [.weight]
    #expect(try ShowToday(store)(today).failures.count == 1)
    #expect(try ShowWellness(store)(today, at: nil).failures.count == 1)
    #expect(throws: StorageError.failed(reason: "test")) { try ScoreHistory.of(today...today, from: store) }
    #expect(throws: StorageError.failed(reason: "test")) { try ReadScorePreview(store)(on: today) }
  }
}
