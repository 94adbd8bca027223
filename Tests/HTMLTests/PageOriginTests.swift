import Testing

@testable import DailveHTML

@Suite struct PageOriginTests {
  @Test func `the origin is in the query, before the fragment`() {
    #expect(PageOrigin.today.added(to: "/metric/hrv") == "/metric/hrv?from=today")
    #expect(PageOrigin.sleep.added(to: "/metric/hrv?days=90#chart") == "/metric/hrv?days=90&from=sleep#chart")
    #expect((nil as PageOrigin?).added(to: "/metric/hrv#chart") == "/metric/hrv#chart")
  }
}
