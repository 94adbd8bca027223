import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Testing

/// A total from one source beside another source's measurements of the same time, and averages beside theirs. All days are in UTC.
@Suite struct PushedTotalTests {
  private static let day = CivilDay(year: 2001, month: 1, day: 12)
  private static let midnight = Instant(midnightOf: day)
  private static let steps = "HKQuantityTypeIdentifierStepCount"

  private func value(
    _ start: Int, _ length: Int, _ value: Double, _ source: String = "Watch", _ resolution: Resolution = .single,
    type: String = "StepCount"
  ) throws -> PushedValue {
    var pushed = try PushedValue(type, "2001-01-12 00:00:00", length: length, value, source, resolution)
    pushed.start = Self.midnight + start
    return pushed
  }

  private func total(_ steps: Double, _ source: String = "Home", until hour: Double? = nil) throws -> PushedValue {
    guard let hour else { return try value(0, 86_400, steps, source, .day) }
    return try value(0, Int(saturating: hour * 3600), steps, source, .state)
  }

  private func statistics(_ values: [PushedValue], _ metric: Metric = .steps) async throws -> DailyStatistics {
    let store = try Importing.store()
    try Pushing.run(values, into: store, zone: "GMT")
    return try #require(try await store.daily(metric, in: Self.day...Self.day).first)
  }

  // MARK: Sums

  @Test func `a total says what its time comes to at least, whichever source counted within it`() async throws {
    let halves = try [value(8 * 3600, 1800, 2500), value(8 * 3600 + 1800, 1800, 3500)]
    #expect(try await statistics(halves + [total(6000, until: 22)]).sum == 6000)
    #expect(try await statistics(halves + [total(6000)]).sum == 6000)
    #expect(try await statistics(halves + [total(4000)]).sum == 6000)
    #expect(try await statistics([value(3600, 1800, 1050), total(3500, until: 9.5)]).sum == 3500)
    // The order of the sources does not matter.
    let phone = try value(8 * 3600, 1800, 3000, "iPhone")
    #expect(try await statistics([phone, total(5000, "Watch")]).sum == 5000)
    #expect(try await statistics([phone, total(2000, "Watch")]).sum == 3000)
  }

  @Test(arguments: ["Home", "Work"])
  func `the later of two daily totals includes the earlier one`(first: String) async throws {
    let second = first == "Home" ? "Work" : "Home"
    let noon = try total(3500, first, until: 12)
    #expect(try await statistics([noon, total(6000, second, until: 22)]).sum == 6000)
    #expect(try await statistics([noon, total(6000, second)]).sum == 6000)
    #expect(try await statistics([noon, total(3000, second)]).sum == 3500)
  }

  /// The plainest form of the rule, which every part of the day must follow too.
  @Test(arguments: 0..<12) func `parts of a day sum to the whole, by hours and by source`(seed: Int) async throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var values: [PushedValue] = []
    var counted = 0.0
    // There are more gaps than a total is split into.
    for minute in stride(from: 480, to: 900, by: Int.random(in: 2...9, using: &random)) {
      let steps = Double(Int.random(in: 1...150, using: &random))
      values.append(try value(minute * 60, 60, steps, "Watch", seed.isMultiple(of: 2) ? .single : .minute))
      counted += steps
    }
    let most = counted + Double(Int.random(in: 100...9000, using: &random))
    values.append(try seed.isMultiple(of: 3) ? total(most, until: 23) : total(most))
    let store = try Importing.store()
    try Pushing.run(values.shuffled(using: &random), into: store, zone: "GMT")
    let day = try #require(try await store.daily(.steps, in: Self.day...Self.day).first)
    #expect(day.sum == most && day.count == values.count)
    let sources = try await store.dailyStatisticsBySource(type: Self.steps, in: Self.day...Self.day)
    #expect(sources.map(\.statistics.sum).sorted() == [counted, most - counted].sorted())
    #expect(sources.map(\.statistics.count).sorted() == [1, values.count - 1])
    var hours = 0.0
    for hour in 0..<24 {
      let start = Self.midnight + hour * 3600
      hours += try await store.statistics(of: Self.steps, in: start..<start + 3600)?.sum ?? 0
    }
    #expect(abs(hours - most) < 1e-6)
  }

  @Test func `amounts without an end are part of another source's total`() async throws {
    let walk = try (0..<6).map { try value(36_000 + 200 * $0, 0, 100) }
    let sips = try [9, 12, 15].map { try value($0 * 3600, 0, 250, "Bottle", type: "DietaryWater") }
    let water = try value(0, 86_400, 2000, "Home", .day, type: "DietaryWater")
    #expect(try await statistics(walk + [total(4000)]).sum == 4000)
    let store = try Importing.store()
    try Pushing.run(sips + [water], into: store, zone: "GMT")
    let days = try await store.read { try $0.dailyStatistics(type: water.type, in: Self.day...Self.day) }
    #expect(days.map(\.sum) == [2000])
  }

  @Test func `an export's readings of other sources are part of a total, and long ones are merged as usual`()
    async throws
  {
    var export = ExportText()
    export.offset = "+0000"
    export.add(
      "StepCount", "2001-01-12 08:00:00", "2001-01-12 09:00:00", value: "600", unit: "count", source: "iPhone")
    export.add(
      "StepCount", "2001-01-12 08:30:00", "2001-01-12 09:00:00", value: "400", unit: "count", source: "Watch")
    for (steps, expected) in [(nil, 700.0), (5000, 5000), (650, 700)] as [(Double?, Double)] {
      let store = try Importing.store()
      try Importing.run(export.write(), into: store, zone: "GMT")
      if let steps { try Pushing.run([total(steps)], into: store) }
      #expect(try await store.daily(.steps, in: Self.day...Self.day).map(\.sum) == [expected])
    }
  }

  @Test func `the parts of a sum are one reading`() async throws {
    let singles = try [9, 11, 14].map { try value($0 * 3600 + 77, 301, 7) }
    let day = try await statistics(singles + [total(200, "Watch")])
    #expect(day.sum == 200 && day.count == 4)
    let hours = try (6...20).map { try value($0 * 3600, 3600, 250, "Watch|iPhone", .hour) }
    let all = try await statistics(singles + hours + [total(5200, "Watch|iPhone")])
    #expect(all.sum == 5200 && all.count == 19)
  }

  // MARK: Averages

  private func hrv(_ hour: Double, _ variability: Double, _ resolution: Resolution = .single) throws -> PushedValue {
    let length = resolution == .single ? 0 : resolution == .hour ? 3600 : 86_400
    return try value(
      Int(saturating: hour * 3600), length, variability, "Watch", resolution, type: "HeartRateVariabilitySDNN")
  }

  @Test func `an average yields to the readings that it summarises`() async throws {
    let singles = try [hrv(1.2, 40), hrv(1.7, 80), hrv(3.2, 100)]
    let hours = try [hrv(1, 60, .hour), hrv(3, 100, .hour)]
    let day = try hrv(0, 73.333, .day)
    for values in [singles, singles + hours, singles + [day], singles + hours + [day]] {
      let found = try await statistics(values, .hrv)
      #expect(found.count == 3 && abs(found.average - 220.0 / 3) < 1e-9)
    }
    let found = try await statistics(hours + [day], .hrv)
    #expect(found.count == 2 && found.average == 80)
    #expect(try await statistics([day], .hrv).average == 73.333)
    // An hour without single measurements stands.
    #expect(try await statistics(Array(singles.prefix(2)) + hours + [day], .hrv).count == 3)
  }

  @Test(arguments: [("RestingHeartRate", Metric.rhr), ("BodyMass", .weight)])
  func `a daily average yields to another source's measurements`(type: String, metric: Metric) async throws {
    let day = try value(0, 86_400, 60, "Home", .day, type: type)
    #expect(try await statistics([day], metric).average == 60)
    let found = try await statistics([day, value(30_000, 0, 52, "Watch", type: type)], metric)
    #expect(found.count == 1 && found.average == 52)
  }
}
