import DailveDomain
import DailveHealthExport
import DailveScores
import DailveStore
import DailveTestSupport
import Foundation
import Testing

/// Conditions that people reported programs to get wrong.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: Fixtures.url("cases").path)))
struct CaseTests {
  @Test(arguments: [[:], ["automation-aggregation": "weeks"], ["automation-aggregation": "Weekly"]])
  func `sums of weeks are spread over their days`(headers: [String: String]) async throws {
    let pushed = try PushedStore()
    try pushed.push(case: "31-hae-grouped-by-weeks-and-months/weeks.json", headers: headers)
    let steps = try await pushed.sums()
    #expect(steps.count == 28 && steps.prefix(7).allSatisfy { $0.hasSuffix(" 8901") }, "\(steps)")
    #expect(steps.first == "2026-05-04 8901" && steps.last == "2026-05-31 8572")
    #expect(try await pushed.sums("ActiveEnergyBurned").first == "2026-05-04 514")
    let rates = try await pushed.averages("RestingHeartRate")
    #expect(rates.count == 28 && rates[6] == "2026-05-10 58.0" && rates[7] == "2026-05-11 57.0")
  }

  @Test(arguments: [[:], ["automation-aggregation": "months"]])
  func `sums of months are spread over their days`(headers: [String: String]) async throws {
    let pushed = try PushedStore()
    try pushed.push(case: "31-hae-grouped-by-weeks-and-months/months.json", headers: headers)
    let steps = try await pushed.sums()
    #expect(steps.count == 28 + 31 + 30)
    #expect(steps.first == "2026-02-01 8515" && steps[28] == "2026-03-01 8097" && steps.last == "2026-04-30 8123")
  }

  @Test func `activities and segments are parts and laps of their workout`() async throws {
    let bytes = try Data(contentsOf: Fixtures.url("cases/32-hae10-activities-and-segments/workout.json"))
    let delivery = try Delivery(Array(bytes), received: 1_798_000_000)
    #expect(delivery.rows.isEmpty && delivery.summary.skipped == 0 && delivery.summary.problems.isEmpty)
    let workout = try #require(delivery.workouts.first)
    #expect(workout.distance == 7.02 && workout.duration == 2352 && workout.energy == 498)
    #expect(workout.averageHeartRate == 152.5 && workout.maximumHeartRate == 181)
    let detail = workout.detail
    #expect(detail.activities.count == 13)
    let first = try #require(detail.activities.first)
    #expect(first.duration == 1199)
    #expect(first.statistics.first { $0.type == "HKQuantityTypeIdentifierDistanceWalkingRunning" }?.sum == 3.9)
    #expect(first.statistics.first { $0.type == HealthType.heartRate }?.average == 151)
    #expect(detail.events.map(\.kind) == ["Lap", "Lap"])
    #expect(detail.events.map(\.duration) == [310, 305])
    #expect(detail.events.last?.metadata.contains { $0.value == "1 km" } == true)
  }

  @Test func `an absurd time in bed loses only itself`() async throws {
    let pushed = try PushedStore(zone: "Europe/Paris")
    let delivered = try pushed.push(case: "34-hae-absurd-time-in-bed/payload.json")
    let nights = try await pushed.nights()
    #expect(
      nights.map { "\($0.day) \($0.asleep) \($0.inBed ?? 0)" } == ["2024-01-02 426.0 470.0", "2024-01-04 426.0 470.0"])
    for night in nights {
      #expect(
        [SleepStage.core, .deep, .rem, .awake].map { Int((night.stages[$0] ?? 0).rounded()) } == [276, 66, 84, 24])
    }
    #expect(delivered.unknown == 3)
    #expect(
      Set(delivered.problems.map(\.text)).isSuperset(of: [
        "sleep_analysis.inBed 2024-01-03", "sleep_analysis.inBed 2024-01-04",
      ]))
    #expect(try await pushed.sums() == ["2024-01-03 5000"])
  }

  @Test(arguments: ["delta.json", "delta-without-end.json"], [[0, 1], [1, 0], [0, 1, 0, 1], [1, 1, 0]])
  func `samples and the sums of their minutes are the same steps`(delta: String, order: [Int]) async throws {
    let pushed = try PushedStore(zone: "America/New_York")
    for step in order {
      try pushed.push(case: "36-hae-delta-then-full-export/" + (step == 0 ? delta : "full.json"))
      let sums = try await pushed.sums()
      #expect(["2026-06-01 999", "2026-06-01 1000", "2026-06-01 1001"].contains(sums.joined()), "\(order) \(sums)")
    }
  }

  @Test func `sips of water are millilitres`() async throws {
    let pushed = try PushedStore(zone: "Europe/London")
    try pushed.push(case: "37-hae-water-in-small-sips/payload.json")
    #expect(try await pushed.sums("DietaryWater") == ["2026-07-23 295"])
  }

  @Test func `the last of a day's running totals counts`() async throws {
    let pushed = try PushedStore()
    var unknown = 0
    for number in 1...8 {
      unknown +=
        try pushed.push(
          case: "42-home-assistant-falling-steps/post-\(number).json", at: Instant(1_798_000_000 + number * 600)
        ).unknown
    }
    #expect(try await pushed.sums().map { $0.suffix(5) } == [" 5638"])
    #expect(
      try await pushed.store.read {
        try $0.dailyStatistics(
          type: "HKQuantityTypeIdentifierDistanceWalkingRunning",
          in: CivilDay(year: 2026, month: 1, day: 1)...CivilDay(year: 2027, month: 1, day: 1)
        ).map(\.sum)
      } == [4.21])
    #expect(try await pushed.nights().isEmpty && unknown == 3)
  }

  @Test func `a shortcut's days stay its days, and the later word counts`() async throws {
    let pushed = try PushedStore(zone: "America/Los_Angeles")
    for number in 1...4 {
      try pushed.push(case: "43-shortcut-array-of-days/post-\(number).json", at: Instant(1_784_300_000 + number * 600))
    }
    let expected = ["2026-07-14 8012", "2026-07-15 7860", "2026-07-16 275"]
    #expect(try await pushed.sums() == expected)
    // The store learns another home zone, and the last days are sent once more.
    try pushed.push(
      metric("heart_rate", "bpm", [point("2026-07-20 08:00:31 +0900", 60)]), at: 1_784_600_000, home: "Asia/Seoul")
    #expect(try await pushed.sums() == expected)
    let other = PushedStore(pushed.store, zone: "Asia/Seoul")
    try other.push(case: "43-shortcut-array-of-days/post-3.json", at: 1_784_700_000)
    #expect(try await pushed.sums() == expected)
  }
}
