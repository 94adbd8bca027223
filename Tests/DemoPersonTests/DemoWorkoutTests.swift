import DailveDemoPerson
import DailveDomain
import DailveHealthExport
import DailveScores
import DailveStore
import DailveTestSupport
import DailveZlib
import Foundation
import Testing

/// The demo person's workouts, compared with their export as the reader and the store understand it.
@Suite struct DemoWorkoutTests {
  static let until = CivilDay(year: 2026, month: 11, day: 21)

  static func person(
    until day: CivilDay = until, now: Instant? = nil, seed: UInt64 = 1, workoutsAWeek: Int? = nil
  ) throws -> DemoPerson {
    let zones = ZoneCatalogue()
    return DemoPerson(
      until: day, now: now, years: 1, seed: seed, density: 0.25, workoutsAWeek: workoutsAWeek,
      home: try #require(zones.rules("Europe/Berlin")), abroad: try #require(zones.rules("Asia/Seoul")))
  }

  /// A year of the person, and the same year in a store. All tests share it, because it takes seconds.
  static let year = Result { () throws -> (person: DemoPerson, store: HealthStore) in
    let folder = try TemporaryFolder.make()
    let person = try DemoWorkoutTests.person()
    let path = folder + "/export.zip"
    try Data().write(to: URL(filePath: path), options: .withoutOverwriting)
    try person.write(to: FileHandle(forWritingTo: URL(filePath: path)))
    let report = try Importing.run(path, into: HealthStore(folder: folder + "/store"))
    #expect(report.complete && report.problems.isEmpty)
    return (person, try HealthStore(folder: folder + "/store", elements: WorkoutElementReader()))
  }

  static let days = until - 366...until

  struct Pair {
    var truth: DemoWorkout
    var workout: Workout
    var detail: WorkoutDetail
    var route: [RoutePoint] = []

    /// Metres.
    var trackLength: Double { GreatCircle.length(route.map(\.place)) }
  }

  /// All workouts of the year.
  static let all = Task { () async throws -> [Pair] in
    let (person, store) = try year.get()
    let recordings = try await store.read { try $0.workoutRecordings(in: days) }
    return try await store.read { reader in
      try person.workouts().map { truth in
        let workout = try #require(recordings.first { $0.start == truth.span.lowerBound }, "\(truth)")
        return Pair(truth: truth, workout: workout, detail: try #require(try reader.workoutDetail(workout.id)))
      }
    }
  }

  /// The workouts of the last months, with their routes.
  static let recent = Task { () async throws -> [Pair] in
    var files: [String: StoredFile] = [:]
    try year.get().store.export { source in
      try source.forEachFile { file in
        if file.kind == .route, let name = file.path.split(separator: "/").last { files[String(name)] = file }
      }
    }
    return try await all.value.filter { $0.workout.day > until - 135 }.map { pair in
      var pair = pair
      for name in pair.detail.routePaths.compactMap({ $0.split(separator: "/").last }) {
        pair.route += GPXReader.points(try #require(files[String(name)]?.unpacked(), "\(name)"))
      }
      return pair
    }
  }

  static func latest(_ kind: SessionKind) async throws -> Pair {
    try #require(try await recent.value.first { $0.truth.kind == kind })
  }

  /// The samples of a type in order, with values in the canonical unit.
  struct Series {
    var samples: [(span: Range<Instant>, value: Double)] = []

    init(_ type: String) throws {
      var found: [(span: Range<Instant>, value: Double)] = []
      let span = Instant(midnightOf: days.lowerBound)..<Instant(midnightOf: until + 1)
      try year.get().store.forEachStoredSample(
        type: "HKQuantityTypeIdentifier" + type, in: span.lowerBound.seconds..<span.upperBound.seconds
      ) { stored in
        let sample = stored.sample
        if let value = sample.value { found.append((sample.start..<max(sample.start, sample.end), value)) }
      }
      samples = found.sorted { $0.span.lowerBound < $1.span.lowerBound }
    }

    /// The samples that begin in `span`.
    func within(_ span: Range<Instant>) -> ArraySlice<(span: Range<Instant>, value: Double)> {
      let first = samples.firstPlace { $0.span.lowerBound >= span.lowerBound }
      return samples[first...].prefix { $0.span.lowerBound < span.upperBound }
    }
  }

  static func analysis(_ pair: Pair) throws -> WorkoutAnalysis {
    let rates = try Series("HeartRate").within(pair.workout.start..<pair.workout.end + WorkoutMaterial.recovery)
    let power = pair.workout.activity == "Cycling" ? try Series("CyclingPower").within(pair.workout.span) : []
    return WorkoutAnalysis(
      WorkoutMaterial(
        activity: pair.workout.activity, span: pair.workout.span, distance: pair.workout.distance.map { $0 * 1000 },
        detail: pair.detail, fixes: pair.route.map(TrackFix.init),
        heartRates: rates.map {
          HeartRateTrace.Sample(second: Double($0.span.lowerBound.seconds), heartRate: $0.value)
        },
        powers: power.map { PowerTrace.Sample(second: Double($0.span.lowerBound.seconds), watts: $0.value) }))
  }

  @Test func `every workout comes back as it happened, and no other`() async throws {
    let pairs = try await Self.all.value
    let recordings = try await Self.year.get().store.read { try $0.workoutRecordings(in: Self.days) }
    #expect(pairs.count == recordings.count && pairs.count > 180)
    #expect(Set(pairs.map(\.truth.kind)) == Set(SessionKind.allCases))
    for pair in pairs {
      let (truth, workout) = (pair.truth, pair.workout)
      #expect(workout.activity == truth.kind.activity && workout.source == truth.source)
      #expect(workout.span == truth.span)
      #expect(abs(workout.duration * 60 - Double(truth.duration)) < 0.01)
      #expect(truth.pauses.isEmpty || truth.duration < truth.span.upperBound - truth.span.lowerBound)
      #expect(pair.detail.events.count { $0.kind == "Pause" } == truth.pauses.count)
      #expect(pair.detail.events.count { $0.kind == "Resume" } == truth.pauses.count)
      #expect(pair.detail.events.count { $0.kind == "Lap" } == truth.laps)
      #expect((workout.energy ?? 0) > 50)
      #expect(pair.detail.activities.count == (truth.source == "Stride" ? 0 : truth.kind == .triathlon ? 5 : 1))
      // The distances of a triathlon are separate, as in every export.
      if truth.kind != .triathlon {
        #expect(abs((workout.distance ?? 0) * 1000 - truth.distance) <= 0.1, "\(truth)")
      }
    }
  }

  @Test func `a route's length and duration match its workout within a percent`() async throws {
    for pair in try await Self.recent.value {
      #expect(pair.truth.hasRoute == !pair.route.isEmpty)
      guard let first = pair.route.first?.time, let last = pair.route.last?.time else { continue }
      let kind = pair.truth.kind
      #expect(
        abs(pair.trackLength / pair.truth.distance - 1) <= 0.01,
        "\(kind): \(pair.trackLength) of \(pair.truth.distance)")
      #expect(first >= pair.workout.start && last <= pair.workout.end && last - first > pair.truth.duration * 9 / 10)
      for pause in pair.truth.pauses { #expect(!pair.route.contains { $0.time.map(pause.contains) ?? true }) }
    }
    #expect(try await Self.latest(.longHike).route.count > 4500)
  }

  @Test func `the favourite route is run seven times, each time faster`() async throws {
    let runs = try await Self.recent.value.filter { $0.workout.activity == "Running" && $0.truth.hasRoute }
    let shapes = runs.map { RouteShape($0.route.map(\.place)) }
    let place = try #require(runs.lastIndex { $0.truth.kind == .favouriteRun })
    let favourite = try #require(shapes[place])
    let same = runs.indices.filter { shapes[$0]?.isSimilar(to: favourite) ?? false }
    #expect(same == runs.indices.filter { runs[$0].truth.kind == .favouriteRun } && same.count == 7)
    let durations = same.map { runs[$0].truth.duration }
    #expect(durations == durations.sorted(by: >) && Set(durations).count == 7)
  }

  @Test func `no training run is faster than the race`() async throws {
    let race = try await Self.latest(.race)
    func speed(_ truth: DemoWorkout) -> Double { truth.distance / Double(truth.duration) }
    for pair in try await Self.all.value where pair.workout.activity == "Running" && pair.truth.kind != .race {
      #expect(speed(pair.truth) < 0.93 * speed(race.truth), "\(pair.truth)")
    }
    let effort = try #require(try Self.analysis(race).efforts.first { $0.distance == 10_000 })
    #expect((2600...2720).contains(effort.seconds))
    // Ten kilometres and six miles.
    #expect(race.detail.events.count { $0.kind == "Segment" } == 16)
  }

  @Test func `a run that two devices recorded is one workout`() async throws {
    let twice = try await Self.all.value.filter { $0.truth.kind == .twiceRecordedRun }
    #expect(twice.map(\.workout.source).contains("Stride") && twice.count == 2)
    let overlap = twice[0].workout.span.clamped(to: twice[1].workout.span)
    let shorter = min(twice[0].workout.end - twice[0].workout.start, twice[1].workout.end - twice[1].workout.start)
    #expect(Double(overlap.upperBound - overlap.lowerBound) >= 0.6 * Double(shorter))
    #expect(twice[0].workout.distance != twice[1].workout.distance)
    let recordings = try await Self.all.value.map(\.workout)
    #expect(WorkoutGroup.all(recordings).count == recordings.count - 1)
  }

  @Test(arguments: ["DistanceWalkingRunning", "DistanceCycling", "DistanceSwimming"])
  func `distances between start and end add up to the workout's`(type: String) async throws {
    let series = try Self.Series(type)
    let workouts = try await Self.all.value.filter {
      $0.truth.source != "Stride" && WorkoutSampleTypes.distance(of: $0.workout.activity)?.hasSuffix(type) ?? false
    }
    #expect(workouts.count >= 2)
    for pair in workouts {
      let samples = series.within(pair.workout.span)
      let metres = samples.reduce(0) { $0 + $1.value } * 1000
      #expect(abs(metres / pair.truth.distance - 1) <= 0.005, "\(pair.truth.kind): \(metres) of \(pair.truth.distance)")
      #expect(samples.allSatisfy { $0.span.upperBound <= pair.workout.end })
      for pause in pair.truth.pauses { #expect(!samples.contains { $0.span.overlaps(pause) }) }
    }
  }

  @Test(arguments: [
    ("Running", ["Speed", "Power", "StrideLength", "VerticalOscillation", "GroundContactTime"].map { "Running" + $0 }),
    ("Cycling", ["CyclingSpeed", "CyclingPower", "CyclingCadence", "DistanceCycling"]),
    ("Swimming", ["DistanceSwimming", "SwimmingStrokeCount"]),
  ])
  func `samples of a sport lie within workouts of that sport`(sport: String, types: [String]) async throws {
    let spans = try await Self.all.value
      .filter { $0.workout.activity == sport || $0.truth.kind == .triathlon }.map(\.workout.span)
    for type in types {
      let series = try Self.Series(type)
      let inside = spans.reduce(0) { sum, span in
        sum + series.within(span).count { $0.span.upperBound <= span.upperBound }
      }
      // Two devices recorded one run.
      let twice = sport == "Running" ? try await twiceCounted(series) : 0
      #expect(series.samples.count > 100 && inside - twice == series.samples.count, "\(type)")
    }
  }

  private func twiceCounted(_ series: Series) async throws -> Int {
    let pair = try #require(try await Self.all.value.first { $0.truth.source == "Stride" })
    return series.within(pair.workout.span).count
  }

  @Test func `the heart is counted for three minutes after the end, and calms down`() async throws {
    let rates = try Self.Series("HeartRate")
    let recoveries = try Self.Series("HeartRateRecoveryOneMinute")
    var compared = 0
    for pair in try await Self.all.value where pair.truth.source != "Stride" {
      let end = pair.workout.end
      #expect(rates.within(pair.workout.span).count >= pair.truth.duration / 30)
      let after = rates.within(end..<end + WorkoutMaterial.recovery).map(\.value)
      #expect(after.count >= 5, "\(pair.truth)")
      guard let recovery = recoveries.within(end..<end + 1).first?.value else { continue }
      #expect((10...50).contains(recovery))
      #expect((after.first ?? 0) - (after.last ?? 0) > recovery)
      compared += 1
    }
    #expect(compared == recoveries.samples.count && compared > 80)
  }

  @Test func `intervals go up and down, in speed as in the heart`() async throws {
    let session = try await Self.latest(.intervals)
    let analysis = try Self.analysis(session)
    #expect(analysis.laps.count == 14)
    for index in stride(from: 1, to: 12, by: 2) {
      let (fast, slow) = (analysis.laps[index], analysis.laps[index + 1])
      #expect((fast.speed ?? 0) > 1.5 * (slow.speed ?? 0) && (fast.heartRate ?? 0) > 140)
    }
  }

  @Test func `a pool swim has laps with strokes`() async throws {
    let swims = try await Self.all.value.filter { $0.truth.kind == .swim }
    #expect(swims.count >= 2)
    for swim in swims {
      #expect(swim.detail.metadata.contains { $0.key == "HKLapLength" && $0.value == "25 m" })
      #expect(swim.detail.metadata.contains { $0.key == "HKSwimmingLocationType" && $0.value == "1" })
      #expect(swim.truth.distance == 25 * Double(swim.truth.laps))
      for lap in swim.detail.events where lap.kind == "Lap" {
        #expect(Set(lap.metadata.map(\.key)) == ["HKSwimmingStrokeStyle", "HKSWOLFScore"])
        #expect((25...45).contains(lap.duration ?? 0))
      }
    }
  }

  @Test func `a hilly ride has metres and watts`() async throws {
    let ride = try await Self.latest(.hillyRide)
    let analysis = try Self.analysis(ride)
    #expect((450...1500).contains(ride.truth.ascent))
    #expect(analysis.ascentMethod == .device && abs((analysis.ascent ?? 0) - ride.truth.ascent) < 1)
    #expect((120...320).contains(analysis.normalisedPower ?? 0))
    #expect(analysis.bestPowers.count > 3)
  }

  @Test func `effort is rated for the days to remember and for some others`() async throws {
    let pairs = try await Self.all.value
    let efforts = try await Self.year.get().store.read { try $0.recordedEfforts(in: Self.days) }
    #expect(efforts.count < pairs.count && efforts.count > pairs.count / 3)
    let race = try #require(pairs.first { $0.truth.kind == .race })
    #expect(efforts.contains { $0.span == race.workout.span && $0.effort == 10 })
  }

  @Test(arguments: [1, 2, 3, 99])
  func `no remembered day is missing, for any person and any last day`(seed: UInt64) throws {
    for month in 1...12 {
      let workouts = try Self.person(until: CivilDay(year: 2026, month: month, day: 3), seed: seed).workouts()
      #expect(workouts.count { $0.kind == .favouriteRun } == 7)
      for kind in [SessionKind.race, .intervals, .hillyRide, .longHike, .triathlon] {
        #expect(workouts.count { $0.kind == kind } == 1, "\(kind) until month \(month)")
      }
      #expect(workouts.count { $0.kind == .twiceRecordedRun } == 2)
      #expect(zip(workouts, workouts.dropFirst()).allSatisfy { $0.span.lowerBound <= $1.span.lowerBound })
    }
  }

  @Test func `a workout after the export is not in it`() throws {
    // Every Monday has a run in the evening, and exports are made in the morning.
    let monday = CivilDay(year: 2026, month: 11, day: 16)
    let run = try #require(try Self.person(until: monday + 1).workouts().last)
    #expect(run.kind == .easyRun && run.span.lowerBound > Instant(midnightOf: monday))
    #expect(try Self.person(until: monday).workouts().allSatisfy { $0.span.upperBound < Instant(midnightOf: monday) })
  }

  @Test func `workouts a week are as many as asked for, two of three with a route`() throws {
    for count in [1, 6, 14] {
      let workouts = try Self.person(workoutsAWeek: count).workouts()
      let expected = Double(count) * 52
      // There are colds and a week off, and some days have more to remember.
      #expect(
        (0.9 * expected - 4...1.05 * expected + 18).contains(Double(workouts.count)), "\(count): \(workouts.count)")
      if count > 1 {
        #expect((0.6...0.75).contains(Double(workouts.count { $0.hasRoute }) / Double(workouts.count)))
      }
      #expect(zip(workouts, workouts.dropFirst()).allSatisfy { $0.span.lowerBound < $1.span.lowerBound })
    }
  }
}
