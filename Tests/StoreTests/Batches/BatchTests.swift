import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Foundation
import Testing

/// The report of an import, and the state after it is undone.
@Suite struct BatchTests {
  let always = CivilDay(year: 1990, month: 1, day: 1)...CivilDay(year: 2050, month: 1, day: 1)

  func weights(_ values: [String], exported: String = "2001-02-01") -> ExportText {
    var export = ExportText()
    export.exported = exported
    // Every export of this phone contains this reading.
    export.add("HeartRate", "2001-01-20 07:00:00", value: "60", unit: "count/min")
    for (index, value) in values.enumerated() {
      export.add("BodyMass", "2001-01-1\(index) 07:00:00", value: value, unit: "kg", source: "Scale")
    }
    return export
  }

  func averages(_ store: HealthStore) async throws -> [Double] {
    try await store.daily(.weight, in: always).map(\.average)
  }

  @Test func `new, known, changed and gone samples are distinguished`() async throws {
    let store = try Importing.store()
    try Importing.run(weights(["70", "71", "72"]).write(), into: store, zone: "Europe/Paris")
    // The second was corrected in Health, the third deleted, a fourth added.
    var export = weights(["70", "61"])
    export.add("BodyMass", "2001-01-15 07:00:00", value: "69", unit: "kg", source: "Scale")
    let report = try Importing.run(export.write(), into: store)
    #expect(report.changes.total == .init(added: 2, there: 2, changed: 1, gone: 2))
    #expect(report.changes.bySource.map(\.name) == ["Ada’s Apple\u{A0}Watch", "Scale"])
    #expect(report.changes.byMonth.map(\.name) == ["2001-01"])
    // The corrected one counts with its new value, and the deleted one still counts.
    #expect(try await averages(store) == [70, 61, 72, 69])
    let cells = try await store.changes(ofBatch: report.batch)
    #expect(cells.map(\.count) == [.init(added: 2, changed: 1, gone: 2)])
    // A reading that was gone before is not counted again.
    #expect(try Importing.run(export.write(), into: store).changes.total == .init(there: 4))
  }

  @Test func `months of a report are those that the person's clocks showed`() throws {
    let store = try Importing.store()
    // Eight in the morning of 1 June in Tokyo is still May in UTC.
    let morning = try PushedValue("BodyMass", "2001-05-31 23:00:00", 70, "Scale")
    let first = try Pushing.run([morning], into: store, zone: "Asia/Tokyo")
    #expect(first.changes.byMonth == [.init(name: "2001-06", count: .init(added: 1))])
    let second = try Pushing.run([morning], into: store)
    #expect(second.changes.byMonth == [.init(name: "2001-06", count: .init(there: 1))])
    // An export reports corrected and missing readings by local months, too.
    func export(_ value: String) throws -> String {
      var export = ExportText()
      (export.offset, export.exported) = ("+0900", "2001-07-01")
      export.add("Height", "2001-06-01 08:00:00", value: value, unit: "cm")
      export.add("Height", "2001-06-10 08:00:00", value: "170", unit: "cm")
      return try export.write()
    }
    let other = try Importing.store()
    try Importing.run(try export("171"), into: other, zone: "Asia/Tokyo")
    let report = try Importing.run(try export("172"), into: other)
    #expect(report.changes.total == .init(added: 1, there: 1, changed: 1, gone: 1))
    #expect(report.changes.byMonth.map(\.name) == ["2001-06"])
  }

  @Test func `an older export imported later replaces nothing from a newer one`() async throws {
    let store = try Importing.store()
    var newer = weights(["61"], exported: "2001-03-01")
    newer.add("Height", "2001-02-20 07:00:00", value: "170", unit: "cm")
    #expect(try Importing.run(newer.write(), into: store, zone: "Europe/Paris").newerExport == nil)
    let older = try Importing.run(weights(["71"], exported: "2001-02-01").write(), into: store)
    #expect(try await averages(store) == [61])
    // Readings that it lacks were recorded after it was made.
    #expect(older.newerExport != nil && older.changes.total.gone == 0, "\(older)")
    #expect(try await store.changes(ofBatch: older.batch).allSatisfy { $0.count.gone == 0 })
    let again = try Importing.run(weights(["61"], exported: "2001-03-02").write(), into: store)
    #expect(again.newerExport == nil)
  }

  @Test func `samples that Health has condensed do not count twice`() async throws {
    let store = try Importing.store()
    let walks = (0..<9).map { "7\($0)" }
    var fine = weights(walks)
    for minute in 0..<6 {
      fine.add(
        "StepCount", "2001-01-02 08:0\(minute):00", "2001-01-02 08:0\(minute + 1):00", value: "50", unit: "count")
    }
    try Importing.run(fine.write(), into: store, zone: "Europe/Paris")
    var coarse = weights(walks, exported: "2001-03-01")
    coarse.add("StepCount", "2001-01-02 08:00:00", "2001-01-02 08:06:00", value: "300", unit: "count")
    try Importing.run(coarse.write(), into: store)
    #expect(try await store.daily(.steps, in: always).map(\.sum) == [300])
    #expect(try await store.undo(batch: 2, now: Instant(0)) != nil)
    #expect(try await store.daily(.steps, in: always).map(\.sum) == [300])
  }

  @Test func `another person's export replaces nothing`() async throws {
    let store = try Importing.store()
    try Importing.run(weights(["70", "71"]).write(), into: store, zone: "Europe/Paris")
    var other = ExportText()
    other.exported = "2001-03-01"
    for day in 10...11 { other.add("BodyMass", "2001-01-\(day) 07:00:00", value: "90", unit: "kg", source: "Scale") }
    let report = try Importing.run(other.write(), into: store)
    #expect(report.changes.total.changed == 0)
    #expect(try await averages(store) == [80, 80.5])
  }

  @Test func `a unit that changes between exports does not double the reading`() async throws {
    let store = try Importing.store()
    try Importing.run(weights(["70"]).write(), into: store, zone: "Europe/Paris")
    var pounds = weights([], exported: "2001-03-01")
    pounds.add("BodyMass", "2001-01-10 07:00:00", value: "154.324", unit: "lb", source: "Scale")
    try Importing.run(pounds.write(), into: store)
    let day = try #require(try await store.daily(.weight, in: always).first)
    #expect(day.count == 1 && abs(day.average - 70) < 0.01)
  }

  @Test func `a preview reports the same and changes nothing`() async throws {
    let store = try Importing.store()
    try Importing.run(weights(["70", "71"]).write(), into: store, zone: "Europe/Paris")
    let next = try weights(["70", "61", "62"]).write()
    let preview = try Importing.run(next, into: store, isPreview: true)
    #expect(try await averages(store) == [70, 71])
    #expect(try await store.batches().count == 1)
    let report = try Importing.run(next, into: store)
    #expect(preview.changes == report.changes && preview.records == report.records)
    #expect(try await averages(store) == [70, 61, 62])
  }

  @Test func `undo keeps exactly what a later import contains too`() async throws {
    let store = try Importing.store()
    try Importing.run(weights(["70", "71", "72"]).write(), into: store, zone: "Europe/Paris")
    try Importing.run(weights(["70", "71"]).write(), into: store)
    let report = try #require(try await store.undo(batch: 1, now: Instant(5)))
    #expect(report.removed == 1)
    #expect(try await averages(store) == [70, 71])
    #expect(try await store.undo(batch: 1, now: Instant(6)) == nil)
    #expect(try await store.undo(batch: 2, now: Instant(6))?.removed == 3)
    #expect(try await averages(store).isEmpty)
    let contents = try await store.contents()
    #expect(contents.types.isEmpty)
    #expect(try Importing.run(weights(["70"]).write(), into: store).records.added == 2)
  }

  @Test func `undo restores what the batch had replaced`() async throws {
    let store = try Importing.store()
    func summary(_ energy: Int, _ exported: String) throws -> String {
      var export = weights(["70"], exported: exported)
      export.add(raw: " <ActivitySummary dateComponents=\"2001-01-10\" activeEnergyBurned=\"\(energy)\"/>")
      return try export.write()
    }
    try Importing.run(summary(300, "2001-01-10"), into: store, zone: "Europe/Paris")
    let report = try Importing.run(summary(450, "2001-01-11"), into: store)
    #expect(report.changes.byType.first { $0.name == "ActivitySummary" }?.changed == 1)
    #expect(try await store.activitySummaries(in: always).map(\.activeEnergy) == [450])
    _ = try await store.undo(batch: 2, now: Instant(0))
    #expect(try await store.activitySummaries(in: always).map(\.activeEnergy) == [300])
  }

  @Test func `goals of the rings come from the newest export, and only sensible ones`() async throws {
    let store = try Importing.store()
    func rings(_ attributes: String, _ exported: String) throws -> String {
      var export = weights(["70"], exported: exported)
      export.add(raw: " <ActivitySummary dateComponents=\"2001-01-10\" activeEnergyBurned=\"300\" \(attributes)/>")
      export.add(
        raw: " <ActivitySummary dateComponents=\"2001-01-09\" activeEnergyBurned=\"300\" activeEnergyBurnedGoal=\"0\"/>"
      )
      return try export.write()
    }
    let kilocalories = "activeEnergyBurnedGoal=\"500\" activeEnergyBurnedUnit=\"kcal\" appleExerciseTimeGoal=\"30\""
    try Importing.run(rings(kilocalories, "2001-01-10"), into: store, zone: "Europe/Paris")
    let day = CivilDay(year: 2001, month: 1, day: 10)
    #expect(
      try await store.read { try $0.ringGoals(in: day - 14...day) } == [RingGoals(day: day, move: 500, exercise: 30)])
    let kilojoules = "activeEnergyBurnedGoal=\"418.4\" activeEnergyBurnedUnit=\"kJ\" appleExerciseTimeGoal=\"none\""
    try Importing.run(rings(kilojoules, "2001-01-11"), into: store)
    let newer = try #require(try await store.read { try $0.ringGoals(in: day - 14...day) }.first)
    #expect(newer.exercise == nil && newer.move.map { abs($0 - 100) < 0.01 } == true)
  }

  @Test func `corrections survive undo and the next import`() async throws {
    let store = try Importing.store()
    let path = try weights(["70", "171"]).write()
    try Importing.run(path, into: store, zone: "Europe/Paris")
    let start = Instant(979_192_800)  // 2001-01-11 06:00 UTC
    #expect(
      try await store.override(
        type: Metric.weight.traits.type, start: start, source: nil, correction: 71, now: Instant(0)) == 1)
    #expect(try await averages(store) == [70, 71])
    _ = try await store.undo(batch: 1, now: Instant(0))
    try Importing.run(path, into: store)
    #expect(try await averages(store) == [70, 71])
    _ = try await store.override(
      type: Metric.weight.traits.type, start: start, source: "Scale", correction: nil, now: Instant(0))
    #expect(try await averages(store) == [70])
    let entry = try #require(try await store.overrides().first)
    #expect(entry.value == 171 && entry.correction == nil)
    try await store.removeOverride(entry.id)
    #expect(try await averages(store) == [70, 171])
  }

  @Test func `repeated records of one file are counted once and do not disturb the comparison`() async throws {
    let store = try Importing.store()
    var export = ExportText()
    for day in 1...4 {
      for _ in 0..<20 {
        export.add("HeartRate", "2001-01-0\(day) 07:00:00", value: "60", unit: "count/min")
        export.add("HeartRate", "2001-01-0\(day) 07:0\(day):00", value: "6\(day)", unit: "count/min")
      }
    }
    let path = try export.write()
    let report = try Importing.run(path, into: store, zone: "Europe/Paris")
    #expect(report.records.added == 8 && report.changes.total.added == 8)
    let again = try Importing.run(path, into: store)
    #expect(again.changes.total.added == 0 && again.changes.total.gone == 0)
    #expect(try await store.undo(batch: 1, now: Instant(0))?.removed == 0)
    #expect(try await store.contents().types.map(\.count) == [8])
  }

  @Test func `a truncated export marks nothing as gone`() async throws {
    let store = try Importing.store()
    try Importing.run(weights(["70", "71"]).write(), into: store, zone: "Europe/Paris")
    let xml = weights(["70", "71"]).xml
    let end = try #require(xml.range(of: "2001-01-11 07:00:00"))
    let path = try TemporaryFolder.make() + "/cut.xml"
    try Data(xml[..<end.lowerBound].utf8).write(to: URL(filePath: path))
    let report = try Importing.run(path, into: store)
    #expect(!report.complete && report.changes.total.gone == 0)
  }

  @Test func `an older export after a newer one that was cut off lacks and replaces nothing`() async throws {
    let store = try Importing.store()
    let xml = weights(["61", "62", "63"], exported: "2001-03-01").xml
    let end = try #require(xml.range(of: "2001-01-12 07:00:00"))
    let path = try TemporaryFolder.make() + "/cut.xml"
    try Data(xml[..<end.lowerBound].utf8).write(to: URL(filePath: path))
    #expect(try !Importing.run(path, into: store, zone: "Europe/Paris").complete)
    let older = try weights(["71", "62"], exported: "2001-02-01").write()
    #expect(try Importing.run(older, into: store, isPreview: true).changes.total.gone == 0)
    #expect(try Importing.run(older, into: store).changes.total == .init(added: 1, there: 2, changed: 1))
    #expect(try await averages(store) == [61, 62])
    // No earlier import is newer than an export that was made later.
    let newer = try Importing.run(weights(["61"], exported: "2001-04-01").write(), into: store)
    #expect(newer.newerExport == nil)
  }

  @Test(arguments: [1, 2, 3, 4, 5])
  func `any order of imports and undos leaves the contents of the remaining batches`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let store = try Importing.store()
    let zone = "Europe/Paris"
    var held: [Int: Set<Int>] = [:]
    for _ in 0..<12 {
      if let batch = held.keys.sorted().randomElement(using: &random), Bool.random(using: &random) {
        _ = try await store.undo(batch: batch, now: Instant(0))
        held[batch] = nil
      } else {
        // Readings that a push or a file lacks are not gone, and those that it contains stay.
        let kind = try #require(BatchKind.allCases.randomElement(using: &random))
        let minutes = Set((0..<60).filter { _ in Int.random(in: 0..<3, using: &random) > 0 })
        var export = ExportText()
        for minute in minutes.sorted() {
          let text = minute < 10 ? "0\(minute)" : "\(minute)"
          export.add("HeartRate", "2001-01-02 07:\(text):00", value: "60", unit: "count/min")
        }
        held[try Importing.run(export.write(), as: kind, into: store, zone: zone).batch] = minutes
      }
      let expected = held.values.reduce(into: Set<Int>()) { $0.formUnion($1) }
      let days = try await store.daily(.heartRate, in: always)
      #expect(days.reduce(0) { $0 + $1.count } == expected.count, "seed \(seed)")
    }
  }
}
