import DailveDomain
import DailveScores
import DailveTestSupport
import DailveViewModels
import Testing

/// What the Activity page says of training load where days have no data.
@Suite struct LoadWordsTests {
  private let trained = CivilDay(year: 2026, month: 11, day: 19)

  private func content(_ store: InMemoryStore, on day: CivilDay, _ language: Language = .en) throws -> ActivityContent {
    try ActivityViewModel(
      ViewerContext(language: language, units: .metric, day: day, clock: 450), from: store
    ).content
  }

  /// Workouts alone.
  private func onlyWorkouts() -> InMemoryStore {
    var store = InMemoryStore.workouts(today: trained)
    (store.statistics, store.sleep, store.hrv, store.bodyEntries) = ([:], [], [], [])
    return store
  }

  @Test func `days without the data that normally come are named with their dates`() throws {
    let store = InMemoryStore.workouts(today: trained)
    #expect(try content(store, on: trained).load?.missingText == nil)
    let load = try #require(try content(store, on: trained + 10).load)
    #expect(load.missingText?.hasPrefix("Days without data: since Nov 20. Fitness and fatigue hold") == true)
    #expect(load.weekText == "Previous seven days: no data.")
    #expect(!load.finding.contains("Your data end"))
    let later = try #require(try content(store, on: trained + 60).load)
    #expect(later.finding == "Your data end on Nov 19, 2026; the days from two weeks after that count as rest.")
    let korean = try #require(try content(store, on: trained + 60, .ko).load)
    #expect(korean.finding.hasPrefix("데이터가 2026년 11월 19일에 끝났어요."))
  }

  @Test func `a gap that ended is named with both ends, and the newest three of many`() throws {
    var store = InMemoryStore.workouts(today: trained)
    let gaps: [Range<Int>] = [9..<12, 15..<16, 20..<22, 30..<31]
    func isKept(_ day: CivilDay) -> Bool { !gaps.contains { $0.contains(trained - day) } }
    for metric in store.statistics.keys { store.statistics[metric]?.removeAll { !isKept($0.day) } }
    store.sleep.removeAll { !isKept($0.day) }
    store.hrv.removeAll { !isKept($0.day) }
    let text = try #require(try content(store, on: trained).load?.missingText)
    #expect(text.hasPrefix("Days without data: Nov 8 – Nov 10, Nov 4, Oct 29 – Oct 30, and 1 more time. "))
  }

  @Test func `who records only workouts is told of rest, not of missing data`() throws {
    for later in [1, 10, 60] {
      let content = try content(onlyWorkouts(), on: trained + later)
      #expect(content.load?.missingText == nil)
      #expect(content.load?.weekText.contains("no data") == false)
      #expect(content.week?.pieces.map(\.number) != ["–"])
    }
  }

  @Test func `a week of which nothing is known shows no zero`() throws {
    // 1 December 2026 is a Tuesday.
    let week = try #require(
      try content(InMemoryStore.workouts(today: trained), on: CivilDay(year: 2026, month: 12, day: 1)).week)
    #expect(week.pieces.map(\.number) == ["–"] && week.headline == "No data this week")
    #expect(week.sentences == ["Your last workout was on Nov 19."])
  }

  @Test func `fitness, fatigue and form add up as they are shown`() throws {
    func number(_ text: Substring) -> Int { Int(text.replacing("−", with: "-").replacing("±", with: "")) ?? .min }
    for store in [InMemoryStore.workouts(today: trained), onlyWorkouts()] {
      let chart = try #require(try content(store, on: trained).load?.chart)
      let past = chart.readings.prefix(chart.today + 1) + chart.rows.map(\.text)
      for reading in past {
        let found = try #require(try /fitness (\S+), fatigue (\S+), form (\S+)/.firstMatch(in: reading))
        #expect(number(found.1) - number(found.2) == number(found.3.replacing("+", with: "")[...]), "\(reading)")
      }
      #expect(past.count > 20)
    }
  }
}
