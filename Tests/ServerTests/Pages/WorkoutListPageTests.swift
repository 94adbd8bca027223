import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

/// The filters of the list of workouts, as people and others may write them. It is 12 January 2001.
@Suite struct WorkoutListPageTests {
  private func store() async throws -> HealthStore {
    let (_, store) = try ServerTests().application()
    for (id, activity, day, memo) in [
      ("a", "Running", 3, "Along the river"), ("b", "Cycling", 10, "a&b=c 100% <i>"), ("c", "Yoga", 11, ""),
    ] {
      let date = CivilDay(year: 2001, month: 1, day: day)
      try await store.save(
        WorkoutEntry(
          id: id, activity: activity, start: Instant(date.number * 86_400 + 36_000), day: date, duration: 45, memo: memo
        ),
        now: Instant(0))
    }
    return store
  }

  @Test(arguments: [
    ("", "abc"), ("type=Running", "a"), ("period=2001-01-10", "b"), ("period=2001-01", "abc"), ("period=2000", ""),
    ("q=RIVER", "a"), ("q=%EB%8B%AC%EB%A6%AC%EA%B8%B0", "a"), ("q=a%26b%3Dc+100%25", "b"), ("type=Yoga&q=river", ""),
    ("source=Dailve&period=30", "abc"), ("day=2001-01-10", "ab"), ("day=2001-01-05&type=Cycling", ""),
  ])
  func `a filter lists what fits`(query: String, ids: String) async throws {
    let app = try ServerTests().application(of: await store())
    try await app.test(.router) { client in
      let html = try await body("/activity/workouts?\(query)", client)
      for id in ["a", "b", "c"] {
        #expect(html.contains("/activity/entry-\(id)?") == ids.contains(id), "\(query) \(id)")
      }
    }
  }

  @Test(arguments: [
    "period=99999999999", "period=-1", "period=2001-13-40", "period=%00", "after=%7E%7E",
    "after=2001-01-10~9999999999999999999999~b",
    "after=2001-01-10~x~b", "after=%FF%FE", "type=%3Cscript%3Ealert(1)%3C/script%3E", "q=%3Cimg%20src=x%20onerror=y%3E",
    "q=%25%25",
    "source='%20OR%201=1--", "type=&source=&period=&q=&after=", "type=Running&type=Cycling", "q=(((((((%5B%5B*",
    "day=9999-99-99&q=%22%3E",
  ])
  func `no address breaks the list or gets into it as markup`(query: String) async throws {
    let app = try ServerTests().application(of: await store())
    try await app.test(.router) { client in
      let html = try await body("/activity/workouts?\(query)", client)
      #expect(!html.contains("<script>alert") && !html.contains("<img src=x") && html.hasSuffix("</html>"))
    }
  }

  @Test func `a search of a megabyte is truncated`() async throws {
    let app = try ServerTests().application(of: await store())
    try await app.test(.router) { client in
      let html = try await body("/activity/workouts?q=" + String(repeating: "a", count: 6000), client)
      #expect(!html.contains(String(repeating: "a", count: 101)))
    }
  }

  @Test func `the tab, the list and the records answer for an empty store and for any day`() async throws {
    let app = try ServerTests().application(of: try Importing.store())
    try await app.test(.router) { client in
      for path in ["/activity", "/activity/workouts", "/activity/records"] {
        for query in ["", "?day=1900-01-01", "?day=2001-01-01", "?day=2199-12-31"] {
          let html = try await body(path + query, client)
          #expect(html.contains("No "), "\(path)\(query)")
        }
      }
    }
  }

  @Test func `stretches follow each other by links alone`() async throws {
    let (_, store) = try ServerTests().application()
    for number in 0..<120 {
      let date = CivilDay(year: 2001, month: 1, day: 11) - number
      try await store.save(
        WorkoutEntry(
          id: "n\(number)", activity: "Running", start: Instant(date.number * 86_400 + 36_000), day: date, duration: 20),
        now: Instant(0))
    }
    let app = try ServerTests().application(of: store)
    try await app.test(.router) { client in
      var path: String? = "/activity/workouts?type=Running"
      var seen: [String] = []
      for _ in 0..<10 {
        guard let current = path else { break }
        let html = try await body(current, client)
        seen += html.matches(of: /\/activity\/entry-(n\d+)\?/).map { String($0.1) }
        path = html.firstMatch(of: /rel="next" href="([^"]*)"/).map { String($0.1).replacing("&amp;", with: "&") }
      }
      #expect(seen == (0..<120).map { "n\($0)" } && path == nil)
    }
  }
}
