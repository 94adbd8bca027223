import DailveDomain
import DailveScores
import DailveTestSupport
import DailveViewModels
import Foundation
import Testing

@testable import DailveHTML

/// Snapshots of Sleep, Body and the pages about data.
@Suite struct DataPageSnapshotTests {
  let pages = PageMaterial()
  var today: CivilDay { pages.today }

  func sleep(_ language: Language, _ clock: ClockStyle) async throws -> String {
    var store = pages.person()
    let start = store.sleep[60].bedtime
    let stages: [(SleepStage, Int)] = [
      (.awake, 10), (.core, 50), (.deep, 60), (.core, 90), (.rem, 30), (.awake, 5), (.core, 100), (.rem, 60),
      (.core, 45),
    ]
    var at = start
    store.sleep[60].segments = stages.map { stage, minutes in
      defer { at = at + minutes * 60 }
      return .init(start: at, end: at + minutes * 60, stage: stage)
    }
    store.sleep[60].stages[.rem] = 90
    let model = try SleepViewModel(pages.viewer(language, clock), period: .week, from: store)
    return pages.lines(SleepPage.html(model.content, notice: nil, frame: pages.frame(language)))
  }

  @Test func `sleep, with a twenty-four-hour clock`() async throws {
    try expectSnapshot(try await sleep(.en, .twentyFourHours), named: "sleep-en.html")
  }

  @Test func `sleep, with a twelve-hour clock, in Korean`() async throws {
    try expectSnapshot(try await sleep(.ko, .twelveHours), named: "sleep-ko.html")
  }

  @Test func `the body`() async throws {
    var store = pages.person()
    var weights = [Double?](repeating: nil, count: 61)
    var fat = weights
    for day in stride(from: 0, to: 61, by: 5) {
      weights[day] = 72 + Double(day % 7) / 10
      if day.isMultiple(of: 10) { fat[day] = 0.18 }
    }
    store.set(.weight, weights, today: today)
    store.set(.bodyFat, fat, today: today)
    store.bodyEntries = [
      BodyEntry("r", on: today - 1, clock: 400, weight: 72.5, bodyFat: 0.2, memo: "after a run")
    ]
    let model = try BodyViewModel(pages.viewer(), period: .month, before: nil, from: store)
    try expectSnapshot(
      pages.lines(BodyPage.html(model.content, notice: nil, undo: nil, frame: pages.frame(.en))),
      named: "body-en.html")
  }

  @Test func `the form of a body entry begins with the weight`() throws {
    try expectSnapshot(
      pages.lines(
        BodyFormPage.html(
          BodyForm(id: "a-1", viewer: pages.viewer()), today: today.description, frame: pages.frame(.en))),
      named: "body-form-en.html")
  }

  @Test func `types of data with their switches`() throws {
    func instant(_ day: CivilDay) -> Instant { Instant(day.number * 86_400 + 30_000) }
    func type(_ name: String, _ samples: Int, last: CivilDay, isOff: Bool = false) -> ListedType {
      ListedType(
        type: name, samples: samples, first: instant(today - 400), last: instant(last), isOff: isOff, sources: [])
    }
    let words = pages.words
    let entries = words.types([
      type("HKQuantityTypeIdentifierStepCount", 59_798, last: today),
      type("HKQuantityTypeIdentifierBloodPressureSystolic", 1, last: today - 30, isOff: true),
    ])
    try expectSnapshot(
      pages.lines(SourcesPage.types(entries, empty: words.nothingImported, notice: nil, frame: pages.frame(.en))),
      named: "types-en.html")
  }

  func preview() -> ImportPanelState {
    var report = ImportReport()
    report.records.added = 3
    report.records.duplicate = 40
    report.changes.add(
      .init(added: 3, there: 40, changed: 1), type: "HKQuantityTypeIdentifierBodyMass", source: "Scale",
      month: "2026-11")
    report.changes.add(
      .init(there: 900), type: "HKQuantityTypeIdentifierStepCount", source: "Watch", month: "2026-10")
    var state = ImportPanelState()
    state.job = "a1"
    state.preview = PreviewContent(
      report, name: "export.zip", pages.words)
    return state
  }

  @Test func `a preview asks first, and shows only what changes`() throws {
    let html = ImportPanel.node(.en, progress: preview()).html
    try expectSnapshot(pages.lines(Array(html.utf8)), named: "import-preview-en.html")
    let decision = try #require(html.range(of: "/import/confirm")).lowerBound
    let table = try #require(html.range(of: "<table")).lowerBound
    #expect(decision < table)
    #expect(!html.contains("Steps") && !html.contains("2026-10") && !html.contains("Gone from Health</th>"))
    // The form is hidden until this is decided.
    #expect(html.contains("class=\"drop\" hidden"))
  }

  @Test func `progress replaces the form`() {
    var state = ImportPanelState()
    state.isRunning = true
    state.percent = 0
    state.title = "Importing export.zip"
    state.detail = "0 of 30 MB · 0 records"
    let html = ImportPanel.node(.en, progress: state).html
    #expect(html.contains("class=\"drop\" hidden") && !html.contains("data-progress hidden"))
    #expect(!ImportPanel.node(.en, progress: ImportPanelState()).html.contains("class=\"drop\" hidden"))
  }
}
