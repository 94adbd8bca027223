import DailveDomain
import DailveScores
import DailveTestSupport
import DailveViewModels
import Testing

@testable import DailveHTML

@Suite struct PageSnapshotTests {
  let today = CivilDay(year: 2026, month: 11, day: 21)

  func frame(_ language: Language) -> PageFrame {
    PageFrame(
      language: language, theme: nil, day: today.description, styleURL: "/style.css", scriptURL: "/app.js",
      iconURL: "/icon.svg", current: .today)
  }

  /// One element per line, so that differences are readable.
  func lines(_ html: [UInt8]) -> String {
    String(decoding: html, as: UTF8.self).split(separator: "><", omittingEmptySubsequences: false)
      .joined(separator: ">\n<") + "\n"
  }

  func page(_ store: InMemoryStore, _ language: Language) async throws -> String {
    let model = try TodayViewModel(
      ViewerContext(language: language, units: .metric, day: today, clock: 432), from: store)
    guard case .ready(let content) = model.state else { throw UnexpectedValue(found: "\(model.state)") }
    return lines(
      TodayPage.html(
        content, pinned: content.pinned.map(\.metric), saved: false,
        frame: frame(language)))
  }

  func person() -> InMemoryStore {
    var store = InMemoryStore()
    let wave = (0..<61).map { Double($0 % 7) - 3 }
    store.setHRV(wave.map { 50 + $0 * 2 }, today: today)
    store.setNights(wave.map { 440 + $0 * 6 }, today: today)
    store.set(.rhr, wave.map { 55 + $0 / 3 }, today: today)
    store.set(.steps, wave.map { 8000 + $0 * 300 }, today: today)
    store.set(.weight, [72, nil, 72.4], today: today - 4)
    return store
  }

  @Test func `today with data, in English`() async throws {
    try expectSnapshot(try await page(person(), .en), named: "today-en.html")
  }

  @Test func `today while the baseline is in progress, in Korean`() async throws {
    var store = InMemoryStore()
    store.setHRV([48, 50, nil, 47, 51], today: today)
    try expectSnapshot(try await page(store, .ko), named: "today-learning-ko.html")
  }

  @Test func `today when sources fail`() async throws {
    var store = person()
    store.failing = [.steps, .sleep]
    let html = try await page(store, .en)
    #expect(html.contains("role=\"alert\""))
    #expect(html.contains("Some data could not be loaded (2 of "))
  }

  @Test func `the first run`() throws {
    try expectSnapshot(lines(FirstRunPage.html(ImportPanelState(), frame: frame(.en))), named: "first-run-en.html")
  }

  @Test func `names from data cannot become markup`() async throws {
    let node = tag("p", ["title": "\"><script>"], .text("<b>&\"'"))
    #expect(node.html == "<p title=\"&quot;&gt;&lt;script&gt;\">&lt;b&gt;&amp;&quot;'</p>")
  }
}
