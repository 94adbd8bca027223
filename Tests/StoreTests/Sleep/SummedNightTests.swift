import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Testing

/// A night that a phone summed up, beside stretches of it from the same watch.
@Suite struct SummedNightTests {
  let day = CivilDay(year: 2001, month: 1, day: 12)

  private func part(
    _ start: String, _ minutes: Int, _ stage: SleepStage, _ source: String = "Watch", _ resolution: Resolution = .single
  ) throws -> PushedValue {
    try PushedValue(
      HealthType.sleepAnalysis, "2001-01-1\(start):00", length: minutes * 60, Double(stage.rawValue), source, resolution
    )
  }

  private func sum(_ source: String = "Watch") throws -> [PushedValue] {
    try [
      part("1 23:00", 240, .core, source, .day), part("2 03:10", 70, .deep, source, .day),
      part("2 04:40", 110, .rem, source, .day),
    ]
  }

  /// The same sleep, stretch by stretch.
  private func stretches() throws -> [PushedValue] {
    try [
      part("1 23:00", 100, .core), part("2 00:40", 70, .deep), part("2 02:00", 140, .core), part("2 04:20", 110, .rem),
    ]
  }

  private func asleep(_ store: HealthStore) async throws -> [Double] {
    try await store.nights(in: day...day, segments: false).map(\.asleep)
  }

  @Test(arguments: [true, false])
  func `two stretches of a night are not the night`(sumFirst: Bool) async throws {
    let store = try Importing.store()
    let (sum, two) = (try self.sum(), Array(try stretches()[2...]))
    try Pushing.run(sumFirst ? sum : two, into: store, zone: "GMT")
    try Pushing.run(sumFirst ? two : sum, into: store)
    #expect(try await asleep(store) == [420])
    // The page lists only the number that counts.
    let report = try await store.read { try ShowSleep($0)(day, days: 14) }
    #expect(report.sources.map(\.asleep) == [420])
  }

  @Test func `the stretches of a night take precedence over its sum, and undoing them restores it`() async throws {
    let store = try Importing.store()
    try Pushing.run(sum(), into: store, zone: "GMT")
    try Pushing.run(stretches(), into: store)
    let night = try #require(try await store.nights(in: day...day, segments: true).first)
    #expect(night.asleep == 420 && night.segments.count == 4)
    _ = try await store.undo(batch: 2, now: Instant(0))
    #expect(try await store.nights(in: day...day, segments: true).first?.segments.count == 3)
  }

  @Test func `another source's stretches do not replace a sum`() async throws {
    let store = try Importing.store()
    try Pushing.run(sum("AutoSleep"), into: store, zone: "GMT")
    try Pushing.run(stretches(), into: store)
    let report = try await store.read { try ShowSleep($0)(day, days: 14) }
    #expect(report.sources.map(\.name) == ["AutoSleep", "Watch"] && report.sources.map(\.asleep) == [420, 420])
  }

  @Test func `a night that is sent as one number has no bedtime`() async throws {
    let store = try Importing.store()
    // A home automation sends only how long somebody slept.
    try Pushing.run([part("2 00:00", 450, .unspecified, "Home", .day)], into: store, zone: "GMT")
    let night = try #require(try await store.nights(in: day...day, segments: true).first)
    #expect(night.asleep == 450 && !night.hasClock)
    let report = try await store.read { try ShowSleep($0)(day, days: 14) }
    #expect(report.rhythm.bedtimeSpread == nil && report.rhythm.knownDays == 0 && report.sources.isEmpty)
    // A watch's own night that begins at midnight has a bedtime.
    let other = try Importing.store()
    try Pushing.run([part("2 00:00", 450, .unspecified)], into: other, zone: "GMT")
    #expect(try await other.nights(in: day...day, segments: true).first?.bedtimeClock == 0)
    #expect(try await other.nights(in: day...day, segments: true).first?.hasClock == true)
  }
}
