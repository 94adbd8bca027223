import DailveDomain
import DailveScores
import DailveTestSupport
import DailveViewModels
import Testing

/// The Injuries page's statements about training around an injury.
@Suite struct InjuryWordsTests: ViewerSuite {
  private func item(
    _ store: InMemoryStore, from back: Int, over: Int? = nil, _ language: Language = .en
  ) throws -> InjuriesContent.Item {
    var store = store
    store.injuries = [
      Injury(
        id: "k", part: .knee, side: .left, severity: .severe, start: today - back, end: over.map { today - $0 },
        memo: "")
    ]
    let content = try InjuriesViewModel(viewer(language), from: store).content
    return try #require((content.active + content.past).first)
  }

  private func trained(_ store: InMemoryStore, _ workouts: [(back: Int, minutes: Double)]) -> InMemoryStore {
    var store = store
    store.training = workouts.map { back, minutes in
      let start = Instant(midnightOf: today - back) + 36_000
      return Workout(
        id: "w\(back)", activity: "Running", start: start, end: start + Int(minutes) * 60, day: today - back,
        duration: minutes, distance: nil, energy: nil, averageHeartRate: nil, maximumHeartRate: nil, source: "Watch")
    }
    return store
  }

  @Test func `training on the day of an injury gives no weekly rate`() throws {
    let store = trained(.person(today: today), [(0, 323), (3, 60), (10, 60), (17, 60), (24, 60)])
    let item = try item(store, from: 0)
    #expect(item.volume.map(\.text) == ["60 min a week", "323 min in 1 day"])
    #expect(item.risenText?.hasPrefix("You’ve already trained 323 min since it began") == true)
    #expect(try self.item(store, from: 0, .ko).volume.last?.text == "1일 동안 323분")
  }

  @Test func `an injury has hurt for as many days as its training is counted in`() throws {
    let store = trained(.person(today: today), [(0, 30), (2, 31)])
    let item = try item(store, from: 2)
    #expect(item.line.sinceText == "since Nov 19, 3 days" && item.daysText == nil)
    #expect(item.volume.last?.text == "61 min in 3 days")
    #expect(try self.item(store, from: 2, .ko).line.sinceText == "11월 19일부터 3일째예요")
    #expect(try self.item(store, from: 0).line.sinceText == "since today")
    // An injury that healed on the day it began counts that day.
    #expect(try self.item(store, from: 2, over: 2).daysText == "1 day")
    #expect(try self.item(store, from: 5, over: 2).daysText == "3 days")
  }

  @Test func `more training during an injury is mentioned, less is not`() throws {
    let more = trained(.person(today: today), [(2, 90), (9, 90), (20, 60), (27, 60), (34, 60), (41, 60)])
    let risen = try item(more, from: 13)
    #expect(risen.volume.map(\.text) == ["60 min a week", "90 min a week"])
    #expect(risen.risenText?.hasPrefix("You’ve trained more since it began: 90 min a week, 60 before.") == true)
    #expect(try item(more, from: 13, .ko).risenText?.contains("주 60분에서 90분") == true)
    let less = trained(.person(today: today), [(9, 20), (20, 60), (27, 60), (34, 60), (41, 60)])
    #expect(try item(less, from: 13).risenText == nil)
    // Once it has healed, the past tense is used.
    #expect(try item(more, from: 13, over: 1).risenText?.hasPrefix("You trained more while it healed") == true)
  }

  @Test func `days that lack the data that normally arrive show no minutes`() throws {
    var store = InMemoryStore.person(today: today - 30)
    store.training = trained(store, [(40, 60)]).training
    // The watch has been in a drawer for a month, and the knee has hurt for ten days.
    let item = try item(store, from: 10)
    #expect(item.volume.map(\.text).last == "–" && item.risenText == nil)
    // The same holds however long before the injury the data ended.
    for back in [80, 1000] {
      let old = try self.item(.person(today: today - back), from: 10)
      #expect(old.volume.map(\.text) == ["–", "–"] && old.risenText == nil, "\(back)")
    }
    // Before the first day of history, nothing is known either.
    #expect(try self.item(.person(today: today), from: 60).volume.first?.text == "–")
  }

  @Test func `a knee waits for tennis before it waits for a walk`() throws {
    let warnings = try item(.person(today: today), from: 3).warnings
    let severe = try #require(warnings.first { $0.level == "severe" })
    let moderate = try #require(warnings.first { $0.level == "moderate" })
    #expect(severe.activities.contains("Tennis") && severe.activities.contains("Climbing"))
    #expect(moderate.activities.contains("Walking") && !severe.activities.contains("Walking"))
  }
}
