import DailveScores
import DailveTestSupport
import Testing

@testable import DailveDomain

@Suite struct WorkoutListTests {
  let today = CivilDay(year: 2026, month: 11, day: 21)

  private func names(_ activity: String, _ hour: Int) -> [String] {
    ["Running": ["Running", "달리기"], "Cycling": ["Cycling", "자전거"]][activity] ?? [activity]
  }

  private func filter(_ change: (inout WorkoutFilter) -> Void) -> WorkoutFilter {
    var filter = WorkoutFilter()
    change(&filter)
    return filter
  }

  private func found(_ filter: WorkoutFilter, in log: TrainingLog, memos: [String: [String]] = [:]) -> [String] {
    filter(log.workouts, upTo: today, names: names, hour: { _ in 12 }, memos: memos).map { log.workouts[$0].id }
  }

  @Test(arguments: ["running", "달리기", "RUN", "strava", "run strava", "river", "  river  run "])
  func `a search finds names in both languages, sources and memos`(text: String) throws {
    let log = TrainingLog(
      [
        InventedWorkout.logged(today - 1, "Cycling", id: "a"),
        InventedWorkout.logged(today, id: "b", sources: ["Watch", "Strava"]),
      ].compactMap { $0 })
    #expect(found(filter { $0.text = text }, in: log, memos: ["b": ["Along the River"]]) == ["b"])
  }

  @Test(arguments: [("evening", "b"), ("저녁", "b"), ("evening run", "b"), ("morning", "a"), ("아침 달리기", "a")])
  func `a search finds the title that the hour makes, in both languages`(text: String, id: String) throws {
    let log = TrainingLog(
      [InventedWorkout.logged(today - 1, id: "a"), InventedWorkout.logged(today, id: "b")].compactMap { $0 })
    func names(_ activity: String, _ hour: Int) -> [String] {
      hour < 12 ? ["Morning run", "아침 달리기"] : ["Evening run", "저녁 달리기"]
    }
    let found = filter { $0.text = text }(
      log.workouts, upTo: today, names: names, hour: { $0 < Instant(midnightOf: today) ? 8 : 19 })
    #expect(found.map { log.workouts[$0].id } == [id])
  }

  @Test func `all words must be found, each anywhere`() {
    let log = TrainingLog([InventedWorkout.logged(today, id: "b")].compactMap { $0 })
    #expect(found(filter { $0.text = "running river" }, in: log).isEmpty)
    #expect(found(filter { $0.text = " " }, in: log) == ["b"])
    #expect(found(filter { $0.text = "(.*" }, in: log).isEmpty)
  }

  @Test(arguments: 1...15)
  func `combined filters leave what each of them leaves`(seed: UInt64) {
    let log = InventedWorkout.log(seed: seed, days: 700, until: today + 3)
    let all = Set(found(WorkoutFilter(), in: log))
    #expect(all == Set(log.workouts.filter { $0.day <= today }.map(\.id)))
    let activity = filter { $0.activity = "Running" }
    #expect(found(filter { $0.activity = "running" }, in: log) == found(activity, in: log))
    let source = filter { $0.source = "Strava" }
    let text = filter { $0.text = "cycl" }
    for period in [WorkoutPeriod.last(30), .last(365), .year(2025), .month(today.firstOfMonth), .day(today - 2)] {
      var both = activity
      both.source = "Strava"
      both.period = period
      let parts = [activity, source, filter { $0.period = period }].map { Set(found($0, in: log)) }
      for part in parts { #expect(part.isSubset(of: all)) }
      #expect(Set(found(both, in: log)) == parts[0].intersection(parts[1]).intersection(parts[2]))
    }
    #expect(Set(found(text, in: log)) == Set(found(filter { $0.activity = "Cycling" }, in: log)))
  }

  @Test func `every year and month is a part of all time, and together they are all`() {
    let log = InventedWorkout.log(seed: 9, days: 800, until: today)
    let years = [2024, 2025, 2026].map { year in found(filter { $0.period = .year(year) }, in: log) }
    #expect(years.flatMap { $0 }.sorted() == found(WorkoutFilter(), in: log).sorted())
    let months = (1...12).map { CivilDay(year: 2025, month: $0, day: 1) }.map { first in
      found(filter { $0.period = .month(first) }, in: log)
    }
    #expect(months.flatMap { $0 }.sorted() == years[1].sorted())
  }

  @Test(arguments: ["all", "30", "90", "365", "2026", "1999", "2026-11", "2026-11-03"])
  func `a period is read as it is written`(text: String) throws {
    #expect(try #require(WorkoutPeriod(rawValue: text)).rawValue == text)
  }

  @Test(arguments: [
    "", "31", "0", "-1", "2026-13", "2026-02-30", "26", "99999", "2026-11-03-01", "1234", "+2026", "９０",
  ])
  func `an invalid period is rejected`(text: String) { #expect(WorkoutPeriod(rawValue: text) == nil) }

  @Test(arguments: 1...10)
  func `stretches put together are the whole list, the newest first`(seed: UInt64) throws {
    let log = InventedWorkout.log(seed: seed, days: 200, until: today)
    var place: WorkoutPlace?
    var ids: [String] = []
    var months: [CivilDay: TrainingTotals] = [:]
    for _ in 0..<100 {
      let list = WorkoutList(log.workouts, after: place, length: 7)
      #expect(list.isContinued == (place != nil) && list.totals == TrainingTotals(log.workouts))
      ids += list.months.flatMap(\.workouts).map(\.id)
      for month in list.months {
        // Wherever in the month a page begins, the month's totals are those of the whole.
        #expect(months[month.first].map { $0 == month.totals } ?? true)
        months[month.first] = month.totals
      }
      place = try list.next.map { try #require(WorkoutPlace($0.description)) }
      if place == nil { break }
    }
    let expected = log.workouts.sorted { WorkoutPlace($0) > WorkoutPlace($1) }.map(\.id)
    #expect(ids == expected)
    #expect(months.values.reduce(0) { $0 + $1.count } == log.workouts.count)
  }

  @Test func `a cursor stays valid after its workout is removed and newer ones arrive`() throws {
    let log = InventedWorkout.log(seed: 4, days: 100, until: today)
    let first = WorkoutList(log.workouts, length: 10)
    let place = try #require(first.next)
    let next = WorkoutList(log.workouts, after: place, length: 10).months.flatMap(\.workouts).map(\.id)
    let newer = [InventedWorkout.logged(today, id: "new")].compactMap { $0 }
    let changed = log.workouts.filter { $0.id != place.id } + newer
    #expect(WorkoutList(changed, after: place, length: 10).months.flatMap(\.workouts).map(\.id) == next)
  }

  @Test(arguments: [
    "", "~", "~~", "2026-11-21", "2026-11-21~x~a", "2026-13-01~1~a", "a~1~b", "2026-11-21~99999999999999999999~a",
  ])
  func `an invalid cursor is rejected`(text: String) { #expect(WorkoutPlace(text) == nil) }
}
