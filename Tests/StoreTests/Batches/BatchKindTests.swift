import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Testing

/// Batches that say nothing about data that they do not contain.
@Suite struct BatchKindTests {
  let always = CivilDay(year: 1990, month: 1, day: 1)...CivilDay(year: 2050, month: 1, day: 1)
  static let parts = [BatchKind.push, .files]

  func weights(_ values: [String], source: String = "Scale", workout: Int? = nil) throws -> String {
    var export = ExportText()
    export.add("HeartRate", "2001-01-20 07:00:00", value: "60", unit: "count/min")
    for (index, value) in values.enumerated() {
      export.add("BodyMass", "2001-01-1\(index) 07:00:00", value: value, unit: "kg", source: source)
    }
    if let workout {
      export.add(
        raw: """
           <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="30" durationUnit="min"
            sourceName="\(source)" startDate="2001-01-\(workout) 08:00:00 +0100" endDate="2001-01-\(workout) 08:30:00 +0100"/>
          """)
    }
    return try export.write()
  }

  func averages(_ store: HealthStore) async throws -> [Double] {
    try await store.daily(.weight, in: always).map(\.average)
  }

  @Test(arguments: parts)
  func `a push or file neither removes nor replaces anything`(kind: BatchKind)
    async throws
  {
    let store = try Importing.store()
    try Importing.run(weights(["70", "71", "72"], workout: 10), into: store, zone: "Europe/Paris")
    let report = try Importing.run(weights(["70", "61"]), as: kind, into: store)
    #expect(report.changes.total == .init(added: 1, there: 2))
    // Neither of two readings at one moment is known to be wrong.
    #expect(try await averages(store) == [70, 66, 72])
    #expect(try await store.batches().map(\.kind) == [kind, .export])
    #expect(try await store.undo(batch: 2, now: Instant(0))?.removed == 1)
    #expect(try await averages(store) == [70, 71, 72])
    #expect(try await store.workouts(in: always).count == 1)
    // Undone imports count as well, but only those that a person made.
    #expect(try await store.read { try $0.importCount() } == (kind == .push ? 1 : 2))
  }

  @Test func `the first export after pushes marks nothing as gone, not even in a preview`() throws {
    let store = try Importing.store()
    try Importing.run(weights(["70", "71", "72"], workout: 10), as: .push, into: store, zone: "Europe/Paris")
    for isPreview in [true, false] {
      let report = try Importing.run(
        weights(["60", "61", "72", "63"], source: "Other", workout: 11), into: store, isPreview: isPreview)
      #expect(report.changes.total.gone == 0 && report.changes.byType.allSatisfy { $0.gone == 0 }, "\(report.changes)")
    }
  }

  @Test(arguments: parts)
  func `undoing an export leaves what a later push or file held too, and only that`(kind: BatchKind) async throws {
    let store = try Importing.store()
    try Importing.run(weights(["70", "71", "72"], workout: 10), into: store, zone: "Europe/Paris")
    try Importing.run(weights(["70", "71"], workout: 10), as: kind, into: store)
    try Importing.run(weights(["70"]), as: kind, into: store)
    _ = try #require(try await store.undo(batch: 1, now: Instant(0)))
    #expect(try await averages(store) == [70, 71])
    #expect(try await store.workouts(in: always).count == 1)
    _ = try #require(try await store.undo(batch: 2, now: Instant(0)))
    #expect(try await averages(store) == [70])
    #expect(try await store.workouts(in: always).isEmpty)
    _ = try #require(try await store.undo(batch: 3, now: Instant(0)))
    #expect(try await store.contents().types.isEmpty)
  }

  @Test(arguments: parts)
  func `an export marks nothing as gone that no export contained`(kind: BatchKind) async throws {
    let store = try Importing.store()
    try Importing.run(weights(["80", "81"], source: "Band", workout: 11), as: kind, into: store, zone: "Europe/Paris")
    let first = try Importing.run(weights(["70", "71"]), into: store)
    #expect(first.changes.total.gone == 0)
    try Importing.run(weights(["82", "83", "84"], source: "Ring", workout: 12), as: kind, into: store)
    let second = try Importing.run(weights(["70"]), into: store)
    // Only 71 was in an export before, so only it is gone.
    #expect(second.changes.total.gone == 1 && second.changes.bySource.map(\.gone).reduce(0, +) == 1)
    #expect(try Importing.run(weights(["70"]), into: store).changes.total.gone == 0)
  }

  @Test func `an export written out again has the language and clock of the last export, not of a push`() throws {
    let store = try Importing.store()
    try Importing.run(weights(["70"]), into: store, zone: "Europe/Paris")
    let locale = try store.export { try $0.head(now: Instant(0)).locale }
    let batch = try store.beginImport(
      ImportOrder(name: "phone", kind: .push, now: Instant(0), homeZone: nil, proposedZone: nil))
    _ = try batch.finish(ExportSummary(), isCancelled: { false })
    #expect(try store.export { try $0.head(now: Instant(0)).locale } == locale && locale == "en_GB")
  }
}
