import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Testing

/// The growth of daily sums, recomputed second by second.
@Suite struct DayCourseTests {
  /// Zurich changes its clocks on 2001-03-25.
  static let zone = 3600
  static let change = CivilDay(year: 2001, month: 3, day: 25).number * 86_400 + 3600
  let today = CivilDay(year: 2001, month: 4, day: 10)

  struct Counted {
    /// Seconds since 1970.
    var start: Int
    var seconds: Int
    var value: Int
    var isWatch: Bool
  }

  /// Seventy days of two overlapping sources, with samples across midnight.
  func samples() -> [Counted] {
    var random = SeededGenerator(seed: 7)
    return (1...70).flatMap { back -> [Counted] in
      (0..<24).map { index in
        let seconds = Int.random(in: 20...900, using: &random)
        return Counted(
          start: (today.number - back) * 86_400 + Int.random(in: -3600..<86_400, using: &random), seconds: seconds,
          value: Int.random(in: 1...400, using: &random), isWatch: index.isMultiple(of: 2))
      }
    }
  }

  func local(_ instant: Int) -> Int { instant + (instant >= Self.change ? 7200 : 3600) }

  /// In every second the watch counts if it has data, else the phone; overlapping samples of one source add up.
  func bruteForce(_ samples: [Counted], until minute: Int) -> [CivilDay: Double] {
    let watched = Set(samples.filter(\.isWatch).flatMap { $0.start..<$0.start + $0.seconds })
    var sums: [CivilDay: Double] = [:]
    for sample in samples {
      for second in sample.start..<sample.start + sample.seconds where sample.isWatch || !watched.contains(second) {
        let day = local(second).floorDivided(by: 86_400)
        if local(second) - day * 86_400 < minute * 60 {
          sums[CivilDay(number: day), default: 0] += Double(sample.value) / Double(sample.seconds)
        }
      }
    }
    return sums
  }

  func text(_ instant: Int) -> String {
    let local = instant + Self.zone
    let day = local.floorDivided(by: 86_400)
    let second = local - day * 86_400
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(CivilDay(number: day)) \(two(second / 3600)):\(two(second / 60 % 60)):\(two(second % 60))"
  }

  func store(_ samples: [Counted]) throws -> HealthStore {
    var export = ExportText()
    export.exported = "2001-04-10"
    for sample in samples {
      export.add(
        "StepCount", text(sample.start), text(sample.start + sample.seconds), value: "\(sample.value)", unit: "count",
        source: sample.isWatch ? "Ada’s Apple\u{A0}Watch" : "iPhone")
    }
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "Europe/Zurich")
    return store
  }

  @Test func `the sum up to any quarter of an hour is the merged one, second by second`() async throws {
    let samples = samples()
    let store = try store(samples)
    let days = today - 60...today - 1
    for minute in [0, 15, 180, 405, 735, 1425, 1440] {
      let expected = bruteForce(samples, until: minute)
      let sums = try await store.sums(of: .steps, in: days, until: Double(minute))
      #expect(sums.count == 60)
      for sum in sums {
        let known = expected[sum.day] ?? 0
        #expect((sum.value - known).magnitude <= 1e-5 * max(known, 1), "\(sum.day) \(minute)")
      }
    }
    // The last value is the day's own sum, as on every page.
    let whole = try await store.daily(.steps, in: days)
    for (sum, day) in zip(try await store.sums(of: .steps, in: days, until: 1440), whole) {
      #expect(sum.day == day.day && (sum.value - day.sum).magnitude <= 1e-5 * day.sum)
    }
    // Within a quarter of an hour the sum grows linearly.
    let early = try await store.sums(of: .steps, in: days, until: 405)
    let between = try await store.sums(of: .steps, in: days, until: 410)
    let late = try await store.sums(of: .steps, in: days, until: 420)
    for index in early.indices {
      let share = early[index].value + (late[index].value - early[index].value) / 3
      #expect((between[index].value - share).magnitude < 1e-6 * max(share, 1))
    }
  }

  @Test func `the usual sum by now is the median of sixty days, with at least fourteen known`() async throws {
    let samples = samples()
    let store = try store(samples)
    let sums = try await store.sums(of: .steps, in: today - 70...today, until: 405)
    let expected = bruteForce(samples, until: 405)
    let window = (1...60).compactMap { expected[today - $0] ?? 0 }
    let middle = try #require(RobustStatistics.median(window))
    #expect((try #require(UsualByNow(.steps, sums, on: today)).middle - middle).magnitude <= 1e-4 * middle)
    #expect(UsualByNow(.steps, sums, on: today)?.days == 60)
    let before = sums.filter { $0.day < today }
    #expect(UsualByNow(.steps, before.suffix(13), on: today) == nil)
    #expect(UsualByNow(.steps, before.suffix(14), on: today) != nil)
  }

  @Test func `undoing an import or switching a source off removes its course`() async throws {
    let store = try store(samples())
    let day = today - 5...today - 5
    let both = try #require(try await store.sums(of: .steps, in: day, until: 1440).first).value
    let phone = try #require(try await store.listedSources().first { $0.name == "iPhone" })
    try await store.setSource(phone.id, isOff: true)
    #expect(try #require(try await store.sums(of: .steps, in: day, until: 1440).first).value < both)
    _ = try await store.undo(batch: 1, now: Instant(0))
    #expect(try await store.sums(of: .steps, in: day, until: 1440).isEmpty)
  }

  @Test func `the newest import is dated by its export`() async throws {
    let store = try store(samples())
    let newest = try #require(try await store.newestImport())
    #expect(newest == Instant(midnightOf: today) + 8 * 3600)
    #expect(try await Importing.store().newestImport() == nil)
  }

  @Test func `later data of another kind do not change the time of the steps`() async throws {
    let store = try Importing.store()
    let morning = Instant("2001-01-12T08:30:00Z") ?? .distantPast
    try Pushing.run(
      [PushedValue("StepCount", "2001-01-12 08:00:00", length: 600, 900)], into: store, zone: "UTC", at: morning)
    try Pushing.run([PushedValue("BodyMass", "2001-01-12 18:00:00", 70, "Scale")], into: store, at: morning + 36_000)
    let steps = "HKQuantityTypeIdentifierStepCount"
    let midnight = morning - 510 * 60
    #expect(try await store.read { try $0.newestImport(ofType: steps, since: midnight) } == morning)
    #expect(try await store.read { try $0.newestImport(ofType: steps, since: midnight + 86_400) } == nil)
    #expect(try await store.newestImport() == morning + 36_000)
  }

  @Test func `a store is fed by devices until the next import, and again from the next delivery on`() async throws {
    let store = try Importing.store()
    func isFed() async throws -> Bool { try await store.read { try $0.isFedByDevices() } }
    #expect(try await !isFed())
    try Pushing.run([PushedValue("BodyMass", "2001-01-12 18:00:00", 70, "Scale")], into: store, zone: "UTC")
    #expect(try await isFed())
    var export = ExportText()
    export.add("StepCount", "2001-01-12 08:00:00", value: "5", unit: "count")
    try Importing.run(export.write(), into: store, zone: "UTC")
    #expect(try await !isFed())
    try Pushing.run([PushedValue("BodyMass", "2001-01-13 18:00:00", 70, "Scale")], into: store)
    #expect(try await isFed())
  }
}
