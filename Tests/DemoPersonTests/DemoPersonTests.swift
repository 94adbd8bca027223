import DailveDomain
import DailveDemoPerson
import DailveScores
import DailveStore
import DailveTestSupport
import Foundation
import Testing

@Suite struct DemoPersonTests {
  let until = CivilDay(year: 2026, month: 11, day: 21)

  func newFile(_ path: String) throws -> FileHandle {
    try Data().write(to: URL(filePath: path), options: .withoutOverwriting)
    return try FileHandle(forWritingTo: URL(filePath: path))
  }

  func write(seed: UInt64 = 1, density: Double = 0.2) throws -> String {
    let zones = ZoneCatalogue()
    let path = try TemporaryFolder.make() + "/export.zip"
    try DemoPerson(
      until: until, years: 1, seed: seed, density: density, home: try #require(zones.rules("Europe/Berlin")),
      abroad: try #require(zones.rules("Asia/Seoul"))
    ).write(to: newFile(path))
    return path
  }

  @Test func `equal options give equal bytes, another seed different ones`() throws {
    let first = try Data(contentsOf: URL(filePath: write()))
    #expect(try Data(contentsOf: URL(filePath: write())) == first)
    #expect(try Data(contentsOf: URL(filePath: write(seed: 2))) != first)
  }

  @Test func `the records of two devices merge to what really happened`() async throws {
    let zones = ZoneCatalogue()
    let person = DemoPerson(
      until: until, years: 1, seed: 7, density: 0.6, home: try #require(zones.rules("Europe/Berlin")),
      abroad: try #require(zones.rules("Asia/Seoul")))
    let path = try TemporaryFolder.make() + "/export.zip"
    try person.write(to: newFile(path))
    let store = try Importing.store()
    try Importing.run(path, into: store)
    let truth = person.truth()
    let measures: [(Metric, (DemoTruth) -> Double, slack: Double)] = [
      (.steps, { $0.steps }, 1), (.distance, { $0.distance }, 0.005), (.activeEnergy, { $0.activeEnergy }, 0.5),
      (.exercise, { $0.exerciseMinutes }, 0.5),
    ]
    for (metric, value, slack) in measures {
      let days = try await store.daily(metric, in: until - 366...until)
      let sums = Dictionary(days.map { ($0.day, $0.sum) }, uniquingKeysWith: +)
      let off = truth.filter { abs((sums[$0.day] ?? 0) - value($0)) > max(0.01 * value($0), slack) }
      #expect(Double(off.count) <= 0.01 * Double(truth.count), "\(metric): \(off.map(\.day))")
    }
    let audit = try await store.read { try AuditTotals($0)(in: until - 366...until) }
    #expect(audit.tallies.map(\.measure) == [.activeEnergy, .exercise, .standHours])
    #expect(Double(audit.within1Percent) >= 0.99 * Double(audit.days) && audit.days > 360)
  }

  /// Minutes after midnight; nights end at about seven.
  @Test(arguments: [0, 3, 246, 505, 700])
  func `the demo person's data never precede the event, and a night appears when it is over`(minutes: Int) async throws
  {
    let zones = ZoneCatalogue()
    let home = try #require(zones.rules("Europe/Berlin"))
    let now = home.start(of: until) + minutes * 60
    let path = try TemporaryFolder.make() + "/export.zip"
    try DemoPerson(
      until: until, now: now, years: 1, seed: 1, density: 0.2, home: home,
      abroad: try #require(zones.rules("Asia/Seoul"))
    ).write(to: newFile(path))
    let store = try Importing.store()
    try Importing.run(path, into: store)
    #expect(try await store.listedTypes().allSatisfy { $0.last <= now })
    let night = try await store.read { try ScoreHistory.of(until...until, from: $0) }.sleep.night(on: until)
    #expect((night == nil) == (minutes < 400))
  }

  @Test func `a year imports whole, agrees with its own totals, and leaves nothing on Today empty`() async throws {
    let store = try Importing.store()
    let report = try Importing.run(write(), into: store)
    #expect(report.complete && report.problems.isEmpty)
    #expect(report.routes > 40)
    #expect(try await store.profile().homeZone == "Europe/Berlin")

    let days = until - 365...until
    let energy = try await store.daily(.activeEnergy, in: days)
    let exercise = try await store.daily(.exercise, in: days)
    let truth = try await store.activitySummaries(in: days)
    #expect(truth.count > 360)
    var within = 0
    for summary in truth {
      let merged = energy.first { $0.day == summary.day }?.sum ?? 0
      let minutes = exercise.first { $0.day == summary.day }?.sum ?? 0
      let target = summary.activeEnergy ?? 0
      if abs(merged - target) <= max(0.01 * target, 0.5), abs(minutes - (summary.exerciseMinutes ?? 0)) <= 1 {
        within += 1
      }
    }
    #expect(Double(within) >= 0.99 * Double(truth.count), "\(within) of \(truth.count) days")

    let today = try await store.read { try ShowToday($0)(until) }
    #expect(today.failures.isEmpty)
    #expect(throws: Never.self) { try today.report.condition.get() }
    #expect(today.report.week.count == 7)
    #expect(today.pinned.allSatisfy { $0.value != nil })
    // Watches record rMSSD only since iOS 27, and a card without any data is not shown.
    #expect(today.signals.allSatisfy { $0.value != nil || $0.metric == .rmssd })
    #expect(today.activity.allSatisfy { $0.value != nil })

    let history = try await store.read { try ScoreHistory.of(until - 50...until, from: $0) }
    #expect(history.vitals(on: until).allSatisfy { $0.status != .unknown })
    // The cold 40 days ago is visible: resting heart rate up, HRV down.
    let cold = try #require(try? history.recovery.condition(on: until - 40).get())
    #expect(cold.score.value < 40)
  }
}
