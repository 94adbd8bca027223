import DailveDomain
import DailveScores
import DailveTestSupport
import DailveViewModels
import Testing

@testable import DailveHTML

/// Browse as markup.
@Suite struct BrowsePageSnapshotTests {
  private let pages = PageMaterial()

  private func snapshot(_ html: [UInt8], _ name: String) throws {
    try expectSnapshot(pages.lines(html), named: name)
  }

  private func store() -> InMemoryStore {
    var store = pages.injured()
    store.listed = [Metric.hrv, .rhr, .steps, .weight].map(\.traits.type).sorted().map { type in
      ListedType(
        type: type, samples: 3, first: Instant(midnightOf: pages.today - 9), last: Instant(midnightOf: pages.today),
        isOff: false, sources: [])
    }
    return store
  }

  private func page(_ query: String, _ language: Language) throws -> [UInt8] {
    let content = try BrowseViewModel(pages.viewer(language), query: query, from: store()).content
    return BrowsePage.html(content, frame: pages.frame(language, .browse))
  }

  @Test func `the page, results, and a category`() throws {
    try snapshot(page("", .en), "browse-en.html")
    try snapshot(page("심박", .ko), "browse-results-ko.html")
    try snapshot(page("knee", .en), "browse-note-en.html")
    let category = try BrowseCategoryViewModel(pages.viewer(), .heart, from: store()).content
    try snapshot(BrowseCategoryPage.html(category, frame: pages.frame(.en, .browse)), "browse-heart-en.html")
  }

  @Test func `searched texts and notes are escaped`() throws {
    let html = String(decoding: try page("<script>\"x\"</script>", .en), as: UTF8.self)
    #expect(!html.contains("<script>\"x\"") && html.contains("&lt;script&gt;&quot;x&quot;"))
  }
}
