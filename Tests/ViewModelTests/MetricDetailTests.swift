import DailveDomain
import DailveTestSupport
import DailveViewModels
import Testing

@Suite struct MetricDetailTests {
  let today = CivilDay(year: 2026, month: 11, day: 21)

  func content(_ metric: Metric, _ values: [Double?], _ period: DetailPeriod) async throws
    -> MetricDetailViewModel.Content
  {
    var store = InMemoryStore()
    store.set(metric, values, today: today)
    let model = MetricDetailViewModel(load: LoadMetricSeries(store: store))
    await model.load(
      metric, period: period, viewer: ViewerContext(language: .en, units: .metric, day: today, clock: 0))
    return try #require(model.content)
  }

  @Test func `a period has one point a day, gaps included`() async throws {
    let content = try await content(.rhr, [54, nil, 56, 55, nil, 57, 55], .week)
    #expect(content.points.map(\.value) == [54, nil, 56, 55, nil, 57, 55])
    #expect(content.points.last?.label == "Nov 21")
    #expect(content.daysText == "5 of 7")
    #expect(content.averageText == "55 bpm")
    #expect(content.rangeText == "54–57 bpm")
  }

  @Test func `a year is shown by weeks and compares with the year before`() async throws {
    let content = try await content(.steps, (0..<730).map { $0 < 365 ? 5000 : 6000 }, .year)
    #expect(content.isWeekly && content.points.count == 53)
    #expect(content.previousText == "▲ 1,000")
  }

  @Test func `nothing in the period says so`() async throws {
    let content = try await content(.rhr, [], .month)
    #expect(content.finding == "No readings in this period.")
    #expect(content.points.allSatisfy { $0.value == nil })
  }
}
