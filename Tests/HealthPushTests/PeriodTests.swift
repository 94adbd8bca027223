import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

/// Sums and averages of weeks and months, which a delivery does not label as such.
@Suite struct PeriodTests {
  private static let sources = [#","source":"Watch""#, #","source":"Watch|iPhone""#, ""]

  private func midnight(_ day: CivilDay) -> String { "\(day) 00:00:00 +0100" }

  @Test(arguments: 0..<20)
  func `a week's sum is its seven days', however it is said`(seed: Int) async throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let first = CivilDay(year: 2001, month: 1, day: 1) + Int.random(in: 0...60, using: &random)
    let source = Self.sources.randomElement(using: &random) ?? ""
    let totals = (0..<Int.random(in: 2...5, using: &random)).map { _ in
      Double(Int.random(in: 400...9000, using: &random) * 7)
    }
    let hasEnds = Bool.random(using: &random)
    let headers = hasEnds || seed % 2 == 0 ? [:] : ["automation-aggregation": ["week", "WEEKS", "Weekly"][seed % 3]]
    let name = ["step_count", "basal_energy_burned"].randomElement(using: &random) ?? ""
    let points = totals.enumerated().map { place, total in
      let start = first + 7 * place
      let ends = #","start":"\#(midnight(start))","end":"\#(midnight(start + 7))""#
      return point(midnight(start), total, source + (hasEnds ? ends : ""))
    }
    let pushed = try PushedStore()
    // A single week is enough if its ends or the header identify it.
    let sent =
      hasEnds || !headers.isEmpty ? Array(points.prefix(Int.random(in: 1...points.count, using: &random))) : points
    try pushed.push(
      metric(name, name == "step_count" ? "count" : "kcal", sent.shuffled(using: &random)), headers: headers)
    let expected = (0..<7 * sent.count).map { "\(first + $0) \(Int(totals[$0 / 7] / 7))" }
    #expect(try await pushed.sums(name == "step_count" ? "StepCount" : "BasalEnergyBurned") == expected)
  }

  @Test func `a lone sum beyond a day is set aside with those beside it, and named`() async throws {
    let pushed = try PushedStore()
    let date = "2001-01-01 00:00:00 +0100"
    let delivered = try pushed.push(
      #"{"data":{"metrics":["# + series("step_count", "count", [point(date, 62_310)]) + ","
        + series("active_energy", "kcal", [point(date, 3100)]) + ","
        + series("resting_heart_rate", "bpm", [point(date, 58)]) + "]}}")
    #expect(try await pushed.sums().isEmpty)
    #expect(try await pushed.sums("ActiveEnergyBurned").isEmpty)
    #expect(try await pushed.averages("RestingHeartRate") == ["2001-01-01 58.0"])
    #expect(delivered.unknown == 2 && Set(delivered.problems.map(\.kind)) == [.unknownPeriod])
  }

  @Test(arguments: [
    ("active_energy", "kcal", 3600.0), ("active_energy", "kJ", 15_062.4), ("step_count", "count", 251_000),
    ("walking_running_distance", "mi", 40), ("basal_energy_burned", "kcal", 11_200),
  ])
  func `an amount that nobody reaches in a day is not a daily value`(name: String, unit: String, amount: Double) throws
  {
    let delivery = try Delivery(metric(name, unit, [point("2001-01-01 00:00:00 +0100", amount)]))
    #expect(delivery.rows.isEmpty && delivery.unknown == 1 && delivery.kept.count == 1)
  }

  @Test func `a long day stays a day, alone and beside others`() async throws {
    for days in [1, 2] {
      let pushed = try PushedStore()
      try pushed.push(
        metric(
          "step_count", "count", (0..<days).map { point(midnight(CivilDay(year: 2001, month: 1, day: 3) + $0), 41_000) }
        ))
      #expect(try await pushed.sums().count == days)
    }
  }

  @Test func `a Monday habit is not described in weeks where others are in days`() async throws {
    let pushed = try PushedStore()
    let monday = CivilDay(year: 2001, month: 1, day: 1)
    try pushed.push(
      #"{"data":{"metrics":["# + series("step_count", "count", (0..<15).map { point(midnight(monday + $0), 8000) })
        + ","
        + series("swimming_distance", "km", [0, 7, 14].map { point(midnight(monday + $0), 2) }) + "]}}")
    #expect(try await pushed.sums("DistanceSwimming") == ["2001-01-01 2", "2001-01-08 2", "2001-01-15 2"])
    #expect(try await pushed.sums().count == 15)
  }

  @Test func `a fortnightly habit is described in weeks`() async throws {
    let pushed = try PushedStore()
    let monday = CivilDay(year: 2001, month: 1, day: 1)
    try pushed.push(
      #"{"data":{"metrics":["# + series("step_count", "count", (0..<5).map { point(midnight(monday + 7 * $0), 56_000) })
        + ","
        + series("swimming_distance", "km", [0, 14, 28].map { point(midnight(monday + $0), 14) }) + "]}}")
    #expect(try await pushed.sums().map { $0.suffix(5) } == Array(repeating: " 8000", count: 35))
    #expect(try await pushed.sums("DistanceSwimming").count == 21)
  }

  @Test func `a week may end with its last second`() async throws {
    let pushed = try PushedStore()
    let stretch = #","source":"Watch","start":"2001-01-01 00:00:00 +0100","end":"2001-01-07 23:59:59 +0100""#
    try pushed.push(metric("step_count", "count", [point("2001-01-01 00:00:00 +0100", 70_000, stretch)]))
    #expect(try await pushed.sums() == (1...7).map { "2001-01-0\($0) 10000" })
  }

  @Test(arguments: ["weeks", "months", "years"])
  func `the sums of many nights are no night`(header: String) throws {
    let night = #"{"date":"2001-01-01 00:00:00 +0100","core":28,"deep":6,"rem":11,"totalSleep":45}"#
    let delivery = try Delivery(
      Array(metric("sleep_analysis", "hr", [night]).utf8), headers: ["automation-aggregation": header])
    #expect(delivery.rows.isEmpty && delivery.unknown == 1 && delivery.kept.count == 1)
  }

  @Test func `a week that is not over is spread over the days that have begun`() async throws {
    let pushed = try PushedStore()
    try pushed.push(
      metric("step_count", "count", [point("2026-12-21 00:00:00 +0100", 9000)]), at: 1_798_000_000,
      headers: ["automation-aggregation": "weeks"])
    #expect(try await pushed.sums() == ["2026-12-21 3000", "2026-12-22 3000", "2026-12-23 3000"])
  }

  @Test(arguments: [true, false])
  func `a day of its own counts before its share of a week`(isWeekFirst: Bool) async throws {
    let week = metric("step_count", "count", [point("2001-01-01 00:00:00 +0100", 70_000)])
    let day = metric(
      "step_count", "count", [point("2001-01-03 00:00:00 +0100", 4000), point("2001-01-04 00:00:00 +0100", 15_000)])
    let rate = metric("resting_heart_rate", "bpm", [point("2001-01-01 00:00:00 +0100", 60)])
    let own = metric("resting_heart_rate", "bpm", [point("2001-01-03 00:00:00 +0100", 50)])
    let pushed = try PushedStore()
    for body in isWeekFirst ? [week, rate, day, own] : [day, own, rate, week] {
      try pushed.push(body, headers: body == week || body == rate ? ["automation-aggregation": "weeks"] : [:])
    }
    #expect(
      try await pushed.sums().map { $0.suffix(5) } == ["10000", "10000", " 4000", "15000", "10000", "10000", "10000"])
    #expect(try await pushed.averages("RestingHeartRate")[2] == "2001-01-03 50.0")
  }

  @Test func `the header gives the period of a lone hourly value`() throws {
    let body = Array(metric("heart_rate_variability", "ms", [point("2001-01-02 08:00:00 +0000", 40)]).utf8)
    #expect(try Delivery(body).rows.map(\.pushed) == [.single])
    #expect(try Delivery(body, headers: ["automation-aggregation": "hours"]).rows.map(\.pushed) == [.hour])
    #expect(try Delivery(body, headers: ["automation-aggregation": "none"]).rows.map(\.pushed) == [.single])
    // The value cannot be that of a day.
    #expect(try Delivery(body, headers: ["automation-aggregation": "days"]).rows.map(\.pushed) == [.single])
  }

  @Test(arguments: [[0, 1], [1, 0], [0, 1, 0]])
  func `a lone hourly value sent again with others counts once`(order: [Int]) async throws {
    let lone = metric("heart_rate_variability", "ms", [point("2001-01-02 03:00:00 +0100", 40)])
    let both = metric(
      "heart_rate_variability", "ms", [point("2001-01-02 03:00:00 +0100", 44), point("2001-01-02 04:00:00 +0100", 60)])
    let pushed = try PushedStore()
    for step in order { try pushed.push(step == 0 ? lone : both) }
    #expect(try await pushed.counts("HeartRateVariabilitySDNN") == [2])
    #expect(try await pushed.averages("HeartRateVariabilitySDNN") == ["2001-01-02 52.0"])
  }
}
