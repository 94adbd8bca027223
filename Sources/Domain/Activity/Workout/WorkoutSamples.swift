internal import DailveScores

/// Quantities sampled during a workout besides heart rate and distance.
struct WorkoutSamples {
  /// Our choice: the number of past days and workouts that define "usual".
  static let usualDays = 90
  static let usualCount = 8
  /// With fewer workouts there is no usual value.
  static let leastUsual = 3
  /// Minimum steps per minute [chosen]; a lower rate means that steps were counted for only a part of the run.
  static let leastCadence = 60.0
  /// Number of points of a course; a card shows no more.
  static let pieces = 12
  /// Maximum number of listed lengths of a swim.
  static let mostLengths = 400
  /// Maximum number of listed parts of a workout.
  static let mostParts = 50

  private let reader: any SampleReading
  private let workout: Workout
  /// Seconds.
  private let moving: Double?

  init(_ reader: any SampleReading, _ workout: Workout, moving: Double?) {
    self.reader = reader
    self.workout = workout
    self.moving = moving
  }

  private static let prefix = "HKQuantityTypeIdentifier"
  private static let steps = prefix + "StepCount"
  private static let heartRate = prefix + "HeartRate"
  private static let strokes = prefix + "SwimmingStrokeCount"

  // MARK: Running form, cadence, power

  /// - Parameter earlier: Workouts of the same kind.
  /// - Throws: The reader's error.
  func measures(before earlier: [LoggedWorkout]) throws -> [WorkoutMeasure] {
    guard !workout.isEntry, workout.span.lowerBound < workout.span.upperBound else { return [] }
    return try Self.kinds(of: workout.activity).compactMap { kind, type in
      let found = try reader.statistics(of: type, in: [workout.span] + twelfths + earlier.map(\.workout.span))
      guard let whole = found.first?.flatMap({ value($0, moving ?? workout.duration * 60) }),
        whole >= (kind == .runningCadence ? Self.leastCadence : .leastNonzeroMagnitude)
      else { return nil }
      let length = Double(workout.span.upperBound - workout.span.lowerBound) / Double(Self.pieces)
      let course = found.dropFirst().prefix(Self.pieces).map { $0.flatMap { value($0, length) } }
      let usual = zip(found.dropFirst(1 + Self.pieces), earlier).compactMap { statistics, logged in
        statistics.flatMap { value($0, logged.facts.moving ?? logged.workout.duration * 60) }
      }
      return WorkoutMeasure(
        kind: kind, value: whole, course: Array(course),
        usual: usual.count >= Self.leastUsual ? RobustStatistics.median(usual) : nil)
    }
  }

  private static func kinds(of activity: String) -> [(WorkoutMeasure.Kind, type: String)] {
    switch activity {
    case "Running":
      [
        (.runningCadence, steps), (.stride, prefix + "RunningStrideLength"),
        (.groundContact, prefix + "RunningGroundContactTime"), (.oscillation, prefix + "RunningVerticalOscillation"),
        (.runningPower, prefix + "RunningPower"),
      ]
    case "Cycling": [(.cyclingPower, prefix + "CyclingPower"), (.cyclingCadence, prefix + "CyclingCadence")]
    default: []
    }
  }

  /// Twelve parts of equal length.
  private var twelfths: [Range<Instant>] {
    let seconds = workout.span.upperBound - workout.span.lowerBound
    return (0..<Self.pieces).map { piece in
      let start = workout.start + seconds / Self.pieces * piece
      return start..<max(start, piece == Self.pieces - 1 ? workout.span.upperBound : start + seconds / Self.pieces)
    }
  }

  /// The mean; for cumulative types, the amount per minute.
  private func value(_ statistics: Statistics, _ seconds: Double) -> Double? {
    guard let sum = statistics.sum else { return statistics.average }
    return seconds >= 60 ? sum / seconds * 60 : nil
  }

  // MARK: Swims

  /// The lengths of a swim as the watch counted them.
  ///
  /// - Throws: The reader's error.
  func lengths(_ detail: WorkoutDetail) throws -> [SwimLength] {
    guard workout.activity == "Swimming" || detail.metadata.contains(where: { $0.key == "HKLapLength" }) else {
      return []
    }
    let laps = detail.events.filter { $0.kind == "Lap" && $0.date != nil }.prefix(Self.mostLengths)
    let spans = laps.compactMap { lap in
      lap.date.map { $0..<$0 + max(1, Int(saturating: (lap.duration ?? 0).rounded())) }
    }
    let strokes = try reader.statistics(of: Self.strokes, in: spans)
    let length = detail.metadata.first { $0.key == "HKLapLength" }.flatMap { MetadataQuantity($0.value)?.metres }
    return zip(laps, zip(spans, strokes)).map { lap, counted in
      let (span, statistics) = counted
      let seconds = lap.duration ?? 0
      let count = statistics?.sum.flatMap { $0 > 0 ? $0.rounded() : nil }
      func number(_ key: String) -> Double? {
        lap.metadata.first { $0.key == key }.flatMap { MetadataQuantity($0.value)?.number }
      }
      return SwimLength(
        start: span.lowerBound.timeInterval(since: workout.start), seconds: seconds, distance: length, strokes: count,
        style: number("HKSwimmingStrokeStyle").flatMap { SwimLength.Stroke(rawValue: Int(saturating: $0)) } ?? .unknown,
        swolf: number("HKSWOLFScore") ?? (seconds > 0 ? count.map { $0 + seconds } : nil))
    }
  }

  // MARK: Several activities in one

  /// Computes each part from its own statistics or, if it has none, from the samples of its time.
  ///
  /// - Throws: The reader's error.
  func parts(_ detail: WorkoutDetail) throws -> [WorkoutPart] {
    let parts = detail.activities.filter { $0.start != nil }.prefix(Self.mostParts)
    // Every workout since iOS 16 names itself as its only part.
    guard parts.count > 1 else { return [] }
    let spans = parts.map { part in
      let start = part.start ?? workout.start
      return start..<max(start, part.end ?? start + max(0, Int(saturating: (part.duration ?? 0).rounded())))
    }
    let rates = try reader.statistics(of: Self.heartRate, in: spans)
    let ways = try Self.kindsByDistance.map { activity, type in
      (activity: activity, type: type, sums: try reader.statistics(of: type, in: spans).map { $0?.sum })
    }
    return try zip(parts, spans).enumerated().map { place, pair in
      let (part, span) = pair
      // The activity with the longest distance names the part: a swim also contains a few steps.
      let longest = ways.compactMap { way in
        (Self.kilometres(part, way.type) ?? way.sums[place]).map { (activity: way.activity, distance: $0) }
      }.filter { $0.distance >= 0.05 }.max { $0.distance < $1.distance }
      let found = WorkoutPart(
        activity: longest?.activity, span: span,
        duration: part.duration ?? Double(span.upperBound - span.lowerBound), distance: longest?.distance,
        heartRate: part.statistics.first { $0.type == Self.heartRate }?.average ?? rates[place]?.average)
      return try PartSplits(reader, workout, detail).added(to: found)
    }
  }

  private static func kilometres(_ part: WorkoutDetail.Activity, _ type: String) -> Double? {
    part.statistics.first { $0.type == type }.flatMap { found in
      guard let sum = found.sum, sum > 0, let unit = found.unit else { return nil }
      return UnitConversion.from(unit, to: "km").map { $0(sum) }
    }
  }

  private static let kindsByDistance = [
    ("Swimming", prefix + "DistanceSwimming"), ("Cycling", prefix + "DistanceCycling"),
    ("Running", prefix + "DistanceWalkingRunning"),
  ]
}
