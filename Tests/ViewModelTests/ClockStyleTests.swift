import DailveDomain
import DailveScores
import DailveTestSupport
import DailveViewModels
import Testing

@Suite struct ClockStyleTests {
  @Test(arguments: [
    ("en-US,en;q=0.9", ClockStyle.twelveHours), ("en-GB,en;q=0.9", .twentyFourHours), ("ko-KR,ko;q=0.9", .twelveHours),
    ("en", .twelveHours), ("ko", .twelveHours), ("de-DE,en-US;q=0.5", .twentyFourHours), ("zh-Hant-TW", .twelveHours),
    ("de;q=0.2, en-AU", .twelveHours), ("*", .twentyFourHours), ("", .twentyFourHours),
  ])
  func `the clock style follows the browser's language`(header: String, style: ClockStyle) {
    #expect(ClockStyle(acceptLanguage: header) == style)
  }

  @Test(arguments: [
    (0.0, "0:00", "12:00 AM", "오전 12:00"), (27, "0:27", "12:27 AM", "오전 12:27"), (461, "7:41", "7:41 AM", "오전 7:41"),
    (720, "12:00", "12:00 PM", "오후 12:00"), (1385, "23:05", "11:05 PM", "오후 11:05"),
    (1440, "0:00", "12:00 AM", "오전 12:00"),
    (-60, "23:00", "11:00 PM", "오후 11:00"),
  ])
  func `times of day in both styles and languages`(
    minutes: Double, twentyFour: String, twelve: String, korean: String
  ) {
    #expect(DateFormat.clock(minutes, .en, .twentyFourHours) == twentyFour)
    #expect(DateFormat.clock(minutes, .ko, .twentyFourHours) == twentyFour)
    #expect(DateFormat.clock(minutes, .en, .twelveHours) == twelve)
    #expect(DateFormat.clock(minutes, .ko, .twelveHours) == korean)
  }

  @Test func `full hours on an axis are short`() {
    #expect(DateFormat.hour(1380, .en, .twentyFourHours) == "23:00")
    #expect(DateFormat.hour(1380, .en, .twelveHours) == "11 PM")
    #expect(DateFormat.hour(120, .ko, .twelveHours) == "오전 2시")
  }

  @Test func `all times on the Sleep page have one style`() async throws {
    let today = CivilDay(year: 2026, month: 11, day: 21)
    var store = InMemoryStore()
    store.setNights(Array(repeating: 430, count: 20), today: today)
    let start = store.sleep[19].bedtime
    store.sleep[19].segments = [
      .init(start: start, end: start + 9000, stage: .core),
      .init(start: start + 9000, end: start + 27_000, stage: .deep),
    ]
    let model = try SleepViewModel(
      ViewerContext(language: .en, units: .metric, day: today, clock: 432, clockStyle: .twelveHours), period: .week,
      from: store)
    let content = model.content
    #expect(content.hypnogram?.span == "11:00 PM – 6:30 AM")
    #expect(content.hypnogram?.hours.map(\.label) == ["12 AM", "2 AM", "4 AM", "6 AM"])
    #expect(content.hypnogram?.moments.first == "11:00 PM: Core")
    #expect(
      content.bedtimes.last?.text == "11:00 PM – 6:30 AM"
    )
    #expect(content.bedtimesFinding.contains("11:00 PM") && content.bedtimesFinding.contains("6:30 AM"))
    #expect(content.hourNames[23] == "11 PM" && content.hourNames.count == 24)
    // The duration is shown once, large; sentence, facts and the score's parts do not repeat it.
    let length = "7 h 10 min"
    let texts =
      [content.score.sentence, content.score.headline] + content.facts.map(\.text)
      + content.score.parts.compactMap(\.input)
    #expect(!texts.contains { $0.contains(length) })
  }
}
