import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

@Suite struct BodyTests {
  let day = CivilDay(number: 20_000)

  func row(_ offset: Int, _ value: Double) -> DailyStatistics {
    DailyStatistics(
      day: day + offset, count: 1, sum: value, minimum: value, maximum: value, average: value, latest: value,
      latestAt: Instant(midnightOf: day + offset) + 8 * 3600)
  }

  func entry(_ offset: Int, _ weight: Double?, clock: Int = 600) -> BodyEntry {
    BodyEntry("\(offset)-\(clock)", on: day + offset, clock: clock, weight: weight)
  }

  func joined(_ rows: [DailyStatistics], _ entries: [BodyEntry]) -> [DailyStatistics] {
    DailyStatistics.joining(rows, entries, .weight) { Instant(midnightOf: $0.day) + $0.clock * 60 }
  }

  @Test func `an entry joins the day, and the newest value is the latest`() {
    let days = joined([row(0, 70), row(2, 72)], [entry(0, 71), entry(1, 70.5), entry(2, 70, clock: 60)])
    #expect(days.map(\.day.number) == [20_000, 20_001, 20_002])
    #expect(days.map(\.average) == [70.5, 70.5, 71])
    #expect(days.map(\.latest) == [71, 70.5, 72])
    #expect(days.map(\.count) == [2, 1, 2])
  }

  @Test func `a value outside the range stays out of the statistics`() {
    #expect(joined([], [entry(0, 700), entry(1, nil), entry(2, 0)]).isEmpty)
  }

  @Test func `a recorded index takes precedence over a computed one`() {
    let series = BodyComposition.indexSeries(recorded: [row(0, 22)], weights: [row(0, 80), row(1, 81)], height: 180)
    #expect(series == [DayValue(day: 20_000, value: 22), DayValue(day: 20_001, value: 25)])
    #expect(BodyComposition.indexSeries(recorded: [], weights: [row(0, 80)], height: nil).isEmpty)
  }

  @Test func `fat-free mass index`() throws {
    let index = try #require(BodyComposition.fatFreeMassIndex(weight: 80, bodyFat: 0.2, height: 180))
    #expect(abs(index - 64 / 3.24) < 1e-12)
  }

  @Test func `a night's temperature is compared with the 14 before`() {
    let nights =
      (0..<14).map { DayValue(day: $0, value: 35) } + [DayValue(day: 14, value: 35.5), DayValue(day: 40, value: 35)]
    #expect(WristTemperature.baseline(nights, before: 14) == 35)
    #expect(WristTemperature.baseline(Array(nights.prefix(4)), before: 4) == nil)
    // A usual value takes seven nights, so the eighth night is the first that has one.
    #expect(WristTemperature.deviations(nights).map(\.day) == Array(CivilDay(number: 7)...CivilDay(number: 14)) + [40])
    #expect(WristTemperature.deviations(nights).suffix(2).map(\.value) == [0.5, 0])
  }
}
