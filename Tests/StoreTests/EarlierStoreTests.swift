import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Testing

/// Stores that the program of their time made from `EarlierStoreTests.export`, with what later versions came to read differently.
@Suite struct EarlierStoreTests {
  private let always = CivilDay(year: 1990, month: 1, day: 1)...CivilDay(year: 2050, month: 1, day: 1)
  private let now = Instant(1_000_000_000)
  /// The first version that phones could push to.
  private static let firstPush = 13

  private static var export: ExportText {
    var export = ExportText()
    export.exported = "2001-12-01"
    // A ring was an app until version 31, and an app counted after a phone.
    for (source, value) in [("Oura", "900"), ("iPhone", "700")] {
      export.add("StepCount", "2001-01-02 08:00:00", "2001-01-02 08:10:00", value: value, unit: "count", source: source)
    }
    // The average of a day was not weighted by time before version 7.
    for (second, value) in [("08:00:00", 60), ("08:05:00", 150), ("08:05:05", 150)] {
      export.add("HeartRate", "2001-01-02 \(second)", value: "\(value)", unit: "count/min", source: "Watch")
    }
    export.add("BodyMass", "2001-01-03 07:00:00", value: "72", unit: "kg", source: "Scale")
    export.add("BodyMass", "2001-01-04 07:00:00", value: "72.5", unit: "kg", source: "Watch")
    export.add("BodyTemperature", "2001-01-04 08:00:00", value: "98.6", unit: "degF", source: "Watch")
    for (start, end, value) in [("08:00:00", "08:10:00", "500"), ("09:00:00", "09:10:00", "3000")] {
      export.add("StepCount", "2001-01-07 \(start)", "2001-01-07 \(end)", value: value, unit: "count", source: "Watch")
    }
    export.add(
      "BasalEnergyBurned", "2001-01-08 00:00:00", "2001-01-10 00:00:00", value: "3000", unit: "kcal", source: "Watch")
    let (sleep, word) = ("HKCategoryTypeIdentifierSleepAnalysis", "HKCategoryValueSleepAnalysis")
    // Two sources tell one night, and the wake inside a stage counts since version 27.
    for (start, end, stage, source) in [
      ("2001-01-04 22:30:00", "2001-01-05 07:30:00", "InBed", "iPhone"),
      ("2001-01-04 23:00:00", "2001-01-05 07:00:00", "AsleepCore", "Watch"),
      ("2001-01-05 03:00:00", "2001-01-05 03:30:00", "Awake", "Watch"),
    ] { export.add(sleep, start, end, value: word + stage, source: source) }
    // Workouts have heart rates since version 5, analyses since 12, and values of their own since 32.
    export.add(
      raw: """
         <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="30" durationUnit="min" totalDistance="5" totalDistanceUnit="km" totalEnergyBurned="300" totalEnergyBurnedUnit="kcal" sourceName="Watch" sourceVersion="10.2" creationDate="2001-01-05 10:30:00 +0100" startDate="2001-01-05 10:00:00 +0100" endDate="2001-01-05 10:30:00 +0100">
          <WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" startDate="2001-01-05 10:00:00 +0100" endDate="2001-01-05 10:30:00 +0100" sum="5" unit="km"/>
         </Workout>
        """)
    for (minute, value) in [("05", 120), ("10", 140), ("20", 160)] {
      export.add("HeartRate", "2001-01-05 10:\(minute):00", value: "\(value)", unit: "count/min", source: "Watch")
    }
    // Readings of a category that say different things count each since version 24.
    for severity in ["Mild", "Severe"] {
      export.add(
        "HKCategoryTypeIdentifierHeadache", "2001-01-06 12:00:00", "2001-01-06 13:00:00",
        value: "HKCategoryValueSeverity" + severity, source: "Health")
    }
    // Clocks go forward during the night, which version 7 did not see.
    export.offset = "+0000"
    for (start, end, stage) in [("00:30:00", "07:00:00", "InBed"), ("01:20:00", "06:30:00", "AsleepCore")] {
      export.add(sleep, "2001-03-25 \(start)", "2001-03-25 \(end)", value: word + stage, source: "Watch")
    }
    export.offset = "+0100"
    return export
  }

  /// A store that the present program makes from the same export, pushes, rules and entry.
  private func present(isPushed: Bool) async throws -> HealthStore {
    let store = try HealthStore(folder: TemporaryFolder.make())
    try Importing.run(Self.export.write(), into: store, zone: "Europe/Paris")
    if isPushed {
      // Version 32 counted this day twice.
      try Pushing.run(
        [
          PushedValue("StepCount", "2001-01-12 08:00:00", length: 1800, 1050),
          PushedValue("StepCount", "2001-01-12 00:00:00", length: 86_400, 3500, "Home", .day),
        ], into: store, zone: "Europe/Paris")
    }
    let scale = try #require(try await store.listedSources().first { $0.name == "Scale" })
    try await store.setSource(scale.id, isOff: true, now: now)
    let excluded = try await store.override(
      type: "HKQuantityTypeIdentifierStepCount", start: Instant(978_850_800), source: "Watch", correction: nil, now: now
    )
    #expect(excluded == 1)
    try await store.save(BodyEntry("first", on: CivilDay(year: 2001, month: 1, day: 11), weight: 70.5), now: now)
    return store
  }

  @Test(arguments: [6, 7, 13, 15, 18, 20, 23, 29, 31, 32])
  func `a store of an earlier version comes to say what the present one makes of the same data`(version: Int)
    async throws
  {
    let folder = try TemporaryFolder.make()
    try await OldStore.write(version: version, to: folder)
    let (store, present) = (
      try HealthStore(folder: folder), try await present(isPushed: version >= Self.firstPush)
    )
    let steps = try await store.daily(.steps, in: always).compactMap(\.sum)
    #expect(Array(steps.prefix(2)) == [900, 3000])
    #expect(abs(steps.dropFirst(2).reduce(0, +) - (version >= Self.firstPush ? 3500 : 0)) < 1e-9, "\(steps)")
    #expect(try await store.daily(.weight, in: always).map(\.average) == [72.5, 70.5])
    let heart = try await store.daily(.heartRate, in: always).first?.average ?? 0
    #expect(abs(heart - 108_750.0 / 905) < 1e-9)
    for metric in Metric.allCases {
      #expect(try await store.daily(metric, in: always) == present.daily(metric, in: always), "\(metric)")
    }
    #expect(try await store.nights(in: always, segments: true) == present.nights(in: always, segments: true))
    #expect(try await store.workouts(in: always) == present.workouts(in: always))
    #expect(try await store.workouts(in: always).map(\.activity) == ["Running"])
    #expect(try await store.entries(BodyEntry.self).map(\.weight) == [70.5])
    #expect(try await store.overrides().map(\.start) == present.overrides().map(\.start))
    #expect(
      try await store.listedSources().map { "\($0.name) \($0.kind) \($0.isOff)" }.sorted()
        == present.listedSources().map { "\($0.name) \($0.kind) \($0.isOff)" }.sorted())
    #expect(try StoreInspection(folder: folder).foreignParts().isEmpty)
  }
}
