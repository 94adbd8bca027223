import DailveViewModels
import Testing

@testable import DailveHTML

@Suite struct PageOriginTests {
  @Test func `the origin is in the query, before the fragment`() {
    #expect(PageOrigin.today.added(to: "/metric/hrv") == "/metric/hrv?from=today")
    #expect(PageOrigin.sleep.added(to: "/metric/hrv?days=90#chart") == "/metric/hrv?days=90&from=sleep#chart")
    #expect((nil as PageOrigin?).added(to: "/metric/hrv#chart") == "/metric/hrv#chart")
  }

  @Test(arguments: [PageOrigin.today, .wellness, .condition, .vitals, .sleep, .types, .browse, .source(3)])
  func `an origin is read as it is written, and leads to its own page`(origin: PageOrigin) {
    #expect(PageOrigin(name: origin.name) == origin)
    #expect(Address(path: origin.address.path) == origin.address)
  }

  @Test(arguments: ["", "nowhere", "source-", "source--1", "source-x", "source-99999999999999999999", "Today"])
  func `an unknown origin leads nowhere`(name: String) { #expect(PageOrigin(name: name) == nil) }
}
