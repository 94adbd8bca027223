import DailveDomain
import DailveScores
import DailveTestSupport
import DailveViewModels
import Testing

@testable import DailveHTML

@Suite struct BatchPageTests {
  @Test func `the problems of an import are visible, not only read by screen readers`() throws {
    let day = CivilDay(year: 2026, month: 11, day: 21)
    var report = ImportReport()
    report.homeZone = HomeZoneChoice(zone: "Europe/Madrid", basis: .records)
    report.problems = [ImportProblem(kind: .unreadableDate, byte: 12, text: "HKQuantityTypeIdentifierStepCount")]
    let batch = StoredBatch(
      id: 1, name: "export.zip", started: Instant(0), finished: nil, exported: nil, undone: nil, report: report
    )
    let viewer = ViewerContext(language: .en, units: .metric, day: day, clock: 432)
    let frame = PageFrame(
      language: .en, theme: nil, day: day.description, styleURL: "/style.css", scriptURL: "/app.js",
      iconURL: "/icon.svg", current: .data)
    let html = String(
      decoding: BatchPage.html(
        BatchContent(batch, SourcePresenter(viewer, timeline: ZoneTimeline(home: .utc))), notice: nil, frame: frame),
      as: UTF8.self)
    #expect(!html.contains("Already here") && !html.contains("removed from Health"))
    // Today has a one-line summary; the home zone that the import took is named here.
    #expect(html.contains("Home time zone: Europe/Madrid."))
    #expect(html.contains(" · Health export<"))
    #expect(html.contains("<li>Unreadable date, kept as written: Steps (at position 12)</li>"))
  }

  @Test func `types are ordered by name, and months are named`() {
    var report = ImportReport()
    for (type, month) in [
      ("HKQuantityTypeIdentifierStepCount", "2026-10"), ("HKQuantityTypeIdentifierBodyMass", "2026-11"),
    ] {
      report.changes.add(.init(added: 3), type: type, source: "Watch", month: month)
    }
    let batch = StoredBatch(
      id: 1, name: "export.zip", started: Instant(0), finished: nil, exported: nil, undone: nil, report: report)
    let viewer = ViewerContext(language: .en, units: .metric, day: CivilDay(year: 2026, month: 11, day: 21), clock: 0)
    let content = BatchContent(batch, SourcePresenter(viewer, timeline: ZoneTimeline(home: .utc)))
    // Nothing was removed or changed, so nothing is explained.
    #expect(content.changesText == nil)
    #expect(content.byType.map(\.name) == ["Steps", "Weight"])
    #expect(content.byMonth.map(\.name) == ["November 2026", "October 2026"])
  }
}
