import DailveDomain
import DailveScores
import DailveTestSupport
import DailveViewModels
import Testing

/// The Activity page's statements about training load around days without data.
@Suite struct LoadWordsTests {
  private let trained = CivilDay(year: 2026, month: 11, day: 19)

  /// - Parameter today: `nil` for `day`.
  private func content(
    _ store: InMemoryStore, on day: CivilDay, _ language: Language = .en, today: CivilDay? = nil
  ) throws -> ActivityContent {
    try ActivityViewModel(
      ViewerContext(language: language, units: .metric, day: day, clock: 450, today: today), from: store
    ).content
  }

  /// A person with workouts whose data of the given days are lost.
  private func without(_ days: ClosedRange<CivilDay>) throws -> InMemoryStore {
    var store = InMemoryStore.workouts(today: trained)
    var before = try #require(store.training.first)
    (before.id, before.day) = ("before", trained - 30)
    (before.start, before.end) = (before.start - 30 * 86_400, before.end - 30 * 86_400)
    store.training.append(before)
    for metric in store.statistics.keys { store.statistics[metric]?.removeAll { days.contains($0.day) } }
    store.sleep.removeAll { days.contains($0.day) }
    store.hrv.removeAll { days.contains($0.day) }
    store.training.removeAll { days.contains($0.day) }
    store.workoutEntries.removeAll { days.contains($0.day) }
    return store
  }

  /// A person with workouts alone.
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
    let ended = "Your data end on Nov 19, 2026; the days from two weeks after that count as rest."
    #expect(later.missingText == ended && later.finding.hasPrefix("Fitness "))
    let korean = try #require(try content(store, on: trained + 60, .ko).load)
    #expect(korean.missingText?.hasPrefix("데이터가 2026년 11월 19일에 끝났어요.") == true)
  }

  @Test(arguments: [900, 4000])
  func `data that ended before the load window are still reported as ended`(later: Int) throws {
    let content = try content(InMemoryStore.workouts(today: trained), on: trained + later)
    #expect(content.load?.missingText?.hasPrefix("Your data end on Nov 19, 2026;") == true)
    #expect(content.load?.weekText == "Previous seven days: no data.")
    #expect(content.course?.finding == "No data this week" && content.week?.headline == "No data this week")
  }

  @Test func `on the first day after a gap the data have not ended`() throws {
    let load = try #require(try content(try without(trained - 20...trained - 1), on: trained).load)
    #expect(load.missingText?.hasPrefix("Days without data: Oct 30 – Nov 18. ") == true)
    #expect(load.weekText == "Previous seven days: no data." && load.finding.hasPrefix("Fitness "))
    // The same holds after years.
    var store = InMemoryStore.workouts(today: trained)
    store.bodyEntries = [BodyEntry("w", on: trained + 1200, clock: 480, weight: 70)]
    let back = try #require(try content(store, on: trained + 1200).load)
    #expect(back.missingText?.hasPrefix("Days without data: Nov 20, 2026 – ") == true)
    #expect(back.missingText?.contains("Your data end") == false && back.missingText?.contains("since") == false)
  }

  @Test func `a past day within a gap does not say that the data end there`() throws {
    let store = try without(trained - 20...trained - 1)
    let load = try #require(try content(store, on: trained - 2, today: trained).load)
    #expect(load.missingText?.hasPrefix("Days without data: Oct 30 – Nov 16. ") == true)
  }

  @Test func `weeks with days without data are not compared, and those days have no rest`() throws {
    // From Monday to Friday; the 19th is the Thursday after.
    let store = try without(CivilDay(year: 2026, month: 11, day: 9)...CivilDay(year: 2026, month: 11, day: 13))
    for (day, last) in [(trained, trained), (CivilDay(year: 2026, month: 11, day: 15), trained)] {
      let week = try #require(try content(store, on: day, today: last).week)
      #expect(week.sentences.count == 1 && !week.sentences.contains { $0.contains("last week") }, "\(day)")
    }
    let week = try #require(try content(store, on: CivilDay(year: 2026, month: 11, day: 15), today: trained).week)
    #expect(week.days.prefix(5).allSatisfy { $0.text.hasSuffix(": no data") })
    let calendar = try #require(try content(store, on: trained).calendar)
    let texts = calendar.weeks.flatMap(\.days).map(\.text)
    #expect(texts.count { $0.hasSuffix(": no data") } == 5 && texts.contains { $0.hasSuffix(": no workout") })
    let korean = try #require(try content(store, on: trained, .ko).calendar)
    #expect(korean.weeks.flatMap(\.days).count { $0.text.hasSuffix(": 데이터 없음") } == 5)
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

  @Test func `people who record only workouts see rest, not missing data`() throws {
    for later in [1, 10, 60] {
      let content = try content(onlyWorkouts(), on: trained + later)
      #expect(content.load?.missingText == nil)
      #expect(content.load?.weekText.contains("no data") == false)
      #expect(content.course?.finding != "No data this week")
    }
  }

  @Test func `an unknown week shows no zero`() throws {
    // 1 December 2026 is a Tuesday.
    let week = try #require(
      try content(InMemoryStore.workouts(today: trained), on: CivilDay(year: 2026, month: 12, day: 1)).week)
    #expect(week.headline == "No data this week")
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

  @Test func `after an export, training is unknown for people who record only workouts`() throws {
    var store = InMemoryStore.workouts(today: trained)
    store.statistics = [:]
    store.sleep = []
    store.hrv = []
    let weeks = trained + 21
    // People who push or enter data are told of rest.
    let resting = try content(store, on: weeks).week
    #expect(resting?.headline != "No data this week")
    store.imported = Instant(midnightOf: trained + 1) + 8 * 3600
    let ended = try #require(try content(store, on: weeks).week)
    #expect(ended.headline == "No data this week" && ended.sentences.allSatisfy { !$0.contains("0 of") })
    #expect(try content(store, on: weeks, .ko).week?.headline == "이번 주 데이터가 없어요")
    // Years later, no load has any weight left.
    let gone = try content(store, on: trained + 900).load?.finding
    #expect(gone == "No training of the last half year is on record, so fitness and fatigue are 0.")
  }
}
