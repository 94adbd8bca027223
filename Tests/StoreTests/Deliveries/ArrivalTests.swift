import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Foundation
import GRDB
import Testing

/// The last delivery of each device, and the last arrival of each type.
@Suite struct ArrivalTests {
  static let steps = "HKQuantityTypeIdentifierStepCount"
  static let heart = "HKQuantityTypeIdentifierHeartRate"
  let start = Instant(979_300_800)

  private func store(_ devices: [String] = ["a"]) async throws -> HealthStore {
    let store = try Importing.store()
    for (index, id) in devices.enumerated() {
      let token = DeviceToken(id: id, name: "Phone \(id)", scopes: [.ingest], created: start - 1000 + index)
      try await store.directory.add(token, hash: Array(id.utf8))
    }
    return store
  }

  private func contacts(_ store: HealthStore) async throws -> [DeviceContact] {
    try await store.read { try $0.deviceContacts() }
  }

  private func arrivals(_ store: HealthStore, at now: Instant? = nil) async throws -> [MetricArrival] {
    let now = now ?? start + 86_400
    return try await store.read { try $0.metricArrivals(at: now) }
  }

  @Test func `each device has its own deliveries, and empty ones are told apart`() async throws {
    let store = try await store(["a", "b", "c"])
    try Pushing.run(
      [PushedValue("StepCount", "2001-01-12 09:00:00", length: 60, 5)], into: store, from: "a", at: start)
    try Pushing.run([], into: store, from: "a", at: start + 3600)
    try Pushing.run([], into: store, from: "b", at: start + 7200)
    let contacts = try await contacts(store)
    #expect(contacts.map(\.id) == ["c", "b", "a"])
    #expect(contacts.map(\.lastReceived) == [nil, start + 7200, start + 3600])
    #expect(contacts.map(\.lastWithRecords) == [nil, nil, start])
    #expect(contacts.map(\.usualGap) == [nil, nil, 3600])
    #expect(contacts.map(\.device.lastUsed) == contacts.map(\.lastReceived))
    #expect(try await store.deliveries(limit: 9).map(\.records) == [0, 0, 1])
  }

  @Test func `a device whose token was made a moment ago, or withdrawn, is there`() async throws {
    let store = try await store(["a"])
    let other = try HealthStore(folder: store.folder)
    #expect(try await other.directory.revokeDeviceToken("a", at: start))
    #expect(try await contacts(store).map { $0.state(at: start) } == [.revoked])
  }

  @Test func `a type's last arrival is the newest delivery that held it, even without new readings`() async throws {
    let store = try await store(["a", "b"])
    let steps = try PushedValue("StepCount", "2001-01-12 09:00:00", length: 60, 5)
    let beat = try PushedValue("HeartRate", "2001-01-12 10:00:00", 60)
    try Pushing.run([steps, beat], into: store, from: "a", at: start)
    try Pushing.run([steps], into: store, from: "b", at: start + 3600)
    try Pushing.run([], into: store, from: "a", at: start + 7200)
    #expect(
      try await arrivals(store) == [
        MetricArrival(
          type: Self.heart, received: start, device: "a", newest: Instant("2001-01-12T10:00:00Z")),
        MetricArrival(
          type: Self.steps, received: start + 3600, device: "b", newest: Instant("2001-01-12T09:01:00Z")),
      ])
    // A reading from a wrong clock is not the newest.
    #expect(try await arrivals(store, at: start - 86_400).map(\.newest) == [nil, nil])
  }

  @Test func `an older delivery that is read later is not the newest`() async throws {
    let store = try await store(["a"])
    let steps = try PushedValue("StepCount", "2001-01-12 09:00:00", length: 60, 5)
    try Pushing.run([steps], into: store, from: "a", at: start + 3600)
    try Pushing.run([steps], into: store, from: "a", at: start)
    #expect(try await arrivals(store).map(\.received) == [start + 3600])
  }

  @Test func `an undone or reread delivery no longer counts as a type's arrival`() async throws {
    let store = try await store(["a"])
    let steps = try PushedValue("StepCount", "2001-01-12 09:00:00", length: 60, 5)
    let beat = try PushedValue("HeartRate", "2001-01-12 10:00:00", 60)
    try Pushing.run([steps], into: store, from: "a", at: start)
    try Pushing.run([steps, beat], into: store, from: "a", at: start + 3600)
    #expect(try await store.undo(batch: 2, now: start) != nil)
    #expect(try await arrivals(store).map(\.type) == [Self.steps])
    #expect(try await arrivals(store).map(\.received) == [start])
    // The delivery still counts as received.
    #expect(try await contacts(store).map(\.lastReceived) == [start + 3600])
    try Pushing.run([beat], into: store, from: "a", at: start, replacing: 1)
    #expect(try await arrivals(store).map(\.type) == [Self.heart])
  }

  @Test func `exports are no arrivals`() async throws {
    let store = try await store()
    var export = ExportText()
    export.add("StepCount", "2001-01-12 09:00:00", "2001-01-12 09:01:00", value: "5", unit: "count")
    try Importing.run(export.write(), into: store, zone: "GMT")
    #expect(try await arrivals(store).isEmpty)
  }

  @Test func `workouts arrive too`() async throws {
    let store = try await store()
    var export = ExportText()
    export.add(
      raw: """
        <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="30" durationUnit="min" sourceName="Watch" \
        startDate="2001-01-12 08:00:00 +0000" endDate="2001-01-12 08:30:00 +0000"/>
        """)
    try Importing.run(export.write(), as: .push, into: store, zone: "GMT")
    let found = try #require(try await arrivals(store).first)
    #expect(found.type == HealthType.workout && found.device == nil)
    #expect(found.newest == Instant("2001-01-12T08:30:00Z"))
  }

  @Test func `readings imported by an earlier version are recognised`() async throws {
    let store = try await store()
    let steps = try PushedValue("StepCount", "2001-01-12 09:00:00", length: 60, 5)
    try Pushing.run([steps], into: store, from: "a", at: start)
    try Pushing.run([steps], into: store, from: "a", at: start + 3600)
    try Pushing.run([steps], into: store, from: "a", at: start + 7200)
    #expect(try await store.undo(batch: 3, now: start) != nil)
    let expected = try await arrivals(store)
    let folder = store.folder
    try await DatabaseQueue(path: folder + "/health.sqlite", configuration: .patient).write { db in
      try db.execute(
        sql: """
          DROP TABLE arrival; DROP INDEX delivery_arrival; DROP INDEX batch_kind; DROP INDEX batch_newest; ALTER TABLE delivery DROP COLUMN records;
          UPDATE batch SET report = json_set(report, '$.records.added', 1, '$.records.duplicate', 0);
          DELETE FROM grdb_migrations WHERE identifier LIKE '15 %'; PRAGMA user_version = 14
          """)
    }
    let again = try HealthStore(folder: folder)
    #expect(try await arrivals(again) == expected && expected.map(\.received) == [start + 3600])
    #expect(try await again.deliveries(limit: 9).map(\.records).allSatisfy { $0 > 0 })
  }
}
