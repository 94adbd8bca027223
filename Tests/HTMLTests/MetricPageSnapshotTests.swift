import DailveDomain
import DailveScores
import DailveTestSupport
import DailveViewModels
import Testing

@testable import DailveHTML

/// Charts of metrics and of other types, and their single readings.
@Suite struct MetricPageSnapshotTests {
  let pages = PageMaterial()

  private func window(_ period: DetailPeriod, until end: CivilDay? = nil) -> DetailWindow {
    DetailWindow(period: period, end: end, today: pages.today)
  }

  private func html(_ content: MetricDetailContent, from origin: PageOrigin? = nil) -> String {
    var frame = pages.frame(.en, .wellness)
    frame.origin = origin
    return pages.lines(
      MetricDetailPage.html(content, back: (path: "/wellness", title: .navWellness), frame: frame))
  }

  @Test func `a metric over a week`() throws {
    let model = try MetricDetailViewModel(.rhr, window: window(.week), viewer: pages.viewer(), from: pages.person())
    try expectSnapshot(html(model.content), named: "metric-en.html")
  }

  @Test func `a past week opened from a card of Today links back to Today`() throws {
    let model = try MetricDetailViewModel(
      .rhr, window: window(.week, until: pages.today - 14), viewer: pages.viewer(), from: pages.person())
    let page = html(model.content, from: .today)
    #expect(page.contains("<a class=\"back\" href=\"/\">") && page.contains("on average"))
    let links = page.split(separator: "href=\"/metric/rhr?").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(!links.isEmpty && links.allSatisfy { $0.contains("from=today") })
  }

  @Test func `a blood pressure over a week`() throws {
    var store = InMemoryStore()
    for (type, value) in [("Systolic", 120.0), ("Diastolic", 80)] {
      store.types["HKQuantityTypeIdentifierBloodPressure\(type)"] = (0..<30).map { index in
        let reading = value + Double(index % 3)
        return DailyStatistics(
          day: pages.today - (29 - index), count: 1, sum: reading, minimum: reading, maximum: reading,
          average: reading, latest: reading, latestAt: 0)
      }
    }
    let model = try MetricDetailViewModel(
      type: "HKQuantityTypeIdentifierBloodPressureSystolic", window: window(.week), viewer: pages.viewer(), from: store)
    try expectSnapshot(html(model.content), named: "type-en.html")
  }

  private func readings(_ readings: [(clock: Int, value: Double, state: StoredSample.State)]) throws -> String {
    var store = InMemoryStore()
    store.readings = readings.enumerated().map { index, reading in
      let start = Instant(pages.today.number * 86_400 + reading.clock * 60)
      return StoredSample(
        id: UInt64(index + 1), type: Metric.hrv.traits.type,
        sample: Sample(
          start: start, end: start + 60, value: reading.value, text: nil, unit: "ms", source: "Watch", device: nil,
          metadata: []), state: reading.state)
    }
    let model = try SampleListViewModel(
      .metric(.hrv), format: pages.viewer().format(.hrv), cursor: nil,
      viewer: pages.viewer(), from: store)
    return pages.lines(SampleListPage.html(model.content, notice: nil, frame: pages.frame(.en, .wellness)))
  }

  @Test func `single readings, with some that do not count`() throws {
    try expectSnapshot(
      try readings([
        (180, 52, .counts), (300, 48, .counts), (420, 148, .excluded), (425, 48, .repeated), (430, 47, .outranked),
      ]), named: "samples-en.html")
  }

  @Test func `without readings there is no list`() throws {
    let html = try readings([])
    #expect(html.contains("class=\"empty\"") && !html.contains("<ul class=\"entries"))
  }

  @Test func `a correction that could not be applied`() throws {
    let viewer = pages.viewer(.en)
    var form = CorrectionForm(
      type: Metric.weight.traits.type, start: Instant(midnightOf: pages.today) + 27_000, source: "Scale & Co",
      typed: "80<x", viewer: viewer, isKnown: true)
    form.fields.errors[CorrectionForm.value] = viewer.language[.samplesError]
    let origin = [(name: "path", value: "/metric/weight"), (name: "days", value: "day=2026-11-21")]
    let list = Address.metricSamples(.weight).path("day=2026-11-21")
    let html = CorrectionPage.html(form, list: list, origin: origin, frame: pages.frame(.en, .wellness))
    try expectSnapshot(pages.lines(html), named: "correction-en.html")
    // Without the store, the unit of the typed value is unknown.
    let stranger = CorrectionForm(
      type: Metric.weight.traits.type, start: Instant(midnightOf: pages.today), source: "Scale", typed: "80",
      viewer: viewer, isKnown: false)
    #expect(stranger.label == "Correct value in Weight" && stranger.fields[CorrectionForm.value] == "80")
  }
}
