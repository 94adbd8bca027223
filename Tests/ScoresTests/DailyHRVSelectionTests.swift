import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

@Suite struct DailyHRVSelectionTests {
  /// The last hours of a night, with three samples in it that lie on the given local day.
  private func night(endingOn day: CivilDay, samplesOn other: CivilDay) -> DailyHRVSelection {
    let start = Instant(midnightOf: day)
    return DailyHRVSelection(
      samples: (0..<3).map { HRVSample(start: start + $0 * 600, value: 50, day: other, clock: 1200) },
      sleeps: [SleepTime(day: day, span: start...start + 7200, asleep: 120)])
  }

  @Test(arguments: [-2, -1, 0, 1])
  func `a sample within a sleep belongs to the day of waking, even across the date line`(days: Int) throws {
    let day = CivilDay(number: 100)
    let selection = night(endingOn: day, samplesOn: CivilDay(number: 100 + days))
    #expect(selection.series[.mainSleep]?.map(\.day) == [100])
    #expect(selection.counts[.mainSleep] == [100: 3])
  }

  @Test func `a sleep known only by length contains no samples, not even at midnight`() {
    let midnight = Instant(midnightOf: 100)
    let samples = [HRVSample(start: midnight, value: 50, day: 100, clock: 0)]
    func counts(_ seconds: Int) -> [CivilDay: Int]? {
      let sleep = SleepTime(day: 100, span: midnight...midnight + seconds, asleep: 400)
      return DailyHRVSelection(samples: samples, sleeps: [sleep]).counts[.mainSleep]
    }
    #expect(counts(0)?.isEmpty == true && counts(1) == [100: 1])
  }

  /// Readings at noon, outside any sleep.
  private func noon(_ days: [CivilDay]) -> [HRVSample] {
    days.map { HRVSample(start: Instant(midnightOf: $0) + 43_200, value: 50, offset: 0) }
  }

  @Test func `on the first day a reading outside sleep is the day's value`() {
    let day = CivilDay(number: 100)
    let selection = DailyHRVSelection(samples: noon([day]), sleeps: [])
    #expect(selection.choose(today: day).name == .allDay)
    #expect(selection.choose(today: day).values.map(\.day) == [day])
  }

  @Test func `readings of long ago are a series too`() {
    let day = CivilDay(number: 100)
    let values = DailyHRVSelection.values(noon([day, day + 1]), sleeps: [], today: day + 900, lookBack: 92)
    #expect(values.map(\.day) == [day, day + 1])
  }

  @Test func `the first of two equally distant classes counts`() {
    let day = CivilDay(number: 100)
    let nights = (1...3).map { back in
      let start = Instant(midnightOf: day - back)
      return SleepTime(day: day - back, span: start...start + 7200, asleep: 120)
    }
    let asleep = nights.map { HRVSample(start: $0.span.lowerBound + 600, value: 40, offset: 0) }
    let selection = DailyHRVSelection(samples: asleep + noon([day - 40]), sleeps: nights)
    #expect(selection.choose(today: day).name == .mainSleep)
  }
}
