import DailveDomain
import DailveHealthExport
import DailveTestSupport
import DailveZlib
import Testing

/// Fixtures based on the documentation and bug reports of Health Auto Export, and on guides to shortcuts.
@Suite(.enabled(if: Fixtures.arePresent)) struct FixtureTests {
  static let metrics = [
    "StepCount 2024-02-06T16:00:00Z +3600 812 count [Apple Watch|iPhone] GMT-0800 hour",
    "StepCount 2024-02-06T17:00:00Z +3600 301.5 count [Apple Watch|iPhone] GMT-0800 hour",
    "HeartRate 2024-02-06T16:00:00Z +3600 61.2 count/min [Apple Watch] GMT-0800 hour @min=55 @max=80",
    "BloodPressureSystolic 2024-02-06T16:30:00Z +0 118 mmHg [iPhone] GMT-0800 single",
    "BloodPressureDiastolic 2024-02-06T16:30:00Z +0 76 mmHg [iPhone] GMT-0800 single",
    "SleepAnalysis 2024-02-06T06:50:00Z +28200 SleepAnalysisInBed [Apple Watch] GMT-0800 day",
    "SleepAnalysis 2024-02-06T07:00:00Z +14760 SleepAnalysisAsleepCore [Apple Watch] GMT-0800 day",
    "SleepAnalysis 2024-02-06T11:06:00Z +4320 SleepAnalysisAsleepDeep [Apple Watch] GMT-0800 day",
    "SleepAnalysis 2024-02-06T12:18:00Z +1080 SleepAnalysisAwake [Apple Watch] GMT-0800 day",
    "SleepAnalysis 2024-02-06T12:36:00Z +7020 SleepAnalysisAsleepREM [Apple Watch] GMT-0800 day",
    "BloodGlucose 2024-02-06T20:00:00Z +60 95 mg/dL [Apple Watch|iPhone] GMT-0800 minute HKBloodGlucoseMealTime=1",
    "InsulinDelivery 2024-02-06T20:01:00Z +60 4 IU [Apple Watch|iPhone] GMT-0800 minute HKInsulinDeliveryReason=2",
    "SexualActivity 2024-02-06T08:00:00Z +86400 NotApplicable [Phone] GMT-0800 day HKSexualActivityProtectionUsed=1",
    "HandwashingEvent 2024-02-06T21:00:00Z +22 NotApplicable [Apple Watch|iPhone] GMT-0800 minute HAE:value=Complete",
    "ActiveEnergyBurned 2024-02-06T16:00:00Z +3600 418.4 kJ [Apple Watch|iPhone] GMT-0800 hour",
    "BodyMass 2024-02-06T15:00:00Z +60 135.4 lb [Apple Watch|iPhone] GMT-0800 minute",
    "OxygenSaturation 2024-02-06T11:00:00Z +60 0.97 % [Apple Watch|iPhone] GMT-0800 minute HAE:qty=97",
    "VO2Max 2024-02-06T17:00:00Z +60 41.5 mL/min·kg [Apple Watch|iPhone] GMT-0800 minute",
    "BodyTemperature 2024-02-06T17:05:00Z +60 98.6 degF [Apple Watch|iPhone] GMT-0800 minute",
    "DietaryWater 2024-02-06T18:00:00Z +3600 250 mL [Apple Watch|iPhone] GMT-0800 hour",
  ]

  static let series = [
    "HeartRate 2024-02-06T15:00:00Z +60 125 count/min [Apple Watch] GMT-0800 minute @min=120 @max=130",
    "HeartRate 2024-02-06T15:01:00Z +60 126 count/min [Apple Watch] GMT-0800 minute @min=121 @max=131",
    "HeartRate 2024-02-06T15:02:00Z +60 127 count/min [Apple Watch] GMT-0800 minute @min=122 @max=132",
    "HeartRate 2024-02-06T15:03:00Z +60 128 count/min [Apple Watch] GMT-0800 minute @min=123 @max=133",
    "HeartRate 2024-02-06T15:04:00Z +60 129 count/min [Apple Watch] GMT-0800 minute @min=124 @max=134",
    "HeartRate 2024-02-06T15:32:00Z +60 122 count/min [Apple Watch] GMT-0800 minute @min=120 @max=126",
    "StepCount 2024-02-06T15:00:00Z +60 160 count [Apple Watch] GMT-0800 minute",
    "ActiveEnergyBurned 2024-02-06T15:00:00Z +60 9.9 kcal [Apple Watch] GMT-0800 minute",
  ]

  @Test func `everything that the second version can send`() throws {
    let delivery = try Delivery.fixture("hae-spec/01-v2-all-types.json")
    #expect(delivery.lines == Self.metrics + Self.series)
    #expect(delivery.summary.records == 28)
    #expect(delivery.summary.workouts == 1)
    #expect(delivery.summary.routes == 1)
    #expect(
      delivery.summary.kept == [
        "HAE:stateOfMind": 1, "HAE:medications": 1, "HAE:symptoms": 1, "HAE:cycleTracking": 1, "HAE:ecg": 1,
        "HAE:heartRateNotifications": 1,
      ])
    #expect(delivery.kept.map { $0.start?.description ?? "" }.first == "2024-02-06T20:00:00Z")
    #expect(delivery.summary.problems.isEmpty)
    #expect(delivery.summary.complete)
    #expect(delivery.unknown == 0)
    #expect(delivery.offsets.map(\.seconds) == [-28_800])
  }

  @Test func `a kept element is stored letter by letter`() throws {
    let kept = try Delivery.fixture("hae-spec/01-v2-all-types.json").kept
    let medication = try #require(kept.first { $0.name == "HAE:medications" })
    let text = String(decoding: try #require(medication.body.unpacked()), as: UTF8.self)
    #expect(text.hasPrefix("{") && text.hasSuffix("}"))
    #expect(text.contains(#""displayText": "Dexketoprofeno ""#) && text.contains(#""status": "Tomado""#))
  }

  @Test func `a workout of the second version becomes an element with its route`() throws {
    let delivery = try Delivery.fixture("hae-spec/01-v2-all-types.json")
    let workout = try #require(delivery.workouts.first)
    #expect(workout.activity == "HKWorkoutActivityTypeRunning")
    #expect(workout.end - workout.start == 1890)
    #expect(workout.duration == 1800.5)
    #expect(workout.distance == 5.02 && workout.energy == 312.4)
    #expect(workout.averageHeartRate == 151.2 && workout.maximumHeartRate == 176)
    let detail = workout.detail
    #expect(detail.metadata.contains(MetadataEntry(key: "HKIndoorWorkout", value: "0")))
    #expect(detail.metadata.contains(MetadataEntry(key: "HAE:id", value: "8C2C7B0E-6D0B-4E8C-9D0A-0D3C7B6C1A11")))
    #expect(detail.metadata.contains(MetadataEntry(key: "HKWeatherTemperature", value: "12.2 degC")))
    #expect(detail.metadata.contains(MetadataEntry(key: "HAE:maxSpeed", value: "13.1 km/hr")))
    let heart = try #require(detail.statistics.first { $0.type == HealthType.heartRate })
    #expect(heart.minimum == 98 && heart.average == 151.2 && heart.maximum == 176)
    let file = try #require(delivery.files.first)
    #expect(detail.routePaths == ["/" + file.name])
    let points = WorkoutElementReader().points(PackedText(bytes: file.content, size: file.size))
    #expect(points.count == 10)
    #expect(points.first?.speed == 2.8 && points.first?.course == 0 && points.first?.horizontalAccuracy == 3)
    #expect(points.last?.latitude == 37.0009 && points.last?.time?.description == "2024-02-06T15:00:09Z")
  }

  @Test func `a workout of the first version`() throws {
    let delivery = try Delivery.fixture("hae-spec/02-v1-workout.json")
    #expect(delivery.lines == ["HeartRate 2024-02-06T15:00:10Z +0 121 count/min [Phone] GMT-0800 single"])
    let workout = try #require(delivery.workouts.first)
    #expect(
      workout.duration == 1890 && workout.distance == 5.02 && workout.energy == 312.4 && workout.maximumHeartRate == 176
    )
    let detail = workout.detail
    #expect(detail.metadata.contains(MetadataEntry(key: "HKElevationAscended", value: "31 m")))
    #expect(detail.metadata.contains(MetadataEntry(key: "HAE:totalEnergy", value: "350.1 kcal")))
    #expect(detail.statistics.first { $0.type.hasSuffix("StepCount") }?.sum == 5102)
    let file = try #require(delivery.files.first)
    #expect(WorkoutElementReader().points(PackedText(bytes: file.content, size: file.size)).map(\.longitude) == [-122])
    #expect(delivery.unknown == 0 && delivery.summary.problems.isEmpty)
  }

  @Test func `a night of 2021 with its own sources`() throws {
    let delivery = try Delivery.fixture("hae-spec/03-sleep-legacy-2021.json")
    #expect(
      delivery.lines == [
        "SleepAnalysis 2021-12-17T18:12:50Z +24715 SleepAnalysisInBed [iPhone] GMT+0800 day",
        "SleepAnalysis 2021-12-17T18:21:06Z +10995 SleepAnalysisAsleepUnspecified [Irvin’s Apple Watch] GMT+0800 day",
        "SleepAnalysis 2021-12-17T21:53:51Z +10995 SleepAnalysisAsleepUnspecified [Irvin’s Apple Watch] GMT+0800 day",
      ])
  }

  @Test func `a phone with a twelve-hour clock`() throws {
    #expect(
      try Delivery.fixture("hae-spec/04-12h-clock-u202f.json").lines == [
        "StepCount 2024-09-20T21:57:00Z +0 10 count [Phone] GMT+1000 single",
        "StepCount 2024-09-28T06:51:59Z +0 20 count [Phone] GMT+1000 single",
        "StepCount 2024-09-27T14:00:00Z +0 30 count [Phone] GMT+1000 single",
        "StepCount 2024-09-28T02:30:00Z +0 40 count [Phone] GMT+1000 single",
      ])
  }

  @Test(arguments: ["05-array-root", "09-bom"])
  func `an array of documents and a byte order mark change nothing`(name: String) throws {
    let delivery = try Delivery.fixture("hae-spec/\(name).json")
    #expect(delivery.lines == Self.metrics + Self.series)
    #expect(
      delivery.workouts.map(\.identity)
        == (try Delivery.fixture("hae-spec/01-v2-all-types.json")).workouts.map(\.identity))
    #expect(delivery.summary.problems.isEmpty)
  }

  @Test func `the readings of a truncated body are kept, and the rest is reported`() throws {
    let delivery = try Delivery.fixture("hae-spec/06-truncated.json")
    #expect(delivery.lines == Array(Self.metrics.prefix(5)))
    #expect(!delivery.summary.complete)
    #expect(delivery.summary.problems == [ImportProblem(kind: .truncated, byte: 900, text: "")])
  }

  @Test(arguments: ["hae-spec/07-empty-object.json", "hae-spec/08-no-metrics.json", "shortcuts/06-empty-values.json"])
  func `an empty delivery is reported as empty, not as a failure`(path: String) throws {
    let delivery = try Delivery.fixture(path)
    #expect(delivery.rows.isEmpty && delivery.summary.complete && delivery.unknown == 0)
    #expect(delivery.kinds == [.nothingInside])
  }

  @Test func `raw sleep of several apps`() throws {
    #expect(
      try Delivery.fixture("hae-spec/10-sleep-both-shapes.json").lines == [
        "SleepAnalysis 2024-02-06T07:00:00Z +1800 SleepAnalysisAsleepCore [Apple Watch] GMT-0800 single",
        "SleepAnalysis 2024-02-06T07:30:00Z +3600 SleepAnalysisAsleepDeep [Apple Watch] GMT-0800 single",
        "SleepAnalysis 2024-02-06T06:50:00Z +28200 SleepAnalysisInBed [iPhone] GMT-0800 single",
        "SleepAnalysis 2024-02-06T08:30:00Z +19800 SleepAnalysisAsleepUnspecified [AutoSleep] GMT-0800 single",
        "SleepAnalysis 2024-02-06T14:00:00Z +600 SleepAnalysisAwake [Apple Watch] GMT-0800 single",
      ])
  }

  @Test func `numbers as texts, absurd numbers, and points that lack one`() throws {
    let delivery = try Delivery.fixture("hae-spec/11-numbers-as-strings.json")
    #expect(
      delivery.lines == [
        "StepCount 2024-02-06T16:00:00Z +3600 812 count [x] GMT-0800 hour",
        "StepCount 2024-02-06T18:00:00Z +3600 1e+308 count [Phone] GMT-0800 hour",
        "StepCount 2024-02-06T19:00:00Z +3600 -3 count [Phone] GMT-0800 hour",
      ])
    #expect(delivery.kinds == [.unreadableValue, .unreadableDate])
    #expect(delivery.summary.records == 5 && delivery.summary.skipped == 2)
  }

  @Test func `the summary of a day from a shortcut`() throws {
    let delivery = try Delivery.fixture("shortcuts/01-daily-summary.json")
    #expect(
      delivery.lines == [
        "StepCount 2026-06-01T00:00:00Z +86400 8412 count [Phone] UTC+0000 day",
        "ActiveEnergyBurned 2026-06-01T00:00:00Z +86400 420.5 kcal [Phone] UTC+0000 day",
        "RestingHeartRate 2026-06-01T00:00:00Z +86400 52 count/min [Phone] UTC+0000 day",
        "HeartRateVariabilitySDNN 2026-06-01T00:00:00Z +86400 68.2 ms [Phone] UTC+0000 day",
        // The time of this sleep is unknown, so it is stored from the midnight of its day.
        "SleepAnalysis 2026-06-01T00:00:00Z +27000 SleepAnalysisAsleepUnspecified [Phone] UTC+0000 day",
        "BodyMass 2026-06-01T00:00:00Z +86400 61.4 kg [Phone] UTC+0000 day",
      ])
    #expect(delivery.kept.isEmpty && delivery.unknown == 0)
  }

  @Test func `lists of a shortcut`() throws {
    #expect(
      try Delivery.fixture("shortcuts/02-newline-joined.json").lines == [
        "HeartRate 2020-11-01T21:12:06Z +0 62 count/min [Phone] GMT-0500 single",
        "HeartRate 2020-11-01T20:59:40Z +0 68 count/min [Phone] GMT-0500 single",
        "HeartRate 2020-11-01T20:56:56Z +0 71 count/min [Phone] GMT-0500 single",
      ])
    #expect(
      try Delivery.fixture("shortcuts/03-samples-array.json").lines == [
        "HeartRate 2026-05-31T23:00:00Z +60 62 count/min [Apple Watch] GMT+0900 minute",
        "HeartRate 2026-06-01T08:05:00Z +60 68 count/min [Apple Watch] minute",
      ])
  }

  @Test func `values as text with their units, without a time`() throws {
    let delivery = try Delivery.fixture("shortcuts/04-value-with-unit-text.json")
    #expect(
      delivery.lines == [
        "StepCount 2026-06-01T00:00:00Z +43200 8412 count [Phone] UTC+0000 state",
        "DistanceWalkingRunning 2026-06-01T00:00:00Z +43200 5.02 km [Phone] UTC+0000 state",
        "BodyMass 2026-06-01T12:00:00Z +0 61.4 kg [Phone] state",
        "HeartRate 2026-06-01T12:00:00Z +0 62 count/min [Phone] state",
      ])
    #expect(delivery.kept.map(\.name) == ["HAE:sleep"])
  }
}
