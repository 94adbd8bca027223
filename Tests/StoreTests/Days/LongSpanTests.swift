import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Testing

/// Samples that last for days, for years, or until the end of the calendar.
@Suite struct LongSpanTests {
  static let always = CivilDay(number: 0)...CivilDay(number: 40_000)
  static let sleep = "HKCategoryTypeIdentifierSleepAnalysis"

  @Test func `a sample of five days counts on each, and takes nothing from other samples`() async throws {
    let store = try Importing.store()
    var export = ExportText()
    export.offset = "+0000"
    export.add("StepCount", "2001-01-01 00:00:00", "2001-01-06 00:00:00", value: "500", unit: "count")
    for day in 1...5 {
      export.add("StepCount", "2001-01-0\(day) 10:00:00", "2001-01-0\(day) 11:00:00", value: "40", unit: "count")
    }
    try Importing.run(export.write(), into: store, zone: "UTC")
    #expect(try await store.daily(.steps, in: Self.always).map(\.sum) == [140, 140, 140, 140, 140])
    #expect(try await store.daily(.steps, in: Self.always).map(\.count) == [2, 2, 2, 2, 2])
  }

  @Test(.timeLimit(.minutes(15)), arguments: ["4001-01-01 00:00:00", "9999-12-31 23:59:59"])
  func `hundreds of samples until the end of the calendar cost no more than others`(end: String) async throws {
    let store = try Importing.store()
    var export = ExportText()
    export.offset = "+0000"
    for hour in 10..<24 {
      for minute in 10..<60 {
        export.add("StepCount", "2001-01-02 \(hour):\(minute):00", end, value: "10", unit: "count")
      }
    }
    export.add("StepCount", "2001-01-02 08:00:00", "2001-01-02 08:10:00", value: "70", unit: "count")
    export.add("StepCount", "2001-06-02 08:00:00", "2001-06-02 08:10:00", value: "30", unit: "count")
    let report = try Importing.run(export.write(), into: store, zone: "UTC")
    #expect(report.records.added == 702)
    #expect(report.problems.filter { $0.kind == .longSpan }.map(\.count) == [700])
    // The long samples count on no day, and do not affect other samples.
    #expect(try await store.daily(.steps, in: Self.always).map(\.sum) == [70, 30])
    #expect(try await store.contents().types.map(\.count) == [702])
  }

  @Test func `ongoing goals and states count on their first day`() async throws {
    let store = try Importing.store()
    var export = ExportText()
    export.offset = "+0000"
    export.add(
      raw:
        "<Record type=\"HKDataTypeSleepDurationGoal\" sourceName=\"S\" unit=\"hr\" startDate=\"2001-01-02 08:00:00 +0000\" endDate=\"4001-01-01 00:00:00 +0000\" value=\"8\"/>"
    )
    export.add(
      "HKCategoryTypeIdentifierPregnancy", "2001-01-02 18:00:00", "2001-09-02 08:00:00",
      value: "HKCategoryValueNotApplicable")
    let report = try Importing.run(export.write(), into: store, zone: "UTC")
    #expect(!report.problems.contains { $0.kind == .longSpan })
    let goal = try await store.dailyStatistics(type: "HKDataTypeSleepDurationGoal", in: Self.always)
    #expect(goal.map(\.average) == [8] && goal.map(\.day.description) == ["2001-01-02"])
    let state = try await store.dailyStatistics(type: "HKCategoryTypeIdentifierPregnancy", in: Self.always)
    #expect(state.map(\.count) == [1] && state.map(\.sum) == [1])
  }

  @Test func `a sleep that never ends affects no night`() async throws {
    let store = try Importing.store()
    var export = ExportText()
    export.offset = "+0000"
    let word = "HKCategoryValueSleepAnalysis"
    for day in 3...6 {
      export.add(Self.sleep, "2001-01-0\(day) 00:00:00", "2001-01-0\(day) 07:00:00", value: word + "AsleepCore")
    }
    export.add(Self.sleep, "2001-01-02 22:00:00", "4001-01-01 00:00:00", value: word + "AsleepUnspecified")
    export.add(Self.sleep, "2001-01-04 22:00:00", "2001-01-06 22:00:01", value: word + "InBed")
    let report = try Importing.run(export.write(), into: store, zone: "UTC")
    #expect(report.problems.filter { $0.kind == .longSpan }.map(\.count) == [2])
    #expect(try await store.nights(in: Self.always, segments: false).map(\.asleep) == [420, 420, 420, 420])
  }

  @Test func `undoing an import with such samples restores the days`() async throws {
    let store = try Importing.store()
    var first = ExportText()
    first.offset = "+0000"
    first.add("StepCount", "2001-01-03 10:00:00", "2001-01-03 11:00:00", value: "40", unit: "count")
    try Importing.run(first.write(), into: store, zone: "UTC")
    var second = first
    second.add("StepCount", "2001-01-01 00:00:00", "2001-01-07 00:00:00", value: "600", unit: "count")
    second.add("StepCount", "2001-01-01 00:00:00", "9999-01-01 00:00:00", value: "600", unit: "count")
    let batch = try Importing.run(second.write(), into: store).batch
    #expect(try await store.daily(.steps, in: Self.always).count == 6)
    _ = try await store.undo(batch: batch, now: Instant(0))
    #expect(try await store.daily(.steps, in: Self.always).map(\.sum) == [40])
  }

  @Test(.timeLimit(.minutes(15)))
  func `a newer export with thousands of overlapping samples is compared as fast as any`() async throws {
    let store = try Importing.store()
    func export(_ seconds: Int) throws -> String {
      var export = ExportText()
      export.offset = "+0000"
      export.exported = seconds == 0 ? "2001-02-01" : "2001-03-01"
      // Half are equal in both exports, which makes them exports of one line; the other half have changed.
      for index in 0..<12_000 {
        let (minute, second) = (10 + index / 50 % 50, 10 + index % 50)
        let end = index.isMultiple(of: 2) ? 0 : seconds
        export.add(
          Self.sleep, "2001-01-02 0\(index / 2500):\(minute):\(second)", "2001-01-02 08:00:0\(end)",
          value: "HKCategoryValueSleepAnalysisAsleepCore", metadata: ["n": "\(index)"])
      }
      return try export.write()
    }
    try Importing.run(export(0), into: store, zone: "UTC")
    let report = try Importing.run(export(5), into: store)
    #expect(report.records.added == 6000)
    #expect(try await store.nights(in: Self.always, segments: false).count == 1)
  }
}
