import DailveDomain
import DailveScores
import DailveTestSupport
import DailveViewModels
import Testing

@testable import DailveHTML

@Suite struct BatchPageTests {
  @Test func `the problems of an import are there to be seen, not for screen readers alone`() throws {
    let day = CivilDay(year: 2026, month: 11, day: 21)
    var report = ImportReport()
    report.problems = [ImportProblem(kind: .unreadableDate, byte: 12, text: "HKQuantityTypeIdentifierStepCount")]
    let batch = StoredBatch(
      id: 1, name: "export.zip", started: Instant(0), finished: nil, exported: nil, undone: nil, report: report
    )
    let viewer = ViewerContext(language: .en, units: .metric, day: day, clock: 432)
    let frame = PageFrame(
      language: .en, theme: nil, day: day.description, styleURL: "/style.css", scriptURL: "/app.js",
      iconURL: "/icon.svg", current: "/data")
    let html = String(
      decoding: BatchPage.html(
        BatchContent(batch, SourceWriter(viewer, timeline: ZoneTimeline(home: .utc))), notice: nil, frame: frame),
      as: UTF8.self)
    #expect(html.contains("<li>Unreadable date, kept as written: Steps (at byte 12)</li>"))
  }
}
