import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

@Suite struct HistoryTests {
  @Test func `a day of a long history is found in a few steps`() {
    for count in [0, 1, 2, 7, 10_000] {
      for wanted in [-1, 0, 1, count / 2, count - 1, count, count + 5] {
        var steps = 0
        let place = (0..<count).firstPlace {
          steps += 1
          return $0 >= wanted
        }
        #expect(place == min(max(wanted, 0), count))
        #expect(steps <= 14)
      }
    }
  }

  @Test func `spans that overlap or touch become one, and empty ones none`() {
    let spans = [(50, 60), (0, 10), (5, 20), (20, 30), (40, 40), (6, 7)].map { Instant($0)..<Instant($1) }
    #expect(spans.union() == [Instant(0)..<Instant(30), Instant(50)..<Instant(60)])
    #expect(spans.coveredSeconds == 40 && [Range<Instant>]().coveredSeconds == 0)
  }

  @Test func `a series gives exactly the days that it has`() {
    let series = [3, 4, 8, 9].map { DayValue(day: $0, value: Double($0)) }
    #expect(series.within(4...8).map(\.day) == [4, 8] && series.within(5...7).isEmpty)
    #expect(series.within(0...100) == series && series.within(10...20).isEmpty)
    #expect(series.on(8) == 8 && series.on(7) == nil && series.on(10) == nil && [DayValue]().on(3) == nil)
    #expect(series.newest(onOrBefore: 7)?.day == 4 && series.newest(onOrBefore: 2) == nil)
  }

  @Test func `the trend of a day does not depend on later days`() throws {
    var random = SeededGenerator(seed: 3)
    var compared = 0
    for _ in 0..<50 {
      let days = (0..<60).filter { _ in Bool.random(using: &random) }
      let values = days.map { DayValue(day: $0, value: Double.random(in: 70...75, using: &random)) }
      let whole = WeeklyTrend(values)
      for day in (0..<70).map(CivilDay.init(number:)) {
        let alone = WeeklyTrend(values.filter { $0.day <= day }).change(on: day)
        let both = whole.change(on: day)
        #expect(alone?.change == both?.change && alone?.now == both?.now)
        if alone != nil { compared += 1 }
      }
    }
    #expect(compared >= 2500)
  }

  @Test func `a body history answers alone, and so does a training history`() throws {
    let weights = (0...30).map { DayValue(day: $0, value: 80) }
    let body = BodyHistory(weights: weights, bodyFat: [], bodyMassIndex: [], goal: .maintain)
    #expect(try body.score(on: CivilDay(number: 30)).get().score.value == 100)
    #expect(throws: NoScore(.tooFewWeighIns)) { try body.score(on: CivilDay(number: 40)).get() }
    let training = TrainingHistory(
      loads: [40: DailyLoad(load: 60, method: .effort)], days: RecordedDays(everyday: Set(0...50)),
      firstDay: CivilDay(number: 0))
    #expect(training.load(on: CivilDay(number: 40))?.load == 60)
    #expect(training.load(on: CivilDay(number: 41))?.load == 0 && training.load(on: CivilDay(number: 51)) == nil)
    #expect(training.form(on: CivilDay(number: 27)) == nil)
    #expect(try #require(training.form(on: CivilDay(number: 41))).acute > 0)
    #expect(training.form(on: CivilDay(number: 65)) == training.form(on: CivilDay(number: 51)))
  }

  @Test func `one mistaken day far off takes no memory and changes no form`() throws {
    func form(_ known: Set<CivilDay>) throws -> PerformanceManagement {
      let training = TrainingHistory(
        loads: [40: DailyLoad(load: 60, method: .effort)], days: RecordedDays(everyday: known),
        firstDay: CivilDay(number: 0))
      return try #require(training.form(on: 45))
    }
    #expect(try form([0, 50, CivilDay(number: .min)]) == form([0, 50]))
  }

  @Test func `impossible numbers make no baseline and no typical range`() {
    for odd in [Double.nan, .infinity, -.infinity, 1e300] {
      let values = (0..<20).map { DayValue(day: $0, value: $0 == 13 ? odd : 60) }
      #expect(PersonalBaseline(values, today: 20, prior: .restingHeartRate) == nil)
      let typical = OvernightVitals.typical(.sleepingHeartRate, history: [Double](repeating: odd, count: 20))
      #expect(typical.map { $0.range.lowerBound <= $0.range.upperBound } ?? true)
    }
  }
}
