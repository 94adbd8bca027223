import DailveDomain
import DailveScores
import DailveTestSupport
import DailveViewModels
import Testing

@testable import DailveHTML

@Suite struct PageSnapshotTests {
  let pages = PageMaterial()
  var today: CivilDay { pages.today }

  func page(_ store: InMemoryStore, _ language: Language) async throws -> String {
    let model = try TodayViewModel(pages.viewer(language), from: store)
    guard case .ready(let content) = model.state else { throw UnexpectedValue(found: "\(model.state)") }
    return pages.lines(
      TodayPage.html(
        content, pinned: content.pinned.map(\.metric), saved: false,
        frame: pages.frame(language)))
  }

  @Test func `today with data, in English`() async throws {
    try expectSnapshot(try await page(pages.person(), .en), named: "today-en.html")
  }

  @Test func `today while the baseline is in progress, in Korean`() async throws {
    var store = InMemoryStore()
    store.setHRV([48, 50, nil, 47, 51], today: today)
    try expectSnapshot(try await page(store, .ko), named: "today-learning-ko.html")
  }

  /// The same person this morning, whose phone last sent something some hours before midnight.
  private func waiting(_ hours: [Int]) -> InMemoryStore {
    var store = pages.person()
    store.hrv.removeAll { $0.day == today }
    store.sleep.removeAll { $0.day == today }
    let phone = DeviceToken(id: "a", name: "Ada’s <iPhone>", scopes: [.ingest], created: Instant(0))
    let midnight = Instant(midnightOf: today)
    store.contacts = [DeviceContact(phone, arrivals: hours.map { .init(received: midnight - $0 * 3600, records: 9) })]
    return store
  }

  @Test func `today before the night has come, in English`() async throws {
    try expectSnapshot(try await page(waiting([2, 10, 20]), .en), named: "today-morning-en.html")
  }

  @Test func `today while the phone is silent, in Korean`() async throws {
    try expectSnapshot(try await page(waiting([50, 60, 70]), .ko), named: "today-silent-ko.html")
  }

  @Test func `today when sources fail`() async throws {
    var store = pages.person()
    store.failing = [.steps, .sleep]
    let html = try await page(store, .en)
    #expect(html.contains("role=\"alert\""))
    #expect(html.contains("Some data could not be loaded (2 of "))
  }

  @Test func `the first run`() throws {
    try expectSnapshot(
      pages.lines(FirstRunPage.html(ImportPanelState(), frame: pages.frame(.en))), named: "first-run-en.html")
  }

  @Test func `the first run leads to what was not understood, and to devices`() {
    let told = TodayViewModel.Misunderstood(text: "Odd.", path: "/data/batches/7")
    let html = pages.lines(FirstRunPage.html(ImportPanelState(), misunderstood: told, frame: pages.frame(.en)))
    #expect(html.contains("Odd.") && html.contains("href=\"/data/batches/7\"") && html.contains("href=\"/connect\""))
  }

  @Test func `names from data cannot become markup`() async throws {
    let node = tag("p", ["title": "\"><script>"], .text("<b>&\"'"))
    #expect(node.html == "<p title=\"&quot;&gt;&lt;script&gt;\">&lt;b&gt;&amp;&quot;'</p>")
  }
}
