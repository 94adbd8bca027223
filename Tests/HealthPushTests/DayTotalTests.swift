import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

/// Totals of a day so far, as home automations and shortcuts send them, and values with a date alone.
@Suite struct DayTotalTests {
  /// 2001-01-09, midnight in Berlin.
  private static let midnight = Instant(978_994_800)

  private func state(_ value: String, _ type: String = "steps") -> String {
    #"{"type":"\#(type)","value":"\#(value)","unit":"count"}"#
  }

  @Test(arguments: 0..<12)
  func `the last of each day counts, also a smaller one`(seed: Int) async throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let pushed = try PushedStore()
    var expected: [String] = []
    for day in 0..<3 {
      var last = 0
      let moments = (0..<Int.random(in: 1...6, using: &random)).map { _ in Int.random(in: 60...86_000, using: &random) }
      for moment in Set(moments).sorted() {
        last = Int.random(in: 1...15_000, using: &random)
        if Bool.random(using: &random) {
          try pushed.push(state("unavailable"), at: Self.midnight + (day * 86_400 + moment - 30))
        }
        try pushed.push(state("\(last)"), at: Self.midnight + (day * 86_400 + moment))
      }
      expected.append("2001-01-0\(9 + day) \(last)".replacing("-010", with: "-10").replacing("-011", with: "-11"))
    }
    #expect(try await pushed.sums() == expected)
  }

  @Test func `a total so far is not added to what the same source measured`() async throws {
    let pushed = try PushedStore()
    let hours = (8...11).map { point("2001-01-09 \(two($0)):00:00 +0100", 1000, #","source":"iPhone|Watch""#) }
    try pushed.push(metric("step_count", "count", hours), at: Self.midnight + 43_200)
    try pushed.push(state("5000"), at: Self.midnight + 43_300)
    #expect(try await pushed.sums() == ["2001-01-09 5000"])
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func `a total beside what a watch measured of the day counts once`(order: [Int]) async throws {
    let pushed = try PushedStore()
    let halves = [("08:00", "08:30", 2500.0), ("08:30", "09:00", 3500)].map { start, end, steps in
      let stretch = #""start":"2001-01-09 \#(start):00 +0100","end":"2001-01-09 \#(end):00 +0100""#
      return point("2001-01-09 \(start):00 +0100", steps, #","source":"Watch","# + stretch)
    }
    let bodies = [state("6000"), metric("step_count", "count", halves)]
    for (index, step) in order.enumerated() { try pushed.push(bodies[step], at: Self.midnight + (80_000 + index)) }
    #expect(try await pushed.sums() == ["2001-01-09 6000"])
    try pushed.push(#"{"date":"2001-01-09","steps":"7063"}"#, at: Self.midnight + 90_000)
    #expect(try await pushed.sums() == ["2001-01-09 7063"])
  }

  @Test func `other values without a time stay readings of their arrival`() throws {
    let delivery = try Delivery(#"{"type":"weight","value":"61.4","unit":"kg"}"#)
    #expect(delivery.lines == ["BodyMass 2026-06-01T12:00:00Z +0 61.4 kg [Phone] state"])
  }

  @Test func `sleep without a time is kept, with no invented bedtime`() throws {
    let delivery = try Delivery(#"{"type":"sleep","value":"271.0","unit":"min"}"#)
    #expect(delivery.rows.isEmpty && delivery.kept.count == 1 && delivery.unknown == 1)
  }

  @Test(arguments: ["America/Los_Angeles", "Asia/Seoul", "UTC", "Pacific/Kiritimati"])
  func `a date stays that date, whatever home is learnt later`(zone: String) async throws {
    let pushed = try PushedStore(zone: zone)
    let days = [("2001-01-02", 800), ("2001-01-03", 700), ("2001-01-04", 600)]
    for (date, steps) in days {
      try pushed.push(#"{"date":"\#(date)","steps":\#(steps),"weight_kg":60}"#, at: 979_000_000)
    }
    let expected = days.map { "\($0.0) \($0.1)" }
    #expect(try await pushed.sums() == expected)
    for (index, home) in ["Asia/Tokyo", "America/New_York", "Europe/Paris"].enumerated() {
      try pushed.push(
        metric("heart_rate", "bpm", [point("2001-01-05 08:00:31 +0000", 60)]), at: Instant(979_000_000 + index),
        home: home)
      #expect(try await pushed.sums() == expected, "\(home)")
      // The last day is read again in the new home zone; the one before it stays.
      let other = PushedStore(pushed.store, zone: home)
      try other.push(#"{"date":"2001-01-04","steps":600}"#, at: Instant(979_000_100 + index))
      #expect(try await pushed.sums() == expected, "\(home)")
      #expect(try await pushed.averages("BodyMass").count == 3)
    }
  }

  @Test func `a date without a time does not reveal a zone`() async throws {
    let delivery = try Delivery(#"{"date":"2001-01-02","steps":800}"#)
    #expect(delivery.offsets.isEmpty && delivery.rows.map(\.zone) == ["UTC+0000"])
    #expect(DatedZone.isNamed("UTC+0530") && !DatedZone.isNamed("UTC") && !DatedZone.isNamed("GMT+0530"))
    #expect(DatedZone.name(offset: -12_600) == "UTC-0330")
  }

  // MARK: Names

  @Test(arguments: [
    ("step", "StepCount", "count"), ("step_counts", "StepCount", "count"), ("Daily Steps", "StepCount", "count"),
    ("daily_step", "StepCount", "count"), ("heart_rates", "HeartRate", "bpm"),
    ("resting_heart_rates", "RestingHeartRate", "bpm"), ("flight_climbed", "FlightsClimbed", "count"),
    ("floor", "FlightsClimbed", "count"), ("exercise_minute", "AppleExerciseTime", "min"),
    ("active_calorie", "ActiveEnergyBurned", "kcal"), ("weights", "BodyMass", "kg"),
    ("walking_running_distances", "DistanceWalkingRunning", "km"), ("fall", "NumberOfTimesFallen", "count"),
    ("dietary_carbohydrate", "DietaryCarbohydrates", "g"), ("vitamin_c", "DietaryVitaminC", "mg"),
    ("inhalers", "InhalerUsage", "count"),
  ])
  func `names match in the singular and the plural`(name: String, type: String, unit: String) throws {
    let delivery = try Delivery(metric(name, unit, [point("2001-01-02 08:00:31 +0000", 1)]))
    #expect(delivery.rows.map(\.type) == [type])
    #expect(delivery.unknown == 0)
  }

  @Test func `singular names stay intact, and sums have no daily average`() throws {
    #expect(
      try Delivery(metric("glucose", "mg/dL", [point("2001-01-02 08:00:31 +0000", 1)])).rows.map(\.type) == [
        "BloodGlucose"
      ])
    #expect(try Delivery(metric("daily_mood", "", [point("2001-01-02 08:00:31 +0000", 1)])).unknown == 1)
  }

  // MARK: Values later than their arrival

  @Test(arguments: [(300, true), (301, false), (86_400, false), (-1, true)])
  func `a value that begins more than five minutes after its arrival is kept and not used`(seconds: Int, isUsed: Bool)
    throws
  {
    let date = Instant(1_780_315_200 + seconds).description
    let delivery = try Delivery(#"{"type":"heart_rate","value":62,"unit":"bpm","date":"\#(date)"}"#)
    #expect(delivery.rows.count == (isUsed ? 1 : 0) && delivery.kept.count == (isUsed ? 0 : 1))
    #expect(delivery.kinds == (isUsed ? [] : [.notYet]) && delivery.unknown == (isUsed ? 0 : 1))
  }

  @Test(arguments: [
    ("2026-06-01", 12, true), ("2026-06-02", 9, false), ("2026-06-02", 10, true), ("2026-06-03", 12, false),
  ])
  func `a date is in the future only if no place on Earth has reached it`(date: String, hour: Int, isUsed: Bool) throws
  {
    let body = Array(#"[{"type":"step","value":"5","date":"\#(date)"}]"#.utf8)
    let delivery = try Delivery(body, received: Instant(1_780_272_000 + hour * 3600))
    #expect(delivery.rows.count == (isUsed ? 1 : 0) && delivery.kinds == (isUsed ? [] : [.notYet]))
  }

  @Test func `sleep and workouts that have not begun are kept too`() throws {
    let sleep =
      #"{"startDate":"2026-06-02 01:00:00 +0000","endDate":"2026-06-02 02:00:00 +0000","value":"Core","source":"W"}"#
    let delivery = try Delivery(
      #"{"data":{"metrics":["# + series("sleep_analysis", "hr", [sleep])
        + #"],"workouts":[{"name":"Running","start":"2026-06-02 08:00:00 +0000","duration":60}]}}"#)
    #expect(delivery.rows.isEmpty && delivery.workouts.isEmpty && delivery.kept.count == 2 && delivery.unknown == 2)
  }
}
