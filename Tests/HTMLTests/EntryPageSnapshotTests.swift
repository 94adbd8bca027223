import DailveDomain
import DailveScores
import DailveTestSupport
import DailveViewModels
import Testing

@testable import DailveHTML

/// Pages of entries, and the nights and days that look different from the latest one.
@Suite struct EntryPageSnapshotTests {
  let pages = PageMaterial()

  @Test func `the form of an existing entry`() throws {
    let entry = BodyEntry("e-1", on: pages.today - 1, clock: 450, weight: 71.9, bodyFat: 0.184, memo: "After a run")
    try expectSnapshot(
      pages.lines(
        BodyFormPage.html(
          BodyForm(entry, viewer: pages.viewer()), today: pages.today.description, frame: pages.frame(.en, .body))),
      named: "body-edit-en.html")
  }

  private func injuries(_ store: InMemoryStore) throws -> String {
    pages.lines(
      InjuriesPage.html(
        try InjuriesViewModel(pages.viewer(), from: store).content, notice: nil, undo: nil,
        frame: pages.frame(.en, .injuries)))
  }

  private func form(_ form: InjuryForm) -> String {
    pages.lines(InjuryFormPage.html(form, today: pages.today.description, frame: pages.frame(.en, .injuries)))
  }

  @Test func `injuries, one of them healed`() throws {
    try expectSnapshot(try injuries(pages.injured()), named: "injuries-en.html")
  }

  @Test func `healed injuries alone leave the body whole`() throws {
    var store = pages.injured()
    store.injuries.removeFirst()
    let html = try injuries(store)
    #expect(html.contains("Lower back") && !html.contains("/close\"") && !html.contains("region hurt"))
  }

  @Test func `the forms of a new injury and of an existing one`() throws {
    try expectSnapshot(form(InjuryForm(id: "i-1", today: pages.today)), named: "injury-form-en.html")
    let knee = try #require(pages.injured().injuries.first)
    try expectSnapshot(form(InjuryForm(knee)), named: "injury-edit-en.html")
  }

  @Test func `today with an injury and a past day with one`() throws {
    func today(on day: CivilDay?) throws -> String {
      let model = try TodayViewModel(pages.viewer(on: day), from: pages.injured())
      guard case .ready(let content) = model.state else { throw UnexpectedValue(found: "\(model.state)") }
      return pages.lines(
        TodayPage.html(content, pinned: [], saved: false, frame: pages.frame(.en, .today, on: day)))
    }
    let now = try today(on: nil)
    #expect(now.contains("Left knee") && now.contains("href=\"/injuries/knee?from=today\""))
    #expect(now.contains("action=\"/injuries/banner\""))
    let past = try today(on: pages.pastDay)
    #expect(past.contains("<h1>November 17, 2026</h1>") && !past.contains("action=\"/injuries/banner\""))
  }

  private func sleep(_ store: InMemoryStore, on day: CivilDay? = nil) throws -> String {
    let model = try SleepViewModel(pages.viewer(on: day), period: .week, from: store)
    return pages.lines(SleepPage.html(model.content, notice: nil, frame: pages.frame(.en, .sleep, on: day)))
  }

  @Test func `a past night leads back and forth, and is not called the last one`() throws {
    let html = try sleep(pages.person(), on: pages.pastDay)
    #expect(html.contains("day=\(pages.pastDay - 1)\"") && html.contains("day=\(pages.pastDay + 1)\""))
    #expect(html.contains("Nov 16 – Nov 17") && !html.contains("Last night"))
  }

  @Test func `a night known as time in bed alone has no score and no stages`() throws {
    var store = pages.person()
    store.sleep[60].isInBedOnly = true
    store.sleep[60].asleep = 0
    store.sleep[60].stages = [:]
    let html = try sleep(store)
    #expect(html.contains("band-none") && html.contains("in bed") && !html.contains("class=\"plot rows night"))
  }

  @Test func `without a night, the page says how to get one and has no chart`() throws {
    var store = pages.person()
    store.sleep = []
    let html = try sleep(store)
    #expect(html.contains("class=\"empty\"") && !html.contains("<figure class=\"plot"))
  }
}
