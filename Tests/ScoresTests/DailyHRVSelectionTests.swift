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

  @Test func `a sleep of which only the length is known holds no sample, not even of its midnight`() {
    let midnight = Instant(midnightOf: 100)
    let samples = [HRVSample(start: midnight, value: 50, day: 100, clock: 0)]
    func counts(_ seconds: Int) -> [CivilDay: Int]? {
      let sleep = SleepTime(day: 100, span: midnight...midnight + seconds, asleep: 400)
      return DailyHRVSelection(samples: samples, sleeps: [sleep]).counts[.mainSleep]
    }
    #expect(counts(0)?.isEmpty == true && counts(1) == [100: 1])
    // Neither the scores nor the series of a long history.
    let values = DailyHRVSelection.values(
      samples, sleeps: [SleepTime(day: 100, span: midnight...midnight, asleep: 400)], today: 100, lookBack: 92)
    #expect(values.isEmpty)
  }
}
