import DailveDomain
import DailveScores
import DailveTestSupport
import DailveViewModels
import Testing

@Suite struct TodayViewModelTests: ViewerSuite {
  /// At 13:00 in Seoul.
  func abroad() -> ViewerContext {
    let seoul = ZoneRules(identifier: "Asia/Seoul", offsets: [.init(start: .distantPast, seconds: 9 * 3600)])
    return ViewerContext(
      language: .en, units: .metric, day: today, clock: 780, timeline: ZoneTimeline(home: seoul),
      now: Instant(midnightOf: today) + 4 * 3600)
  }

  /// Sixty ordinary days.
  func person() -> InMemoryStore {
    var store = InMemoryStore.person(today: today)
    let wave = InMemoryStore.wave
    store.set(.steps, wave.map { 8000 + $0 * 300 }, today: today)
    store.set(.exercise, wave.map { 30 + $0 }, today: today)
    store.set(.weight, wave.map { 72 + $0 / 10 }, today: today)
    return store
  }

  func content(_ store: InMemoryStore, _ viewer: ViewerContext? = nil) async throws -> TodayContent {
    let model = try TodayViewModel(viewer ?? self.viewer(), from: store)
    guard case .ready(let content) = model.state else { throw UnexpectedValue(found: "\(model.state)") }
    return content
  }

  @Test func `a person with data sees a score whose parts add up`() async throws {
    let content = try await content(person())
    let score = try #require(content.hero.score)
    #expect(content.hero.parts.reduce(0) { $0 + $1.wholePoints } == score)
    #expect(content.hero.parts.count >= 3)
    #expect(content.hero.badges.map(\.label) == ["vs yesterday", "vs 14 d", "vs 60 d"])
    #expect(content.hero.week.count == 7)
    #expect(content.banner == nil)
    #expect(content.pinned.map(\.metric) == ["hrv", "rhr", "sleep"])
    #expect(content.dateText == "Saturday, November 21")
    #expect(content.updatedText == nil)
  }

  @Test func `points have a colour only outside what the sentence calls usual`() async throws {
    var store = person()
    func usual() async throws -> [String] { try await content(store).hero.parts.filter(\.isUsual).map(\.name) }
    let calm = try await usual()
    #expect(calm.contains("hrv") && calm.contains("rhr"))
    #expect(try await content(store).hero.sentence.hasSuffix("Resting heart rate is steady."))
    store.set(.rhr, Array(repeating: 55, count: 60) + [75], today: today)
    #expect(try await usual() == ["hrv"])
    #expect(try await content(store).hero.sentence.hasSuffix("Resting heart rate is up."))
  }

  @Test func `a home zone that is only an offset is asked for, on today's page alone`() async throws {
    var store = person()
    #expect(try await content(store).zoneNotice == nil)
    // Home Assistant sends no offsets, and a machine in UTC reveals no place.
    store.person.apply([:])
    #expect(try await content(store).zoneNotice?.hasPrefix("Your time zone is not known") == true)
    #expect(try await content(store, viewer(.ko)).zoneNotice?.contains("UTC 자정") == true)
    store.person.apply([SettingName.homeZone: "GMT+0530", SettingName.homeZoneBasis: "offset"])
    #expect(try await content(store).zoneNotice?.contains("only known as UTC+0530") == true)
    #expect(try await content(store, viewer(.ko)).zoneNotice?.contains("UTC+0530") == true)
    store.person.apply([SettingName.homeZone: "Asia/Kolkata"])
    #expect(try await content(store).zoneNotice == nil)
  }

  @Test func `the last day of the data is never a whole day`() async throws {
    var store = person()
    store.set(.steps, (0..<60).map { 8000 + Double($0 % 3 - 1) * 1000 } + [192], today: today)
    store.imported = Instant(midnightOf: today) + 360 * 60
    var past = ViewerContext(language: .en, units: .metric, day: today, clock: clock, today: today + 400)
    past.dataEnd = try store.dataEnd(before: past.today)
    #expect(past.dataEnd?.day == today && past.dataEnd?.clock == 360)
    let card = try #require(try await content(store, past).activity.first { $0.metric == "steps" })
    #expect(card.change?.text == "usually 2,000 by 6:00" && card.ageText == "Until 6:00")
    let model = try MetricDetailViewModel(
      .steps, window: DetailWindow(period: .week, end: nil, today: today), viewer: past, from: store)
    #expect(model.content.finding.hasPrefix("Steps: 192") && !model.content.finding.contains("usual"))
    #expect(
      model.content.facts.first?.text == "8,000 steps" || model.content.facts.first?.text.contains("192") == false)
    // The day before is complete, and so is every day about which a newer export knows more.
    var whole = past
    whole.day = today - 1
    #expect(try await content(store, whole).activity.first { $0.metric == "steps" }?.ageText != "Until 6:00")
    store.imported = Instant(midnightOf: today + 2)
    #expect(try store.dataEnd(before: past.today) == nil)
  }

  @Test func `the kind of a source is asked with three answers, on today's page alone`() async throws {
    var store = person()
    #expect(try await content(store).sourceQuestion == nil)
    store.unnamedSource = UnknownSource(id: 7, name: "AWU Stefan")
    let asked = try #require(try await content(store).sourceQuestion)
    #expect(
      asked.question.contains("What is “AWU Stefan”?") && asked.options.map(\.value) == ["watch", "phone", "app"])
    #expect(try await content(store, viewer(.ko)).sourceQuestion?.options.map(\.text).first == "시계")
  }

  @Test func `the page shows the age of the data, not the time of rendering`() async throws {
    var store = person()
    store.imported = Instant(midnightOf: today) + 185 * 60
    #expect(try await content(store).updatedText == "As of 3:05")
    #expect(try await content(store, viewer(.ko)).updatedText == "3:05 기준")
    // Times are in the viewer's zone, like every other time on the page.
    #expect(try await content(store, abroad()).updatedText == "As of 12:05")
    // The clock of the exporting phone may be ahead.
    store.imported = Instant(midnightOf: today) + 900 * 60
    #expect(try await content(store).updatedText == "As of 7:12")
    store.imported = Instant(midnightOf: today - 6) + 185 * 60
    #expect(try await content(store).updatedText == "As of Nov 15")
    store.imported = Instant(midnightOf: today - 400) + 185 * 60
    #expect(try await content(store).updatedText == "As of Oct 17, 2025")
  }

  @Test func `the headline never promises more than the suggestion, on either page`() async throws {
    func headlines(_ store: InMemoryStore) async throws -> (today: TodayContent, condition: String?) {
      let model = try ConditionViewModel(viewer(), period: .month, from: store)
      return (try await content(store), model.content.hero.headline)
    }
    var store = person()
    let plain = try await headlines(store)
    #expect(
      plain.today.hero.headline == "Ready for your usual training" && plain.condition == plain.today.hero.headline)
    // Without a night the suggestion is one step easier.
    store.sleep.removeAll { $0.day == today }
    let easy = try await headlines(store)
    #expect(easy.today.action?.title == "Walk 20 min")
    #expect(easy.today.hero.headline == "A good day to keep it easy")
    #expect(easy.condition == easy.today.hero.headline)
    store.injuries = [
      Injury(id: "i", part: .knee, side: .left, severity: .minor, start: today - 3, end: nil, memo: "")
    ]
    let hurt = try await headlines(store)
    #expect(hurt.today.hero.headline == "Strong day. Spare the knee.")
    #expect(hurt.condition == hurt.today.hero.headline)
  }

  @Test func `a change is the difference of the displayed numbers`() async throws {
    var store = person()
    let wave = (0..<59).map { 50 + Double($0 % 7) - 3 }
    store.set(.rhr, wave + [55.4, 52.6], today: today)
    let card = try #require(try await content(store).pinned.first { $0.metric == "rhr" })
    #expect(card.valueText == "53 bpm" && card.change?.arrow == "▼" && card.change?.text == "2 bpm")
    #expect(card.baselineText == "vs yesterday −2 bpm")
  }

  @Test func `no card compares an unfinished day with whole days`() async throws {
    var store = person()
    store.set(.heartRate, (0..<60).map { 70 + Double($0 % 3) } + [58], today: today)
    let card = try #require(try await content(store).signals.first { $0.metric == "heart-rate" })
    #expect(card.valueText == "58 bpm" && card.change == nil && card.ageText == "Today so far")
    let model = try WellnessViewModel(viewer(), from: store)
    let same = try #require(model.content.active.first { $0.metric == "heart-rate" })
    #expect(same.change == nil && same.ageText == "Today so far")
    let past = ViewerContext(language: .en, units: .metric, day: today, clock: 432, today: today + 1)
    let whole = try #require(try await content(store, past).signals.first { $0.metric == "heart-rate" })
    #expect(whole.change?.arrow == "▼")
  }

  @Test func `pinned cards are not repeated below`() async throws {
    var store = person()
    store.person.pinned = [.steps, .weight, .hrv]
    let content = try await content(store)
    let below = (content.signals + content.activity).map(\.metric)
    #expect(content.pinned.map(\.metric) == ["steps", "weight", "hrv"])
    #expect(Set(below).isDisjoint(with: ["steps", "weight", "hrv"]))
    #expect(Set(below).count == below.count)
  }

  @Test func `an empty store is the first run, a failing one is not`() async throws {
    let model = try TodayViewModel(viewer(), from: InMemoryStore())
    guard case .empty = model.state else { throw UnexpectedValue(found: "\(model.state)") }
    var broken = InMemoryStore()
    broken.failing = Set(Metric.allCases)
    let content = try await content(broken)
    #expect(content.banner?.contains("sources") == true)
  }

  @Test func `if nothing can be read, both pages say why`() {
    var store = InMemoryStore()
    store.damage = .damaged(reason: "test")
    #expect(throws: StorageError.damaged(reason: "test")) { try TodayViewModel(viewer(), from: store) }
    #expect(throws: StorageError.damaged(reason: "test")) { try WellnessViewModel(viewer(), from: store) }
  }

  @Test func `a part that fails is reported, and the rest is shown`() async throws {
    var store = person()
    store.failing = [.steps]
    let content = try await content(store)
    #expect(content.banner?.hasPrefix("Some data could not be loaded (1 of ") == true)
    #expect(content.hero.score != nil)
    #expect(!content.activity.contains { $0.metric == "steps" })
  }

  @Test func `with fewer than seven days of HRV there is progress, but no score`() async throws {
    var store = InMemoryStore()
    store.setHRV([48, 50, 52, 47, 51], today: today)
    let content = try await content(store)
    #expect(content.hero.score == nil)
    #expect(content.hero.headline == "Learning your usual (4/7)")
    #expect(
      content.action?.title == "Walk 20 min, by feel" && content.action?.reason == "Your usual needs 3 more nights.")
  }

  @Test func `without a reading today there is no score, and never yesterday's`() async throws {
    var store = person()
    store.hrv.removeLast()
    let content = try await content(store)
    #expect(content.hero.score == nil)
    #expect(content.hero.headline == "Today’s HRV isn’t here yet")
    #expect(content.pinned.first?.ageText == "Yesterday")
    #expect(content.pinned.first?.change == nil)
    // A past day waits for nothing.
    store.hrv.removeAll { $0.day == today - 1 }
    #expect(try await self.content(store, viewer(on: today - 1)).hero.headline == "No HRV that day")
  }

  @Test func `HRV without sleep lowers the intensity by one step and says why`() async throws {
    var store = person()
    store.sleep.removeAll { $0.day == today }
    let content = try await content(store)
    #expect(content.action?.reason == "No sleep was recorded last night, so it is one step easier.")
  }

  @Test func `a missing resting heart rate is named, not silently zero`() async throws {
    var store = person()
    store.set(.rhr, [], today: today)
    let content = try await content(store)
    #expect(content.hero.missing == ["Resting heart rate"])
    // The page does not wait for data that never arrive, or that a past day did not bring.
    #expect(!content.hero.sentence.contains("isn’t in yet"))
    store.set(.rhr, InMemoryStore.wave.map { 55 + $0 / 3 }, today: today - 1)
    #expect(try await self.content(store).hero.sentence.hasSuffix("Resting heart rate isn’t in yet."))
    store.statistics[.rhr]?.removeAll { $0.day == today - 1 }
    #expect(try await self.content(store, viewer(on: today - 1)).hero.sentence.contains("isn’t in yet") == false)
  }

  @Test func `old data only: dimmed and dated`() async throws {
    var store = InMemoryStore()
    store.set(.weight, [72, 72.5], today: today - 5)
    let content = try await content(store)
    let card = try #require(content.signals.first { $0.metric == "weight" })
    #expect(card.isStale && card.ageText == "5 days ago" && card.valueText == "72.5 kg")
  }

  @Test func `data from years ago are not the first run: their newest day is offered`() async throws {
    var store = InMemoryStore()
    store.set(.steps, [4000, 5000], today: today - 900)
    let content = try await content(store)
    let overview = try #require(content.overview)
    #expect(overview.title == "Your data: June 2024")
    #expect(overview.text == "2 readings, 1 type of data.")
    #expect(overview.newestText == "Your latest data is from June 4, 2024." && overview.newestDay == "2024-06-04")
    #expect(overview.seePath == "/?day=2024-06-04")
    #expect(overview.metrics.map(\.daysText) == ["2 days"])
    #expect(overview.metrics.map(\.untilText) == ["latest Jun 4, 2024"])
    // Old data give no suggestion for today and no goal for this week.
    #expect(content.action == nil && content.goal == nil)
    let then = ViewerContext(language: .en, units: .metric, day: today - 900, clock: 0)
    #expect(try await self.content(store, then).activity.first?.valueText == "5,000 steps")
  }

  @Test func `old data say when they ended, never that they are still to come`() async throws {
    var store = person()
    store.set(.vo2Max, [41.5], today: today - 400)
    store.person.pinned = [.weight, .vo2Max, .hrv]
    store.set(.weight, [72], today: today - 61)
    let cards = try await content(store)
    let weight = try #require(cards.pinned.first { $0.metric == "weight" })
    #expect(weight.ageText == "Sep 21, 2026" && weight.valueText == nil)
    #expect(weight.emptyText == "Nothing recent")
  }

  @Test func `without HRV the hero says what is shown instead`() async throws {
    var store = InMemoryStore()
    store.set(.steps, [4000, 5000], today: today)
    let none = try await content(store).hero
    #expect(none.headline == "No watch data")
    #expect(none.sentence == "You’ll see steps and activity instead of a condition score.")
    store.set(.heartRate, [60], today: today)
    #expect(try await content(store).hero.headline == "No HRV data")
    store.setHRV([50, 51], today: today - 100)
    let old = try await content(store).hero
    #expect(old.headline == "No recent HRV")
    #expect(old.sentence.contains("August 13, 2026") && old.baselineDays == nil)
  }

  @Test(arguments: [
    ("2017-01-05", "2017-11-30", "January to November 2017", "2017년 1월~11월"),
    ("2016-03-05", "2017-05-30", "Mar 2016 to May 2017", "2016년 3월~2017년 5월"),
    ("2017-05-05", "2017-05-30", "May 2017", "2017년 5월"),
  ])
  func `spans of months in words`(first: String, last: String, english: String, korean: String) throws {
    let days = try #require(CivilDay(first))...(try #require(CivilDay(last)))
    #expect(DateFormat.months(days, .en) == english)
    #expect(DateFormat.months(days, .ko) == korean)
  }

  @Test func `a single reading is a value without change or range`() async throws {
    var store = InMemoryStore()
    store.set(.vo2Max, [41.5], today: today)
    let card = try #require(try await content(store).signals.first { $0.metric == "vo2-max" })
    #expect(card.valueText == "41.5 ml/kg/min" && card.change == nil && card.usual == nil)
  }

  @Test func `Korean and imperial`() async throws {
    let content = try await content(person(), viewer(.ko, .imperial))
    #expect(content.dateText == "11월 21일 토요일")
    let weight = try #require(content.signals.first { $0.metric == "weight" })
    #expect(weight.valueText?.hasSuffix("lb") == true)
    #expect(content.pinned[2].valueText?.contains("시간") == true)
  }

  @Test func `body mass index is computed from weight and height if no scale records it`() async throws {
    var store = person()
    store.person.height = 180
    let card = try #require(try await content(store).signals.first { $0.metric == "bmi" })
    #expect(card.valueText == "22.3")
  }

  @Test func `today's sum is compared with the usual sum by now, never with all of yesterday`() async throws {
    var store = person()
    // 7:12 is three tenths of a day, and sums grow linearly here: 2,400 of 8,000.
    store.set(.steps, (0..<60).map { 8000 + Double($0 % 3 - 1) * 1000 } + [192], today: today)
    let card = try #require(try await content(store).activity.first { $0.metric == "steps" })
    #expect(card.usualByNow == 2400 && card.value == 192)
    #expect(card.change?.text == "usually 2,400 by 7:12" && card.change?.arrow == "" && card.change?.tone == .neutral)
    #expect(card.change?.words == "192 so far, usually 2,400 by 7:12")
    #expect(card.baselineText == "Compared with the same time of day on your last 60 days")
    #expect(card.ageText == "Today so far" && card.isBars)
    let korean = try await content(store, viewer(.ko)).activity.first { $0.metric == "steps" }
    #expect(korean?.change?.words == "지금까지 192, 평소 7:12까지 2,400")
    // The export was made at six in the morning and contains nothing later.
    store.imported = Instant(midnightOf: today) + 360 * 60
    let early = try #require(try await content(store).activity.first { $0.metric == "steps" })
    #expect(early.usualByNow == 2000 && early.change?.text == "usually 2,000 by 6:00")
    #expect(early.change?.words == "192 by 6:00, usually 2,000")
    // Thirteen days are too few, but no reason to fall back to yesterday.
    store.set(.steps, [Double](repeating: 8000, count: 13) + [192], today: today)
    // Early in the day the usual sum is zero, and nothing is compared.
    store.set(.distance, [Double](repeating: 0.1, count: 60) + [0.02], today: today)
    let still = try #require(try await content(store).activity.first { $0.metric == "distance" })
    #expect(still.usualByNow != nil && still.change == nil && still.baselineText == nil)
    let few = try #require(try await content(store).activity.first { $0.metric == "steps" })
    #expect(few.usualByNow == nil && few.change == nil)
    // A past day is compared as a whole.
    let past = ViewerContext(language: .en, units: .metric, day: today, clock: 432, today: today + 1)
    let whole = try #require(try await content(person(), past).activity.first { $0.metric == "steps" })
    #expect(whole.usualByNow == nil && whole.change?.arrow == "▲" && whole.ageText.isEmpty)
  }

  @Test func `a past day shows its date, links to its neighbours and today, and gives no advice`() async throws {
    let day = today - 3
    let past = ViewerContext(language: .en, units: .metric, day: day, clock: 432, today: today)
    let content = try await content(person(), past)
    #expect(content.navigation.title == "November 18, 2026" && content.navigation.eyebrow == "Wednesday")
    #expect(content.dateText == "Wednesday, November 18, 2026")
    #expect(content.navigation.previousPath == "/?day=2026-11-17" && content.navigation.nextPath == "/?day=2026-11-19")
    #expect(content.navigation.todayPath == "/")
    #expect(content.navigation.days.map(\.number) == ["15", "16", "17", "18", "19", "20", "21"])
    #expect(
      content.navigation.days.last?.path == "/" && content.navigation.days.filter(\.isShown).map(\.number) == ["18"])
    #expect(content.action == nil && content.goal != nil)
    #expect(content.hero.week.last?.label == "Wed")
    // Ages are relative to the displayed day: its own values have none, and older ones have a date.
    #expect(content.pinned.first { $0.metric == "hrv" }?.ageText.isEmpty == true)
    #expect(content.pinned.first { $0.metric == "sleep" }?.ageText == "That night")
    var older = person()
    older.set(.weight, [72], today: day - 2)
    #expect(try await self.content(older, past).signals.first { $0.metric == "weight" }?.ageText == "Nov 16")
    #expect(content.goal?.leftText.isEmpty == true)
    let now = try await self.content(person())
    #expect(now.navigation.title == "Today" && now.navigation.eyebrow == "Saturday, November 21")
    #expect(now.navigation.previousPath == "/?day=2026-11-20" && now.navigation.nextPath == nil)
    #expect(now.navigation.days.isEmpty && now.navigation.todayPath == nil)
    // The first day with data has no previous day.
    let first = ViewerContext(
      language: .ko, units: .metric, day: CivilDay.accepted.lowerBound, clock: 0, today: today)
    let edge = DayNavigation(first, name: "오늘", path: "/")
    #expect(edge.previousPath == nil && edge.days.count == 4 && edge.title == "1900년 1월 1일")
  }

  @Test func `a sparse metric shows ninety days, and one beat does not look dramatic`() async throws {
    var store = person()
    store.set(.weight, (0..<89).map { $0 % 30 == 0 ? 72 : nil } + [71.8], today: today)
    let content = try await content(store)
    let weight = try #require(content.signals.first { $0.metric == "weight" })
    #expect(weight.sparkline.count == 90 && weight.sparkline.compactMap { $0 }.count == 4)
    #expect(weight.monthText == "Last 90 days" && weight.month.count == 90)
    let pulse = try #require(content.pinned.first { $0.metric == "rhr" })
    #expect(pulse.sparkline.count == 7 && pulse.month.count == 30 && pulse.leastSpan == 10)
    let pounds = try await self.content(store, viewer(.en, .imperial)).signals.first { $0.metric == "weight" }
    #expect(pounds.map { ($0.leastSpan - 4.409).magnitude < 0.001 } == true)
    #expect(content.pinned.first { $0.metric == "sleep" }?.path == "/sleep")
  }

  @Test func `nights with only time in bed say so, and not that sleep is still to come`() async throws {
    var store = person()
    store.setNights([0, 0, 0], today: today)
    for index in store.sleep.indices {
      store.sleep[index].inBed = 430
      store.sleep[index].isInBedOnly = true
    }
    let card = try #require(try await content(store).pinned.first { $0.metric == "sleep" })
    #expect(card.valueText == nil && card.timeInBed == 430 && card.ageText == "Last night")
    #expect(card.emptyText == "7 h 10 min in bed. Sleep wasn’t recorded.")
  }
}
