import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

/// Sleep of known length but unknown time, stored from the midnight that begins its day.
@Suite struct UntimedSleepTests {
  private func record(
    _ from: Int, _ to: Int, _ stage: SleepStage = .unspecified, source: Int = 2, isTimed: Bool = true
  ) -> SleepMerge.Sample {
    SleepMerge.Sample(
      start: Instant(100 * 86_400 + from * 60), end: Instant(100 * 86_400 + to * 60), stage: stage, source: source,
      rank: 4, startOffset: 0, endOffset: 0, isTimed: isTimed)
  }

  private func nights(_ records: [SleepMerge.Sample]) -> [SleepNight] {
    SleepMerge.nights(records) { ["Watch", "Phone", "App"][$0] }
  }

  @Test func `a length alone has no bedtime, no efficiency and no consistency`() throws {
    let night = try #require(nights([record(0, 450, isTimed: false)]).first)
    #expect(night.day.number == 100 && night.asleep == 450 && night.hasSleep)
    #expect(!night.hasTimes && !night.hasClock && night.segments.isEmpty && night.efficiency == nil)
    var earlier: [SleepNight] = []
    for back in (1...10).reversed() {
      var other = night
      other.day = night.day - back
      earlier.append(other)
    }
    let history = SleepHistory(earlier + [night], birthDate: nil, goal: nil)
    let score = try #require(history.score(on: night.day).known)
    #expect(Set(score.score.missing) == [.efficiency, .deep, .consistency])
    #expect(history.usualTimes(before: night.day) == nil)
    // Need and debt depend on lengths alone.
    #expect(history.debt(on: night.day) != nil)
  }

  @Test func `the time in bed gives its clock`() throws {
    let night = try #require(nights([record(0, 420, isTimed: false), record(-50, 430, .inBed, source: 1)]).first)
    #expect(night.asleep == 420 && night.inBed == 480 && night.efficiency?.share == 420.0 / 480)
    #expect(night.hasClock && !night.hasTimes)
    #expect(night.bedtimeClock == 1390 && night.wakeClock == 430)
    #expect(night.segments.map(\.stage) == [.inBed])
  }

  @Test(arguments: [-70, 0, 540])
  func `a timed sleep replaces a bare length, whenever it was`(start: Int) throws {
    let night = try #require(
      nights([record(0, 460, isTimed: false), record(start, start + 440, .core, source: 0)]).first)
    #expect(night.asleep == 440 && night.source == "Watch" && night.naps.isEmpty)
    #expect(night.bedtimeClock == Double((start + 1440) % 1440))
  }

  @Test func `a nap is a separate sleep`() throws {
    let night = try #require(
      nights([record(0, 460, isTimed: false), record(840, 870, .core, source: 0)]).first)
    #expect(night.asleep == 460 && night.naps.map(\.asleep) == [30])
  }

  /// An untimed sleep of any length beside a timed one anywhere in the day.
  @Test(arguments: 0..<50) func `no day counts a sleep twice`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let length = Int.random(in: 60...900, using: &generator)
    let start = Int.random(in: -300...900, using: &generator)
    let timed = Int.random(in: 60...600, using: &generator)
    let all = nights([record(0, length, isTimed: false), record(start, start + timed, .core, source: 0)])
    for night in all where night.day.number == 100 && start + timed >= 0 && start + timed < 1440 {
      #expect(night.asleep == Double(timed) && night.naps.isEmpty)
    }
  }
}
