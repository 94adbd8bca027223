import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Testing

/// Exports with days outside the accepted range.
@Suite struct DistantDayTests {
  @Test(arguments: [["0001-01-02", "0002-03-04"], ["1899-12-30"], ["2200-01-02"], ["0001-01-02", "9999-12-30"]])
  func `an export from other centuries survives a change of zone`(days: [String])
    async throws
  {
    var export = ExportText()
    for day in days {
      export.add("StepCount", "\(day) 08:00:00", "\(day) 09:00:00", value: "10", unit: "count")
      export.add("HeartRate", "\(day) 08:00:00", value: "60", unit: "count/min", metadata: ["HKTimeZone": "Asia/Seoul"])
    }
    let store = try Importing.store()
    let report = try Importing.run(export.write(), into: store)
    #expect(report.records.added == 2 * days.count)
    try await store.updateProfile { $0.homeZone = "America/Los_Angeles" }
    let all = CivilDay(year: 1, month: 1, day: 1)...CivilDay(year: 9999, month: 12, day: 31)
    #expect(try await store.dailyStatistics(type: "HKQuantityTypeIdentifierStepCount", in: all).count <= days.count)
    #expect(try await store.contents().types.map(\.count) == [days.count, days.count])
  }

  @Test func `a change of zone derives every day of every year anew`() async throws {
    var export = ExportText()
    // 23:30 in Paris is the next day in Seoul.
    for day in ["1901-01-31", "1970-01-01", "2001-01-31", "2198-12-30"] {
      export.add("BodyMass", "\(day) 23:30:00", value: "70", unit: "kg")
    }
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    let type = "HKQuantityTypeIdentifierBodyMass"
    let before = try await store.dailyStatistics(type: type, in: CivilDay.accepted).map(\.day)
    try await store.updateProfile { $0.homeZone = "Asia/Seoul" }
    #expect(try await store.dailyStatistics(type: type, in: CivilDay.accepted).map(\.day) == before.map { $0 + 1 })
  }
}

/// Physically impossible values.
@Suite struct AbsurdValueTests {
  @Test(arguments: [
    ("StepCount", "count"), ("BloodGlucose", "mg/dL"), ("EnvironmentalAudioExposure", "dBASPL"),
    ("HeartRate", "count/min"),
  ])
  func `impossible values are imported and listed, but change no statistics`(type: String, unit: String) async throws {
    var export = ExportText()
    for (index, value) in ["1.7e308", "-1.7e308", "1e300", "1e16", "-1e16", "1e-308", "80", "60"].enumerated() {
      for minute in ["00", "10", "20"] {
        export.add(
          type, "2001-01-05 0\(index):\(minute):00", "2001-01-05 0\(index):\(minute):59", value: value, unit: unit)
      }
    }
    let store = try Importing.store()
    #expect(try Importing.run(export.write(), into: store, zone: "Europe/Paris").records.added == 24)
    let name = "HKQuantityTypeIdentifier" + type
    let days = try await store.dailyStatistics(type: name, in: CivilDay.accepted)
    let day = try #require(days.first)
    #expect(days.count == 1 && day.maximum == 80)
    #expect([day.sum, day.minimum, day.average, day.latest].allSatisfy { $0.isFinite && $0.magnitude < 1e4 })
    let interval = Instant(day.day.number * 86_400)..<Instant((day.day.number + 1) * 86_400)
    #expect(try await store.statistics(of: name, in: interval)?.maximum == 80)
  }
}

/// The summary of the store.
@Suite struct OverviewTests {
  @Test func `days with only a workout count, and each metric has its newest day`() async throws {
    var export = ExportText()
    export.add("StepCount", "2001-01-05 08:00:00", "2001-01-05 09:00:00", value: "10", unit: "count")
    export.add("StepCount", "2001-01-07 08:00:00", "2001-01-07 09:00:00", value: "10", unit: "count")
    export.add("BodyMass", "2001-01-06 08:00:00", value: "70", unit: "kg")
    export.add(
      raw:
        " <Workout workoutActivityType=\"HKWorkoutActivityTypeRunning\" duration=\"30\" durationUnit=\"min\" sourceName=\"Watch\" startDate=\"2001-03-01 08:00:00 +0100\" endDate=\"2001-03-01 08:30:00 +0100\"/>"
    )
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    let overview = try await store.overview()
    #expect(overview.readings == 3 && overview.types == 2)
    #expect(overview.days.map { "\($0.lowerBound) \($0.upperBound)" } == "2001-01-05 2001-03-01")
    #expect(overview.coverage.map(\.metric) == [.steps, .weight] && overview.coverage.map(\.days) == [2, 1])
    let day = try #require(CivilDay("2001-02-01"))
    let newest = try await store.newestDays(of: [.steps, .weight, .sleep, .hrv], onOrBefore: day)
    #expect(newest[.steps]?.description == "2001-01-07" && newest[.weight]?.description == "2001-01-06")
    #expect(newest[.sleep] == nil && newest[.hrv] == nil)
  }
}
