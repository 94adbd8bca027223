import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

@Suite struct SleepMergeTests {
  /// Minutes after the local midnight that begins day 100.
  func record(_ from: Int, _ to: Int, _ stage: SleepStage, _ kind: SourceKind = .watch) -> SleepMerge.Sample {
    SleepMerge.Sample(
      start: Instant(100 * 86_400 + from * 60), end: Instant(100 * 86_400 + to * 60), stage: stage,
      source: kind.rawValue,
      rank: kind.rawValue,
      startOffset: 0, endOffset: 0)
  }

  func nights(_ records: [SleepMerge.Sample]) -> [SleepNight] {
    SleepMerge.nights(records) { ["Watch", "Phone", "App"][$0] }
  }

  @Test func `a night with stages, and time in bed from the phone`() throws {
    let night = try #require(
      nights([
        record(-40, 420, .inBed, .phone), record(-20, 100, .core), record(100, 160, .deep), record(160, 170, .awake),
        record(170, 410, .rem),
      ]).first)
    #expect(night.day.number == 100)
    #expect(night.asleep == 420)
    #expect(night.inBed == 460)
    #expect(night.stages == [.core: 120, .deep: 60, .awake: 10, .rem: 240])
    #expect(night.bedtimeClock == 1400)
    // The time in bed ends at 7:00; sleep ended ten minutes earlier.
    #expect(night.wakeClock == 420)
    #expect(night.sleepSpan.upperBound - night.sleepSpan.lowerBound == 430 * 60)
    #expect(night.source == "Watch")
    #expect(night.efficiency?.share == 420.0 / 460)
  }

  @Test func `repeated and overlapping records count once`() throws {
    let night = try #require(nights([record(0, 400, .core), record(0, 400, .core), record(200, 450, .core)]).first)
    #expect(night.asleep == 450)
  }

  @Test func `the watch takes precedence over the app, and the app alone counts`() throws {
    let both = try #require(nights([record(0, 420, .unspecified, .app), record(10, 400, .core)]).first)
    #expect(both.asleep == 390)
    let alone = try #require(nights([record(0, 420, .unspecified, .app)]).first)
    #expect(alone.source == "App")
    #expect(!alone.hasStages)
  }

  @Test func `time in bed alone makes a night that says so`() throws {
    let night = try #require(nights([record(9, 222, .inBed, .app), record(180, 429, .inBed)]).first)
    #expect(night.isInBedOnly && !night.hasSleep)
    #expect(night.asleep == 0 && night.inBed == 420)
    #expect(night.bedtimeClock == 9 && night.wakeClock == 429)
    #expect(night.efficiency == nil && night.awakenings == nil)
  }

  @Test func `time in bed is the night only if nobody recorded enough sleep`() throws {
    let slept = try #require(nights([record(0, 300, .core), record(500, 1000, .inBed, .app)]).first)
    #expect(slept.asleep == 300 && !slept.isInBedOnly)
    let dozed = try #require(nights([record(-60, 420, .inBed, .app), record(840, 870, .core)]).first)
    #expect(dozed.isInBedOnly && dozed.inBed == 480 && dozed.naps.map(\.asleep) == [30])
    // A rest in bed in the afternoon is not sleep either.
    let rested = try #require(nights([record(0, 420, .core), record(840, 870, .inBed)]).first)
    #expect(rested.naps.map(\.asleep) == [0])
  }

  @Test func `awakenings are those recorded, else gaps, else unknown`() throws {
    func awakenings(_ records: [SleepMerge.Sample]) throws -> [Double]? {
      try #require(nights(records).first).awakenings.map { [Double($0.count), $0.minutes] }
    }
    #expect(
      try awakenings([record(0, 100, .core), record(100, 110, .awake), record(110, 400, .rem)]) == [1, 10])
    // Pieces without waking in between, as Garmin and Withings write them.
    #expect(
      try awakenings([
        record(-30, 460, .inBed), record(0, 100, .unspecified), record(130, 300, .unspecified),
        record(320, 400, .unspecified),
      ]) == [2, 50])
    // Time awake before and after sleep is not an awakening.
    #expect(try awakenings([record(-10, 0, .awake), record(0, 400, .core), record(400, 410, .awake)]) == [0, 0])
    #expect(try awakenings([record(-60, 460, .inBed, .phone), record(0, 400, .unspecified)]) == nil)
  }

  @Test func `an hour apart is one sleep, more is a nap`() throws {
    let one = nights([record(0, 200, .core), record(260, 400, .core)])
    #expect(one.count == 1 && one[0].naps.isEmpty && one[0].asleep == 340)
    let two = nights([record(0, 400, .core), record(840, 870, .core)])
    #expect(two.count == 1 && two[0].asleep == 400)
    #expect(two[0].naps.map(\.asleep) == [30])
  }

  @Test(.timeLimit(.minutes(15))) func `tens of thousands of overlapping records are one night`() throws {
    let stages: [SleepStage] = [.core, .deep, .rem, .unspecified]
    let records = (0..<80_000).map { index in
      SleepMerge.Sample(
        start: Instant(100 * 86_400 + index % 20_000), end: Instant(100 * 86_400 + 20_000 + index % 7919),
        stage: stages[index % 4],
        source: 0, rank: 0, startOffset: 0, endOffset: 0)
    }
    let night = try #require(nights(records).first)
    #expect(night.sleepSpan.lowerBound == Instant(100 * 86_400))
    #expect(abs(night.stages.values.reduce(0, +) * 60 - 27_918) < 1e-6)
  }

  @Test func `the innermost of overlapping records counts, minute by minute`() throws {
    var random = SeededGenerator(seed: 5)
    var compared = 0
    for _ in 0..<200 {
      let records = (0..<Int.random(in: 1...12, using: &random)).map { _ -> SleepMerge.Sample in
        let from = Int.random(in: 0...50, using: &random)
        return record(
          from, from + Int.random(in: 1...40, using: &random),
          SleepStage(rawValue: Int.random(in: 1...5, using: &random)) ?? .core)
      }
      guard let night = nights(records).first else { continue }
      compared += 1
      var minutes: [SleepStage: Double] = [:]
      let order: [SleepStage] = [.awake, .deep, .rem, .core, .unspecified]
      for minute in 0..<100 {
        let instant = Instant(100 * 86_400 + minute * 60)
        let open = records.filter { $0.start <= instant && $0.end > instant }
        let shortest = open.map { $0.end - $0.start }.min()
        let innermost = open.filter { $0.end - $0.start == shortest }.map(\.stage)
        if let stage = order.first(where: innermost.contains) { minutes[stage, default: 0] += 1 }
      }
      #expect(night.stages == minutes)
    }
    #expect(compared >= 150)
  }

  @Test func `a night belongs to the local day on which it ends`() throws {
    var flight = record(1000, 1300, .core)
    flight.startOffset = 3600
    flight.endOffset = 9 * 3600
    #expect(nights([flight]).first?.day.number == 101)
  }

  @Test func `a night's clock times are local to where it began and ended`() throws {
    // At minute 0 clocks go forward by an hour. The app's waking began before that; the night of the watch did not.
    var waking = record(-30, 20, .awake, .app)
    waking.endOffset = 3600
    var records = [
      waking, record(30, 60, .unspecified, .app), record(15, 430, .inBed, .phone), record(16, 420, .core),
    ]
    for index in 1..<records.count { (records[index].startOffset, records[index].endOffset) = (3600, 3600) }
    let night = try #require(nights(records).first)
    #expect(night.source == "Watch" && night.bedtimeClock == 75 && night.wakeClock == 490)
    // In bed before the change, asleep after it, and up after clocks went back.
    var bed = record(-30, 480, .inBed, .phone)
    (bed.startOffset, bed.endOffset) = (7200, 3600)
    var sleep = record(10, 300, .core)
    (sleep.startOffset, sleep.endOffset) = (7200, 7200)
    let long = try #require(nights([bed, sleep]).first)
    #expect(long.bedtimeClock == 90 && long.wakeClock == 540 && long.day.number == 100)
  }
}
