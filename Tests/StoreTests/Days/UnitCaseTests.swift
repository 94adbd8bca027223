import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Foundation
import GRDB
import Testing

/// Units that people reported, and similar ones.
@Suite struct UnitCaseTests {
  static let day = CivilDay(year: 2001, month: 1, day: 5)
  static let mass = "HKQuantityTypeIdentifierBodyMass"

  @Test(.enabled(if: Fixtures.arePresent))
  func `glucose in four spellings is one series`() async throws {
    let store = try Importing.store()
    let report = try Importing.run(
      Fixtures.url("cases/13-glucose-mixed-units/export.xml").path, into: store, zone: "Europe/London")
    #expect(report.problems.isEmpty)
    let type = "HKQuantityTypeIdentifierBloodGlucose"
    let day = try #require(try await store.dailyStatistics(type: type, in: CivilDay.accepted).first)
    func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
    #expect(day.count == 4 && rounded(day.average) == 109.423)
    #expect(day.minimum == 99 && rounded(day.maximum) == 129.712)
    let values = try await store.read { try $0.samples(SampleQuery(types: [type])).samples.compactMap(\.sample.value) }
    #expect(values.map(rounded).sorted() == [99, 99.086, 109.895, 129.712])
  }

  /// A type with a valid unit, and units that none of its readings can have.
  @Test(
    arguments: [
      ("BodyMass", "kg", "70", ["lbs", "jin", "", "m", nil]),
      ("HeartRate", "count/min", "60", ["kg", "", nil, "beats"]),
      ("StepCount", "count", "100", ["km", "", nil]), ("DietarySodium", "mg", "900", ["mL", "spoons", nil]),
      ("BodyTemperature", "degC", "36.6", ["F", "", nil]), ("BloodGlucose", "mg/dL", "99", ["mmol/kg", "", nil]),
      ("DistanceWalkingRunning", "km", "1", ["leagues", "", nil]),
      ("BloodPressureSystolic", "mmHg", "120", ["bar", "", nil]),
    ] as [(String, String, String, [String?])])
  func `a unit that cannot be converted counts nowhere, and is named`(
    name: String, unit: String, value: String, others: [String?]
  ) async throws {
    let type = "HKQuantityTypeIdentifier" + name
    for other in others {
      var export = ExportText()
      export.add(name, "2001-01-05 08:00:00", "2001-01-05 08:10:00", value: value, unit: unit)
      export.add(name, "2001-01-05 09:00:00", "2001-01-05 09:10:00", value: value, unit: other)
      let store = try Importing.store()
      let report = try Importing.run(export.write(), into: store, zone: "Europe/Paris")
      let problems = report.problems.filter { $0.kind == .unconvertibleUnit }
      #expect(problems.map(\.text) == [type] && !report.isUnderstood, "\(other ?? "-")")
      let cause: ImportProblem.Cause = if let other, !other.isEmpty { .inUnit(name: other) } else { .withoutUnit }
      #expect(problems.map(\.cause) == [cause])
      let days = try await store.dailyStatistics(type: type, in: Self.day...Self.day)
      #expect(days.map(\.count) == [1], "\(other ?? "-")")
      let interval = Instant(midnightOf: Self.day)..<Instant(midnightOf: Self.day + 1)
      #expect(try await store.statistics(of: type, in: interval)?.count == 1)
      // The reading is kept, listed with its own unit, and exported again.
      let listed = try await store.read { try $0.samples(SampleQuery(types: [type])).samples }
      #expect(listed.count == 2 && listed.count { $0.state == .unconvertible } == 1)
      #expect(listed.first { $0.state == .unconvertible }?.sample.unit == other)
      let again = try Importing.store()
      #expect(try Importing.run(try Importing.export(store), into: again).records.added == 2)
    }
  }

  @Test func `values counted in a wrong unit by an older version are derived again`() async throws {
    var export = ExportText()
    export.add("BodyMass", "2001-01-05 08:00:00", value: "70", unit: "kg")
    export.add("BodyMass", "2001-01-05 09:00:00", value: "155", unit: "lbs")
    export.add(
      "HKCategoryTypeIdentifierHeadache", "2001-01-05 08:00:00", value: "HKCategoryValueSeverityNotPresent")
    let folder = try TemporaryFolder.make()
    do {
      let store = try Importing.store(in: folder)
      try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    }
    try await DatabaseQueue(path: folder + "/health.sqlite", configuration: .patient).write { db in
      try db.execute(
        sql: """
          UPDATE daily SET sum = 225, count = 2, average = 112.5;
          DELETE FROM grdb_migrations WHERE identifier LIKE '27 %'
          """)
    }
    let migrated = try Importing.store(in: folder)
    #expect(try await migrated.dailyStatistics(type: Self.mass, in: Self.day...Self.day).map(\.average) == [70])
    let headache = try await migrated.dailyStatistics(
      type: "HKCategoryTypeIdentifierHeadache", in: Self.day...Self.day)
    #expect(headache.map(\.sum) == [0])
  }
}
