import DailveDomain
import DailveScores
import DailveTestSupport
import Foundation
import GRDB
import Testing

@testable import DailveStore

/// The stored data of a workout beside its totals.
@Suite struct WorkoutDetailTests {
  private static func detail(seed: UInt64) -> WorkoutDetail {
    var random = SeededGenerator(seed: seed)
    func count() -> Range<Int> { 0..<Int.random(in: 0...5, using: &random) }
    func maybe() -> Double? { Bool.random(using: &random) ? .random(in: -1e5...1e5, using: &random) : nil }
    func instant() -> Instant? {
      Bool.random(using: &random) ? Instant(Int.random(in: -62_135_596_800...253_402_300_799, using: &random)) : nil
    }
    func text() -> String { ["", "HKTimeZone", "né \"x\"", "\u{1F3C3}", "a b"].randomElement(using: &random) ?? "" }
    func metadata() -> [MetadataEntry] { count().map { _ in MetadataEntry(key: text(), value: text()) } }
    func statistics() -> [WorkoutDetail.Quantity] {
      count().map { _ in
        WorkoutDetail.Quantity(
          type: text(), sum: maybe(), average: maybe(), minimum: maybe(), maximum: maybe(),
          unit: Bool.random(using: &random) ? text() : nil)
      }
    }
    return WorkoutDetail(
      activities: count().map { _ in
        WorkoutDetail.Activity(
          identifier: Bool.random(using: &random) ? text() : nil, start: instant(), end: instant(), duration: maybe(),
          statistics: statistics(), metadata: metadata())
      },
      events: count().map { _ in
        WorkoutDetail.Event(kind: text(), date: instant(), duration: maybe(), metadata: metadata())
      }, statistics: statistics(), metadata: metadata(), routePaths: count().map { _ in text() },
      locations: count().map { _ in
        RoutePoint(
          latitude: .random(in: -90...90, using: &random), longitude: .random(in: -180...180, using: &random),
          altitude: maybe(), time: instant(), speed: maybe(), course: maybe(), horizontalAccuracy: maybe(),
          verticalAccuracy: maybe())
      }, device: Bool.random(using: &random) ? text() : nil,
      offset: Bool.random(using: &random) ? Int.random(in: -50_400...50_400, using: &random) : nil)
  }

  @Test(arguments: 1...50) func `values are read as they were written`(seed: UInt64) {
    let detail = Self.detail(seed: seed)
    #expect(WorkoutDetailCoding.detail(WorkoutDetailCoding.bytes(detail)) == detail)
  }

  @Test func `text that is not a number is left out`() {
    var detail = WorkoutDetail(events: [.init(kind: "Lap", date: .distantFuture, duration: .infinity, metadata: [])])
    let read = WorkoutDetailCoding.detail(WorkoutDetailCoding.bytes(detail))
    detail.events[0].date = nil
    detail.events[0].duration = nil
    #expect(read == detail)
  }

  @Test func `more values than a reader can produce are rejected`() {
    let entry = MetadataEntry(key: "", value: "")
    var detail = WorkoutDetail(metadata: [MetadataEntry](repeating: entry, count: 1 << 18))
    #expect(WorkoutDetailCoding.detail(WorkoutDetailCoding.bytes(detail)) == detail)
    detail.events = [.init(kind: "Lap", date: nil, duration: nil, metadata: [])]
    #expect(WorkoutDetailCoding.detail(WorkoutDetailCoding.bytes(detail)) == nil)
  }

  @Test(arguments: 1...10) func `damaged values are ignored and never end the program`(seed: UInt64) {
    let bytes = WorkoutDetailCoding.bytes(Self.detail(seed: seed))
    var random = SeededGenerator(seed: seed)
    for end in bytes.indices { #expect(WorkoutDetailCoding.detail(Array(bytes[..<end])) == nil) }
    #expect(WorkoutDetailCoding.detail(bytes + [0]) == nil)
    for _ in 0..<200 {
      var damaged = bytes
      damaged[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      _ = WorkoutDetailCoding.detail(damaged)
    }
  }

  private static let element = """
    <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="30" durationUnit="min" sourceName="Watch" \
    device="iPhone" startDate="2001-01-02 08:00:00 +0100" endDate="2001-01-02 08:30:00 +0100">\
    <MetadataEntry key="HKElevationAscended" value="6400 cm"/>\
    <WorkoutEvent type="HKWorkoutEventTypePause" date="2001-01-02 08:10:00 +0100"/>\
    <WorkoutEvent type="HKWorkoutEventTypeResume" date="2001-01-02 08:12:00 +0100"/>\
    <WorkoutActivity uuid="A" startDate="2001-01-02 08:00:00 +0100" endDate="2001-01-02 08:30:00 +0100"/>\
    <WorkoutStatistics type="HKQuantityTypeIdentifierStepCount" sum="4000" unit="count"/></Workout>
    """

  @Test func `a workout without stored values has those of its element`() async throws {
    var export = ExportText()
    export.add(raw: Self.element)
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    func read() async throws -> WorkoutDetail {
      try await store.read { reader in
        let day = CivilDay(year: 2001, month: 1, day: 2)
        let workout = try #require(try reader.workoutRecordings(in: day...day).first)
        return try #require(try reader.workoutDetail(workout.id))
      }
    }
    let stored = try await read()
    #expect(stored.events.map(\.kind) == ["Pause", "Resume"] && stored.activities.map(\.identifier) == ["A"])
    #expect(stored.statistics.map(\.sum) == [4000] && stored.device == "iPhone")
    let queue = try DatabaseQueue(path: store.folder + "/health.sqlite", configuration: .patient)
    let values = try await queue.read { db in try Data.fetchOne(db, sql: "SELECT detail FROM workout") }
    #expect(values == Data(WorkoutDetailCoding.bytes(stored)))
    for damage in ["NULL", "x'01FF'"] {
      try await queue.write { db in try db.execute(sql: "UPDATE workout SET detail = \(damage)") }
      #expect(try await read() == stored, "\(damage)")
    }
  }
}
