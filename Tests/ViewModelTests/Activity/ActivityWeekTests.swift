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

  @Test func `the first morning of a week is compared with the same morning`() throws {
    let monday = CivilDay(year: 2026, month: 11, day: 23)
    func course(_ store: InMemoryStore) throws -> ActivityContent.Course {
      try #require(try ActivityViewModel(viewer(monday, .en), from: store).content.course)
    }
    var store = InMemoryStore.workouts(today: trained)
    store.set(.steps, [6000, 7000, 5000], today: monday - 1)
    let known = try course(store)
    #expect(known.finding == "A fresh week" && known.sentence == "0 min so far; 0 min by last Monday, 7:30.")
    #expect(known.chart.legend.last?.text.hasPrefix("last week, ") == true)
    // Without data for its last three days, last week's total is unknown.
    #expect(try course(InMemoryStore.workouts(today: trained)).chart.legend.last?.text == "last week")
  }

  @Test func `a week is compared with the last by the same hour`() throws {
    // The run of a week ago began at 18:42 and took 47.5 minutes.
    var store = InMemoryStore.workouts(today: trained)
    store.set(.steps, (0..<40).map { 5000 + Double($0) }, today: trained)
    func said(_ clock: Double, _ language: Language = .en) throws -> ActivityContent.Course {
      let viewer = ViewerContext(language: language, units: .metric, day: trained, clock: clock)
      return try #require(try ActivityViewModel(viewer, from: store).content.course)
    }
    let (morning, evening) = (try said(450), try said(1439))
    #expect(morning.finding.hasSuffix(" ahead of last week’s you") && evening.finding.hasSuffix("last week’s you"))
    #expect(morning.sentence.contains("by last Thursday, 7:30.") && evening.sentence.contains("48 min by last"))
    #expect(!morning.sentence.contains("48 min by last"))
    #expect(try said(450, .ko).sentence.hasPrefix("지금까지 "))
  }

  @Test(arguments: [
    (Language.en, "41 min ahead of last week’s you", "2 h 15 min so far; 1 h 34 min by last Wednesday, 18:40."),
    (.ko, "지난주의 나보다 41분 앞서요", "지금까지 2시간 15분, 지난주 수요일 18:40까지 1시간 34분."),
  ])
  func `the words of a week are those of its numbers`(language: Language, finding: String, sentence: String) {
    let day = CivilDay(year: 2026, month: 11, day: 25)
    let viewer = ViewerContext(language: language, units: .metric, day: day, clock: 1120)
    func words(_ amounts: [CivilDay: Double], sameDay: Double, isTime: Bool = true) -> ActivityContent.Course {
      CoursePresenter(viewer: viewer, isTime: isTime).course(
        WeekCourse(amounts, sameDay: sameDay, on: day, firstWeekday: 0) { _ in true })
    }
    let ahead = words([day - 2: 60, day: 75, day - 9: 80, day - 4: 90], sameDay: 14)
    #expect(ahead.finding == finding && ahead.sentence == sentence)
    #expect(ahead.chart.readings.count == 7 && ahead.chart.shown == 2 && ahead.chart.now.compactMap { $0 }.count == 3)
    let behind = words([day - 9: 3000], sameDay: 500, isTime: false)
    #expect(
      behind.finding == (language == .en ? "3,500 steps less than by this time last week" : "지난주 이맘때보다 3,500보 적어요"))
    let alone = CoursePresenter(viewer: viewer, isTime: true).course(
      WeekCourse([day: 30], sameDay: 0, on: day, firstWeekday: 0) { $0 > day - 5 })
    #expect(alone.finding == (language == .en ? "30 min this week" : "이번 주 30분"))
    #expect(alone.sentence.contains(language == .en ? "No data on Nov 20" : "11월 20일"))
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
