internal import DailveDomain
package import DailveScores

extension InMemoryStore {
  /// Workouts of every kind, for the tests of their pages. Each begins at 18:42 UTC of its own day.
  ///
  /// - Parameter today: The day of the run; the others are on the days before.
  package static func workouts(today: CivilDay) -> InMemoryStore {
    var store = InMemoryStore.person(today: today)
    store.person.birthDate = CivilDay(year: 1986, month: 1, day: 1)
    store.addRun(today)
    store.addRide(today - 1)
    store.addSwim(today - 2)
    store.add("strength", "TraditionalStrengthTraining", today - 3, minutes: 50, heartRates: [100, 120, 110, 124])
    store.add("old", "Walking", today - 4, minutes: 30, kilometres: 2.5)
    store.addTriathlon(today - 5)
    store.workoutEntries = [
      WorkoutEntry(
        id: "chess", activity: "MindAndBody", start: Self.start(today - 6), day: today - 6, duration: 45,
        memo: "By the lake <again>")
    ]
    return store
  }

  package static func start(_ day: CivilDay) -> Instant { Instant(midnightOf: day) + 67_320 }

  /// - Parameter heartRates: Heart rates held evenly over the workout, one after another.
  private mutating func add(
    _ id: String, _ activity: String, _ day: CivilDay, minutes: Double, kilometres: Double? = nil,
    heartRates: [Double] = [], source: String = "Watch"
  ) {
    let start = Self.start(day)
    let workout = Workout(
      id: id, activity: activity, start: start, end: start + Int(minutes * 60), day: day, duration: minutes,
      distance: kilometres, energy: kilometres.map { $0 * 60 },
      averageHeartRate: heartRates.isEmpty ? nil : heartRates.reduce(0, +) / Double(heartRates.count),
      maximumHeartRate: heartRates.max(), source: source, kind: source == "Watch" ? .watch : .app)
    training.append(workout)
    guard !heartRates.isEmpty else { return }
    let each = minutes * 60 / Double(heartRates.count)
    self.heartRates.append(
      WorkoutHeartRate(
        span: workout.span, held: heartRates.sorted().map { HeldHeartRate(heartRate: $0, seconds: each) }))
    var analysis = WorkoutAnalysis()
    analysis.course = (0...240).map { index in
      var point = CoursePoint(second: minutes * 60 * Double(index) / 240)
      point.heartRate = heartRates[min(heartRates.count - 1, index * heartRates.count / 241)]
      return point
    }
    analyses[id] = analysis
  }

  /// A loop of 7.77 km that was run before, with a second recording of an app.
  private mutating func addRun(_ day: CivilDay) {
    let rates = [118.0, 136, 144, 149, 150, 161, 164, 153]
    for (id, back, minutes) in [("run", 0, 48.2), ("before", 7, 47.5), ("first", 60, 52)] {
      add(id, "Running", day - back, minutes: minutes, kilometres: 7.77, heartRates: rates)
      analyses[id] = Self.run(analyses[id] ?? WorkoutAnalysis(), seconds: minutes * 60)
    }
    let start = Self.start(day)
    training.append(
      Workout(
        id: "app", activity: "Running", start: start + 5, end: start + 2880, day: day, duration: 47.9, distance: 7.81,
        energy: 470, averageHeartRate: nil, maximumHeartRate: nil, source: "Stride & <Co>"))
    var detail = WorkoutDetail(
      activities: [],
      events: [
        .init(kind: "Pause", date: start + 600, duration: nil, metadata: []),
        .init(kind: "Resume", date: start + 660, duration: nil, metadata: []),
      ], statistics: [],
      metadata: [
        MetadataEntry(key: "HKWeatherTemperature", value: "50 degF"),
        MetadataEntry(key: "HKWeatherHumidity", value: "6600 %"),
      ], routePaths: [], locations: [], device: "<<HKDevice: 0x1>, name:Apple Watch, hardware:Watch6,2>")
    detail.locations = (analyses["run"]?.line ?? []).enumerated().map { index, point in
      RoutePoint(
        latitude: point.latitude, longitude: point.longitude, altitude: 30 + Double(index % 10),
        time: start + Int(point.second))
    }
    workoutDetails["run"] = detail
    for index in 0..<24 {
      let at = start + index * 120
      read("HKQuantityTypeIdentifierStepCount", at, 120, 330 + Double(index % 3))
      read("HKQuantityTypeIdentifierRunningStrideLength", at, 120, 0.95 + Double(index % 4) / 100)
    }
  }

  private static func run(_ bare: WorkoutAnalysis, seconds: Double) -> WorkoutAnalysis {
    var analysis = bare
    analysis.basis = .route
    analysis.trackDistance = 8010
    analysis.moving = seconds
    (analysis.ascent, analysis.descent, analysis.ascentMethod) = (64, 63, .smoothed)
    (analysis.drift, analysis.driftBasis) = (3.1, .speed)
    (analysis.recovery, analysis.recoveryMethod) = (28, .trace)
    let radius = 7770 / (2 * Double.pi) / 111_195
    for index in analysis.course.indices {
      let share = Double(index) / 240
      analysis.course[index].distance = 7770 * share
      analysis.course[index].speed = 7770 / seconds * (1 + 0.05 * Elementary.sine(share * 20))
      analysis.course[index].altitude = 40 + 16 * Elementary.sine(share * 12)
      (analysis.course[index].latitude, analysis.course[index].longitude) = place(share, radius)
    }
    analysis.line = (0...120).map { index in
      let share = Double(index) / 120
      let (latitude, longitude) = place(share, radius)
      return LinePoint(second: seconds * share, latitude: latitude, longitude: longitude)
    }
    analysis.kilometres = splits(7770, seconds, 1000)
    analysis.miles = splits(7770, seconds, 1609.344)
    analysis.efforts = [
      WorkoutEffortTime(distance: 1000, start: 1500, seconds: seconds / 8.2),
      WorkoutEffortTime(distance: 5000, start: 900, seconds: seconds / 1.6),
    ]
    return analysis
  }

  private static func place(_ share: Double, _ radius: Double) -> (Double, Double) {
    let angle = 2 * Double.pi * share
    return (52 + radius * Elementary.sine(angle), 13 + radius * 1.62 * (1 - Elementary.cosine(angle)))
  }

  private static func splits(_ metres: Double, _ seconds: Double, _ length: Double) -> [WorkoutSplit] {
    (0..<Int((metres / length).rounded(.up))).map { index in
      let way = min(length, metres - Double(index) * length)
      let time = seconds * way / metres * (1 + 0.03 * Double(index % 3 - 1))
      let start = seconds * Double(index) * length / metres
      var split = WorkoutSplit(
        start: start, end: start + time, distance: way, moving: time, isPartial: way < length)
      split.heartRate = 136 + Double(index % 8 * 4)
      (split.ascent, split.descent) = (Double(index % 3 * 4), 5)
      split.gradedDistance = way * 1.03
      return split
    }
  }

  /// A ride of 40 km with power, which has too many splits for one table.
  private mutating func addRide(_ day: CivilDay) {
    add("ride", "Cycling", day, minutes: 100, kilometres: 40, heartRates: [120, 128, 131, 127])
    var analysis = Self.run(analyses["ride"] ?? WorkoutAnalysis(), seconds: 6000)
    analysis.trackDistance = 40_100
    for index in analysis.course.indices {
      analysis.course[index].distance = 40_000 * Double(index) / 240
      analysis.course[index].speed = 6.6 + 0.8 * Elementary.sine(Double(index) / 9)
    }
    analysis.kilometres = Self.splits(40_000, 6000, 1000)
    analysis.efforts = [WorkoutEffortTime(distance: 20_000, start: 600, seconds: 2940)]
    (analysis.drift, analysis.driftBasis) = (6.4, .power)
    analysis.normalisedPower = 182
    analysis.bestPowers = [(5.0, 410.0), (60, 305), (300, 240), (1200, 205), (3600, 186)].map {
      BestPower(seconds: $0.0, watts: $0.1)
    }
    analyses["ride"] = analysis
    for index in 0..<50 {
      let at = Self.start(day) + index * 120
      read("HKQuantityTypeIdentifierCyclingPower", at, 120, 160 + Double(index % 5) * 8)
      read("HKQuantityTypeIdentifierCyclingCadence", at, 120, 84 + Double(index % 3))
    }
  }

  /// Twenty lengths of 25 m: two sets of freestyle, one of breaststroke.
  private mutating func addSwim(_ day: CivilDay) {
    add("swim", "Swimming", day, minutes: 12, kilometres: 0.5, heartRates: [120, 131])
    let start = Self.start(day)
    var at = 0
    var events: [WorkoutDetail.Event] = []
    for length in 0..<20 {
      let seconds = length < 14 ? 28 + length % 3 : 37
      events.append(
        WorkoutDetail.Event(
          kind: "Lap", date: start + at, duration: Double(seconds),
          metadata: [MetadataEntry(key: "HKSwimmingStrokeStyle", value: length < 14 ? "2" : "4")]))
      read("HKQuantityTypeIdentifierSwimmingStrokeCount", start + at, seconds, length < 14 ? 18 : 14)
      at += seconds + (length == 6 || length == 13 ? 30 : 0)
    }
    workoutDetails["swim"] = WorkoutDetail(
      activities: [], events: events, statistics: [],
      metadata: [
        MetadataEntry(key: "HKLapLength", value: "25 m"), MetadataEntry(key: "HKSwimmingLocationType", value: "1"),
      ], routePaths: [], locations: [])
  }

  private mutating func addTriathlon(_ day: CivilDay) {
    add("triathlon", "SwimBikeRun", day, minutes: 90, kilometres: 25, heartRates: [150, 160])
    let start = Self.start(day)
    let parts = [(0, 900, "DistanceSwimming", 0.75), (900, 100, "", 0), (1000, 2600, "DistanceCycling", 20.0)]
    for (at, seconds, type, way) in parts where way > 0 {
      // The samples have 100 s each, as a watch counts.
      for piece in stride(from: 0, to: seconds, by: 100) {
        read("HKQuantityTypeIdentifier" + type, start + at + piece, 100, way * 100 / Double(seconds))
      }
    }
    workoutDetails["triathlon"] = WorkoutDetail(
      activities: parts.map { at, seconds, _, _ in
        .init(identifier: nil, start: start + at, end: start + at + seconds, duration: Double(seconds))
      }, events: [], statistics: [], metadata: [], routePaths: [], locations: [])
  }

  private mutating func read(_ type: String, _ start: Instant, _ seconds: Int, _ value: Double) {
    readings.append(
      StoredSample(
        id: UInt64(readings.count), type: type,
        sample: Sample(
          start: start, end: start + seconds, value: value, text: nil, unit: nil, source: "Watch", device: nil,
          metadata: []), state: .counts))
  }
}
