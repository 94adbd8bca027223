import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Foundation
import Testing

/// Entries about workouts in the store: they count wherever workouts count, and survive imports.
@Suite struct WorkoutEntryTests {
  let now = Instant(1_000_000_000)
  let day = CivilDay(year: 2001, month: 1, day: 12)

  func entry(
    _ id: String = "a", _ activity: String = "Yoga", on day: CivilDay? = nil, hour: Int = 8, minutes: Double = 50
  )
    -> WorkoutEntry
  {
    let day = day ?? self.day
    return WorkoutEntry(
      id: id, activity: activity, start: Instant(midnightOf: day) + hour * 3600, day: day, duration: minutes,
      energy: 140, isEnergyEstimated: true, effort: 4, memo: "né \"x\", y")
  }

  /// A run that a watch and an app recorded, and a ride.
  func export() -> ExportText {
    var export = ExportText()
    func add(_ activity: String, _ start: String, _ end: String, minutes: Int, source: String) {
      export.add(
        raw: """
          <Workout workoutActivityType="HKWorkoutActivityType\(activity)" duration="\(minutes)" durationUnit="min" \
          sourceName="\(source)" startDate="2001-01-10 \(start):00 +0100" endDate="2001-01-10 \(end):00 +0100"/>
          """)
    }
    add("Running", "08:00", "08:40", minutes: 39, source: "Ada’s Apple Watch")
    add("Running", "08:01", "08:40", minutes: 39, source: "Strava")
    add("Cycling", "18:00", "18:30", minutes: 30, source: "Ada’s Apple Watch")
    return export
  }

  func store() throws -> HealthStore {
    let store = try Importing.store()
    try Importing.run(export().write(), into: store, zone: "Europe/Paris")
    return store
  }

  func log(_ store: HealthStore) async throws -> [LoggedWorkout] {
    try await store.read { try TrainingLog.of($0).workouts }
  }

  @Test func `a store with only a workout of one's own knows its day, and no longer once it is deleted`() async throws {
    let store = try Importing.store()
    let days = day - 5...day + 5
    try await store.save(entry(), now: now)
    try await store.save(entry("b", on: day - 2), now: now)
    #expect(try await store.firstDay() == day - 2)
    #expect(try await store.lastDay(onOrBefore: day + 3) == day)
    #expect(try await store.lastDay(onOrBefore: day - 1) == day - 2)
    #expect(try await store.recordedDays(in: days).known == [day - 2, day])
    #expect(try await store.read { try $0.overview().days } == day - 2...day)
    _ = try await store.delete(WorkoutEntry.self, id: "b", now: now)
    #expect(try await store.firstDay() == day)
    // A note and an injury are not data of their day.
    try await store.save(WorkoutNote(workout: "x", day: day - 4, effort: 3, memo: ""), now: now)
    try await store.save(
      Injury(id: "k", part: .knee, side: .left, severity: .minor, start: day - 3, end: nil, memo: ""), now: now)
    #expect(try await store.firstDay() == day)
  }

  @Test func `a workout of one's own counts in week, load and the training around an injury, while it waits as well`()
    async throws
  {
    let store = try Importing.store()
    for isWaiting in [true, false] {
      if isWaiting {
        let writer = try store.beginImport(ImportOrder(name: "x", now: now, homeZone: nil, proposedZone: nil))
        try await store.save(entry(), now: now)
        try await expectCounted(store)
        try writer.cancel()
      }
      try await expectCounted(store)
    }
  }

  @Test(arguments: [(20, true), (60, true), (61, false), (120, false), (300, false)])
  func `heart rates too far apart to be a recording do not judge a workout that was written down`(
    every: Int, judges: Bool
  ) async throws {
    let store = try Importing.store()
    var export = ExportText()
    for second in stride(from: 0, to: 1800, by: every) {
      func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      export.add(
        "HeartRate", "2001-01-12 09:\(two(second / 60)):\(two(second % 60))", value: "80", unit: "count/min")
    }
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    try await store.save(entry(minutes: 30), now: now)
    let run = try #require(try await log(store).first)
    #expect(run.method == (judges ? .heartRateSamples : .effort))
    #expect((run.zones == nil) == !judges && (run.workout.averageHeartRate == nil) == !judges)
  }

  @Test func `a workout of one's own has the heart rates of its time, before and after they come`() async throws {
    let store = try Importing.store()
    try await store.save(entry(minutes: 30), now: now)
    var all = try await log(store)
    #expect(all.map(\.method) == [.effort] && all[0].zones == nil && all[0].workout.averageHeartRate == nil)
    var export = ExportText()
    for minute in 0..<40 {
      export.add(
        "HeartRate", "2001-01-12 09:\(minute < 10 ? "0" : "")\(minute):00", value: minute < 15 ? "120" : "150",
        unit: "count/min")
    }
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    all = try await log(store)
    #expect(all.map(\.method) == [.heartRateSamples] && all[0].zones?.reduce(0, +) == 1800)
    #expect(all[0].workout.averageHeartRate == 135 && all[0].workout.maximumHeartRate == 150)
    let load = try await store.read { [day] in try ScoreHistory.of(day...day, from: $0).training.load(on: day)?.load }
    #expect(load.map { abs($0 - all[0].load) < 1e-9 } == true)
    // A moved entry has the heart rates of its new time; a deleted one leaves none.
    var moved = entry(minutes: 20)
    moved.start = moved.start + 1200
    try await store.save(moved, now: now + 1)
    #expect(try await log(store).map(\.workout.averageHeartRate) == [150])
    func spans() async throws -> [Range<Instant>] {
      try await store.read { [day] in try $0.workoutHeartRates(in: day - 2...day + 2).map(\.span) }
    }
    #expect(try await spans() == [moved.workout.span])
    _ = try await store.delete(WorkoutEntry.self, id: "a", now: now + 2)
    #expect(try await spans().isEmpty)
    _ = try await store.restore(WorkoutEntry.self, id: "a", now: now + 3)
    #expect(try await log(store).map(\.workout.averageHeartRate) == [150])
    _ = try await store.undo(batch: 1, now: now + 4)
    #expect(try await log(store).map(\.method) == [.effort])
  }

  @Test func `a few heart rates do not represent a whole manual workout`() async throws {
    let store = try Importing.store()
    var export = ExportText()
    for minute in 10..<14 { export.add("HeartRate", "2001-01-12 09:\(minute):00", value: "120", unit: "count/min") }
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    try await store.save(entry(), now: now)
    let own = try #require(try await log(store).first)
    #expect(own.method == .effort && own.workout.averageHeartRate == nil && own.zones == nil)
  }

  private func expectCounted(_ store: HealthStore) async throws {
    let today = try await store.read { [day] in try ShowToday($0)(day) }
    #expect(today.goal.exerciseMinutes == 50 && today.goal.activeDays == 1)
    let logged = try await log(store)
    #expect(logged.count == 1 && logged.first?.method == .effort && logged.first?.effort == 4)
    #expect(logged.first.map { abs($0.load - TrainingImpulse.session(minutes: 50, effort: 4)) < 1e-9 } == true)
    let injury = Injury(id: "k", part: .knee, side: .left, severity: .minor, start: day - 6, end: nil, memo: "")
    let workouts = try await store.read { [day] in try $0.workouts(in: day - 40...day) }
    #expect(InjuryStatistics.volume(around: injury, workouts: workouts, on: day).during.minutes == 50)
  }

  @Test func `a workout recorded twice counts once in week, load and the training around an injury`() async throws {
    let store = try store()
    let logged = try await log(store)
    #expect(logged.map(\.group.recordings.count) == [2, 1])
    let today = try await store.read { [day] in try ShowToday($0)(day) }
    #expect(today.goal.exerciseMinutes == 69 && today.goal.activeDays == 1)
    let load = try await store.read { [day] reader in
      try ScoreHistory.of(day - 2...day, from: reader).training.load(on: day - 2)?.load
    }
    #expect(try abs(#require(load) - logged.reduce(0) { $0 + $1.load }) < 1e-9)
    let injury = Injury(id: "k", part: .knee, side: .left, severity: .minor, start: day - 6, end: nil, memo: "")
    let workouts = try await store.read { [day] in try $0.workouts(in: day - 40...day) }
    #expect(InjuryStatistics.volume(around: injury, workouts: workouts, on: day).during.minutes == 69)
  }

  @Test func `separated and joined workouts survive another import and the undo of the first`() async throws {
    let store = try store()
    let group = try #require(try await log(store).first?.group)
    let ids = group.recordings.map(\.id)
    #expect(try await LinkWorkouts(store: store).part(ids[1], from: group.id, now: now) == ids[0])
    #expect(try await LinkWorkouts(store: store).part(ids[1], from: group.id, now: now) == nil)
    func recordings() async throws -> [[String]] { try await log(store).map { $0.group.recordings.map(\.id) } }
    #expect(try await recordings().map(\.count) == [1, 1, 1])
    let minutes = try await store.read { [day] in try ShowToday($0)(day).goal.exerciseMinutes }
    #expect(minutes == 108)
    var more = export()
    more.add("StepCount", "2001-01-11 08:00:00", "2001-01-11 09:00:00", value: "900", unit: "count")
    try Importing.run(more.write(), into: store, zone: "Europe/Paris")
    #expect(try await recordings().map(\.count) == [1, 1, 1])
    let first = try #require(try await store.batches().last?.id)
    _ = try await store.undo(batch: first, now: now)
    #expect(try await recordings().map(\.count) == [1, 1, 1])
    let parted = try await log(store).map(\.group)
    #expect(try await LinkWorkouts(store: store).join(ids[0], ids[1], now: now))
    #expect(try await LinkWorkouts(store: store).join(ids[0], ids[1], now: now))
    #expect(try await !LinkWorkouts(store: store).join(ids[0], "gone", now: now))
    #expect(try await recordings().map(Set.init) == [Set(ids), Set([parted[2].id])])
    // A run and a ride may be one workout, if the person says so.
    let both = try await log(store).map(\.group.id)
    #expect(try await LinkWorkouts(store: store).join(both[0], both[1], now: now))
    #expect(try await log(store).count == 1)
  }

  @Test func `a note gives a workout its effort, on every page the same, until it is empty`() async throws {
    let store = try store()
    let group = try #require(try await log(store).first?.group)
    let save = SaveWorkoutNote(store: store)
    func draft(_ effort: FieldInput<Int>, _ memo: String = "") -> WorkoutNoteDraft {
      WorkoutNoteDraft(workout: group.id, day: group.workout.day, effort: effort, memo: memo)
    }
    for wrong in [FieldInput<Int>.unreadable, .value(0), .value(11)] {
      #expect(try await !save(draft(wrong), now: now))
    }
    #expect(try await store.entries(WorkoutNote.self).isEmpty)
    #expect(try await save(draft(.value(9), "windy"), now: now))
    #expect(try await log(store).first?.effort == 9)
    #expect(try await log(store).first?.method == .effort)
    let first = try #require(try await store.batches().last?.id)
    try Importing.run(export().write(), into: store, zone: "Europe/Paris")
    _ = try await store.undo(batch: first, now: now)
    #expect(try await log(store).first?.effort == 9)
    #expect(try await save(draft(.nothing), now: now))
    #expect(try await store.entries(WorkoutNote.self).isEmpty)
    #expect(try await log(store).first?.effort == nil)
    // A note about a person's own workout changes its entry.
    try await store.save(entry(), now: now)
    #expect(
      try await save(
        WorkoutNoteDraft(workout: "entry-a", day: day, effort: .value(2), memo: "easy"), now: now))
    #expect(try await store.entries(WorkoutEntry.self).map(\.effort) == [2])
    #expect(try await store.entries(WorkoutNote.self).isEmpty)
    #expect(
      try await !save(WorkoutNoteDraft(workout: "entry-none", day: day, effort: .value(2), memo: ""), now: now))
  }

  @Test func `a manual workout joins the watch's recording of it`() async throws {
    let store = try store()
    try await store.save(
      entry("mine", "Running", on: CivilDay(year: 2001, month: 1, day: 10), hour: 7, minutes: 40), now: now)
    let logged = try await log(store)
    #expect(logged.map(\.group.recordings.count) == [3, 1] && logged.first?.effort == 4)
    #expect(logged.first?.group.workout.isEntry == false)
    #expect(logged.first?.workout.duration == 39)
  }
}
