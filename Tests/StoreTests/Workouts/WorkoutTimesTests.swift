import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Foundation
import Testing

/// Workouts with impossible times.
@Suite struct WorkoutTimesTests {
  static let always = CivilDay(year: 1990, month: 1, day: 1)...CivilDay(year: 2050, month: 1, day: 1)

  @Test func `a duration is above 0 and at most a second above the time that passed`() {
    func duration(_ written: Double?, _ pauses: [(Double, Bool)] = []) -> Double {
      WorkoutTimes(start: 1000, end: 2800, duration: written, pauses: pauses.map { (moment: $0.0, isPause: $0.1) })
        .duration
    }
    #expect([0.001, 1799.4, 1800, 1800.9, 1801].allSatisfy { duration($0) == $0 })
    #expect([-34.5, 0, 1801.01, 1e300, .infinity, .nan, nil].allSatisfy { duration($0) == 1800 })
    #expect(duration(nil, [(1600, true)]) == 600)
    #expect(duration(-1, [(1600, true), (1900, false), (5000, true)]) == 1500)
    // The workout was paused all the time.
    #expect(duration(0, [(900, true)]) == 1800)
  }

  @Test func `an end equal to the start is computed from the duration, and reversed times are swapped`() {
    let only = WorkoutTimes(start: 1000, end: 1000, duration: 1800)
    #expect((only.end, only.duration) == (2800, 1800) && !only.isReversed && !only.isReplaced)
    let none = WorkoutTimes(start: 1000, end: nil, duration: nil)
    #expect((none.end, none.duration) == (1000, 0) && !none.isReplaced)
    let reversed = WorkoutTimes(start: 2800, end: 1000, duration: 1700)
    #expect((reversed.start, reversed.end, reversed.duration) == (1000, 2800, 1700) && reversed.isReversed)
    #expect(WorkoutTimes(start: .max, end: .min, duration: 1).duration == 1)
    #expect(WorkoutTimes(start: .max, end: .max, duration: 1e300).end == .max)
  }

  @Test(arguments: 0..<200) func `the duration always fits into the time between start and end`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let start = Int.random(in: 0...100_000, using: &random)
    let end = start + Int.random(in: -9000...9000, using: &random) * Int.random(in: 0...1, using: &random)
    let written = [nil, 0, -5, .nan, Double.random(in: -9000...9000, using: &random)].randomElement(using: &random)
    let pauses = (0..<Int.random(in: 0...6, using: &random)).map { _ in
      (
        moment: Double(start + Int.random(in: -9000...9000, using: &random)),
        isPause: Bool.random(using: &random)
      )
    }
    let times = WorkoutTimes(start: start, end: end, duration: written ?? nil, pauses: pauses)
    let elapsed = Double(times.end - times.start)
    #expect(elapsed >= 0 && times.duration <= elapsed + WorkoutTimes.leeway)
    #expect(elapsed == 0 || times.duration > 0)
    #expect(times.isReversed == (end < start))
    let again = WorkoutTimes(start: times.start, end: times.end, duration: times.duration)
    #expect((again.start, again.end, again.duration) == (times.start, times.end, times.duration))
  }

  @Test(.enabled(if: Fixtures.arePresent)) func `rides that were never resumed and runs that end before they start`()
    async throws
  {
    let store = try Importing.store()
    let path = Fixtures.url("cases/22-workout-impossible-durations/export.xml").path
    let report = try Importing.run(path, into: store, zone: "Europe/Berlin")
    #expect(report.workouts == 3 && report.records.skipped == 0)
    #expect(
      report.problems.map { "\($0.kind.rawValue) \($0.text)" } == [
        "workout-duration HKWorkoutActivityTypeCycling", "workout-duration HKWorkoutActivityTypeWalking",
        "reversed-times HKWorkoutActivityTypeRunning",
      ])
    let workouts = try await store.workouts(in: Self.always)
    #expect(
      workouts.map { "\($0.activity) \($0.start) \($0.end) \($0.duration) \($0.distance ?? 0)" } == [
        "Cycling 2026-07-11T08:00:00Z 2026-07-11T09:00:00Z 20.0 12.0",
        "Walking 2026-07-11T15:30:00Z 2026-07-11T16:00:00Z 30.0 2.5",
        "Running 2026-07-12T05:30:00Z 2026-07-12T06:00:00Z 30.0 5.0",
      ])
    // The element stays as written.
    let text = try Importing.export(store)
    let again = try Importing.store()
    #expect(try Importing.run(text, into: again).problems.count == 3)
  }
}
