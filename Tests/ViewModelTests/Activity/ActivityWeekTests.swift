import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

@testable import DailveViewModels

/// The Activity page in a week in which nothing has happened yet, and the names of days in lists.
@Suite struct ActivityWeekTests {
  private let trained = CivilDay(year: 2026, month: 11, day: 19)

  private func viewer(_ day: CivilDay, _ language: Language) -> ViewerContext {
    ViewerContext(language: language, units: .metric, day: day, clock: 450)
  }

  private func says(
    _ day: CivilDay, _ language: Language = .en, of store: InMemoryStore? = nil
  ) throws -> String {
    let store = store ?? InMemoryStore.workouts(today: trained)
    let content = try ActivityViewModel(viewer(day, language), from: store).content
    return try #require(content.week?.sentences.first)
  }

  @Test func `the first morning of a week is not compared with a whole day`() throws {
    let monday = CivilDay(year: 2026, month: 11, day: 23)
    var store = InMemoryStore.workouts(today: trained)
    store.set(.steps, [6000, 7000, 5000], today: monday - 1)
    let said = try says(monday, of: store)
    #expect(said.hasPrefix("Last week’s total was ") && !said.contains("less"))
    // Without data for its last three days, that total is unknown.
    #expect(try !says(monday).contains("Last week"))
  }

  @Test func `a past week says once how many of its days were active`() throws {
    var store = InMemoryStore.workouts(today: trained)
    store.person.goals.activeDays = 7
    let past = ViewerContext(language: .en, units: .metric, day: trained, clock: 450, today: trained + 30)
    let week = try #require(try ActivityViewModel(past, from: store).content.week)
    #expect(week.headline.hasSuffix("of 7 active days"))
    #expect(!week.sentences.contains { $0.contains("active days") })
  }

  @Test func `long after the last workout the page says when it was`() throws {
    #expect(try says(CivilDay(year: 2027, month: 3, day: 1)) == "Your last workout was on Nov 19, 2026.")
    #expect(try says(CivilDay(year: 2027, month: 3, day: 1), .ko) == "마지막 운동은 2026년 11월 19일이었어요.")
  }

  @Test func `the watch's effort stands in the form, a rating before an estimate`() throws {
    var store = InMemoryStore.workouts(today: trained)
    func said() throws -> String? {
      try WorkoutActions("run", viewer: viewer(trained, .en), from: store)?.recordedEffort
    }
    store.readings.removeAll { $0.type.hasSuffix("WorkoutEffortScore") }
    #expect(try said() == nil)
    let run = try #require(try WorkoutGroup.load("run", from: store)).workout
    func rate(_ type: String, _ value: Double) {
      store.readings.append(
        StoredSample(
          id: UInt64(store.readings.count), type: type,
          sample: Sample(
            start: run.start, end: run.end, value: value, text: nil, unit: nil, source: "Watch", device: nil,
            metadata: []), state: .counts))
    }
    rate(WorkoutEffort.estimatedType, 4)
    #expect(try said()?.hasPrefix("Estimated by the watch: 4.") == true)
    rate(WorkoutEffort.type, 6)
    #expect(try said()?.hasPrefix("From the watch: 6.") == true)
  }

  @Test(arguments: [(Language.en, "Thu 19, "), (.ko, "19일(목) ")])
  func `below the name of its month a row says day and weekday alone`(language: Language, start: String) throws {
    let store = InMemoryStore.workouts(today: trained)
    let list = try WorkoutListViewModel(viewer(trained + 40, language), WorkoutListQuery { _ in nil }, from: store)
    let rows = try #require(list.content.months.first).rows.map(\.whenText)
    #expect(rows.contains { $0.hasPrefix(start) })
    #expect(rows.allSatisfy { !$0.contains("2026") && !$0.contains("Nov") && !$0.contains("월 ") })
  }
}
