import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Foundation
import Testing

/// Readings that begin after their export was made.
@Suite struct AfterExportTests {
  let always = CivilDay(year: 1990, month: 1, day: 1)...CivilDay(year: 2050, month: 1, day: 1)
  private static let types = [
    ("HeartRate", "count/min", "60"), ("StepCount", "count", "100"), ("BodyMass", "kg", "70"),
    ("HKCategoryTypeIdentifierSleepAnalysis", nil, "HKCategoryValueSleepAnalysisAsleepCore"),
  ]

  /// The export was made at 09:00, and all readings were written before.
  private func export(
    _ hours: [Int], exported: String = "2001-02-01", created: String? = "2001-02-01 06:30:00"
  ) -> ExportText {
    var export = ExportText()
    export.exported = exported
    for (type, unit, value) in Self.types {
      for hour in hours {
        let clock = hour < 10 ? "0\(hour)" : "\(hour)"
        export.add(
          type, "2001-02-01 \(clock):00:00", "2001-02-01 \(clock):45:00", value: value, unit: unit,
          created: created)
      }
    }
    return export
  }

  private func counts(_ store: HealthStore) async throws -> [Int] {
    var counts: [Int] = []
    for (type, _, _) in Self.types.dropLast() {
      let days = try await store.dailyStatistics(type: "HKQuantityTypeIdentifier" + type, in: always)
      counts.append(days.reduce(0) { $0 + $1.count })
    }
    let nights = try await store.nights(in: always, segments: true)
    counts.append(nights.reduce(0) { $0 + $1.segments.count + $1.naps.count })
    return counts
  }

  @Test func `future readings are kept, reported and not used, whatever their type`() async throws {
    let store = try Importing.store()
    let report = try Importing.run(export([7, 9, 10, 23]).write(), into: store, zone: "Europe/Paris")
    #expect(report.records.added == 16 && report.records.skipped == 0 && report.isUnderstood)
    let named = report.problems.filter { $0.kind == .afterExport }
    #expect(named.map(\.count) == [2, 2, 2, 2] && Set(named.map(\.text)).count == 4)
    #expect(try await store.contents().types.map(\.count) == [4, 4, 4, 4])
    #expect(try await counts(store) == [2, 2, 2, 2])
    let page = try await store.samples(SampleQuery(types: ["HKQuantityTypeIdentifierHeartRate"]))
    #expect(page.samples.filter { $0.state == .ahead }.map(\.sample.start.seconds).count == 2)
    #expect(page.samples.filter { $0.state == .counts }.count == 2)
    // Exporting them again keeps them unchanged.
    let again = try Importing.store()
    #expect(try Importing.run(Importing.export(store), into: again).records.added == 16)
  }

  @Test func `such readings do not count even after their time has passed`() async throws {
    let store = try Importing.store()
    try Importing.run(export([7, 10]).write(), into: store, zone: "Europe/Paris")
    let next = try Importing.run(export([7, 8, 10], exported: "2001-03-01").write(), into: store)
    #expect(next.records.added == 4 && !next.problems.contains { $0.kind == .afterExport })
    #expect(try await counts(store) == [2, 2, 2, 2])
    // Without the export that ruled them out, they are ordinary readings.
    _ = try await store.undo(batch: 1, now: Instant(0))
    #expect(try await counts(store) == [3, 3, 3, 3])
    let fresh = try Importing.store()
    try Importing.run(export([7, 8, 10], exported: "2001-03-01").write(), into: fresh, zone: "Europe/Paris")
    #expect(try await counts(fresh) == [3, 3, 3, 3])
  }

  @Test func `a reading written after its export proves the export's date wrong, and counts`() async throws {
    let store = try Importing.store()
    let report = try Importing.run(export([7, 10, 23], created: nil).write(), into: store, zone: "Europe/Paris")
    #expect(!report.problems.contains { $0.kind == .afterExport })
    #expect(try await counts(store) == [3, 3, 3, 3])
  }

  @Test func `our own export holds what was pushed since the last one`() async throws {
    let store = try Importing.store()
    try Importing.run(export([7]).write(), into: store, zone: "Europe/Paris")
    try Pushing.run([PushedValue("BodyMass", "2001-03-05 09:00:00", 70, "Scale")], into: store)
    let again = try Importing.store()
    try Importing.run(Importing.export(store), into: again)
    #expect(try await again.daily(.weight, in: always).count == 2)
  }

  @Test func `a workout that begins after its export is kept and not shown`() async throws {
    var export = ExportText()
    export.exported = "2001-02-01"
    for day in ["2001-01-31", "2001-02-02"] {
      export.add(
        raw: """
           <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="30" durationUnit="min" sourceName="Watch" \
          startDate="\(day) 12:00:00 +0100" endDate="\(day) 12:30:00 +0100"/>
          """)
    }
    let store = try Importing.store()
    let report = try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    #expect(report.workouts == 2 && report.problems.map(\.kind) == [.afterExport])
    #expect(try await store.workouts(in: always).map(\.day.description) == ["2001-01-31"])
    let again = try Importing.store()
    #expect(try Importing.run(Importing.export(store), into: again).workouts == 2)
  }

  /// Exactly the readings that begin by the moment of the export count.
  @Test(arguments: 0..<20) func `the moment of the export divides them`(seed: Int) async throws {
    var random = SeededGenerator(seed: UInt64(300 + seed))
    var export = ExportText()
    export.exported = "2001-02-01"
    var before = 0
    for _ in 0..<60 {
      let second = Int.random(in: -7200...7200, using: &random)
      if second <= 0 { before += 1 }
      let moment = 9 * 3600 + second
      func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      export.add(
        "StepCount", "2001-02-01 \(two(moment / 3600)):\(two(moment / 60 % 60)):\(two(moment % 60))",
        value: "\(Int.random(in: 1...1_000_000, using: &random))", unit: "count", created: "2001-02-01 06:30:00")
    }
    let store = try Importing.store()
    let report = try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    #expect(report.problems.filter { $0.kind == .afterExport }.map(\.count) == [60 - before])
    #expect(try await store.daily(.steps, in: always).map(\.count) == [before])
  }

  @Test(.enabled(if: Fixtures.arePresent)) func `a night of HRV written with a future date`() async throws {
    let store = try Importing.store()
    let path = Fixtures.url("cases/17-hrv-written-in-the-future/export.xml").path
    let report = try Importing.run(path, into: store, zone: "Europe/Madrid")
    #expect(report.records.added == 99 && report.records.skipped == 0)
    #expect(report.problems.map(\.kind) == [.afterExport] && report.problems.map(\.count) == [85])
    let days = try await store.daily(.hrv, in: always)
    #expect(days.map(\.day.description) == ["2026-08-17"] && days.map(\.count) == [14])
    let used = try await store.read { [always] reader in try reader.hrvSamples(in: always) }
    #expect(used.count == 14)
    let again = try Importing.store()
    #expect(try Importing.run(Importing.export(store), into: again).records.added == 99)
  }
}
