import DailveDomain
import DailveHealthExport
import DailveScores
import DailveStore
import DailveTestSupport
import Foundation
import Testing

/// Data derived from workouts follow their sources.
@Suite struct WorkoutAnalysisTests {
  let always = CivilDay(year: 1990, month: 1, day: 1)...CivilDay(year: 2050, month: 1, day: 1)

  /// A run of half an hour, eastwards at 3 m/s, as an archive in a folder.
  ///
  /// - Parameters:
  ///   - routes: Seconds of each route file's positions.
  ///   - pulse: Heart rate, one sample a minute.
  ///   - accuracy: The accuracy of these positions, in metres.
  ///   - recovery: The recovery that the watch measured.
  func folder(
    routes: [Range<Int>] = [0..<1801], accuracy: Int = 4, pulse: Int? = 150, distances: Bool = false,
    activity: String = "Running", recovery: Int? = nil
  ) throws -> String {
    var export = ExportText()
    if let recovery {
      export.add(
        "HeartRateRecoveryOneMinute", "2001-01-02 08:30:00", "2001-01-02 08:31:00", value: "\(recovery)",
        unit: "count/min")
    }
    if let pulse {
      for minute in 0..<30 {
        export.add(
          "HeartRate", "2001-01-02 08:\(minute < 10 ? "0" : "")\(minute):00", value: "\(pulse)", unit: "count/min")
      }
      export.add("HeartRate", "2001-01-02 08:29:58", value: "\(pulse)", unit: "count/min")
      export.add("HeartRate", "2001-01-02 08:30:58", value: "\(pulse - 30)", unit: "count/min")
    }
    if distances {
      for minute in 0..<30 {
        let time = "2001-01-02 08:\(minute < 10 ? "0" : "")\(minute)"
        export.add("DistanceWalkingRunning", time + ":00", time + ":59", value: "0.18", unit: "km")
      }
    }
    let files = routes.indices.map { "<FileReference path=\"/workout-routes/\($0).gpx\"/>" }.joined()
    export.add(
      raw: """
        <Workout workoutActivityType="HKWorkoutActivityType\(activity)" duration="30" durationUnit="min" totalDistance="5.4" \
        totalDistanceUnit="km" sourceName="Ada’s Apple\u{A0}Watch" startDate="2001-01-02 08:00:00 +0100" \
        endDate="2001-01-02 08:30:00 +0100"><MetadataEntry key="HKElevationAscended" value="6400 cm"/>\
        <WorkoutRoute sourceName="Watch" startDate="2001-01-02 08:00:00 +0100" endDate="2001-01-02 08:30:00 +0100">\
        \(files)</WorkoutRoute></Workout>
        """)
    let folder = try TemporaryFolder.make()
    try Data(export.xml.utf8).write(to: URL(filePath: folder + "/export.xml"))
    try FileManager.default.createDirectory(atPath: folder + "/workout-routes", withIntermediateDirectories: true)
    for (number, seconds) in routes.enumerated() {
      let points = stride(from: seconds.lowerBound, to: seconds.upperBound, by: 5).map { second in
        let longitude = 13 + Double(second) * 3 / (111_195 * 0.615661)
        return """
          <trkpt lat="52" lon="\(longitude)"><ele>30</ele><time>\(Instant(978_418_800 + second))</time>\
          <extensions><speed>3</speed><hAcc>\(accuracy)</hAcc></extensions></trkpt>
          """
      }
      let text = "<gpx><trk><trkseg>\(points.joined())</trkseg></trk></gpx>"
      try Data(text.utf8).write(to: URL(filePath: folder + "/workout-routes/\(number).gpx"))
    }
    return folder
  }

  func imported(_ folder: String) throws -> HealthStore {
    let store = try Importing.store()
    try Importing.run(folder, into: store, zone: "Europe/Paris")
    return store
  }

  func analysis(_ store: HealthStore) async throws -> WorkoutAnalysis? {
    try await store.read { [always] reader in
      try reader.workoutRecordings(in: always).first.flatMap { try reader.workoutAnalysis($0.id) }
    }
  }

  @Test func `an import analyses its workouts, with route, heart rates and the device's climb`() async throws {
    let analysis = try #require(try await analysis(imported(folder())))
    #expect(analysis.basis == .route && analysis.ascent == 64 && analysis.ascentMethod == .device)
    #expect(abs((analysis.trackDistance ?? 0) - 5400) < 27)
    #expect(analysis.kilometres.count == 6 && analysis.kilometres.last?.isPartial == true)
    #expect(analysis.kilometres.allSatisfy { $0.heartRate.map { abs($0 - 150) < 1e-9 } ?? false })
    #expect(analysis.efforts.map(\.distance) == [400, 1000, 1609.344, 5000])
    #expect(analysis.efforts.allSatisfy { abs($0.seconds - $0.distance / 3) < 1 })
    #expect(analysis.recovery == 30 && analysis.recoveryMethod == .trace)
    #expect(analysis.course.count == 241 && analysis.line.count >= 2)
    #expect(abs((analysis.moving ?? 0) - 1800) < 1)
  }

  @Test func `the watch's heart rate recovery takes precedence over ours, even if it arrives later`()
    async throws
  {
    let store = try imported(folder())
    try Importing.run(folder(recovery: 34), into: store)
    let analysis = try #require(try await analysis(store))
    #expect(analysis.recovery == 34 && analysis.recoveryMethod == .device)
  }

  @Test func `endurance is judged by steady runs and rides, not by hikes`() async throws {
    #expect(try await analysis(imported(folder()))?.drift != nil)
    for activity in ["Hiking", "Walking"] {
      let analysis = try #require(try await analysis(imported(folder(activity: activity))))
      #expect(analysis.drift == nil && !analysis.efforts.isEmpty, "\(activity)")
    }
  }

  @Test func `a workout that does not say how long it was lasts until its end, without its pauses`() async throws {
    var export = ExportText()
    func event(_ kind: String, _ time: String) -> String {
      "<WorkoutEvent type=\"HKWorkoutEventType\(kind)\" date=\"2001-01-02 \(time) +0100\"/>"
    }
    for (day, attribute) in [(2, ""), (3, "duration=\"41\" durationUnit=\"min\" ")] {
      export.add(
        raw: """
          <Workout workoutActivityType="HKWorkoutActivityTypeRunning" \(attribute)sourceName="Watch" \
          startDate="2001-01-0\(day) 08:00:00 +0100" endDate="2001-01-0\(day) 09:00:00 +0100">\
          \(event("Pause", "08:20:00"))\(event("Resume", "08:30:00"))\(event("MotionPaused", "08:40:00"))\
          \(event("Pause", "08:55:00"))</Workout>
          """)
    }
    let store = try imported(export.write())
    let durations = try await store.read { [always] in try $0.workoutRecordings(in: always).map(\.duration) }
    #expect(durations == [45, 41])
  }

  @Test func `no heart rate is held during a pause, by hand or by the device`() async throws {
    var export = ExportText()
    for minute in 0..<30 {
      let pulse = minute < 20 ? 150 : 100
      export.add(
        "HeartRate", "2001-01-02 08:\(minute < 10 ? "0" : "")\(minute):00", value: "\(pulse)", unit: "count/min")
    }
    func event(_ kind: String, _ time: String) -> String {
      "<WorkoutEvent type=\"HKWorkoutEventType\(kind)\" date=\"2001-01-02 08:\(time) +0100\"/>"
    }
    let span = "startDate=\"2001-01-02 08:00:00 +0100\" endDate=\"2001-01-02 08:30:00 +0100\""
    let run = "<Workout workoutActivityType=\"HKWorkoutActivityTypeRunning\" duration=\"22.5\" durationUnit=\"min\""
    let pauses = [
      event("Pause", "05:30"), event("Resume", "10:00"), event("MotionPaused", "25:00"),
      event("MotionResumed", "28:00"),
    ].joined()
    export.add(raw: "\(run) sourceName=\"Watch\" \(span)>\(pauses)</Workout>")
    // A second recording of the same time has no pause.
    export.add(raw: "\(run) sourceName=\"App\" \(span)/>")
    let store = try imported(export.write())
    let held = try await store.read { [always] in try $0.workoutHeartRates(in: always).flatMap(\.held) }
    #expect(
      held == [HeldHeartRate(heartRate: 100, seconds: 7 * 60), HeldHeartRate(heartRate: 150, seconds: 15.5 * 60)])
  }

  @Test func `a route in several files is one way`() async throws {
    let analysis = try #require(try await analysis(imported(folder(routes: [0..<901, 905..<1801]))))
    #expect(abs((analysis.trackDistance ?? 0) - 5400) < 27)
  }

  @Test func `without a route the way comes from distance samples of the workout's own source`() async throws {
    let analysis = try #require(try await analysis(imported(folder(routes: [], distances: true))))
    #expect(analysis.basis == .distanceSamples && analysis.trackDistance == nil && analysis.line.isEmpty)
    #expect(analysis.efforts.contains { $0.distance == 5000 && abs($0.seconds - 1667) < 30 })
  }

  @Test func `distance samples replace a route that is too inaccurate`() async throws {
    let analysis = try #require(try await analysis(imported(folder(accuracy: 80, distances: true))))
    #expect(analysis.basis == .distanceSamples && analysis.trackDistance == nil && analysis.line.isEmpty)
    #expect(analysis.efforts.contains { $0.distance == 5000 && abs($0.seconds - 1667) < 30 })
  }

  @Test func `the best 20 minutes of a ride are its threshold, until the person says their own`() async throws {
    var export = ExportText()
    for second in stride(from: 0, to: 1800, by: 6) {
      export.add(
        "CyclingPower", Self.time(second), Self.time(second + 6), value: second < 300 ? "100" : "200", unit: "W")
    }
    export.add(
      raw: """
        <Workout workoutActivityType="HKWorkoutActivityTypeCycling" duration="30" durationUnit="min" sourceName="Watch" \
        startDate="\(Self.time(0)) +0100" endDate="\(Self.time(1800)) +0100"/>
        """)
    let store = try imported(export.write())
    func report() async throws -> WorkoutReport? {
      try await store.read { reader in
        try TrainingLog.of(reader).workouts.first { $0.workout.activity == "Cycling" }
          .flatMap { try ShowWorkout(reader)($0.id) }
      }
    }
    let shown = try #require(try await report())
    #expect(shown.threshold?.power.origin == .bestTwentyMinutes && shown.threshold?.power.watts == 190)
    let normalised = try #require(shown.analysis?.normalisedPower)
    #expect(shown.intensity.map { abs($0 - normalised / 190) < 1e-12 } == true)
    try await store.updateProfile { $0.thresholdPower = 250.5 }
    let own = try #require(try await report())
    #expect(own.threshold?.power.origin == .own && own.intensity.map { abs($0 - normalised / 250.5) < 1e-12 } == true)
    // The setting survives another import and can be removed.
    try Importing.run(folder(), into: store)
    #expect(try await store.profile().thresholdPower == 250.5)
    try await store.updateProfile { $0.thresholdPower = nil }
    #expect(try await report()?.threshold?.power.watts == 190)
  }

  private static func time(_ second: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "2001-01-03 08:\(two(second / 60)):\(two(second % 60))"
  }

  @Test func `a route that comes later is analysed, and taken back with its import`() async throws {
    let store = try imported(folder(routes: []))
    #expect(try await analysis(store)?.trackDistance == nil)
    // The element names a route whose file was missing at first.
    let whole = try folder()
    let bare = try imported(whole + "/export.xml")
    #expect(try await analysis(bare)?.trackDistance == nil)
    let second = try Importing.run(whole, into: bare)
    #expect(try await analysis(bare)?.trackDistance != nil)
    _ = try await bare.undo(batch: second.batch, now: Instant(1_000_000_100))
    #expect(try await analysis(bare)?.trackDistance == nil)
  }

  @Test func `heart rates that come later, and leave again, change the analysis`() async throws {
    let store = try imported(folder(pulse: nil))
    #expect(try await analysis(store)?.kilometres.first?.heartRate == nil)
    let with = try Importing.run(folder(pulse: 140), into: store)
    #expect(try await analysis(store)?.kilometres.first?.heartRate == 140)
    let source = try #require(try await store.listedSources().first { $0.samples > 0 })
    try await store.setType("HKQuantityTypeIdentifierHeartRate", isOff: true)
    #expect(try await analysis(store)?.kilometres.first?.heartRate == nil)
    try await store.setType("HKQuantityTypeIdentifierHeartRate", isOff: false)
    #expect(try await analysis(store)?.kilometres.first?.heartRate == 140)
    try await store.setSource(source.id, isOff: true)
    try await store.setSource(source.id, isOff: false)
    #expect(try await analysis(store)?.kilometres.first?.heartRate == 140)
    _ = try await store.undo(batch: with.batch, now: Instant(1_000_000_100))
    #expect(try await analysis(store)?.kilometres.first?.heartRate == nil)
  }

  @Test func `undoing the only import leaves no analysis and no effort`() async throws {
    let store = try imported(folder())
    let batch = try #require(try await store.batches().first)
    _ = try await store.undo(batch: batch.id, now: Instant(1_000_000_100))
    #expect(try await store.read { try $0.bestEfforts() }.isEmpty)
    #expect(try await store.read { try $0.workoutFacts() }.isEmpty)
    #expect(try await store.read { try $0.analysisProgress() } == AnalysisProgress(done: 0, total: 0))
  }

  @Test func `a store without analyses gets them without an import`() async throws {
    let path = try TemporaryFolder.make()
    // The store is opened without a reader of workouts, as by all programs before version 12.
    try Importing.run(folder(), into: HealthStore(folder: path), zone: "Europe/Paris")
    let store = try HealthStore(folder: path, elements: WorkoutElementReader())
    #expect(try await store.read { try $0.analysisProgress() } == AnalysisProgress(done: 0, total: 1))
    try store.analyseWorkouts()
    #expect(try await store.read { try $0.analysisProgress() }.isComplete)
    #expect(try await analysis(store)?.trackDistance != nil)
    #expect(try await store.read { try $0.bestEfforts() }.map(\.distance) == [400, 1000, 1609.344, 5000])
  }

  @Test func `the same route on another day is a candidate, another place or twice the length is not`() async throws {
    let store = try imported(folder())
    let analysis = try #require(try await analysis(store))
    let start = try #require(analysis.line.first)
    let place = Coordinate(latitude: start.latitude, longitude: start.longitude)
    func candidates(_ activity: String, near place: Coordinate, length: Double) async throws -> Int {
      try await store.read { try $0.routeLines(of: activity, near: place, length: length).count }
    }
    #expect(try await candidates("Running", near: place, length: 5000) == 1)
    #expect(try await candidates("Cycling", near: place, length: 5000) == 0)
    #expect(try await candidates("Running", near: place, length: 10_800) == 0)
    #expect(try await candidates("Running", near: Coordinate(latitude: 52.1, longitude: 13), length: 5400) == 0)
  }
}
