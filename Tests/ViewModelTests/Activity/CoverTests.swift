import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

@testable import DailveViewModels

/// The pictures of workouts: their way, their climb, and their words.
@Suite struct CoverTests {
  private let today = CivilDay(year: 2026, month: 11, day: 19)

  private func line(_ places: [(Double, Double)]) -> [LinePoint] {
    places.map { LinePoint(second: 0, latitude: $0.0, longitude: $0.1) }
  }

  private func content(_ store: InMemoryStore, _ language: Language = .en) throws -> ActivityContent {
    let viewer = ViewerContext(language: language, units: .metric, day: today, clock: 1300)
    return try ActivityViewModel(viewer, from: store).content
  }

  @Test(arguments: 1...40)
  func `a way of any shape lies in its square, with at most sixty points`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 2...400, using: &random)
    let middle = (Double.random(in: -89...89, using: &random), Double.random(in: -180...180, using: &random))
    let size = [0.0001, 0.01, 1, 80][Int.random(in: 0...3, using: &random)]
    let way = line(
      (0..<count).map { _ in
        (
          middle.0 + Double.random(in: -size...size, using: &random),
          middle.1 + Double.random(in: -size...size, using: &random)
        )
      })
    let points = RouteThumbnail.points(way, side: 136, margin: 8, most: 60)
    #expect(points.count >= 2 && points.count <= 60)
    #expect(points.joined().allSatisfy { $0.isFinite && $0 >= 8 - 1e-6 && $0 <= 128 + 1e-6 })
  }

  @Test func `both directions have the same scale at every latitude`() throws {
    // A square of a kilometre in the north is twice as many degrees wide as high at 60°.
    let square = line([(60, 20), (60.009, 20), (60.009, 20.018), (60, 20.018), (60, 20)])
    let points = RouteThumbnail.points(square, side: 136, margin: 8, most: 60)
    let (width, height) = (points[2][0] - points[1][0], points[0][1] - points[1][1])
    #expect(points.count == 5 && abs(width - height) < 0.5 && abs(height - 120) < 0.5)
  }

  @Test func `a way without movement or with unknown places is no picture`() {
    let broken: [[(Double, Double)]] = [
      [], [(52, 13)], [(52, 13), (52, 13)], [(.nan, 13), (52, 13)], [(52, .infinity), (53, 13)],
    ]
    for places in broken { #expect(RouteThumbnail.points(line(places), side: 136, margin: 8, most: 60).isEmpty) }
  }

  private func course(_ altitudes: [Double?], distances: Bool = true) -> [CoursePoint] {
    altitudes.enumerated().map { index, altitude in
      var point = CoursePoint(second: Double(index) * 10)
      point.altitude = altitude
      if distances { point.distance = Double(index) * 30 }
      return point
    }
  }

  @Test(arguments: 1...20)
  func `heights of a climb are shares, whatever the altitudes`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let altitudes = (0..<Int.random(in: 2...300, using: &random)).map { _ -> Double? in
      Int.random(in: 0...9, using: &random) == 0 ? nil : Double.random(in: -400...4000, using: &random)
    }
    let shares = ClimbProfile.shares(course([10] + altitudes + [20], distances: seed % 2 == 0), most: 48)
    #expect(shares.count == 48 && shares.allSatisfy { (0...1).contains($0) })
  }

  @Test func `a hill is as high as the box, a flat way stays flat, and an unknown one is empty`() {
    let hill = ClimbProfile.shares(course([0, 100, 200, 100, 0]), most: 5)
    #expect(hill == [0, 0.5, 1, 0.5, 0])
    let flat = ClimbProfile.shares(course([10, 12, 11, 10]), most: 4)
    #expect(flat.allSatisfy { $0 <= 0.05 })
    for unknown in [[], [10], [nil, nil], [.nan, .infinity, 3]] as [[Double?]] {
      #expect(ClimbProfile.shares(course(unknown), most: 48).isEmpty)
    }
  }

  @Test func `the cover is the newest workout with a way, and no row repeats it`() throws {
    let content = try content(InMemoryStore.workouts(today: today))
    let cover = try #require(content.cover)
    #expect(cover.name == "Evening run" && cover.line.count > 30 && cover.climb.count == 48 && cover.light == .dusk)
    #expect(cover.facts.map(\.label) == ["Distance", "Time", "Pace"] && cover.facts[0].number == "7.77")
    #expect(!content.workouts.contains { $0.path == cover.path } && !content.workouts.isEmpty)
    // Without any way, the newest has its icon.
    var store = InMemoryStore.workouts(today: today)
    for id in store.analyses.keys { store.analyses[id]?.line = [] }
    let plain = try #require(try self.content(store).cover)
    #expect(plain.name == "Evening run" && plain.line.isEmpty)
  }

  @Test(arguments: [Language.en, .ko])
  func `a triathlon is told by its legs`(language: Language) throws {
    var store = InMemoryStore.workouts(today: today)
    store.training.removeAll { $0.id != "triathlon" }
    store.workoutEntries = []
    let cover = try #require(try content(store, language).cover)
    #expect(cover.legs.map(\.activity) == ["Swimming", "Cycling"])
    #expect(cover.legs[0].text.hasPrefix("750 m") && cover.legs[1].text.hasPrefix("20.00 km"))
  }

  @Test func `a record stands on the workout that set it`() throws {
    let content = try content(InMemoryStore.workouts(today: today))
    // The run of a week ago was faster over both distances, so today's is second.
    #expect(content.cover?.medal == "1 km: your second fastest")
    #expect(content.records?.text == "Longest time: 1 h 40 min, new on Nov 18" && content.records?.medals.first == 2)
  }

  @Test func `somebody with steps alone sees them, and an invitation`() throws {
    var store = InMemoryStore()
    store.set(.steps, (0..<20).map { 5000 + Double($0) * 100 }, today: today)
    let content = try content(store)
    #expect(content.empty == nil && content.cover == nil && content.week == nil && content.readiness == nil)
    #expect(content.course?.sentence.contains(" steps so far; ") == true)
    #expect(content.records?.text.hasPrefix("Most in a day: ") == true && content.invitation != nil)
    #expect(content.totals?.text.contains("steps in 2026") == true)
    // Their usual is the only goal, with its seven days.
    #expect(content.hero.goals.map(\.hue) == ["steps"] && content.hero.main?.unit.hasSuffix(" steps") == true)
    #expect(content.hero.days.count == 7 && content.hero.days.last?.isShown == true)
    #expect(content.hero.days.allSatisfy { $0.goals.count == 1 && !$0.text.isEmpty })
  }

  @Test func `months with workouts are links that keep the other filters`() throws {
    let viewer = ViewerContext(language: .en, units: .metric, day: today, clock: 450)
    func calendar(_ fields: [String: String]) throws -> WorkoutListContent.Calendar? {
      let query = WorkoutListQuery { fields[$0.rawValue] }
      return try WorkoutListViewModel(viewer, query, from: InMemoryStore.workouts(today: today)).content.calendar
    }
    let all = try #require(try calendar(["type": "Running"]))
    #expect(all.months.map(\.text) == ["Sep", "Nov"] && all.years.isEmpty)
    #expect(all.months[0].query == "type=Running&period=2026-09" && all.months[0].label == "September 2026")
    let chosen = try #require(try calendar(["period": "2026-09"]))
    #expect(chosen.months.map(\.isChosen) == [true, false])
  }
}
