import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Testing

/// Every workout once, with its cost.
@Suite struct TrainingLogTests {
  func workout(_ start: String, _ end: String, activity: String = "Running", source: String, km: Double? = nil)
    -> String
  {
    let distance = km.map { "totalDistance=\"\($0)\" totalDistanceUnit=\"km\"" } ?? ""
    return """
      <Workout workoutActivityType="HKWorkoutActivityType\(activity)" duration="30" durationUnit="min" \(distance) \
      sourceName="\(source)" startDate="2001-01-02 \(start) +0100" endDate="2001-01-02 \(end) +0100"/>
      """
  }

  func store() throws -> HealthStore {
    var export = ExportText()
    for minute in 10..<40 { export.add("HeartRate", "2001-01-02 08:\(minute):00", value: "150", unit: "count/min") }
    export.add(raw: workout("08:10:00", "08:40:00", source: "Ada’s Apple Watch"))
    export.add(raw: workout("08:12:00", "08:41:00", activity: "Other", source: "Strava", km: 5.2))
    export.add(raw: workout("18:00:00", "18:30:00", activity: "Yoga", source: "Ada’s Apple Watch"))
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    return store
  }

  func log(_ store: HealthStore) async throws -> TrainingLog { try await store.read { try TrainingLog.of($0) } }

  @Test func `a workout that two sources recorded counts once, with the totals that either has`() async throws {
    let log = try await log(store())
    #expect(log.workouts.map(\.workout.activity) == ["Running", "Yoga"])
    let run = log.workouts[0]
    #expect(run.workout.source == "Ada’s Apple Watch" && run.workout.distance == 5.2)
    #expect(run.group.recordings.map(\.source) == ["Ada’s Apple Watch", "Strava"])
    #expect(run.method == .heartRateSamples && run.zones?.reduce(0, +) == 1800)
    #expect(log.workouts[1].method == .durationAndKind && log.workouts[1].zones == nil)
    #expect(log.workout(run.group.recordings[1].id)?.id == run.id)
  }

  @Test func `separating and joining workouts survives importing the same export again`() async throws {
    let store = try store()
    let run = try await log(store).workouts[0]
    let (watch, app) = (run.group.recordings[0], run.group.recordings[1])
    try await store.save(WorkoutLink(watch.id, app.id, isOne: false, day: watch.day), now: Instant(1_000_000_000))
    #expect(try await log(store).workouts.count == 3)
    var again = ExportText()
    again.add(raw: workout("08:10:00", "08:40:00", source: "Ada’s Apple Watch"))
    again.add(raw: workout("08:12:00", "08:41:00", activity: "Other", source: "Strava", km: 5.2))
    again.add(raw: workout("18:00:00", "18:30:00", activity: "Yoga", source: "Ada’s Apple Watch"))
    try Importing.run(again.write(), into: store)
    #expect(try await log(store).workouts.count == 3)
    try await store.save(WorkoutLink(app.id, watch.id, isOne: true, day: watch.day), now: Instant(1_000_000_001))
    #expect(try await log(store).workouts.count == 2)
    let yoga = try await log(store).workouts[1]
    try await store.save(WorkoutLink(watch.id, yoga.id, isOne: true, day: watch.day), now: Instant(1_000_000_002))
    #expect(try await log(store).workouts.map(\.group.recordings.count) == [3])
  }

  @Test func `a written workout is in the log, with a load from its effort, and joins what was recorded`() async throws
  {
    let store = try store()
    let day = CivilDay(year: 2001, month: 1, day: 2)
    let start = Instant(978_462_000)  // 20:00 in Paris
    try await store.save(
      WorkoutEntry(id: "a", activity: "Rowing", start: start, day: day, duration: 60, effort: 6),
      now: Instant(1_000_000_000))
    let rowing = try #require(try await log(store).workouts.last)
    #expect(rowing.id == "entry-a" && rowing.method == .effort && rowing.load == 60 && rowing.effort == 6)
    try await store.save(
      WorkoutEntry(
        id: "b", activity: "Running", start: Instant(978_419_460), day: day, duration: 28, energy: 310, effort: 9),
      now: Instant(1_000_000_000))
    let run = try #require(try await log(store).workouts.first)
    #expect(run.group.recordings.map(\.id).last == "entry-b" && run.workout.energy == 310 && run.effort == 9)
    // The heart rates take precedence over the rating.
    #expect(run.method == .heartRateSamples)
  }

  @Test func `an effort in a note takes precedence over the phone's`() async throws {
    let store = try store()
    let yoga = try await log(store).workouts[1]
    try await store.save(
      WorkoutNote(workout: yoga.id, day: yoga.day, effort: 4, memo: ""), now: Instant(1_000_000_000))
    let rated = try await log(store).workouts[1]
    #expect(rated.method == .effort && rated.load == 20 && rated.effort == 4)
  }

  @Test func `the loads of the log's workouts are the load of their day`() async throws {
    let store = try store()
    let day = CivilDay(year: 2001, month: 1, day: 2)
    let (log, load) = try await store.read { reader in
      (try TrainingLog.of(reader), try ScoreHistory.of(day...day, from: reader).training.load(on: day))
    }
    #expect(try abs(#require(load).load - log.workouts.reduce(0) { $0 + $1.load }) < 1e-9)
  }

  @Test func `a triathlon is as long as its parts, and a ride as long as it rode`() async throws {
    func statistics(_ type: String, _ km: Double) -> String {
      "<WorkoutStatistics type=\"HKQuantityTypeIdentifier\(type)\" sum=\"\(km)\" unit=\"km\"/>"
    }
    func element(_ activity: String, at hour: String, _ children: String) -> String {
      """
      <Workout workoutActivityType="HKWorkoutActivityType\(activity)" duration="60" durationUnit="min" sourceName="Watch" \
      startDate="2001-01-02 \(hour):00:00 +0100" endDate="2001-01-02 \(hour):59:00 +0100">\(children)</Workout>
      """
    }
    var export = ExportText()
    let parts =
      "<WorkoutActivity uuid=\"A\" startDate=\"2001-01-02 08:00:00 +0100\">\(statistics("DistanceSwimming", 0.7))</WorkoutActivity>"
    export.add(
      raw: element(
        "SwimBikeRun", at: "08",
        parts + statistics("DistanceSwimming", 0.75) + statistics("DistanceCycling", 20)
          + statistics("DistanceWalkingRunning", 5)))
    export.add(
      raw: element("Cycling", at: "12", statistics("DistanceCycling", 30) + statistics("DistanceWalkingRunning", 1)))
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    #expect(try await log(store).workouts.map(\.workout.distance) == [25.75, 30])
  }
}
