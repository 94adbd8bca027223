import DailveDomain
import DailveScores
import DailveTestSupport
import DailveViewModels
import Testing

@testable import DailveHTML

/// Pages on which a person enters data about workouts.
@Suite struct WorkoutEntryPageSnapshotTests {
  let pages = PageMaterial()

  var times: EnteredLocalTimes {
    EnteredLocalTimes(now: Instant(midnightOf: pages.today) + 18 * 3600, timeline: ZoneTimeline(home: .utc), here: nil)
  }

  private func html(_ form: WorkoutForm, _ language: Language = .en) -> String {
    pages.lines(WorkoutFormPage.html(form, today: pages.today.description, frame: pages.frame(language, .activity)))
  }

  @Test func `the form of a new workout, with what was done before`() throws {
    for language in Language.allCases {
      var form = WorkoutForm(id: "w-1", viewer: pages.viewer(language))
      form.offer(try pages.injured().workouts(in: pages.today - 30...pages.today))
      try expectSnapshot(html(form, language), named: "workout-new-\(language.rawValue).html")
    }
  }

  @Test func `the form of an existing workout whose activity strains an injury`() throws {
    let entry = WorkoutEntry(
      id: "w-1", activity: "Running", start: Instant(midnightOf: pages.today - 1) + 27_000, day: pages.today - 1,
      duration: 42, distance: 7.5, energy: 378, isEnergyEstimated: true, effort: 6, memo: "Along the river")
    var form = WorkoutForm(entry, times: times, viewer: pages.viewer())
    form.warn(pages.injured().injuries, on: pages.today - 1)
    form.isHeldBack = false
    form.estimate(weight: 72.4)
    try expectSnapshot(html(form), named: "workout-edit-en.html")
  }

  @Test func `a returned form asks which one is meant and marks the field`() {
    var form = WorkoutForm(id: "w-1", viewer: pages.viewer())
    let draft = form.parse(["activity": "ski", "duration": "0", "day": "2026-11-21"])
    form.show(draft.problems(times))
    let page = html(form)
    #expect(
      page.contains("Which one?") && page.contains("value=\"CrossCountrySkiing\"") && page.contains("id=\"e-duration\"")
    )
    #expect(page.contains("href=\"#f-activity\"") && page.contains("aria-invalid=\"true\""))
    #expect(!page.contains("class=\"again\""))
  }

  /// A run recorded twice, an entered walk, and a note on the run.
  private func store() -> InMemoryStore {
    var store = InMemoryStore()
    let start = Instant(midnightOf: pages.today - 1) + 64_800
    store.training = [("a", "Apple Watch", 0, 7.77), ("b", "Strava", 60, 7.81)].map { id, source, later, distance in
      Workout(
        id: "000000000000000\(id)", activity: "Running", start: start + later, end: start + 2880, day: pages.today - 1,
        duration: 48, distance: distance, energy: 452, averageHeartRate: 152, maximumHeartRate: 171, source: source)
    }
    store.workoutEntries = [
      WorkoutEntry(
        id: "w-1", activity: "Walking", start: start - 36_000, day: pages.today - 1, duration: 30, effort: 2,
        memo: "Errands")
    ]
    store.workoutNotes = [
      WorkoutNote(workout: "000000000000000b", day: pages.today - 1, effort: 7, memo: "Windy")
    ]
    return store
  }

  private func actions(_ id: String, _ language: Language = .en) throws -> String {
    let actions = try #require(try WorkoutActions(id, viewer: pages.viewer(language), from: store()))
    return pages.lines(WorkoutEditPage.html(actions, frame: pages.frame(language, .activity)))
  }

  @Test func `actions for a run recorded twice`() throws {
    for language in Language.allCases {
      try expectSnapshot(try actions("000000000000000a", language), named: "workout-actions-\(language.rawValue).html")
    }
    #expect(try actions("000000000000000b").contains("Windy"))
  }

  @Test func `an entered walk is edited and deleted`() throws {
    let page = try actions("entry-w-1")
    #expect(
      page.contains("href=\"/activity/entry-w-1/edit\"") && page.contains("action=\"/activity/entry-w-1/delete\""))
    #expect(page.contains("Errands") && !page.contains("Count as two workouts") && page.contains("Join with Running"))
    #expect(try WorkoutActions("entry-none", viewer: pages.viewer(), from: store()) == nil)
  }

  @Test func `heart rate zones by reserve`() throws {
    for language in Language.allCases {
      var store = pages.person()
      store.person.zoneBasis = .reserve
      store.maxima = [DayValue(day: pages.today - 49, value: 188)]
      let content = try HeartRateZonesViewModel(pages.viewer(language), from: store).content
      try expectSnapshot(
        pages.lines(
          HeartRateZonesPage.html(
            content, HeartRateZonesForm(store.person), notice: nil, frame: pages.frame(language, .settings))),
        named: "heart-rate-zones-\(language.rawValue).html")
    }
  }
}
