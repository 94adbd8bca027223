import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

@testable import DailveHTML
@testable import DailveViewModels

/// Imports, sources, time zones, settings, and the pages without data.
@Suite struct ManagingPageSnapshotTests {
  let pages = PageMaterial()

  private func instant(_ day: CivilDay) -> Instant { Instant(day.number * 86_400 + 30_000) }

  private var sources: [SourcePresenter.Row] {
    pages.words.sources([
      SourceEntry(
        id: 1, name: "Watch", kind: .watch, samples: 59_798, last: instant(pages.today), isOff: false, types: 16,
        workouts: 43),
      SourceEntry(
        id: 2, name: "Old phone", kind: .phone, samples: 1200, last: instant(pages.today - 90), isOff: true, types: 1),
    ])
  }

  private var types: [SourcePresenter.Row] {
    pages.words.types([
      TypeEntry(
        type: Metric.steps.traits.type, samples: 59_798, first: instant(pages.today - 400), last: instant(pages.today),
        isOff: false, sources: [])
    ])
  }

  private var batch: StoredBatch {
    var report = ImportReport()
    report.records.added = 3
    report.changes.add(
      .init(added: 3, there: 40), type: "HKQuantityTypeIdentifierBodyMass", source: "Scale", month: "2026-11")
    return StoredBatch(
      id: 1, name: "export.zip", started: instant(pages.today), finished: instant(pages.today), exported: nil,
      undone: nil, report: report)
  }

  private func snapshot(_ html: [UInt8], _ name: String) throws { try expectSnapshot(pages.lines(html), named: name) }

  @Test func `what came in`() throws {
    let content = DataViewModel.Content(
      sizeText: "33 MB on this computer",
      batches: [
        .init(
          id: 1, name: "export.zip", dayText: "November 21, 2026", resultText: "3 new readings", isUndone: false,
          canUndo: true)
      ])
    try snapshot(
      DataPage.html(content, state: ImportPanelState(), notice: nil, frame: pages.frame(.en, .data)), "data-en.html")
    try snapshot(
      BatchPage.html(BatchContent(batch, pages.words), notice: nil, frame: pages.frame(.en, .data)), "batch-en.html")
  }

  @Test func `sources, one of them, and their order for a type`() throws {
    let frame = pages.frame(.en, .data)
    try snapshot(
      SourcesPage.sources(sources, empty: pages.words.nothingImported, notice: nil, frame: frame), "sources-en.html")
    let source = try #require(sources.first)
    try snapshot(SourcePage.html(source, types: types, notice: nil, frame: frame), "source-en.html")
    let type = try #require(types.first)
    try snapshot(TypePage.html(type, sources: sources, notice: nil, frame: frame), "type-order-en.html")
  }

  @Test func `time zones, learnt and entered`() throws {
    let stays = pages.words.stays(
      [
        ZoneStay(id: nil, zone: "Asia/Seoul", start: instant(pages.today - 200), end: instant(pages.today - 190)),
        ZoneStay(id: 4, zone: "Asia/Tokyo", start: instant(pages.today - 20), end: instant(pages.today - 10)),
      ], rules: { _ in nil })
    let html = ZonesPage.html(
      stays, home: "Europe/Berlin", zone: "", error: false, notice: nil, frame: pages.frame(.en, .data))
    try snapshot(html, "zones-en.html")
    // The example stays in sight while somebody types, and belongs to its field.
    let text = pages.lines(html)
    #expect(!text.contains("placeholder") && text.contains("aria-describedby=\"h-zone\""))
    #expect(text.contains("id=\"h-zone\">For example, Asia/Tokyo</p>"))
  }

  @Test func `our totals beside those of Apple`() throws {
    let content = SourcePresenter.AuditContent(
      result: "730 of 731 days agree within 1%", measures: ["Exercise (min): 730 of 731 days agree within 1%"],
      worst: [
        .init(
          day: "April 20, 2026", measure: "Exercise (min)", ours: "31", apple: "35", reason: "The day wasn’t over",
          sources: "Watch 31")
      ], empty: nil)
    try snapshot(AuditPage.html(content, frame: pages.frame(.en, .data)), "audit-en.html")
  }

  @Test func `settings`() throws {
    var profile = Profile()
    profile.birthDate = CivilDay(year: 1988, month: 5, day: 17)
    profile.homeZone = "Europe/Berlin"
    let display = SettingsPage.Display(language: "", theme: "dark", units: "metric", clock: "24")
    let html = SettingsPage.html(
      SettingsForm(profile), display: display, notice: nil, frame: pages.frame(.en, .settings))
    try snapshot(html, "settings-en.html")
    let text = pages.lines(html)
    #expect(!text.contains("placeholder") && text.contains("For example, Asia/Seoul"))
  }

  @Test func `pages without data`() throws {
    try snapshot(MorePage.html(frame: pages.frame(.en, .more)), "more-en.html")
    try snapshot(GalleryPage.html(GalleryContent(pages.viewer()), frame: pages.frame(.en, nil)), "gallery-en.html")
    try snapshot(
      ErrorPage.html("There’s nothing at this address.", isMissing: true, frame: pages.frame(.en, nil)), "error-en.html"
    )
  }
}
