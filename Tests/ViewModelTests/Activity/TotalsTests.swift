import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

@testable import DailveViewModels

/// Totals of a period beside those of the previous one.
@Suite struct TotalsTests {
  private let today = CivilDay(year: 2026, month: 11, day: 19)

  private func rows(_ language: Language, now: [Workout], before: [Workout]) throws -> [String] {
    func totals(_ workouts: [Workout]) throws -> TrainingTotals {
      var store = InMemoryStore()
      store.training = workouts
      return TrainingTotals(try TrainingLog.of(store).workouts)
    }
    let viewer = ViewerContext(language: language, units: .metric, day: today, clock: 1200)
    return try TotalsPresenter(viewer).rows(totals(now), totals(before)).map {
      "\($0.label): \($0.value), \($0.before)"
    }
  }

  private func workout(_ kilometres: Double?) -> Workout {
    let start = InMemoryStore.start(today)
    return Workout(
      id: "a", activity: "Running", start: start, end: start + 1800, day: today, duration: 30, distance: kilometres,
      energy: nil, averageHeartRate: nil, maximumHeartRate: nil, source: "Watch")
  }

  @Test func `a value that one period lacks is named, and one that both lack is left out`() throws {
    #expect(
      try rows(.en, now: [], before: [workout(8)]) == [
        "Time: none, 30 min", "Distance: none, 8.0 km", "Workouts: none, 1",
      ])
    #expect(
      try rows(.ko, now: [workout(8)], before: []) == ["시간: 30분, 없음", "거리: 8.0 km, 없음", "운동 횟수: 1, 없음"])
    // A few metres must not become "0.0 km".
    #expect(try rows(.en, now: [workout(0.02)], before: [workout(nil)]) == ["Time: 30 min, 30 min", "Workouts: 1, 1"])
    #expect(try rows(.en, now: [], before: []).isEmpty)
  }
}
