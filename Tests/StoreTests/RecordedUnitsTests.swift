import DailveDomain
import DailveStore
import DailveTestSupport
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
}
