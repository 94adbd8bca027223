import DailveDomain
import DailveScores
import DailveTestSupport
import DailveViewModels
import Testing

@Suite struct WellnessTests: ViewerSuite {
  func person() -> InMemoryStore {
    var store = InMemoryStore.person(today: today)
    store.set(.weight, InMemoryStore.wave.map { 72 + $0 / 10 }, today: today)
    return store
  }

  func content(_ store: InMemoryStore) async throws -> WellnessContent {
    let model = try WellnessViewModel(viewer(), from: store)
    return model.content
  }

  @Test func `three parts add up to the score, each with a link to its page`() async throws {
    let content = try await content(person())
    let score = try #require(content.score.value)
    #expect(content.score.parts.reduce(0) { $0 + $1.wholePoints } == score)
    #expect(content.score.parts.map(\.path) == ["/sleep", "/condition", "/body"])
    #expect(content.subscores.allSatisfy { $0.value != nil } && content.steps.isEmpty)
    #expect(content.physical.map(\.metric) == ["weight"])
    #expect(Set(content.active.map(\.metric)) == ["hrv", "rhr", "sleep"])
  }

  @Test func `the history of the condition score has periods, and says how many days have a score`() async throws {
    let model = try ConditionViewModel(viewer(), period: .week, from: person())
    let history = model.content.history
    #expect(history.points.count == 7 && history.periods.count == 3)
    #expect(history.finding.hasSuffix("7 of 7 days with a score"))
  }

  @Test func `one part alone gives no score, and says what is still missing`() async throws {
    var store = InMemoryStore()
    store.setNights([440, 450], today: today)
    let content = try await content(store)
    #expect(content.score.value == nil && content.score.headline == "Need more data")
    #expect(content.score.sentence.contains("So far: Sleep."))
    #expect(content.steps.map(\.isDone) == [true, true, false, false])
    #expect(content.steps[2].text == "Usual HRV: 0 of 7 nights")
  }

  @Test func `two parts share the weight of the third and say so`() async throws {
    var store = person()
    store.set(.weight, [], today: today)
    let content = try await content(store)
    #expect(content.score.value != nil)
    #expect(content.score.missingText == "Missing: Body; other parts count more.")
  }

  @Test func `cards are ordered by age, and dimmed from three days on`() async throws {
    var store = person()
    store.set(.weight, [71], today: today - 3)
    store.set(.bodyFat, [0.2], today: today - 1)
    let content = try await content(store)
    #expect(content.physical.map(\.metric) == ["body-fat", "weight"])
    #expect(content.physical.map(\.isStale) == [false, true])
  }

  @Test func `at most three injuries show, the worst first; the goal rests, and no training is suggested`() async throws
  {
    var store = person()
    store.injuries = (0..<5).map { index in
      Injury(
        id: "i\(index)", part: .knee, side: .left, severity: index == 4 ? .severe : .minor, start: today - index,
        end: nil,
        memo: "")
    }
    let content = try await content(store)
    #expect(content.injuries.count == 3 && content.moreInjuries == 2 && content.injuries[0].id == "i4")
    #expect(content.injuries[0].text == "Left knee")
    let model = try TodayViewModel(viewer(), from: store)
    guard case .ready(let today) = model.state else { throw UnexpectedValue(found: "\(model.state)") }
    #expect(today.goal?.leftText == "Paused for recovery")
    #expect(today.action?.reason == "Left knee, day 5." && today.action?.intensity != "moderate")
  }

  @Test func `from 90 points on no part has room to improve`() async throws {
    var store = person()
    var hrv: [Double?] = InMemoryStore.wave.map { 50 + $0 * 2 }
    hrv[hrv.count - 1] = 80
    store.setHRV(hrv, today: today)
    store.setLastNight(deepShare: 0.03)
    let content = try await content(store)
    let points = content.subscores.compactMap(\.value)
    let least = try #require(points.min())
    let most = try #require(points.max())
    let score = try #require(content.score.value)
    #expect(score >= 90 && most - least > 10)
    let detail = try WellnessDetailViewModel(viewer(), period: .month, from: store).content
    for sentence in [content.score.sentence, detail.score.sentence] {
      #expect(sentence.hasSuffix(" is strongest."))
    }
  }

  @Test func `one day has one intensity on every page`() async throws {
    // The condition is good after two and a half hours of sleep and two weeks of too little.
    var store = person()
    var nights: [Double?] = InMemoryStore.wave.map { 440 + $0 * 6 }
    nights[nights.count - 1] = 150
    store.setNights(nights, today: today)
    store.person.goals.sleepHours = 9
    let activity = try ShowActivity(store)(today, isOver: false)
    let readiness = try activity.readiness.get()
    #expect(readiness.band == .fair && activity.action?.intensity == .easy)
    let model = try TodayViewModel(viewer(), from: store)
    guard case .ready(let content) = model.state else { throw UnexpectedValue(found: "\(model.state)") }
    #expect(content.hero.band == "good" && content.hero.headline == "A good day to keep it easy")
    // An injury does not allow more either, and its suggestion does not exceed the day's intensity.
    store.injuries = [
      Injury(id: "i", part: .knee, side: .left, severity: .minor, start: today - 3, end: nil, memo: "")
    ]
    #expect(try ShowActivity(store)(today, isOver: false).action?.intensity == .easy)
  }

  @Test func `with an injury no page says that somebody is in great shape`() async throws {
    var store = person()
    func headlines() async throws -> [String] {
      let detail = try WellnessDetailViewModel(viewer(), period: .month, from: store)
      return [try await content(store).score.headline, detail.content.score.headline]
    }
    let plain = try await headlines()
    #expect(plain[0] == plain[1] && !plain[0].contains("knee"))
    store.injuries = [
      Injury(id: "i", part: .knee, side: .left, severity: .minor, start: today - 3, end: nil, memo: "")
    ]
    #expect(try await headlines() == plain.map { $0 + ", apart from your knee" })
  }

  @Test func `the number of judged vitals matches those counted, and HRV is separate`() async throws {
    var store = person()
    store.set(.wristTemperature, Array(repeating: 35.2, count: 21), today: today)
    let model = try VitalsViewModel(viewer(), from: store)
    let content = model.content
    #expect(content.also.map(\.name) == ["HRV"] && !content.readings.contains { $0.name == "HRV" })
    #expect(content.headline == "2 of 2 as usual")
    #expect(content.readings.count { $0.status == "typical" } == 2)
    // Each name stands for one quantity, here relative to the usual value, as on its card.
    let temperature = content.readings.first { $0.name == "Wrist temperature" }
    #expect(temperature?.valueText == "±0" && temperature?.rangeText?.hasPrefix("Usually within ±0.") == true)
  }

  @Test func `a night is scored, drawn and explained`() async throws {
    var store = person()
    let index = store.sleep.count - 1
    let start = store.sleep[index].fellAsleep
    store.sleep[index].segments = [
      .init(start: start, end: start + 3600, stage: .core),
      .init(start: start + 3600, end: start + 4200, stage: .awake),
      .init(start: start + 4200, end: start + 9000, stage: .deep),
    ]
    let model = try SleepViewModel(viewer(), period: .week, from: store)
    let content = model.content
    let score = try #require(content.score.value)
    #expect(content.score.parts.reduce(0) { $0 + $1.wholePoints } == score)
    #expect(content.nightText == "Last night" && content.nights.count == 7 && content.nextDay == nil)
    #expect(content.hypnogram?.segments.count == 3)
    #expect(content.stages.map(\.stage) == ["rem", "core", "deep"])
    #expect(content.facts.contains { $0.text == "1 time, 10 min" })
    #expect(content.scores.points.last?.value == Double(score))
    #expect(content.rhythm.map(\.value).last != "–")
  }

  @Test func `beside a very good night, the debt comes without advice`() throws {
    for last in [300.0, 430, 480] {
      var store = person()
      store.person.goals.sleepHours = 9
      store.setNights(Array(repeating: 420, count: 59) + [last], today: today)
      let content = try SleepViewModel(viewer(), period: .week, from: store).content
      let score = try #require(content.score.value)
      let debt = try #require(content.rhythm.last?.text)
      #expect(debt.hasPrefix("Missed over the last 14 nights"))
      #expect(debt.contains("earlier bedtimes") == (score < 90), "\(score): \(debt)")
    }
  }

  @Test func `a night with only time in bed is shown as such`() async throws {
    var store = person()
    let index = store.sleep.count - 1
    let bed = store.sleep[index].bedtime
    store.sleep[index].isInBedOnly = true
    (store.sleep[index].asleep, store.sleep[index].inBed) = (0, 430)
    store.sleep[index].stages = [.inBed: 430]
    store.sleep[index].segments = [.init(start: bed, end: bed + 430 * 60, stage: .inBed)]
    let model = try SleepViewModel(viewer(), period: .week, from: store)
    let content = model.content
    #expect(content.isInBedOnly && content.score.value == nil && content.score.headline == "Only time in bed recorded")
    #expect(content.asleepPieces.map(\.number) == ["7", "10"])
    #expect(content.stagesNote == "No source recorded sleep that night, only time in bed.")
    #expect(content.nights.last?.value == nil && content.nights.last?.text == "7 h 10 min in bed")
    #expect(!content.facts.contains { ["Efficiency", "Awakenings", "Time to fall asleep"].contains($0.label) })
    #expect(content.finding.contains("6 nights"))
  }

  @Test func `a night without time in bed is scored and advised on by the same efficiency`() throws {
    var store = person()
    let index = store.sleep.count - 1
    (store.sleep[index].asleep, store.sleep[index].span, store.sleep[index].inBed) = (450, 640, nil)
    let report = try ShowSleep(store)(today, days: 7)
    let efficiency = try #require(try report.score.get().efficiency)
    #expect(report.night?.efficiency == efficiency && efficiency.isMaintenance && efficiency.share == 450.0 / 640)
    #expect(report.advice == .leaveBedIfAwake)
    let content = try SleepViewModel(viewer(), period: .week, from: store).content
    #expect(content.score.parts.first { $0.name == "efficiency" }?.input == "70% from first to last sleep")
    // An efficiency without a label would be that of the time in bed.
    #expect(!content.facts.contains { $0.label == "Efficiency" })
  }

  @Test func `a night's score and its need say what each is measured by`() throws {
    func content(_ store: InMemoryStore) throws -> SleepContent {
      try SleepViewModel(viewer(), period: .week, from: store).content
    }
    func duration(_ content: SleepContent) -> String? { content.score.parts.first { $0.name == "duration" }?.input }
    var one = InMemoryStore()
    one.setNights([440], today: today)
    let first = try content(one)
    #expect(duration(first) == "recommended for adults: 7–9 h")
    #expect(first.legend.map(\.text) == ["Your need: 8 h 0 min, the middle of what is recommended for adults"])
    #expect(first.finding.hasSuffix("0 of 1 night reached your need"))
    one.person.birthDate = CivilDay(year: 1950, month: 1, day: 1)
    let older = try content(one)
    #expect(duration(older) == "recommended for your age: 7–8 h")
    #expect(older.legend.map(\.text) == ["Your need: 7 h 30 min, the middle of what is recommended for your age"])
    one.setNights(Array(repeating: 440, count: 20), today: today)
    #expect(try content(one).legend.map(\.text) == ["Your need: 7 h 20 min, from your nights and age"])
    one.person.birthDate = nil
    #expect(try content(one).legend.map(\.text) == ["Your need: 7 h 20 min, from your nights"])
  }

  @Test func `a good night mentions what its score does not include`() async throws {
    var store = person()
    func headline() async throws -> String {
      let model = try SleepViewModel(viewer(), period: .week, from: store)
      return model.content.score.headline
    }
    let plain = try await headline()
    #expect(plain.contains("lept"))
    store.person.goals.sleepHours = 8.5
    // From 90 points on, the headline is not corrected.
    #expect(try await headline() == plain)
    store.setLastNight(deepShare: 0.03)
    #expect(try await headline().hasSuffix("short"))
    store.set(.wristTemperature, Array(repeating: 35.2, count: 20) + [36.9], today: today)
    for back in 0..<30 {
      store.nightMeans[.respiratoryRate, default: [:]][today - back] = back == 0 ? 19 : 14
    }
    #expect(try await headline().hasSuffix("but 2 overnight readings are unusual"))
  }

  @Test func `a past day has no advice`() throws {
    let store = person()
    func actions(on day: CivilDay) throws -> [String?] {
      let viewer = viewer(on: day)
      let body = try BodyViewModel(viewer, period: .quarter, before: nil, from: store).content
      return [try SleepViewModel(viewer, period: .week, from: store).content.score, body.score].map(\.action)
    }
    #expect(try actions(on: today).allSatisfy { $0 != nil })
    #expect(try actions(on: today - 1) == [nil, nil])
  }

  @Test func `no night for a week says why and what to do`() async throws {
    var store = InMemoryStore()
    store.setNights([440], today: today - 30)
    let model = try SleepViewModel(viewer(), period: .week, from: store)
    #expect(model.content.hasNight == false && model.content.score.value == nil)
    // The newest night is named, with a link.
    #expect(model.content.empty?.text?.hasSuffix("Your latest night is October 22, 2026.") == true)
    #expect(model.content.empty?.link?.path == "/sleep?day=2026-10-22")
  }

  @Test func `one unusual reading causes no notice, and two cause one calm sentence`() async throws {
    var store = person()
    store.set(.wristTemperature, Array(repeating: 35.2, count: 20) + [36.9], today: today)
    #expect(try await content(store).vitalsNotice == nil)
    #expect(try await content(store).vitalsText == "One of 2 outside your usual range")
    store.sleep[store.sleep.count - 1].asleep = 60
    #expect(try await content(store).vitalsNotice?.contains("Several overnight readings") == true)
  }

  @Test func `the body's trend, goal and entries`() async throws {
    var store = person()
    store.person.height = 180
    store.bodyEntries = [
      BodyEntry("r", on: today, clock: 400, weight: 72.5, bodyFat: 0.2, memo: "after a run")
    ]
    let model = try BodyViewModel(viewer(), period: .quarter, before: nil, from: store)
    let content = model.content
    #expect(content.score.value != nil && content.goal == "maintain")
    let entries = content.months.flatMap(\.entries)
    #expect(entries.first?.kind == "own" && entries.first?.memo == "after a run")
    #expect(entries[0].dayText == entries[1].dayText)
    // An entry links to its form, an imported value to its readings.
    #expect(entries[0].path == "/body/r" && entries[1].path == "/metric/weight/samples?day=2026-11-21")
    #expect(content.weight?.trend.contains { $0 != nil } == true)
  }

  @Test func `the history of the body has whole months, each on one page only`() async throws {
    let store = person()
    func content(before day: CivilDay?) throws -> BodyContent {
      try BodyViewModel(viewer(), period: .quarter, before: day, from: store).content
    }
    let first = try content(before: nil)
    // Sixty-one days end on 21 November, so the fortieth entry is in October.
    #expect(first.months.map(\.name) == ["November 2026", "October 2026"])
    #expect(first.months.map(\.countText) == ["21 entries", "31 entries"])
    #expect(first.months.map(\.meanText) == ["72.0 kg on average", "72.0 kg on average"])
    #expect(first.older == "days=90&before=2026-09-30")
    let second = try content(before: CivilDay(year: 2026, month: 9, day: 30))
    #expect(second.months.map(\.countText) == ["9 entries"] && second.older == nil)
    // An address with a day in mid-month shows the whole month.
    #expect(try content(before: CivilDay(year: 2026, month: 10, day: 3)).months.first?.countText == "31 entries")
  }
}
