import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

@testable import DailveViewModels

/// Workouts as forms.
@Suite struct WorkoutFormTests: ViewerSuite {
  let clock = 1080.0

  var times: EnteredLocalTimes {
    EnteredLocalTimes(now: Instant(midnightOf: today) + 18 * 3600, timeline: ZoneTimeline(home: .utc), here: nil)
  }

  /// The fields that a browser posts for an untouched form, with changes.
  func saved(_ form: inout WorkoutForm, _ changes: [String: String], weight: Double? = nil) -> WorkoutEntry? {
    let draft = form.parse(form.fields.values.merging(changes) { $1 })
    form.show(draft.problems(times))
    return draft.entry(times, weight: weight)
  }

  @Test func `a run is entered with little typing`() throws {
    var form = WorkoutForm(id: "a", viewer: viewer())
    let made = saved(&form, ["activity": "run", "duration": "1:15", "distance": "12,5", "effort": "6"], weight: 80)
    let entry = try #require(made)
    #expect(entry.activity == "Running" && entry.duration == 75 && entry.distance == 12.5 && entry.effort == 6)
    #expect(entry.start == times.now - 75 * 60 && entry.isEnergyEstimated && entry.energy == 750)
  }

  @Test(
    arguments: [
      ("45", 45), ("7,5", 7.5), ("1:15", 75), ("0:30", 30), ("1 h 15 min", 75), ("1h15", 75), ("2h", 120), ("1.5h", 90),
      ("1시간 15분", 75), ("2시간", 120), ("40분", 40), ("40 min", 40), ("1:75", nil), ("h", nil), ("1:15:20", nil),
      ("abc", nil),
      ("-5", -5), ("1e3", nil), (":", nil), ("1 hour 10 min", nil), ("90m", nil), ("a45", nil),
    ] as [(String, Double?)])
  func `durations as people type them`(text: String, minutes: Double?) {
    #expect(DurationInput.parse(text) == minutes)
  }

  @Test func `miles are stored as kilometres, and untouched numbers keep their digits`() throws {
    let stored = WorkoutEntry(
      id: "a", activity: "Running", start: Instant(midnightOf: today - 3) + 33_333, day: today - 3, clock: 555,
      duration: 42.26,
      distance: 7.77123, energy: 451.7, isEnergyEstimated: false, effort: 7, memo: "a\nb")
    for units in [UnitSystem.metric, .imperial] {
      var form = WorkoutForm(stored, times: times, viewer: viewer(.en, units))
      #expect(form.fields["distance"] == (units == .metric ? "7.77" : "4.83"))
      let same = saved(&form, [:])
      #expect(same == stored)
      let changed = saved(&form, ["memo": "c", "distance": "5"])
      let edited = try #require(changed)
      #expect(edited.memo == "c" && edited.duration == 42.26 && edited.energy == 451.7 && edited.start == stored.start)
      #expect(abs((edited.distance ?? 0) - (units == .metric ? 5 : 8.04672)) < 1e-9)
    }
  }

  @Test func `an estimate is made again when the duration changes`() throws {
    let stored = WorkoutEntry(
      id: "a", activity: "Running", start: Instant(midnightOf: today - 3), day: today - 3, duration: 60, energy: 600,
      isEnergyEstimated: true)
    var form = WorkoutForm(stored, times: times, viewer: viewer())
    #expect(form.fields["energy"].isEmpty)
    let made = saved(&form, ["duration": "30"], weight: 80)
    #expect(made?.energy == 300 && made?.isEnergyEstimated == true)
    form.estimate(weight: 80)
    #expect(
      form.energyHint.contains("300 kcal") && form.energyHint.contains("7.5 MET") && form.energyHint.contains("80.0 kg")
    )
  }

  @Test func `an activity of a newer version is kept`() {
    let stored = WorkoutEntry(id: "a", activity: "MoonWalking", start: 0, day: 0, duration: 10)
    var form = WorkoutForm(stored, times: times, viewer: viewer())
    let same = saved(&form, ["memo": "light"])
    #expect(same?.activity == "MoonWalking" && same?.memo == "light")
  }

  @Test func `an ambiguous activity asks which, and the choice counts`() throws {
    var form = WorkoutForm(id: "a", viewer: viewer())
    let unclear = saved(&form, ["activity": "ski", "duration": "60"])
    #expect(unclear == nil)
    #expect(form.candidates.map(\.value) == ["DownhillSkiing", "CrossCountrySkiing"])
    #expect(
      form.fields.errors["activity"] == "Several activities fit. Choose one below" && form.fields["activity"] == "ski")
    let chosen = saved(&form, ["candidate": "CrossCountrySkiing"])
    #expect(chosen?.activity == "CrossCountrySkiing" && form.candidates.isEmpty)
    // The list outranks the typed text; a value missing from the list is not trusted.
    let listed = saved(&form, ["activity": "yoga", "kind": "Tennis"])
    #expect(listed?.activity == "Tennis")
    let hostile = saved(&form, ["activity": "yoga", "kind": "../etc"])
    #expect(hostile?.activity == "Yoga")
  }

  @Test func `every problem has its sentence in both languages, and what was typed stays`() {
    for language in Language.allCases {
      var form = WorkoutForm(id: "a", viewer: viewer(language))
      let wrong = [
        "activity": "qqq", "day": "2026-11-22", "time": "25:00", "duration": "0", "distance": "-1", "energy": "lots",
        "effort": "11",
      ]
      let made = saved(&form, wrong)
      #expect(made == nil && Set(form.fields.errors.keys) == Set(wrong.keys))
      for (field, text) in wrong { #expect(form.fields[field] == text) }
      let future = saved(&form, ["activity": "yoga", "day": "2026-11-21", "time": "23:00"])
      #expect(future == nil && form.fields.errors["time"] != nil && form.fields.errors["activity"] == nil)
    }
  }

  @Test func `a memo has the same limit everywhere`() {
    var form = WorkoutForm(id: "a", viewer: viewer())
    let made = saved(
      &form, ["activity": "yoga", "duration": "10", "memo": String(repeating: "가", count: 900)])
    #expect(made?.memo.count == 500)
  }

  @Test func `an injury that the activity strains is mentioned, and holds the form back once`() {
    let knee = Injury(id: "k", part: .knee, side: .left, severity: .moderate, start: today - 5, end: nil, memo: "")
    var form = WorkoutForm(id: "a", viewer: viewer())
    _ = saved(&form, ["activity": "run", "duration": "30"])
    form.warn([knee], on: today)
    #expect(form.warnings.map(\.text) == ["Left knee: Running puts strain on it."] && form.isHeldBack)
    #expect(form.warnings.first?.levelText == "Better to wait")
    _ = saved(&form, [:])
    form.warn([knee], on: today)
    #expect(!form.isHeldBack && form.warnings.count == 1)
    // Another activity has another warning; one before the injury has none.
    _ = saved(&form, ["activity": "soccer"])
    form.warn([knee], on: today)
    #expect(form.isHeldBack)
    form.warn([knee], on: today - 6)
    #expect(form.warnings.isEmpty && !form.isHeldBack)
    var minor = knee
    minor.severity = .minor
    var other = WorkoutForm(id: "b", viewer: viewer(.ko))
    _ = saved(&other, ["activity": "달리기", "duration": "30"])
    other.warn([minor], on: today)
    #expect(!other.isHeldBack && other.warnings.map(\.text) == ["왼쪽 무릎: 달리기는 이 부위에 부담이 가요."])
  }

  @Test func `recent kinds are offered again, newest first, and fill the form`() {
    func workout(_ activity: String, _ back: Int, _ minutes: Double) -> Workout {
      Workout(
        activity: activity, start: Instant(midnightOf: today - back), end: Instant(midnightOf: today - back),
        day: today - back,
        duration: minutes, distance: 7.7712, energy: 300, averageHeartRate: nil, maximumHeartRate: nil, source: "")
    }
    var form = WorkoutForm(id: "a", like: workout("Running", 3, 42.4), viewer: viewer())
    #expect(
      form.fields["activity"] == "Running" && form.fields["duration"] == "42" && form.fields["distance"] == "7.77")
    #expect(form.fields["energy"].isEmpty && form.fields["effort"].isEmpty && form.fields["time"].isEmpty)
    form.offer([workout("Yoga", 9, 60), workout("Running", 5, 30), workout("Running", 3, 42.4)])
    #expect(form.again.map(\.text) == ["Running · 42 min", "Yoga · 1 h 0 min"])
    #expect(form.again.map(\.path) == ["/activity/new?again=Running", "/activity/new?again=Yoga"])
  }
}
