import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

@Suite struct TrainingLoadTests {
  let today = CivilDay(number: 20_000)

  func workout(_ day: CivilDay, minutes: Double = 30, average: Double? = nil, source: String = "Watch") -> Workout {
    let start = day.number * 86_400 + 36_000
    return Workout(
      activity: "Running", start: Instant(start), end: Instant(start + Int(minutes) * 60), day: day, duration: minutes,
      distance: nil, energy: nil, averageHeartRate: average, maximumHeartRate: nil, source: source)
  }

  func history(_ store: InMemoryStore) throws -> ScoreHistory { try ScoreHistory.of(today...today, from: store) }

  @Test func `samples take precedence over the mean if they cover half of the time`() async throws {
    var store = InMemoryStore()
    let run = workout(today, average: 150)
    store.training = [run]
    store.heartRates = [WorkoutHeartRate(span: run.span, held: [HeldHeartRate(heartRate: 130, seconds: 900)])]
    let enough = try #require(try history(store).training.load(on: today))
    let expected = TrainingImpulse.banister(minutes: 15, heartRate: 130, resting: 60, maximum: 190, sex: nil)
    #expect(enough.method == .heartRateSamples && abs(enough.load - expected) < 1e-9)
    store.heartRates[0].held[0].seconds = 899
    #expect(try history(store).training.load(on: today)?.method == .meanHeartRate)
    // Without a mean, the minutes in zones count: 130 of 190 is zone 2. The unknown minutes add nothing.
    store.training = [workout(today)]
    store.efforts = [WorkoutEffort(span: run.span, effort: 8)]
    let zones = try #require(try history(store).training.load(on: today))
    #expect(zones.method == .zoneMinutes && abs(zones.load - 2 * 899 / 60) < 1e-9)
    store.heartRates[0].held = [
      HeldHeartRate(heartRate: 100, seconds: 120), HeldHeartRate(heartRate: 152, seconds: 180),
      HeldHeartRate(heartRate: 171, seconds: 150),
    ]
    // 2 minutes in zone 1, 3 in zone 4, 2.5 in zone 5: a quarter of the time.
    #expect(try history(store).training.load(on: today)?.load == 2 * 1 + 3 * 4 + 2.5 * 5)
    // A watch that was not told of the workout measures every few minutes.
    store.heartRates[0].held[2].seconds = 149
    let rated = try #require(try history(store).training.load(on: today))
    #expect(rated.method == .effort && rated.load == 40)
    store.efforts = []
    #expect(try history(store).training.load(on: today)?.method == .durationAndKind)
  }

  @Test func `a threshold comes from the rides of as many days as a race estimate`() throws {
    for back in [0, 89, 90] {
      var store = InMemoryStore()
      var ride = workout(today - back)
      (ride.id, ride.activity) = ("ride", "Cycling")
      store.training = [ride]
      var analysis = WorkoutAnalysis()
      analysis.bestPowers = [BestPower(seconds: ThresholdPower.bestDuration, watts: 200)]
      store.analyses["ride"] = analysis
      var thresholds = try RideThresholds(store)
      #expect((try thresholds.shown(on: today) == nil) == (back >= RaceEstimate.window), "\(back)")
    }
  }

  @Test func `a week without any data is not a week of rest`() async throws {
    func balance(steps: [Double?]) async throws -> PerformanceManagement {
      var store = InMemoryStore()
      store.training = (14..<60).map { workout(today - $0, average: 150) }
      store.set(.steps, Array(repeating: 5000, count: 46) + steps, today: today - 1)
      return try #require(try history(store).training.form(on: today))
    }
    // Thirteen days before today: a watch worn without workouts, or left in a drawer.
    let rested = try await balance(steps: Array(repeating: 5000, count: 13))
    let unknown = try await balance(steps: Array(repeating: nil, count: 13))
    #expect(unknown.chronic > rested.chronic && unknown.balance < rested.balance)
    // Somebody who never sends anything but workouts has rested.
    var store = InMemoryStore()
    store.training = (14..<60).map { workout(today - $0, average: 150) }
    let training = try history(store).training
    let form = try #require(training.form(on: today))
    #expect(abs(form.chronic - rested.chronic) < 1e-9 && abs(form.acute - rested.acute) < 1e-9)
    #expect(training.load(on: today)?.load == 0)
  }

  @Test func `the maximum is the person's own, else the sustained one if it exceeds the formula`() {
    var profile = Profile()
    profile.birthDate = CivilDay(year: today.components.year - 40, month: 1, day: 1)
    let sustained = [DayValue(day: today - 400, value: 199), DayValue(day: today - 364, value: 186)]
    func maximum(_ days: [DayValue]) -> MaximumHeartRate { MaximumHeartRate(profile, sustained: days, on: today) }
    #expect(maximum(sustained).value == 186 && maximum(sustained).origin == .observed)
    #expect(maximum([]).value == 180 && maximum([]).origin == .age)
    #expect(maximum([DayValue(day: today, value: 170)]).origin == .age)
    profile.maximumFormula = .tanaka
    #expect(maximum([]).value == 180 && maximum([]).origin == .tanaka && maximum(sustained).origin == .observed)
    profile.birthDate = CivilDay(year: today.components.year - 60, month: 1, day: 1)
    #expect(maximum([]).value == 166 && maximum([DayValue(day: today, value: 170)]).origin == .observed)
    profile.maximumHeartRate = 175
    #expect(maximum(sustained).value == 175 && maximum(sustained).origin == .own)
  }

  @Test func `the recording of the better kind of source counts, then the first by name`() {
    func named(_ source: String, _ kind: SourceKind) -> Workout {
      var workout = workout(today, minutes: source == "Zepp" ? 35 : 30, source: source)
      workout.kind = kind
      return workout
    }
    let all = [named("Zepp", .app), named("Strava", .app), named("Ada’s Watch", .watch)]
    for rotation in 0..<3 {
      let order = Array(all[rotation...] + all[..<rotation])
      #expect(WorkoutGroup.all(order).map(\.workout.source) == ["Ada’s Watch"])
      #expect(WorkoutGroup.all(order.filter { $0.kind == .app }).map(\.workout.source) == ["Strava"])
    }
  }
}

@Suite struct UsualTests {
  let today = CivilDay(number: 20_000)

  func series(_ values: [Double]) -> [DayValue] {
    values.enumerated().map { DayValue(day: today - values.count + $0.offset, value: $0.element) }
  }

  @Test func `each metric takes its usual range from its own rule`() throws {
    let hrv = try #require(Usual(.hrv, series([45, 50, 48, 52, 47, 49, 51]), on: today))
    #expect(abs(hrv.middle - 48.8057) < 1e-4 && abs(hrv.range.lowerBound - 40.252) < 1e-3)
    let rhr = try #require(Usual(.rhr, series([55, 56, 54, 55, 57, 55, 54]), on: today))
    #expect(abs(rhr.middle - 55.142857) < 1e-6)
    let rates = [14.2, 14.5, 14.0, 14.3, 14.6, 14.1, 14.4, 14.2, 14.3, 14.5, 14.2, 14.1, 14.4, 14.3]
    let breath = try #require(Usual(.respiratoryRate, series(rates), on: today))
    #expect(abs(breath.middle - 14.3) < 1e-9 && abs(breath.range.upperBound - 15.7286) < 1e-4)
    let oxygen = try #require(Usual(.oxygenSaturation, series(Array(repeating: 0.96, count: 14)), on: today))
    #expect(abs(oxygen.middle - 0.96) < 1e-9 && abs(oxygen.range.lowerBound - (0.96 - 0.02 * 8 / 7)) < 1e-9)
    let weight = try #require(Usual(.weight, series(Array(repeating: 80, count: 14)), on: today))
    #expect(weight.middle == 80 && abs(weight.range.upperBound - 80.1) < 1e-9)
    #expect(Usual(.weight, series(Array(repeating: 80, count: 13)), on: today) == nil)
    #expect(Usual(.hrv, series(Array(repeating: 50, count: 6)), on: today) == nil)
  }

  @Test(arguments: [(50.0, true), (54, true), (55, false), (46, true), (45, false), (54.6, false)])
  func `from a tenth on a usual value is not close, as it is displayed too`(value: Double, isClose: Bool) throws {
    let usual = try #require(Usual(.hrv, series(Array(repeating: 50, count: 7)), on: today))
    #expect(usual.isClose(value, step: Usual.step(.hrv)) == isClose)
  }

  @Test func `a value outside the baseline is not called close`() throws {
    let usual = try #require(Usual(.hrv, series(Array(repeating: 50, count: 7)), on: today))
    func isClose(_ kind: BaselineKind, _ values: [Double]) throws -> Bool {
      let deltas = BaselineDelta.all(
        series(values) + [DayValue(day: today, value: 52)], today: today, logarithmic: true)
      let delta = try #require(deltas.first { $0.kind == kind })
      return usual.isClose(52, step: 1, beside: [delta])
    }
    #expect(try isClose(.fourteenDays, Array(repeating: 50, count: 14)))
    #expect(try !isClose(.fourteenDays, Array(repeating: 45, count: 14)))
    #expect(try isClose(.yesterday, Array(repeating: 45, count: 14)))
  }

  @Test func `the usual range covers four days in five`() throws {
    let values = series((0..<50).map { 8000 + Double($0 * 37 % 50) * 100 })
    let usual = try #require(Usual(.steps, values, on: today))
    #expect(values.count { usual.verdict($0.value) == .within } == 40)
    // If all days are equal, the range extends one displayed step to each side.
    let same = try #require(Usual(.vo2Max, series(Array(repeating: 42, count: 14)), on: today))
    #expect(same.verdict(42.1) == .within && same.verdict(42.2) == .above)
  }

  @Test func `the day itself never counts, and values within the range are usual`() throws {
    let values = series((0..<40).map { 50 + Double($0 % 5) })
    let usual = try #require(Usual(.steps, values, on: today))
    #expect(Usual(.steps, values + [DayValue(day: today, value: 9999)], on: today) == usual)
    #expect(usual.verdict(usual.middle) == .within && usual.verdict(usual.range.upperBound) == .within)
    #expect(usual.verdict(usual.range.upperBound + 1) == .above && usual.verdict(usual.range.lowerBound - 1) == .below)
  }
}
