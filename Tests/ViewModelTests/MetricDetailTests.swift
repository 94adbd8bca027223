import DailveDomain
import DailveTestSupport
import DailveViewModels
import Testing

@Suite struct MetricDetailTests {
  let today = CivilDay(year: 2026, month: 11, day: 21)

  func content(_ metric: Metric, _ values: [Double?], _ period: DetailPeriod, end: CivilDay? = nil) async throws
    -> MetricDetailContent
  {
    var store = InMemoryStore()
    store.set(metric, values, today: today)
    let model = MetricDetailViewModel(store: store)
    await model.load(
      metric, window: DetailWindow(period: period, end: end, today: today),
      viewer: ViewerContext(language: .en, units: .metric, day: today, clock: 0))
    return try #require(model.content)
  }

  @Test func `a period has one point a day, gaps included`() async throws {
    let content = try await content(.rhr, [54, nil, 56, 55, nil, 57, 55], .week)
    #expect(content.points.map(\.value) == [54, nil, 56, 55, nil, 57, 55])
    #expect(content.points.last?.label == "Nov 21")
    #expect(content.facts.map(\.text) == ["55 bpm", "54 – 57 bpm", "–", "5 of 7"])
  }

  @Test func `a year is shown by weeks and compares with the year before`() async throws {
    let content = try await content(.steps, (0..<730).map { $0 < 365 ? 5000 : 6000 }, .year)
    #expect(content.bucketText != nil && content.points.count == 53 && content.before.count == 53)
    #expect(content.facts.contains { $0.text == "▲ 1,000" })
  }

  @Test func `a chart opens where the data are, with their year`() async throws {
    var store = InMemoryStore()
    store.set(.rhr, (0..<40).map { Double(50 + $0 % 5) }, today: today - 1000)
    let model = MetricDetailViewModel(store: store)
    let viewer = ViewerContext(language: .en, units: .metric, day: today, clock: 0)
    await model.load(.rhr, window: DetailWindow(period: .week, end: nil, today: today), viewer: viewer)
    let content = try #require(model.content)
    #expect(content.points.last?.day == "2024-02-25" && content.points.last?.label == "Feb 25, 2024")
    #expect(content.points.allSatisfy { $0.value != nil } && content.points.count == 7)
    #expect(content.ageText == "Feb 25, 2024" && content.later != nil)
    // Somebody who asks for an empty week gets it.
    await model.load(.rhr, window: DetailWindow(period: .week, end: today, today: today), viewer: viewer)
    #expect(model.content?.points.last?.day == today.description)
  }

  @Test func `nothing in the period says so`() async throws {
    let content = try await content(.rhr, [], .month)
    #expect(content.finding == "No readings in this period.")
    #expect(content.points.allSatisfy { $0.value == nil })
  }

  @Test func `earlier and later lead through time and stop at today`() async throws {
    let values = (0..<120).map { Double(50 + $0 % 5) }
    let now = try await content(.rhr, values, .month)
    #expect(now.later == nil && now.earlier == "days=30&to=2026-10-22")
    let past = try await content(.rhr, values, .month, end: today - 30)
    #expect(past.later == "days=30" && past.earlier == "days=30&to=2026-09-22")
    #expect(past.points.last?.day == "2026-10-22" && past.points.count == 30)
    #expect(past.query == "days=30&to=2026-10-22")
    #expect(past.periods.map(\.query).contains("days=90&to=2026-10-22"))
    let all = try await content(.rhr, values, .all)
    #expect(all.earlier == nil && all.later == nil && all.points.count == 120)
  }

  @Test func `ten years are shown by months`() async throws {
    let content = try await content(.rhr, (0..<3650).map { Double(50 + $0 % 5) }, .all)
    #expect((119...122).contains(content.points.count))
    #expect(content.points.last?.label == "Nov 2026")
  }

  @Test func `wrist temperature is shown against what was usual on each night`() async throws {
    let content = try await content(.wristTemperature, Array(repeating: 35.0, count: 20) + [35.6], .week)
    #expect(content.pieces.first?.number == "+0.6")
    #expect(content.points.last?.value.map { ($0 * 10).rounded() / 10 } == 0.6)
    #expect(content.points.last?.text == "+0.6°C" && content.points.first?.text == "±0")
    #expect(content.extras.first?.text.contains("35.60 °C on the latest night, 35.00 °C on average") == true)
    let few = try await self.content(.wristTemperature, [35.0, 35.1], .week)
    #expect(few.pieces.first?.number == "35.1" && few.points.allSatisfy { $0.value == nil })
  }

  @Test func `the file has the values of the chart`() async throws {
    let content = try await content(.rhr, [54, nil, 56], .week)
    #expect(
      content.csv.split(separator: "\r\n").suffix(3) == [
        "2026-11-19,54.0,bpm", "2026-11-20,,bpm", "2026-11-21,56.0,bpm",
      ])
  }

  @Test func `a value from long ago says how old it is`() async throws {
    var store = InMemoryStore()
    store.set(.rhr, [55], today: today - 400)
    let model = MetricDetailViewModel(store: store)
    await model.load(
      .rhr, window: DetailWindow(period: .all, end: nil, today: today),
      viewer: ViewerContext(language: .en, units: .metric, day: today, clock: 0))
    #expect(model.content?.staleText?.contains("October 17, 2025") == true)
  }

  @Test func `nights are hours in chart and file`() async throws {
    var store = InMemoryStore()
    store.setNights([450], today: today)
    let model = MetricDetailViewModel(store: store)
    await model.load(
      .sleep, window: DetailWindow(period: .week, end: nil, today: today),
      viewer: ViewerContext(language: .en, units: .metric, day: today, clock: 0))
    #expect(model.content?.csv.hasSuffix("2026-11-21,7.5,h\r\n") == true)
    #expect(model.content?.points.last?.text == "7 h 30 min")
  }
}
