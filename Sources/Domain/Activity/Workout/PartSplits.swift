internal import DailveScores

/// Splits of one part of a workout. They come from the samples of its time, because a route would have to be divided first.
struct PartSplits {
  private let reader: any SampleReading
  private let workout: Workout
  private let detail: WorkoutDetail

  init(_ reader: any SampleReading, _ workout: Workout, _ detail: WorkoutDetail) {
    self.reader = reader
    self.workout = workout
    self.detail = detail
  }

  /// Swims are split every 100 m or 100 yd.
  static let swimMetres = 100.0
  static let swimYards = 100 * LengthUnit.yard

  /// - Throws: The reader's error.
  func added(to part: WorkoutPart) throws -> WorkoutPart {
    guard let activity = part.activity, let type = WorkoutSampleTypes.distance(of: activity), !part.span.isEmpty else {
      return part
    }
    let distances = try reader.countedSamples(of: type, in: part.span, preferring: workout.source).map {
      DistanceSample(
        span: TimeSpan(start: Double($0.span.lowerBound.seconds), end: Double($0.span.upperBound.seconds)),
        metres: $0.value * 1000)
    }
    guard DistanceSample.tellPace(distances) else { return part }
    let (start, end) = (Double(part.span.lowerBound.seconds), Double(part.span.upperBound.seconds))
    let heartRates = try reader.countedSamples(of: HealthType.heartRate, in: part.span).map {
      HeartRateTrace.Sample(second: Double($0.span.lowerBound.seconds), heartRate: $0.value)
    }
    let found = CumulativeSeries(distances, Locomotion(activity: activity))
    // As for a whole workout, samples that cover only half of the distance are not stretched to all of it.
    let device = part.distance.map { $0 * 1000 }.flatMap { device in
      DistanceComparison(track: found.total, device: device)?.isOneWay == true ? device : nil
    }
    let splits = Splits(
      distance: found, deviceDistance: device, idle: IdleTime(detail.pauses(until: end)),
      heartRate: HeartRateTrace(heartRates, end: end))
    let isSwim = activity == "Swimming"
    func every(_ length: Double) -> [WorkoutSplit] { splits.every(length).map { WorkoutSplit($0, from: start) } }
    var part = part
    part.kilometres = every(isSwim ? Self.swimMetres : LengthUnit.kilometre)
    part.miles = every(isSwim ? Self.swimYards : LengthUnit.mile)
    return part
  }
}
