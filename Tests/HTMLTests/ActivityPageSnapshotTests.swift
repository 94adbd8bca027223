import DailveDomain
import DailveScores
import DailveTestSupport
import DailveViewModels
import Testing

@testable import DailveHTML

/// The Activity tab, the list and the records: a person who trains, a new person, nobody, no heart rates, a past day.
@Suite struct ActivityPageSnapshotTests {
  let pages = PageMaterial()

  private func workout(
    _ back: Int, _ activity: String, minutes: Double, kilometres: Double?, id: String, source: String = "Watch"
  ) -> Workout {
    let day = pages.today - back
    let start = Instant(day.number * 86_400 + 61_200)
    return Workout(
      id: id, activity: activity, start: start, end: start + Int(minutes * 60), day: day, duration: minutes,
      distance: kilometres, energy: minutes * 10, averageHeartRate: nil, maximumHeartRate: nil, source: source,
      kind: source == "Watch" ? .watch : .app)
  }

  /// Eighty days of training, with a run recorded by two devices and one with a route.
  private func training(heartRates: Bool = true) -> InMemoryStore {
    var store = pages.person()
    for back in stride(from: 0, through: 80, by: 2).reversed() {
      let isRide = back % 8 == 0
      store.training.append(
        workout(
          back, isRide ? "Cycling" : "Running", minutes: 30 + Double(back % 7) * 5, kilometres: isRide ? 24 : 6.5,
          id: "0000000000000\(100 + back)"))
    }
    store.training.append(workout(4, "Running", minutes: 49, kilometres: 6.6, id: "00000000000twice", source: "Strava"))
    store.training.append(workout(3, "Yoga", minutes: 30, kilometres: nil, id: "000000000000yoga"))
    if heartRates {
      store.heartRates = store.training.map { workout in
        WorkoutHeartRate(
          span: workout.span,
          held: [98, 118, 130, 148, 160, 174].enumerated().map {
            HeldHeartRate(heartRate: Double($1), seconds: workout.duration * 60 / 6)
          })
      }
    }
    for workout in store.training {
      var analysis = WorkoutAnalysis()
      defer { store.analyses[workout.id] = analysis }
      guard workout.activity == "Running" else { continue }
      analysis.ascent = 40
      analysis.efforts = [
        .init(distance: 1000, start: 0, seconds: 300 - workout.duration / 10),
        .init(distance: 5000, start: 0, seconds: 1600 - workout.duration),
      ]
    }
    var square = WorkoutAnalysis()
    square.line = [(0, 52.5, 13.4), (1, 52.51, 13.4), (2, 52.51, 13.42), (3, 52.5, 13.42), (4, 52.5, 13.4)].map {
      LinePoint(second: Double($0), latitude: $1, longitude: $2)
    }
    store.analyses["0000000000000100"] = square
    return store
  }

  private func activity(_ store: InMemoryStore, _ language: Language = .en, on day: CivilDay? = nil) throws -> String {
    let model = try ActivityViewModel(pages.viewer(language, on: day), from: store)
    return pages.lines(ActivityPage.html(model.content, frame: pages.frame(language, .activity, on: day)))
  }

  private func list(_ store: InMemoryStore, _ query: WorkoutListQuery = WorkoutListQuery { _ in nil }) throws -> String
  {
    let model = try WorkoutListViewModel(pages.viewer(), query, from: store)
    return pages.lines(WorkoutListPage.html(model.content, frame: pages.frame(.en, .activity)))
  }

  private func records(_ store: InMemoryStore, _ language: Language = .en) throws -> String {
    let model = try RecordsViewModel(pages.viewer(language), from: store)
    return pages.lines(RecordsPage.html(model.content, frame: pages.frame(language, .activity)))
  }

  @Test func `the tab of somebody who trains`() throws {
    try expectSnapshot(try activity(training()), named: "activity-en.html")
    try expectSnapshot(try activity(training(), .ko), named: "activity-ko.html")
  }

  @Test func `one workout is a whole page without an empty card`() throws {
    var store = InMemoryStore()
    store.training = [workout(1, "Walking", minutes: 22, kilometres: 1.9, id: "0000000000000001")]
    let html = try activity(store)
    try expectSnapshot(html, named: "activity-first-en.html")
    #expect(!html.contains("svg.load") && !html.contains("card readiness"))
  }

  @Test func `no data is one sentence and one link`() throws {
    let html = try activity(InMemoryStore())
    try expectSnapshot(html, named: "activity-empty-en.html")
    #expect(html.split(separator: "class=\"card").count == 2 && !html.contains("class=\"arcs"))
    #expect(try list(InMemoryStore()).contains("No workouts yet"))
    #expect(try records(InMemoryStore()).contains("No records yet"))
  }

  @Test func `without heart rates no zone is coloured, and nothing is said of them`() throws {
    let html = try activity(training(heartRates: false))
    #expect(!html.contains("class=\"z1\"") && html.contains("class=\"z0\"") && !html.contains("in zones 4"))
    #expect(!html.contains("zone-bar") && !html.contains("below zone 3"))
  }

  @Test func `a past day shows what was known then, and its links stay on it`() throws {
    let html = try activity(training(), on: pages.pastDay)
    try expectSnapshot(html, named: "activity-past-en.html")
    #expect(html.contains("/activity/workouts?day=2026-11-17") && !html.contains("000000000000yoga"))
  }

  @Test func `a run recorded twice is one row and one record`() throws {
    let html = try list(training())
    #expect(!html.contains(">43 workouts") && html.contains(">42 workouts"))
    #expect(!html.contains("twice"))
    try expectSnapshot(html, named: "workouts-en.html")
  }

  @Test func `the list says what it is filtered by, and each filter can be taken away`() throws {
    let query = WorkoutListQuery { ["type": "Running", "period": "2026-11", "q": "<b>"][$0.rawValue] }
    let html = try list(training(), query)
    #expect(html.contains("No matching workouts") && html.contains("&lt;b&gt;") && !html.contains("<b>”"))
    for left in ["type=Running&amp;period=2026-11\"", "period=2026-11&amp;q=%3Cb%3E", "type=Running&amp;q=%3Cb%3E"] {
      #expect(html.contains(left), "\(left)")
    }
  }

  @Test func `the records in both languages`() throws {
    try expectSnapshot(try records(training()), named: "records-en.html")
    try expectSnapshot(try records(training(), .ko), named: "records-ko.html")
  }

  @Test func `running analyses are counted`() throws {
    var store = training()
    store.analyses = [:]
    #expect(try activity(store).contains("0 of 43 workouts so far"))
    #expect(try records(store).contains("<progress"))
  }
}
