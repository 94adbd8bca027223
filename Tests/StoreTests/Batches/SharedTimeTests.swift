import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Testing

/// Two recordings of the same time, added and removed in any order.
@Suite struct SharedTimeTests {
  private let always = CivilDay(year: 1990, month: 1, day: 1)...CivilDay(year: 2050, month: 1, day: 1)

  /// The same half hour, recorded by two sources with different pauses. Each has a heart rate per minute, and the value identifies the minute.
  private enum Recording: String, CaseIterable {
    case watch = "Watch", app = "App", silent = "Silent"

    var pauses: [(String, String)] {
      switch self {
      case .watch: [("05:00", "09:00")]
      case .app: [("12:00", "20:00"), ("25:00", "26:00")]
      case .silent: []
      }
    }
  }

  private func export(_ recording: Recording) throws -> String {
    var export = ExportText()
    for minute in 0..<30 {
      export.add(
        "HeartRate", "2001-01-02 08:\(minute < 10 ? "0" : "")\(minute):00", value: "\(120 + minute)", unit: "count/min")
    }
    let events = recording.pauses.flatMap { [("Pause", $0.0), ("Resume", $0.1)] }.map { kind, time in
      "<WorkoutEvent type=\"HKWorkoutEventType\(kind)\" date=\"2001-01-02 08:\(time) +0100\"/>"
    }
    export.add(
      raw: """
        <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="22" durationUnit="min" \
        sourceName="\(recording.rawValue)" startDate="2001-01-02 08:00:00 +0100" \
        endDate="2001-01-02 08:30:00 +0100">\(events.joined())</Workout>
        """)
    return try export.write()
  }

  /// Everything known about the workouts, and their cost.
  private struct Picture: Equatable {
    var log: [LoggedWorkout]
    var held: [WorkoutHeartRate]
    var details: [WorkoutDetail?]
    var analyses: [WorkoutAnalysis?]
  }

  private func picture(_ store: HealthStore) async throws -> Picture {
    try await store.read { [always] reader in
      let recordings = try reader.workoutRecordings(in: always)
      return Picture(
        log: try TrainingLog.of(reader).workouts, held: try reader.workoutHeartRates(in: always),
        details: try recordings.map { try reader.workoutDetail($0.id) },
        analyses: try recordings.map { try reader.workoutAnalysis($0.id) })
    }
  }

  /// Adds a recording as a file of another device, which makes nothing gone.
  private func add(_ recording: Recording, to store: HealthStore) throws -> Int {
    try Importing.run(export(recording), as: .files, into: store, zone: "Europe/Paris").batch
  }

  @Test func `undoing one of two recordings of a time leaves what the other says, whichever came first`() async throws {
    var counted = 0
    for first in Recording.allCases {
      for second in Recording.allCases where second != first {
        let store = try Importing.store()
        let one = try add(first, to: store)
        let before = try await picture(store)
        let minutes = before.held.reduce(0) { $0 + $1.minutes }
        #expect(minutes == (first == .watch ? 26 : first == .app ? 21 : 30))
        let two = try add(second, to: store)
        let both = try await picture(store)
        #expect(both.log.count == 1 && both.log.first?.group.recordings.count == 2)
        _ = try await store.undo(batch: two, now: Instant(1_000_000_100))
        #expect(try await picture(store) == before, "\(first), without \(second)")
        // The same holds when the other one is removed and added again.
        let again = try add(second, to: store)
        #expect(try await picture(store) == both, "\(first), \(second)")
        _ = try await store.undo(batch: one, now: Instant(1_000_000_200))
        let alone = try Importing.store()
        _ = try add(second, to: alone)
        #expect(try await picture(store) == picture(alone), "\(second), without \(first)")
        _ = try await store.undo(batch: again, now: Instant(1_000_000_300))
        #expect(try await picture(store).held.isEmpty)
        counted += 1
      }
    }
    #expect(counted == 6)
  }

  @Test func `the pauses of a source that is switched off no longer count`() async throws {
    let store = try Importing.store()
    _ = try add(.silent, to: store)
    let before = try await picture(store).held
    _ = try add(.app, to: store)
    let both = try await picture(store).held
    #expect(before.map(\.minutes) == [30] && both.map(\.minutes) == [21])
    let source = try #require(try await store.read { try $0.workoutSources() }.first { $0.name == "App" })
    try await store.setSource(source.id, isOff: true)
    #expect(try await picture(store).held == before)
    try await store.setSource(source.id, isOff: false)
    #expect(try await picture(store).held == both)
  }
}
