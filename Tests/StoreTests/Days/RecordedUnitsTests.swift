import DailveDomain
import DailveStore
import DailveTestSupport
import GRDB
import Testing

@Suite struct RecordedUnitsTests {
  @Test func `units are learnt from the newest readings`() async throws {
    let store = try Importing.store()
    #expect(try await store.profile().units == nil)
    var export = ExportText()
    export.add("BodyMass", "2001-01-02 07:00:00", value: "154.3", unit: "lb")
    export.add("DistanceWalkingRunning", "2001-01-02 08:00:00", value: "1", unit: "mi")
    export.add("StepCount", "2001-01-02 08:00:00", value: "1", unit: "count")
    try Importing.run(export.write(), into: store, zone: "America/New_York")
    #expect(try await store.profile().units == .imperial)
    export.add("BodyMass", "2001-01-03 07:00:00", value: "70", unit: "kg")
    export.add("DistanceWalkingRunning", "2001-01-03 08:00:00", value: "1.6", unit: "km")
    try Importing.run(export.write(), into: store)
    #expect(try await store.profile().units == .metric)
  }

  @Test func `units are learnt from readings that count`() async throws {
    var export = ExportText()
    export.exported = "2001-04-01"
    export.add("BodyMass", "2001-01-02 07:00:00", value: "70", unit: "kg", source: "Scale")
    export.add("BodyMass", "2001-03-01 07:00:00", value: "150", unit: "lb", source: "Visitor")
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    #expect(try await store.profile().units == .imperial)
    let visitor = try #require(try await store.listedSources().first { $0.name == "Visitor" })
    try await store.setSource(visitor.id, isOff: true)
    #expect(try await store.profile().units == .metric)
    try await store.setSource(visitor.id, isOff: false)
    #expect(try await store.profile().units == .imperial)

    // A newer export restates the newest reading.
    func write(_ sql: String) async throws {
      try await DatabaseQueue(path: store.folder + "/health.sqlite", configuration: .patient).write { db in
        try db.execute(sql: sql)
      }
    }
    try await write(
      "INSERT INTO superseded SELECT * FROM sample WHERE source = (SELECT id FROM source WHERE name = 'Visitor')")
    #expect(try await store.profile().units == .metric)
    try await write("DELETE FROM superseded")
    #expect(try await store.profile().units == .imperial)

    let mass = "HKQuantityTypeIdentifierBodyMass"
    try await store.setType(mass, isOff: true)
    #expect(try await store.profile().units == nil)
    try await store.setType(mass, isOff: false)
    #expect(try await store.profile().units == .imperial)
  }
}
