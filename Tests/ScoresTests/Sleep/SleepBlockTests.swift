import DailveScores
import DailveTestSupport
import Testing

/// The records that make a night, and those that merely surround it.
@Suite struct SleepBlockTests {
  private static let watch = 0
  private static let bed = 1

  /// Minutes after the local midnight that begins day 100.
  func record(_ from: Int, _ to: Int, _ stage: SleepStage, _ source: Int = watch) -> SleepMerge.Sample {
    SleepMerge.Sample(
      start: Instant(100 * 86_400 + from * 60), end: Instant(100 * 86_400 + to * 60), stage: stage, source: source,
      rank: source, startOffset: 0, endOffset: 0)
  }

  func nights(_ records: [SleepMerge.Sample]) -> [SleepNight] {
    SleepMerge.nights(records) { ["Watch", "Bed", "App"][$0] }
  }

  /// Consecutive stages from `start`, with waking in between and none at the ends.
  func stages(_ start: Int, _ random: inout SeededGenerator, _ source: Int = watch) -> [SleepMerge.Sample] {
    var records: [SleepMerge.Sample] = []
    var at = start
    for index in 0..<Int.random(in: 5...20, using: &random) {
      let asleep: [SleepStage] = [.core, .deep, .rem]
      let isAwake = index > 0 && records.last?.stage != .awake && Bool.random(using: &random)
      let length = Int.random(in: 1...55, using: &random)
      records.append(record(at, at + length, isAwake ? .awake : asleep.randomElement(using: &random) ?? .core, source))
      at += length
    }
    records.append(record(at, at + 30, .core, source))
    return records
  }

  @Test func `a record around a whole night changes nothing`() throws {
    for seed in 0..<100 {
      var random = SeededGenerator(seed: UInt64(seed))
      let own = stages(-120, &random)
      let alone = nights(own)
      #expect(alone.count == 1)
      let (first, last) = (try #require(own.first), try #require(own.last))
      for stage: SleepStage in [.unspecified, .awake, .core, .deep, .rem] {
        var whole = first
        (whole.end, whole.stage) = (last.end, stage)
        // A second one that surrounds the first part alone.
        var part = first
        (part.end, part.stage) = (own[own.count / 2].end, .unspecified)
        #expect(nights((own + [whole]).shuffled(using: &random)) == alone, "\(seed) \(stage)")
        #expect(nights((own + [whole, part]).shuffled(using: &random)) == alone, "\(seed) \(stage)")
      }
    }
  }

  @Test func `at equal length awake counts before stages, and stages before plain sleep`() throws {
    let order: [SleepStage] = [.awake, .deep, .rem, .core, .unspecified]
    for (place, stage) in order.enumerated() {
      for other in order[(place + 1)...] {
        let night = try #require(
          nights([record(0, 60, .core), record(60, 90, other), record(60, 90, stage), record(90, 240, .core)]).first)
        #expect(night.stages[stage, default: 0] == (stage == .core ? 240 : 30), "\(stage) \(other)")
        #expect(night.asleep == (stage == .awake ? 210 : 240))
      }
    }
  }

  @Test func `time in bed and awake join nothing, however long they last`() throws {
    for seed in 0..<200 {
      var random = SeededGenerator(seed: UInt64(seed))
      let night = stages(-100, &random)
      let nap = stages(24 * 60 - 600, &random)
      let next = stages(24 * 60 + 300, &random)
      let sleep = night + nap + next
      let alone = nights(sleep)
      let around = [SleepStage.inBed, .awake].flatMap { stage in
        (0..<Int.random(in: 1...3, using: &random)).map { _ in
          let from = Int.random(in: -400...1300, using: &random)
          return record(
            from, from + Int.random(in: 600...1439, using: &random), stage, stage == .awake ? Self.watch : Self.bed)
        }
      }
      let surrounded = nights((sleep + around).shuffled(using: &random))
      func sleeps(_ nights: [SleepNight]) -> [[Double]] {
        nights.filter(\.hasSleep).map {
          [Double($0.day.number), $0.asleep, $0.span] + $0.naps.map(\.asleep).filter { $0 > 0 }
        }
      }
      #expect(sleeps(surrounded) == sleeps(alone), "\(seed)")
      for night in surrounded where night.hasSleep {
        let whole = night.wake.timeInterval(since: night.bedtime) / 60
        #expect(whole <= night.span + 6 * 60, "\(seed)")
        #expect((night.inBed ?? whole) <= whole + 6 * 60)
        #expect((night.inBed ?? night.asleep) >= night.asleep)
      }
    }
  }

  @Test func `a day in bed makes no night a bad one`() throws {
    let night = [record(-105, 390, .core)]
    let efficiency = try #require(nights(night + [record(-150, 1210, .inBed, Self.bed)]).first?.efficiency)
    // Records before sleep belong to this night; those after it belong to the day.
    #expect(efficiency.share == 495.0 / 540)
    let all = nights(
      night + [
        record(-150, 1210, .inBed, Self.bed), record(840, 930, .core), record(1250, 1870, .inBed, Self.bed),
        record(1350, 1800, .core),
      ])
    #expect(all.map(\.asleep) == [495, 450])
    #expect(all.map { $0.naps.map(\.asleep) } == [[90], []])
    #expect(all.map(\.inBed) == [540, 620])
  }

  @Test func `hours awake in bed are still time in bed`() throws {
    // Two hours awake before sleep, and one after it.
    let night = try #require(nights([record(-120, 420, .inBed, Self.bed), record(0, 360, .core)]).first)
    #expect(night.inBed == 540 && night.bedtimeClock == 1320)
    // Time in bed that the phone splits, with sleep beginning in a gap.
    let split = try #require(
      nights([record(-60, -10, .inBed, Self.bed), record(20, 400, .inBed, Self.bed), record(0, 390, .core)]).first)
    #expect(split.inBed == 450 && split.bedtimeClock == 1380)
  }

  @Test func `waking after sleep is one stretch, however many records it has`() throws {
    // Three and a quarter hours awake in bed are too long to belong to this sleep, and so is the remaining time in bed.
    let sleep = [record(-20, 466, .inBed, Self.bed), record(0, 265, .core)]
    let borders = [265, 319, 360, 399, 457, 459]
    let split = zip(borders, borders.dropFirst()).map { record($0, $1, .awake) }
    for waking in [[record(265, 459, .awake)], split, split + [record(300, 420, .awake)]] {
      let night = try #require(nights(sleep + waking).first)
      #expect(night.inBed == 285 && night.efficiency?.share == 265.0 / 285)
    }
  }

  @Test func `times in bed alone join over short breaks, but not to more than a night`() throws {
    let split = nights([record(0, 200, .inBed), record(230, 420, .inBed)])
    #expect(split.map(\.inBed) == [390])
    let days = nights([record(-150, 1210, .inBed), record(1250, 1870, .inBed)])
    #expect(days.map(\.inBed) == [1360, 620])
    let overlapping = nights([record(-150, 1210, .inBed), record(1200, 1870, .inBed)])
    #expect(overlapping.map(\.inBed) == [1360, 660])
  }

  @Test func `an app that takes a day for sleep does not join the nights of a watch`() throws {
    let app = 2
    let all = nights([
      record(-105, 390, .core), record(-150, 1210, .unspecified, app), record(840, 930, .core),
      record(1230, 1870, .unspecified, app), record(1350, 1800, .core),
    ])
    #expect(all.map(\.asleep) == [495, 450])
    #expect(all.map { $0.naps.map(\.asleep) } == [[90], []])
  }

  @Test func `a night lasts at most three hours longer than its sleep at each end`() throws {
    // Shift work: two sleeps on one date, in the morning and in the evening, with a bed that never notices anything.
    let beds = (0..<6).map { record($0 * 720 - 300, $0 * 720 + 460, .inBed, Self.bed) }
    let all = nights(beds + [record(0, 300, .core), record(1020, 1410, .core), record(1500, 1620, .core)])
    #expect(all.filter(\.hasSleep).map(\.asleep) == [390, 120])
    #expect(all.first { $0.day.number == 100 }?.naps.map(\.asleep).filter { $0 > 0 } == [300])
  }
}
