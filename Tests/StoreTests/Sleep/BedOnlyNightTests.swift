import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Testing

/// An iPhone without a watch records time in bed, but no sleep.
@Suite struct BedOnlyNightTests {
  let today = CivilDay(year: 2001, month: 1, day: 20)

  func store() throws -> HealthStore {
    var export = ExportText()
    for day in 6...20 {
      let text = "2001-01-" + (day < 10 ? "0\(day)" : "\(day)")
      export.add(
        HealthType.sleepAnalysis, "\(text) 00:10:00", "\(text) 07:20:00", value: "HKCategoryValueSleepAnalysisInBed",
        source: "iPhone")
    }
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    return store
  }

  @Test func `a night in bed only has no score, debt, duration or advice`() async throws {
    let store = try store()
    let history = try await store.read { try ScoreHistory.of(today...today, from: $0) }
    #expect(throws: NoScore(.onlyTimeInBed)) { try history.sleep.score(on: today).get() }
    #expect(history.sleep.debt(on: today) == nil)
    #expect(history.overnight.values[.sleepDuration]?.isEmpty ?? true)
    #expect(history.sleep.usualTimes(before: today)?.nights == 13)
    #expect(try await store.read { try LoadMetricSeries($0)(.sleep, on: today, days: 30) }.isEmpty)
    let shown = try await store.read { try ShowToday($0)(today) }
    let cards = shown.signals + shown.pinned
    let card = try #require(cards.first { $0.metric == .sleep })
    #expect(card.value == nil && card.timeInBed == 430 && card.newestDay == today)
    let later = try await store.read { try ShowToday($0)(today + 8) }
    #expect(later.pinned.first { $0.metric == .sleep }?.timeInBed == nil)
    let night = try #require(try await store.nights(in: today...today, segments: true).first)
    #expect(night.inBed == 430 && night.asleep == 0)
  }
}
