import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

@testable import DailveViewModels

@Suite struct ActionWordsTests: ViewerSuite {
  func workout(_ activity: String, _ back: Int, minutes: Double) -> Workout {
    let start = (today - back).number * 86_400 + 64_800
    return Workout(
      id: "\(activity)\(back)", activity: activity, start: Instant(start), end: Instant(start + Int(minutes) * 60),
      day: today - back, duration: minutes, distance: nil, energy: nil, averageHeartRate: nil, maximumHeartRate: nil,
      source: "Watch")
  }

  func injury(_ part: BodyPart, _ severity: InjurySeverity) -> Injury {
    Injury(id: "i", part: part, side: .left, severity: severity, start: today - 10, end: nil, memo: "")
  }

  /// Two months of ordinary days, with a run and a swim each week.
  func person() -> InMemoryStore {
    var store = InMemoryStore.person(today: today)
    store.set(.steps, InMemoryStore.wave.map { 8000 + $0 * 300 }, today: today)
    // A debt of sleep keeps readiness between 60 and 80.
    store.person.goals.sleepHours = 9
    store.training = (1...8).flatMap { week in
      [workout("Running", week * 7, minutes: 40), workout("Swimming", week * 7 - 2, minutes: 43)]
    }
    return store
  }

  func content(_ store: InMemoryStore, _ language: Language = .en) throws -> TodayContent {
    let model = try TodayViewModel(viewer(language), from: store)
    guard case .ready(let content) = model.state else { throw UnexpectedValue(found: "\(model.state)") }
    return content
  }

  @Test func `the title has a verb, a thing and an amount, in both languages`() throws {
    let action = try #require(try content(person()).action)
    // A run each Saturday: 40 minutes, at a moderate level.
    #expect(action.title == "Run, 40 min" && action.activity == "Running" && action.minutes == 40)
    #expect(action.thing == "train" && action.intensity == "moderate" && action.button?.kind == "log")
    #expect(action.button?.path == "/activity/new?again=Running")
    #expect(try content(person(), .ko).action?.title == "달리기 40분")
  }

  @Test func `an injury leads the action and its reason, and headline and action agree`() throws {
    var store = person()
    store.injuries = [injury(.knee, .minor)]
    let hurt = try content(store)
    #expect(hurt.action?.activity == "Swimming" && hurt.action?.title == "Swim, 45 min")
    #expect(hurt.action?.reason == "Left knee, day 11: no running.")
    #expect(hurt.hero.headline == "Strong day. Spare the knee.")
    let korean = try content(store, .ko)
    #expect(korean.action?.reason == "왼쪽 무릎, 11일째라 달리기는 쉬어요.")
    store.injuries = [injury(.knee, .severe)]
    #expect(try content(store).action?.title == "Rest your knee today")
  }

  @Test func `a run of yesterday gives other muscles their turn`() throws {
    var store = person()
    store.training.append(workout("Running", 1, minutes: 25))
    let action = try #require(try content(store).action)
    #expect(action.activity == "Swimming")
    #expect(action.reason == "After running in the last two days, other muscles get their turn.")
    #expect(action.why.contains("Left out to rest: running."))
  }

  @Test func `enough training ends the day's training`() throws {
    var store = person()
    store.training.append(workout("Running", 0, minutes: 45))
    let done = try content(store)
    #expect(done.action?.title == "Done for today" && done.action?.reason == "45 min done; 40 were enough.")
    #expect(done.hero.headline == "You did enough for today" && done.action?.button == nil)
  }

  @Test func `a metric outside the usual has a value, a distance and a place`() throws {
    var store = person()
    store.set(.rhr, Array(repeating: 55, count: 60) + [75], today: today)
    let outside = try #require(try content(store).outside)
    let item = try #require(outside.items.first)
    #expect(item.metric == "rhr" && item.isAbove && item.text.hasSuffix("above your range"))
    #expect(item.place > item.upper && item.upper > item.lower && (0...1).contains(item.place))
    #expect(outside.title == "Outside your usual" && outside.moreText?.hasSuffix("as usual") == true)
    #expect(!outside.others.contains("rhr") && outside.others.contains("hrv"))
    #expect(try content(store, .ko).outside?.title == "평소와 달라요")
  }

  @Test func `goals say their number, their origin and the rule that changed them`() throws {
    var store = person()
    let full = try #require(try content(store).goals)
    #expect(full.goals.first { $0.kind == "steps" }?.targetText == "of 8,000" && full.ruleText == nil)
    store.injuries = [injury(.knee, .severe)]
    let paused = try #require(try content(store).goals)
    #expect(paused.goals.first { $0.kind == "steps" }?.targetText == "paused")
    #expect(paused.ruleText == "Paused until your knee has healed: Exercise, Steps.")
  }

  /// A random person with random injuries, nights and training.
  func anyone(_ seed: UInt64) -> InMemoryStore {
    var random = SeededGenerator(seed: seed)
    func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }
    var store = InMemoryStore.person(today: today)
    var hrv: [Double?] = InMemoryStore.wave.map { 50 + $0 * 2 }
    hrv[hrv.count - 1] = chance(0.9) ? Double.random(in: 20...80, using: &random) : nil
    store.setHRV(hrv, today: today)
    store.set(
      .rhr, InMemoryStore.wave.dropLast().map { 55 + $0 / 3 } + [Double.random(in: 48...70, using: &random)],
      today: today)
    store.set(.steps, InMemoryStore.wave.map { 8000 + $0 * 300 }, today: today)
    if chance(0.2) { store.sleep.removeAll { $0.day == today } }
    let kinds = ["Running", "Swimming", "Cycling", "Yoga", "TraditionalStrengthTraining", "Walking", "Tennis"]
    for back in 0..<60 where chance(0.4) {
      let minutes = Double.random(in: 10...90, using: &random)
      store.training.append(workout(kinds.randomElement(using: &random) ?? "Running", back, minutes: minutes))
    }
    if chance(0.4), let part = BodyPart.allCases.randomElement(using: &random),
      let severity = InjurySeverity.allCases.randomElement(using: &random)
    {
      store.injuries = [injury(part, severity)]
    }
    return store
  }

  @Test(arguments: Language.allCases)
  func `for anyone, headline, title, numbers and injuries agree`(language: Language) throws {
    let strong = [TextKey.todayHeadlineExcellent, .todayHeadlineGood].map { language[$0] }
    for seed in 0..<150 {
      let store = anyone(UInt64(seed))
      let content = try content(store, language)
      let action = try #require(content.action)
      if let minutes = action.minutes { #expect(action.title.contains("\(minutes)"), "\(seed) \(action.title)") }
      #expect(!action.title.isEmpty && !action.reason.isEmpty && !action.reason.contains("{"), "\(seed)")
      if ["rest", "walk", "easy"].contains(action.intensity) {
        #expect(!strong.contains(content.hero.headline), "\(seed) \(content.hero.headline), \(action.title)")
      }
      if action.thing == "train" || action.thing == "walk", let activity = action.activity {
        let warnings = InjuryConflict.warnings(for: activity, injuries: store.injuries, on: today)
        #expect(warnings.isEmpty, "\(seed) \(activity)")
      }
      for text in [action.title, action.reason] + action.why {
        let text = (" " + text).lowercased()
        for word in CatalogueTests.forbidden[language] ?? [] { #expect(!text.contains(word), "\(seed) \(text)") }
      }
      let activity = try ShowActivity(store)(today, isOver: false)
      #expect(activity.action?.intensity.name == action.intensity, "\(seed)")
    }
  }
}
