import DailveDomain
import DailveScores
import DailveTestSupport
import DailveViewModels
import Testing

@testable import DailveHTML

@Suite struct BatchPageTests {
  @Test func `the problems of an import are there to be seen, not for screen readers alone`() throws {
    var report = ImportReport()
    report.homeZone = HomeZoneChoice(zone: "Europe/Madrid", basis: .records)
    report.problems = [ImportProblem(kind: .unreadableDate, byte: 12, text: "HKQuantityTypeIdentifierStepCount")]
    let batch = StoredBatch(
      id: 1, name: "export.zip", started: Instant(0), finished: nil, exported: nil, undone: nil, report: report
    )
    let pages = PageMaterial()
    let html = pages.lines(
      BatchPage.html(BatchContent(batch, pages.words), notice: nil, frame: pages.frame(.en, .data)))
    #expect(!html.contains("Already here") && !html.contains("removed from Health"))
    // Today has a one-line summary; the home zone that the import took is named here.
    #expect(html.contains("Home time zone: Europe/Madrid."))
    #expect(html.contains(" · Health export<"))
    #expect(html.contains("<li>Unreadable date, kept as written: Steps (at position 12)</li>"))
  }

  @Test func `an import that was undone leads to the backups only where one has it`() {
    let batch = StoredBatch(
      id: 1, name: "export.zip", started: Instant(0), finished: Instant(1), exported: nil, undone: Instant(2),
      report: nil)
    let pages = PageMaterial()
    func page(_ backup: BackupName?) -> String {
      pages.lines(
        BatchPage.html(BatchContent(batch, backup: backup, pages.words), notice: nil, frame: pages.frame(.en, .data)))
    }
    let name = BackupName(taken: Instant(midnightOf: pages.today) + 3600, kind: .hourly, isEncrypted: false)
    #expect(page(name).contains("The backup of 1:00 still has it.") && page(name).contains("/settings/backups"))
    #expect(!page(nil).contains("still has it") && !page(nil).contains("/settings/backups"))
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
    let content = BatchContent(batch, PageMaterial().words)
    // Without removed or changed readings, their treatment is not mentioned.
    #expect(content.changesText == nil)
    #expect(content.byType.map(\.name) == ["Steps", "Weight"])
    #expect(content.byMonth.map(\.name) == ["November 2026", "October 2026"])
  }

  @Test func `elements that a delivery merely kept are not listed as readings`() {
    var report = ImportReport()
    for name in ["HAE:HKQuantityTypeIdentifierStepCount", "HAE:foo"] {
      report.kept[name] = 1
      report.changes.add(.init(added: 1), element: name)
    }
    report.problems = [ImportProblem(kind: .malformedText, byte: 25, text: "")]
    report.complete = false
    let batch = StoredBatch(
      id: 1, kind: .push, name: "iPhone", started: Instant(0), finished: nil, exported: nil, undone: nil,
      report: report)
    let content = BatchContent(batch, PageMaterial().words)
    #expect(content.byType.map(\.name) == ["Foo (kept as it was sent)", "Steps (kept as it was sent)"])
    #expect(
      content.resultText
        == "0 new readings. From some point on it could not be read. Everything before that was imported.")
  }
}
