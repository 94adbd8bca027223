import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

@Suite struct SleepRhythmTests {
  let utc = ZoneTimeline(home: .utc)
  let today = CivilDay(number: 20_000)

  /// A night of one segment, in minutes relative to the midnight that begins its day.
  func night(_ day: CivilDay, from bed: Int = -60, to wake: Int = 420, naps: [ClosedRange<Int>] = []) -> SleepNight {
    let midnight = Instant(midnightOf: day)
    return SleepNight(
      day: day, bedtime: midnight + bed * 60, wake: midnight + wake * 60,
      fellAsleep: midnight + bed * 60, bedtimeClock: Double((bed + 1440) % 1440), wakeClock: Double(wake),
      asleep: Double(wake - bed), inBed: nil, span: Double(wake - bed), stages: [.core: Double(wake - bed)],
      source: "Watch", isInBedOnly: false,
      segments: [.init(start: midnight + bed * 60, end: midnight + wake * 60, stage: .core)],
      naps: naps.map {
        .init(
          start: midnight + $0.lowerBound * 60, end: midnight + $0.upperBound * 60,
          asleep: Double($0.upperBound - $0.lowerBound),
          segments: [
            .init(start: midnight + $0.lowerBound * 60, end: midnight + $0.upperBound * 60, stage: .unspecified)
          ])
      })
  }

  func rhythm(_ nights: [SleepNight], worn: Set<CivilDay> = []) -> SleepRhythm {
    SleepRhythm(on: today, nights: nights, worn: worn, timeline: utc)
  }

  @Test func `the same night every night is perfectly regular`() {
    let rhythm = rhythm((0..<28).reversed().map { night(today - $0) })
    #expect(rhythm.regularity == 100 && rhythm.earlierRegularity == 100 && rhythm.knownDays == 14)
    #expect(rhythm.bedtimeSpread == 0 && rhythm.wakeSpread == 0 && rhythm.movers.isEmpty)
    #expect(rhythm.socialJetlag == 0)
  }

  @Test func `an hour's shift every other night makes two hours of each day differ`() throws {
    let rhythm = rhythm(
      (0..<14).reversed().map { night(today - $0, from: $0 % 2 == 0 ? 0 : -60, to: $0 % 2 == 0 ? 480 : 420) })
    // 120 of 1,440 minutes differ between consecutive days: -100 + 200 * 1320 / 1440.
    let expected = -100 + 200 * 1320.0 / 1440
    let index = try #require(rhythm.regularity)
    #expect(abs(index - expected) < 1e-9)
    #expect(rhythm.movers.count == 2)
  }

  @Test func `a day without sleep is awake if a device was worn, else unknown`() {
    let nights = (0..<14).reversed().filter { $0 != 5 }.map { night(today - $0) }
    let unknown = SleepTimeline.days(today - 13...today, nights: nights, worn: [], timeline: utc)
    #expect(unknown[8] == nil && unknown.count { $0 != nil } == 13)
    let worn = SleepTimeline.days(today - 13...today, nights: nights, worn: [today - 5], timeline: utc)
    #expect(worn[8]?.contains(true) == false)
    #expect(rhythm(nights).regularity == 100)
    #expect(rhythm(nights, worn: [today - 5]).regularity.map { $0 < 95 } == true)
  }

  @Test func `the page says what regularity still needs`() {
    let worn = Set((0..<14).map { today - $0 })
    // Being awake on every known day is not a rhythm of sleep.
    let awake = rhythm([], worn: worn)
    #expect(awake.regularity == nil && awake.earlierRegularity == nil && awake.regularityNeed == .nights(0))
    let few = rhythm((0..<4).reversed().map { night(today - $0) }, worn: worn)
    #expect(few.regularity == nil && few.regularityNeed == .nights(4))
    let enough = rhythm((0..<5).reversed().map { night(today - $0) }, worn: worn)
    #expect(enough.regularity != nil && enough.regularityNeed == nil)
    // No two of the seven days are consecutive.
    let apart = rhythm((0..<7).reversed().map { night(today - 2 * $0) })
    #expect(apart.knownDays == 7 && apart.regularity == nil && apart.regularityNeed == .pairs(0))
    #expect(rhythm((0..<6).reversed().map { night(today - $0) }).regularityNeed == .days(6))
  }

  @Test func `naps count as sleep, and there is no index with fewer than seven days`() {
    let day = SleepTimeline.days(
      today...today, nights: [night(today - 1, naps: [840...870]), night(today)], worn: [], timeline: utc)
    // Yesterday afternoon's nap belongs to the day from noon to noon that ends today.
    #expect(day[0]?.count { $0 } == 480 + 30)
    #expect(rhythm((0..<6).reversed().map { night(today - $0) }).regularity == nil)
  }

  @Test func `a night with only time in bed has clock times, but is neither asleep nor awake`() {
    var bed = night(today - 5, from: -60, to: 420)
    bed.isInBedOnly = true
    bed.asleep = 0
    bed.segments = bed.segments.map { .init(start: $0.start, end: $0.end, stage: .inBed) }
    let nights = (0..<14).reversed().map { $0 == 5 ? bed : night(today - $0) }
    let minutes = SleepTimeline.days(
      today - 13...today, nights: nights, worn: Set((0..<14).map { today - $0 }), timeline: utc)
    #expect(minutes[8] == nil)
    let rhythm = rhythm(nights)
    #expect(rhythm.regularity == 100 && rhythm.knownDays == 13 && rhythm.bedtimeSpread == 0)
    // A nap in the afternoon before, or the morning after, says nothing about the night.
    bed.naps = night(today - 5, naps: [540...570]).naps
    let napped = (0..<14).reversed().map { back in
      back == 5 ? bed : night(today - back, naps: back == 6 ? [840...870] : [])
    }
    #expect(SleepTimeline.days(today - 5...today - 5, nights: napped, worn: [today - 5], timeline: utc) == [nil])
  }

  @Test func `a minute asleep is one minute, even while clocks change`() {
    let midnight = Instant(midnightOf: today)
    func zone(_ name: String, _ hours: Int) -> ZoneRules {
      ZoneRules(identifier: name, offsets: [.init(start: .distantPast, seconds: hours * 3600)])
    }
    func asleep(_ timeline: ZoneTimeline) -> Int {
      SleepTimeline.days(today - 1...today + 1, nights: [night(today)], worn: [], timeline: timeline).reduce(0) {
        $0 + ($1?.count { $0 } ?? 0)
      }
    }
    for hours in [-9, 9] {
      // The person sleeps on a flight across the Pacific.
      let stay = ZoneTimeline.Stay(start: midnight, end: midnight + 86_400, zone: 1)
      let flown = ZoneTimeline(zones: [.utc, zone("there", hours)], evidence: [], entries: [stay])
      #expect((420...480).contains(asleep(flown)))
    }
    let spring = ZoneRules(
      identifier: "spring",
      offsets: [.init(start: .distantPast, seconds: 0), .init(start: midnight + 7200, seconds: 3600)])
    #expect(asleep(ZoneTimeline(home: spring)) == 480)
    // The repeated hour is slept through twice, but appears once on the clock.
    let autumn = ZoneRules(
      identifier: "autumn",
      offsets: [.init(start: .distantPast, seconds: 3600), .init(start: midnight + 7200, seconds: 0)])
    #expect(asleep(ZoneTimeline(home: autumn)) == 420)
  }

  @Test func `time awake within a nap is awake`() {
    var sleeper = night(today - 1, naps: [840...900])
    let midnight = Instant(midnightOf: (today - 1))
    sleeper.naps[0].segments = [
      .init(start: midnight + 840 * 60, end: midnight + 850 * 60, stage: .core),
      .init(start: midnight + 880 * 60, end: midnight + 900 * 60, stage: .core),
    ]
    let day = SleepTimeline.days(today...today, nights: [sleeper], worn: [], timeline: utc)
    #expect(day[0]?.count { $0 } == 30)
  }

  @Test func `sleeping later at weekends is social jetlag`() throws {
    let nights = (0..<28).reversed().map { back -> SleepNight in
      let day = today - back
      return day.weekday >= 5 ? night(day, from: 60, to: 540) : night(day)
    }
    let hours = try #require(rhythm(nights).socialJetlag)
    #expect(abs(hours - 2) < 1e-9)
  }

  @Test func `each source of a night is added up separately`() {
    func stretch(_ from: Int, _ to: Int, _ stage: SleepStage, _ source: String) -> SleepStretch {
      SleepStretch(source: source, span: Instant(from * 60)..<Instant(to * 60), stage: stage)
    }
    let sources = NightSource.all(
      [
        stretch(0, 60, .core, "Watch"), stretch(30, 90, .deep, "Watch"), stretch(-10, 100, .inBed, "Phone"),
        stretch(0, 90, .unspecified, "App"), stretch(900, 960, .unspecified, "App"),
      ], span: 0...6000)
    #expect(sources.map(\.name) == ["App", "Phone", "Watch"])
    // Time in bed is cut to the night.
    #expect(sources.map(\.asleep) == [90, 100, 90])
    #expect(sources.map(\.isInBedOnly) == [false, true, false] && sources.map(\.hasStages) == [false, false, true])
  }

  @Test func `nights of which only the length is known say nothing of regularity`() {
    var lengths = (0..<28).reversed().map { night(today - $0) }
    for index in lengths.indices where index.isMultiple(of: 2) {
      lengths[index].span = 0
      lengths[index].segments = []
      lengths[index].bedtimeClock = 0
    }
    let rhythm = rhythm(lengths, worn: Set(lengths.map(\.day)))
    #expect(rhythm.knownDays == 7 && rhythm.bedtimeSpread == 0 && rhythm.wakeSpread == 0)
  }
}
