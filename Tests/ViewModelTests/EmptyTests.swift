import DailveDomain
import DailveScores
import DailveTestSupport
import DailveViewModels
import Testing

/// Empty states: the missing data, the reason, and where to go next.
@Suite struct EmptyTests: ViewerSuite {
  func detail(_ metric: Metric, _ store: InMemoryStore, _ period: DetailPeriod, end: CivilDay? = nil) async throws
    -> MetricDetailContent
  {
    let model = try MetricDetailViewModel(
      metric, window: DetailWindow(period: period, end: end, today: today), viewer: viewer(), from: store)
    return model.content
  }

  @Test(arguments: Metric.allCases)
  func `a metric that was never recorded says where it comes from`(metric: Metric) async throws {
    let content = try await detail(metric, InMemoryStore(), .month)
    let empty = try #require(content.empty)
    #expect(empty.title == "No readings yet" && empty.text?.isEmpty == false)
    #expect(empty.link?.path == (metric.traits.family == .body ? "/body/new" : "/data"))
    // There are no periods, figures or other windows.
    #expect(content.periods.isEmpty && content.facts.isEmpty && content.extras.isEmpty)
    #expect(content.earlier == nil && content.later == nil && content.staleText == nil)
  }

  @Test func `an empty page leads to the devices if one sends the data`() throws {
    var fed = viewer()
    fed.isFedByDevices = true
    for metric in Metric.allCases {
      let window = DetailWindow(period: .month, end: nil, today: today)
      let content = try MetricDetailViewModel(metric, window: window, viewer: fed, from: InMemoryStore()).content
      let empty = try #require(content.empty)
      #expect(empty.text?.contains("your device") == true, "\(metric)")
      #expect(empty.link?.path == (metric.traits.family == .body ? "/body/new" : "/connect"))
    }
    let devices = EmptyContent.Link(text: "See your devices", path: "/connect")
    #expect(try SleepViewModel(fed, period: .week, from: InMemoryStore()).content.empty?.link == devices)
    let activity = try ActivityViewModel(fed, from: InMemoryStore()).content.empty
    #expect(activity?.link == devices && activity?.text?.contains("your device sends them") == true)
  }

  @Test func `a window without data leads to the newest day that has some`() async throws {
    var store = InMemoryStore()
    store.set(.rhr, Array(repeating: 55, count: 40), today: today - 1000)
    let content = try await detail(.rhr, store, .week, end: today)
    let empty = try #require(content.empty)
    #expect(empty.title == "No readings in this period" && empty.text == "The latest is from February 25, 2024.")
    #expect(empty.link?.path == "/metric/rhr?days=7&to=2024-02-25#chart")
    #expect(
      content.periods.count == 5 && content.facts.isEmpty && content.staleText == nil && content.says == empty.title)
    // Following the link shows them.
    let shown = try await detail(.rhr, store, .week, end: today - 1000)
    #expect(shown.empty == nil && !shown.facts.isEmpty)
  }

  @Test func `without a height the page of BMI asks for it, and leads to no day of weight`() async throws {
    var store = InMemoryStore()
    store.set(.weight, [72, 72.5], today: today - 10)
    let content = try await detail(.bmi, store, .week)
    let empty = try #require(content.empty)
    #expect(empty.title == "Your height is missing" && empty.link?.path == "/settings" && empty.also == nil)
    // A value recorded by a scale is shown nevertheless.
    store.set(.bmi, [23], today: today - 10)
    #expect(try await detail(.bmi, store, .week).empty == nil)
    store.set(.bmi, [], today: today)
    store.person.height = 180
    #expect(try await detail(.bmi, store, .week).empty == nil)
  }

  @Test func `a past day without data leads to the nearest earlier one, and asks for no newer data`() throws {
    let gap = [Double?](repeating: nil, count: 299)
    var store = InMemoryStore()
    store.set(.steps, [5000] + gap + [6000], today: today)
    store.setNights([440] + gap + [450], today: today)
    let viewer = viewer(on: today - 150)
    let until = "The last record up to that day is from January 25, 2026."
    let model = try TodayViewModel(viewer, from: store)
    guard case .ready(let shown) = model.state else { throw UnexpectedValue(found: "\(model.state)") }
    let overview = try #require(shown.overview)
    #expect(overview.title == "Nothing was recorded around that day" && overview.text.isEmpty)
    #expect(overview.newestText == until && overview.seePath == "/?day=2026-01-25" && overview.metrics.isEmpty)
    let wellness = try WellnessViewModel(viewer, from: store).content.old
    #expect(wellness?.title == overview.title && wellness?.text == until)
    let sleep = try SleepViewModel(viewer, period: .week, from: store).content.empty
    let vitals = try VitalsViewModel(viewer, from: store).content.empty
    #expect(sleep?.text == until && vitals?.text == until)
    for (empty, path) in [(wellness, "/wellness"), (sleep, "/sleep"), (vitals, "/vitals")] {
      #expect(empty?.link?.path == path + "?day=2026-01-25" && empty?.also == nil)
    }
    // Before the first day, today is the only destination.
    let before = self.viewer(on: today - 310)
    let earliest = try TodayViewModel(before, from: store)
    guard case .ready(let content) = earliest.state else { throw UnexpectedValue(found: "\(earliest.state)") }
    #expect(content.overview?.text == "Nothing was recorded up to that day." && content.overview?.seePath == "/")
    #expect(content.overview?.seeText == "Back to today")
    #expect(try WellnessViewModel(before, from: store).content.old?.link?.path == "/wellness")
    #expect(try SleepViewModel(before, period: .week, from: store).content.empty?.link?.path == "/sleep")
    #expect(try VitalsViewModel(before, from: store).content.empty?.link?.path == "/vitals")
    #expect(try ConditionViewModel(before, period: .month, from: store).content.link == nil)
  }

  @Test func `a single day has no average, range or total`() async throws {
    var store = InMemoryStore()
    store.set(.rhr, [55], today: today)
    store.set(.steps, [192], today: today)
    #expect(try await detail(.rhr, store, .week).facts.map(\.text) == ["1 of 7"])
    #expect(try await detail(.steps, store, .week).facts.map(\.text) == ["1 of 7"])
  }

  @Test func `wrist temperature without a baseline says what is still needed`() async throws {
    var store = InMemoryStore()
    store.set(.wristTemperature, [35.0, 35.1], today: today)
    let content = try await detail(.wristTemperature, store, .week)
    #expect(content.pieces.first?.number == "35.1" && content.extras.isEmpty)
    #expect(content.empty?.text?.hasPrefix("Learning your usual: 2 of ") == true && content.empty?.link == nil)
  }

  @Test func `condition without HRV links to the import, and with old HRV to its latest day`() async throws {
    func content(_ store: InMemoryStore) async throws -> ConditionViewModel.Content {
      let model = try ConditionViewModel(viewer(), period: .month, from: store)
      return model.content
    }
    var store = InMemoryStore()
    #expect(try await content(store).link?.path == "/data")
    store.setHRV(Array(repeating: 50, count: 20), today: today - 300)
    #expect(try await content(store).link?.path == "/condition?day=2026-01-25")
    // While HRV is being measured there is no link.
    store.setHRV([50, 51], today: today)
    #expect(try await content(store).link == nil)
  }

  @Test func `a period without scores links to one that has some, if there is one`() async throws {
    func history(_ store: InMemoryStore, _ period: DetailPeriod) async throws -> ScoreHistoryContent {
      let model = try WellnessDetailViewModel(viewer(), period: period, from: store)
      return model.content.history
    }
    var store = WellnessTests().person()
    #expect(try await history(store, .week).empty == nil)
    store = InMemoryStore()
    store.setHRV((0..<61).map { 50 + Double($0 % 7) }, today: today - 30)
    store.setNights(Array(repeating: 440, count: 61), today: today - 30)
    let week = try await history(store, .week)
    #expect(week.empty?.title == "No scores in this period yet")
    #expect(week.empty?.link == EmptyContent.Link(text: "Show 90 d", path: "/wellness/score?days=90#scores"))
    let never = try await history(InMemoryStore(), .month)
    #expect(never.empty != nil && never.empty?.link == nil)
  }

  @Test func `without any recorded night there is one sentence, and no figures`() async throws {
    func content(_ store: InMemoryStore) async throws -> SleepContent {
      let model = try SleepViewModel(viewer(), period: .week, from: store)
      return model.content
    }
    let never = try await content(InMemoryStore())
    #expect(never.empty?.title == "No night recorded" && never.empty?.link?.path == "/data")
    #expect(never.rhythm.isEmpty && never.emptyPeriod != nil && never.scores.empty != nil)
    #expect(never.previousDay == nil && never.nextDay == nil)
    // With one night, the unknown parts of the rhythm are named once, with their needs.
    var store = InMemoryStore()
    store.setNights([440], today: today)
    let one = try await content(store)
    #expect(one.empty == nil && one.emptyPeriod == nil && one.rhythm.isEmpty)
    #expect(one.unknownRhythm?.text == "Not known yet: Regularity, Variation, Social jetlag, Sleep debt")
    #expect(one.unknownRhythm?.needs.count == 4)
  }

  @Test func `nights that came without times are not waited for`() throws {
    var store = InMemoryStore()
    store.setNights(Array(repeating: 450, count: 10), today: today)
    for index in store.sleep.indices { (store.sleep[index].span, store.sleep[index].inBed) = (0, nil) }
    let content = try SleepViewModel(viewer(), period: .week, from: store).content
    #expect(content.unknownRhythm?.text == "Not known without times: Regularity, Variation, Social jetlag")
    #expect(content.unknownRhythm?.needs.allSatisfy { $0.hasSuffix("These nights came without times.") } == true)
    #expect(content.bedtimesFinding == "These nights came without times.")
    #expect(content.score.baselineText == "This night came without times, so the score leaves them out.")
    // The debt has fourteen nights, of which ten are known.
    #expect(content.rhythm.last?.text.hasPrefix("Estimated for 14 nights from the 10 known ones") == true)
    // One night with times starts the count of needed nights.
    store.sleep[9].span = 460
    let timed = try SleepViewModel(viewer(), period: .week, from: store).content
    #expect(timed.unknownRhythm?.text == "Not known yet: Regularity, Variation, Social jetlag")
    #expect(timed.score.baselineText?.contains("need five earlier nights") == true)
  }

  @Test func `a body without measurements asks for one; what was never measured has no chart`() async throws {
    func content(_ store: InMemoryStore) async throws -> BodyContent {
      let model = try BodyViewModel(viewer(), period: .quarter, before: nil, from: store)
      return model.content
    }
    var store = InMemoryStore()
    let never = try await content(store)
    #expect(never.empty?.link?.path == "/body/new" && never.weight == nil && never.bodyFat == nil)
    store.set(.weight, [71], today: today - 500)
    let weight = try await content(store)
    #expect(weight.empty == nil && weight.weight?.empty == nil && weight.bodyFat == nil)
  }

  @Test func `a night without readings has one link, and no list of missing ones`() async throws {
    func content(_ store: InMemoryStore) async throws -> VitalsViewModel.Content {
      let model = try VitalsViewModel(viewer(), from: store)
      return model.content
    }
    let never = try await content(InMemoryStore())
    #expect(
      never.empty?.title == "No overnight readings" && never.empty?.link?.path == "/data" && never.empty?.also == nil)
    #expect(never.readings.isEmpty && never.missingText == nil && never.signal == nil)
    var store = InMemoryStore()
    store.setNights([440], today: today - 40)
    #expect(try await content(store).empty?.link?.path == "/vitals?day=2026-10-12")
    // With some readings, those are shown and the others are named.
    store.setNights([440], today: today)
    let some = try await content(store)
    #expect(some.empty == nil && some.readings.map(\.name) == ["Sleep duration"])
    #expect(some.missingText?.contains("Wrist temperature") == true && some.readings[0].statusText == nil)
  }

  @Test func `pinned cards that were never recorded become one sentence, and stay pinned`() async throws {
    func content(_ store: InMemoryStore) async throws -> TodayContent {
      let model = try TodayViewModel(viewer(), from: store)
      guard case .ready(let content) = model.state else { throw UnexpectedValue(found: "\(model.state)") }
      return content
    }
    var store = InMemoryStore()
    store.set(.steps, Array(repeating: 5000, count: 30), today: today)
    let steps = try await content(store)
    #expect(
      steps.unrecorded?.metrics == ["hrv", "rhr", "sleep"] && steps.pinned.map(\.metric) == ["hrv", "rhr", "sleep"])
    #expect(steps.unrecorded?.text == "No data yet: HRV, Resting heart rate, Sleep")
    // A single missing metric says so on its own card.
    store.set(.rhr, [55], today: today)
    store.setNights([440], today: today)
    #expect(try await content(store).unrecorded == nil)
  }

  @Test func `a person without a watch does not see three missing scores`() async throws {
    var store = InMemoryStore()
    store.set(.steps, Array(repeating: 5000, count: 30), today: today)
    let content = try await WellnessTests().content(store)
    #expect(content.subscores.isEmpty && content.vitalsText == nil && content.steps.first?.isDone == true)
    // If one of them exists, the others say why they are missing; "never measured" differs from "not lately".
    store.setNights([440], today: today)
    let bands = try await WellnessTests().content(store).subscores.map(\.bandText)
    #expect(bands[1] == "No HRV data")
  }

  @Test func `without injuries there is one sentence, with a link to enter one`() async throws {
    let model = try InjuriesViewModel(viewer(), from: InMemoryStore())
    #expect(model.content.empty?.title == "No injuries" && model.content.empty?.link?.path == "/injuries/new")
  }

  @Test func `a first delivery that was not understood is told, with the way to it`() throws {
    var store = InMemoryStore()
    let head = DeliveryHead(received: Instant(midnightOf: today), token: "a1", sender: "HA", contentType: nil)
    var delivery = Delivery(
      id: "x", head: head, bytes: 10, batch: 7, records: 1, unknown: 1, problem: nil, isKept: true)
    store.delivered = [delivery]
    let told = try #require(try TodayViewModel(viewer(), from: store).misunderstood)
    #expect(told.text == "Something arrived from HA, but it was not understood." && told.path == "/data/batches/7")
    // Once there are numbers, the lists of deliveries report them.
    var full = InMemoryStore.person(today: today)
    full.delivered = [delivery]
    #expect(try TodayViewModel(viewer(), from: full).misunderstood == nil)
    delivery.unknown = 0
    store.delivered = [delivery]
    #expect(try TodayViewModel(viewer(), from: store).misunderstood == nil)
  }
}
