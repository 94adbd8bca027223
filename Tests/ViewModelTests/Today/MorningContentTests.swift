import DailveDomain
import DailveScores
import DailveTestSupport
import DailveViewModels
import Testing

/// Today before last night's data have arrived from the phone. It is 7:12 in UTC.
@Suite struct MorningContentTests: ViewerSuite {
  /// A person whose phone has sent everything up to last evening, except for the named data.
  ///
  /// - Parameter hours: Hours before midnight of the newest deliveries.
  private func person(sent hours: [Double] = [2, 10, 20, 30], records: [Int]? = nil) -> InMemoryStore {
    var store = InMemoryStore.person(today: today)
    store.hrv.removeAll { $0.day == today }
    store.sleep.removeAll { $0.day == today }
    let phone = DeviceToken(id: "a", name: "Ada’s iPhone", scopes: [.ingest], created: Instant(0))
    store.contacts = [
      DeviceContact(
        phone,
        arrivals: hours.enumerated().map { index, hour in
          .init(received: Instant(midnightOf: today) - Int(hour * 3600), records: records?[index] ?? 9)
        })
    ]
    return store
  }

  private func content(_ store: InMemoryStore, _ viewer: ViewerContext? = nil) throws -> TodayContent {
    let model = try TodayViewModel(viewer ?? self.viewer(), from: store)
    guard case .ready(let content) = model.state else { throw UnexpectedValue(found: "\(model.state)") }
    return content
  }

  @Test func `before the first delivery it says when the phone last sent, and yesterday's score is yesterday's`() throws
  {
    let content = try content(person())
    #expect(content.morning?.cause == "notSent" && content.morning?.device == "Ada’s iPhone")
    #expect(content.hero.score == nil && content.hero.headline == "Last night isn’t here yet")
    #expect(
      content.hero.sentence
        == "Latest data from Ada’s iPhone: yesterday, 22:00. Unlock the phone and open Health Auto Export, or run your shortcut."
    )
    let earlier = try #require(content.hero.earlier)
    #expect(earlier.day == "2026-11-20" && earlier.ageText == "Yesterday")
    // The score shown on yesterday's page.
    let past = try self.content(person(), viewer(on: today - 1))
    #expect(past.hero.score == earlier.score && past.hero.bandText == earlier.bandText && past.morning == nil)
    let korean = try self.content(person(), viewer(.ko, .metric, .twelveHours))
    #expect(korean.hero.headline == "지난밤 기록이 아직 오지 않았어요")
    #expect(korean.hero.sentence.hasPrefix("Ada’s iPhone에서 마지막으로 데이터가 온 때: 어제 오후 10:00."))
    #expect(korean.hero.earlier?.ageText == "어제")
  }

  @Test func `a silent phone is named, with since when and what helps`() throws {
    let hero = try content(person(sent: [50, 60, 70])).hero
    #expect(hero.headline == "Nothing from Ada’s iPhone since Nov 18, 22:00")
    #expect(hero.sentence == "Unlock the phone and open Health Auto Export, or run your shortcut.")
    #expect(
      try content(person(sent: [50, 60, 70]), viewer(.ko)).hero.headline == "11월 18일 22:00 이후 Ada’s iPhone에서 온 데이터가 없어요"
    )
  }

  @Test func `no delivery and an empty delivery are distinguished from a lack of HRV`() throws {
    let empty = try content(person(sent: [-5, 2], records: [0, 9]))
    #expect(empty.morning?.cause == "empty")
    #expect(empty.hero.sentence.hasPrefix("Ada’s iPhone sent something at 5:00, but it was empty"))
    let without = try content(person(sent: [-5, 2]))
    #expect(without.hero.sentence == "Ada’s iPhone sent data at 5:00, without last night so far.")
    for hero in [empty.hero, without.hero, try content(person()).hero, try content(person(sent: [80])).hero] {
      #expect(!(hero.headline + hero.sentence).contains("HRV"))
    }
  }

  @Test func `every page that lacks the night says so in the same words`() throws {
    var store = person(sent: [50, 60, 70])
    let viewer = viewer()
    let title = "Nothing from Ada’s iPhone since Nov 18, 22:00"
    #expect(try ConditionViewModel(viewer, period: .month, from: store).content.hero.headline == title)
    let wellness = try WellnessViewModel(viewer, from: store).content
    #expect(wellness.score.headline == title)
    // The known body data are shown beside it.
    store.set(.weight, InMemoryStore.wave.map { 72 + $0 / 10 }, today: today)
    let subscores = try WellnessViewModel(viewer, from: store).content.subscores
    #expect(subscores.map(\.bandText).count { $0 == "Last night isn’t here yet" } == 2)
    // A past day waits for nothing.
    let past = try ConditionViewModel(self.viewer(on: today - 1), period: .month, from: store).content
    #expect(past.hero.headline != title)
  }

  @Test func `once the night has arrived, nothing of the notice is left`() throws {
    var store = InMemoryStore.person(today: today)
    store.contacts = person(sent: [50, 60, 70]).contacts
    let content = try content(store)
    #expect(content.morning == nil && content.hero.score != nil && content.hero.earlier == nil)
  }

  @Test func `people with only exports see no change`() throws {
    var store = person()
    store.contacts = []
    let content = try content(store)
    #expect(
      content.morning == nil && content.hero.headline == "Today’s HRV isn’t here yet" && content.hero.earlier == nil)
  }

  @Test func `progress towards a first score stays, and says why it stands still`() throws {
    var store = InMemoryStore()
    store.setHRV([48, 50, 52, 47, 51], today: today - 1)
    store.contacts = person().contacts
    let hero = try content(store).hero
    #expect(
      hero.headline.hasPrefix("Learning your usual") && hero.sentence.hasPrefix("Latest data from Ada’s iPhone"))
    store.contacts = person(sent: [50, 60, 70]).contacts
    #expect(try content(store).hero.sentence.hasPrefix("Nothing from Ada’s iPhone since Nov 18, 22:00. Unlock"))
  }

  @Test func `without a watch, the page does not wait for the night`() throws {
    var store = InMemoryStore()
    store.set(.steps, [4000, 5000], today: today)
    store.contacts = person(sent: [-5, 2]).contacts
    #expect(try content(store).hero.headline == "No watch data")
    store.contacts = person(sent: [50, 60, 70]).contacts
    #expect(try content(store).hero.headline.hasPrefix("Nothing from Ada’s iPhone"))
  }

  @Test func `times are those of the viewer's clocks`() throws {
    let seoul = ZoneRules(identifier: "Asia/Seoul", offsets: [.init(start: .distantPast, seconds: 9 * 3600)])
    let now = Instant(midnightOf: today) - 9 * 3600 + 432 * 60
    let viewer = ViewerContext(
      language: .en, units: .metric, day: today, clock: 432, timeline: ZoneTimeline(home: seoul), now: now)
    // 22:00 the evening before in UTC is 7:00 in Seoul, so it arrived today.
    #expect(try content(person(), viewer).hero.sentence == "Ada’s iPhone sent data at 7:00, without last night so far.")
  }

  @Test func `old data and a silent phone are both mentioned`() throws {
    var store = InMemoryStore()
    store.set(.steps, [4000, 5000], today: today - 20)
    store.contacts = person(sent: [480, 490, 500]).contacts
    let content = try content(store)
    #expect(content.overview != nil && content.morning?.title == "Nothing from Ada’s iPhone since Nov 1, 0:00")
  }
}
