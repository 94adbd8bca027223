import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Testing

/// The inputs of the scores, as the store provides them.
@Suite struct ScoreInputTests {
  let always = CivilDay(year: 1990, month: 1, day: 1)...CivilDay(year: 2050, month: 1, day: 1)
  static let heart = "HKQuantityTypeIdentifierHeartRate"

  /// 2 January 2001, 00:00 in Paris.
  let midnight = 978_390_000

  func imported(_ export: ExportText) throws -> HealthStore {
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    return store
  }

  func workout(_ start: String, _ end: String, source: String = "Ada’s Apple Watch", duration: Int = 10) -> String {
    """
    <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="\(duration)" durationUnit="min" \
    sourceName="\(source)" startDate="\(start) +0100" endDate="\(end) +0100"/>
    """
  }

  @Test func `nightly means count repeated readings once, in one unit, and respect overrides`() async throws {
    var export = ExportText()
    export.add("HeartRate", "2001-01-02 01:00:00", value: "50", unit: "count/min")
    // The same reading in another unit, and again with another creation date.
    export.add("HeartRate", "2001-01-02 01:00:00", value: "0.8333333333", unit: "count/s")
    export.add(
      raw: """
        <Record type="\(Self.heart)" sourceName="Ada’s Apple\u{A0}Watch" unit="count/min" value="50" \
        creationDate="2001-01-02 08:00:00 +0100" startDate="2001-01-02 01:00:00 +0100" endDate="2001-01-02 01:00:00 +0100"/>
        """)
    export.add("HeartRate", "2001-01-02 02:00:00", value: "1", unit: "count/s")
    export.add("HeartRate", "2001-01-02 03:00:00", value: "100", unit: "count/min", source: "Strap")
    let store = try imported(export)
    let span = Instant(midnight)...Instant(midnight + 6 * 3600)
    func mean() async throws -> Double? { try await store.means(of: .heartRate, in: [span]).first ?? nil }
    #expect(try await mean().map { ($0 * 1e6).rounded() / 1e6 } == 70)
    let strap = try #require(try await store.listedSources().first { $0.name == "Strap" })
    try await store.setSource(strap.id, isOff: true)
    #expect(try await mean().map { ($0 * 1e6).rounded() / 1e6 } == 55)
    _ = try await store.override(
      type: Self.heart, start: Instant(midnight + 2 * 3600), source: nil, correction: nil, now: Instant(0))
    #expect(try await mean().map { ($0 * 1e6).rounded() / 1e6 } == 50)
  }

  @Test func `sources of one kind take precedence by name, in any order of records`() async throws {
    var results: [[String]] = []
    for isReversed in [false, true] {
      var export = ExportText()
      for (source, steps, wake) in [("Zepp", 700, "06:00"), ("AutoSleep", 500, "07:30")] {
        export.add(
          "StepCount", "2001-01-02 08:00:00", "2001-01-02 09:00:00", value: "\(steps)", unit: "count", source: source)
        export.add(
          HealthType.sleepAnalysis, "2001-01-02 00:10:00", "2001-01-02 \(wake):00",
          value: "HKCategoryValueSleepAnalysisAsleepCore", source: source)
        export.add("Height", "2001-01-02 10:00:00", value: source == "Zepp" ? "180" : "175", unit: "cm", source: source)
        export.add(raw: workout("2001-01-02 18:00:00", "2001-01-02 18:40:00", source: source, duration: steps / 20))
      }
      if isReversed { export.records.reverse() }
      let store = try imported(export)
      let steps = try await store.daily(.steps, in: always).map(\.sum)
      let night = try #require(try await store.nights(in: always, segments: false).first)
      let workouts = try await store.workouts(in: always)
      results.append([
        "\(steps)", night.source, "\(night.asleep)", "\(workouts.map(\.source))", "\(workouts.map(\.duration))",
        "\(try await store.profile().height ?? 0)",
      ])
    }
    #expect(results[0] == ["[500.0]", "AutoSleep", "440.0", "[\"AutoSleep\"]", "[25.0]", "175.0"])
    #expect(results[1] == results[0])
  }

  @Test func `time awake within a nap stays time awake`() async throws {
    var export = ExportText()
    for (from, to, stage) in [
      ("00:10", "06:10", "AsleepCore"), ("14:00", "14:20", "AsleepCore"), ("14:20", "14:50", "Awake"),
      ("14:50", "15:00", "AsleepCore"),
    ] {
      export.add(
        HealthType.sleepAnalysis, "2001-01-02 \(from):00", "2001-01-02 \(to):00",
        value: "HKCategoryValueSleepAnalysis\(stage)")
    }
    let nap = try #require(try await imported(export).nights(in: always, segments: false).first?.naps.first)
    #expect(nap.asleep == 30 && nap.segments.map { ($0.end - $0.start) / 60 } == [20, 10])
  }

  @Test func `heart rates of a workout are those within its time, and respect overrides`() async throws {
    var export = ExportText()
    export.add(raw: workout("2001-01-02 18:00:00", "2001-01-02 18:10:00"))
    for second in stride(from: 0, through: 50, by: 10) {
      export.add("HeartRate", "2001-01-02 18:00:\(second == 0 ? "00" : "\(second)")", value: "120", unit: "count/min")
    }
    export.add("HeartRate", "2001-01-02 18:05:00", value: "150", unit: "count/min")
    export.add("HeartRate", "2001-01-02 18:10:00", value: "180", unit: "count/min")
    export.add("WorkoutEffortScore", "2001-01-02 18:00:00", "2001-01-02 18:10:00", value: "6", unit: "appleEffortScore")
    let store = try imported(export)
    func held() async throws -> [HeldHeartRate] {
      try await store.workoutHeartRates(in: always).flatMap(\.held)
    }
    // 120 holds for 50 s and a minute, 150 for a minute; a sample at the end does not count.
    #expect(
      try await held() == [HeldHeartRate(heartRate: 120, seconds: 110), HeldHeartRate(heartRate: 150, seconds: 60)])
    #expect(try await store.workoutEfforts(in: always).map(\.effort) == [6])
    #expect(try await store.sustainedMaxima(in: always).map(\.value) == [120])
    let at = Instant(midnight + 18 * 3600 + 300)
    _ = try await store.override(type: Self.heart, start: at, source: nil, correction: nil, now: Instant(0))
    #expect(try await held() == [HeldHeartRate(heartRate: 120, seconds: 110)])
    try await store.setType(Self.heart, isOff: true)
    #expect(try await held().isEmpty)
    #expect(try await store.sustainedMaxima(in: always).isEmpty)
    try await store.setType(Self.heart, isOff: false)
    #expect(try await held().count == 1)
    _ = try await store.undo(batch: 1, now: Instant(2_000_000_000))
    #expect(try await held().isEmpty)
  }

  @Test func `a workout with a wrong end does not read a month of heart rates`() async throws {
    var export = ExportText()
    export.add(raw: workout("2001-01-02 18:00:00", "2001-01-04 18:00:00"))
    export.add(raw: workout("2001-01-02 18:00:00", "2001-02-01 18:00:00"))
    export.add("HeartRate", "2001-01-02 18:05:00", value: "150", unit: "count/min")
    let spans = try await imported(export).workoutHeartRates(in: always).map(\.span.seconds)
    #expect(spans == [2 * 86_400])
  }

  @Test func `history begins with a workout too, and a day with any data is known`() async throws {
    var export = ExportText()
    export.add(raw: workout("2001-01-02 18:00:00", "2001-01-02 18:10:00"))
    export.add("StepCount", "2001-01-05 08:00:00", "2001-01-05 09:00:00", value: "600", unit: "count")
    export.add(
      HealthType.sleepAnalysis, "2001-01-08 00:10:00", "2001-01-08 06:00:00",
      value: "HKCategoryValueSleepAnalysisAsleepCore")
    export.add("DietaryWater", "2001-01-09 08:00:00", value: "200", unit: "mL")
    let store = try imported(export)
    func day(_ number: Int) -> CivilDay { CivilDay(year: 2001, month: 1, day: number) }
    #expect(try await store.firstDay() == day(2))
    #expect(try await store.recordedDays(in: day(1)...day(31)).known == Set([2, 5, 8, 9].map { day($0) }))
    #expect(try await store.recordedDays(in: day(3)...day(4)).known.isEmpty)
    let history = try await store.read { [days = day(2)...day(6)] in try ScoreHistory.of(days, from: $0) }
    #expect(
      history.training.load(on: day(2))?.method == .durationAndKind && history.training.load(on: day(5))?.load == 0)
    #expect(history.training.load(on: day(4))?.load == 0, "one everyday day of three: they rested")
  }

  @Test func `a clock change the evening before does not affect a day`() async throws {
    // In Sydney clocks went forward at two on Sunday, 28 October 2001.
    var export = ExportText()
    export.offset = "+1000"
    export.add(
      raw: """
        <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="40" durationUnit="min" \
        sourceName="Ada’s Apple Watch" startDate="2001-10-28 09:00:00 +1000" endDate="2001-10-28 09:40:00 +1000"/>
        """)
    export.add("HeartRate", "2001-10-28 09:20:00", value: "140", unit: "count/min")
    export.add("HeartRate", "2001-10-27 23:30:00", value: "60", unit: "count/min")
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "Australia/Sydney")
    func day(_ number: Int) -> CivilDay { CivilDay(year: 2001, month: 10, day: number) }
    let days = try await store.recordedDays(in: day(1)...day(31))
    #expect(days.known == [day(27), day(28)] && days.everyday == [day(27)])
  }

  @Test func `a workout of the next day is not the last one before it`() async throws {
    var export = ExportText()
    for number in [2, 5, 6] { export.add(raw: workout("2001-01-0\(number) 18:00:00", "2001-01-0\(number) 18:10:00")) }
    let store = try imported(export)
    func day(_ number: Int) -> CivilDay { CivilDay(year: 2001, month: 1, day: number) }
    for (asked, last) in [(1, nil), (2, 2), (3, 2), (4, 2), (5, 5), (9, 6)] as [(Int, Int?)] {
      #expect(try await store.lastDay(onOrBefore: day(asked)) == last.map { day($0) }, "\(asked)")
    }
  }

  @Test func `readings of a workout are not everyday data, and those that began outside are`() async throws {
    var export = ExportText()
    for number in 2...6 {
      let date = "2001-01-0\(number)"
      export.add(raw: workout("\(date) 18:00:30", "\(date) 18:40:00"))
      // These add the workout's minutes, its end and the recovery after it.
      for time in ["18:00:00", "18:20:00", "18:42:00"] {
        export.add("HeartRate", "\(date) \(time)", value: "120", unit: "count/min")
      }
      export.add("ActiveEnergyBurned", "\(date) 18:05:00", "\(date) 18:40:00", value: "300", unit: "kcal")
    }
    // These samples are before the workout, after it but of another kind, and from a source that is switched off.
    export.add("HeartRate", "2001-01-03 09:00:00", value: "60", unit: "count/min")
    export.add("StepCount", "2001-01-04 20:00:00", "2001-01-04 21:00:00", value: "600", unit: "count")
    export.add("HeartRate", "2001-01-05 09:00:00", value: "60", unit: "count/min", source: "Strap")
    let store = try imported(export)
    func day(_ number: Int) -> CivilDay { CivilDay(year: 2001, month: 1, day: number) }
    func everyday() async throws -> Set<CivilDay> { try await store.recordedDays(in: day(1)...day(31)).everyday }
    #expect(try await everyday() == Set([3, 4, 5].map { day($0) }))
    let strap = try #require(try await store.listedSources().first { $0.name == "Strap" })
    try await store.setSource(strap.id, isOff: true)
    #expect(try await everyday() == Set([3, 4].map { day($0) }))
    try await store.save(
      BodyEntry("w", on: day(6), clock: 480, weight: 70), now: 0)
    #expect(try await everyday() == Set([3, 4, 6].map { day($0) }))
    #expect(try await store.recordedDays(in: day(1)...day(31)).known == Set((2...6).map { day($0) }))
  }
}
