public import DailveScores

/// One workout with everything that its page shows.
public struct WorkoutReport: Sendable {
  /// The recording of one source.
  public struct Recording: Sendable {
    public var workout: Workout
    /// `nil` for a recording that the person entered.
    public var detail: WorkoutDetail?
    /// `nil` while the analysis is being made.
    public var analysis: WorkoutAnalysis?
  }

  public var logged: LoggedWorkout
  /// By precedence: each total comes from the first recording that has it.
  public var recordings: [Recording]
  /// Index of the recording that charts, splits and efforts come from; `nil` without an analysis.
  public var main: Int?
  /// True if analyses are still being made, and one of this workout is missing.
  public var isBeingAnalysed: Bool
  /// The heart-rate zones of its day.
  public var zones: HeartRateZonesOfDay
  /// UTC offset where the workout began, in seconds east.
  public var offset: Int
  /// The person's entry, if the workout was not recorded.
  public var entry: WorkoutEntry?
  /// The memos as the person wrote them.
  public var memos: [String]
  public var measures: [WorkoutMeasure]
  public var lengths: [SwimLength]
  public var parts: [WorkoutPart]
  /// The threshold for its power; `nil` without normalised power.
  public var threshold: RideThreshold?
  public var bests: [PersonalBest]
  public var route: MatchedWorkouts?

  public var workout: Workout { logged.workout }
  public var analysis: WorkoutAnalysis? { main.flatMap { recordings[$0].analysis } }
  public var efforts: [FastestStretch] {
    logged.efforts { id in recordings.first { $0.workout.id == id }?.analysis }
  }
  /// Normalised power over threshold.
  public var intensity: Double? {
    threshold.flatMap { threshold in analysis?.normalisedPower.map { threshold.power.intensity(normalisedPower: $0) } }
  }
  public var detail: WorkoutDetail? {
    main.flatMap { recordings[$0].detail } ?? recordings.lazy.compactMap(\.detail).first
  }
}

/// A quantity that was sampled during a workout.
public struct WorkoutMeasure: Sendable, Equatable {
  public enum Kind: String, Sendable, CaseIterable {
    /// Steps a minute, both feet.
    case runningCadence
    /// Metres.
    case stride
    /// Milliseconds.
    case groundContact
    /// Centimetres.
    case oscillation
    /// Watts.
    case runningPower
    /// Revolutions a minute.
    case cyclingCadence
    /// Watts.
    case cyclingPower
  }

  public var kind: Kind
  /// Value over the whole workout.
  public var value: Double
  /// Values of twelve parts of equal length; `nil` for a part without samples.
  public var course: [Double?]
  /// Median of at least three earlier workouts; else `nil`.
  public var usual: Double?
}

/// A length or a lap of a swim, as the watch counted it.
public struct SwimLength: Sendable, Equatable {
  public enum Stroke: Int, Sendable, CaseIterable {
    case unknown, mixed, freestyle, backstroke, breaststroke, butterfly, kickboard
  }

  /// Seconds since the workout's start.
  public var start: Double
  public var seconds: Double
  /// Metres.
  public var distance: Double?
  public var strokes: Double?
  public var style: Stroke
  /// Sum of the strokes and seconds of a length.
  public var swolf: Double?
}

/// One of several activities in a workout, such as the run of a triathlon. Exports do not name its kind.
public struct WorkoutPart: Sendable, Equatable {
  /// HealthKit's activity type without its prefix, if the type of its distance reveals it.
  public var activity: String?
  public var span: Range<Instant>
  /// Seconds, without pauses.
  public var duration: Double
  /// km.
  public var distance: Double?
  public var heartRate: Double?
  /// Splits of its own distance, by kilometre and by mile; for a swim, by 100 m and by 100 yd. Seconds count from its start.
  public var kilometres: [WorkoutSplit] = []
  public var miles: [WorkoutSplit] = []
}

/// The fastest stretch of a distance in this workout, and the fastest ever.
public struct PersonalBest: Sendable, Equatable {
  /// Metres.
  public var distance: Double
  /// Seconds, in this workout.
  public var seconds: Double
  /// Seconds since the workout's start.
  public var start: Double
  /// Seconds of the fastest of all workouts of the activity, which may be this one.
  public var best: Double
  public var bestDay: CivilDay
  public var isBest: Bool
  /// True if it was found in distance samples because there is no route, which is less exact.
  public var isFromSamples: Bool
}

/// All workouts along the same route.
public struct MatchedWorkouts: Sendable, Equatable {
  public struct Time: Sendable, Equatable {
    public var id: String
    public var day: CivilDay
    public var seconds: Double
    public var heartRate: Double?
  }

  /// Times of all these workouts including this one, oldest first; at least two.
  public var times: [Time]
  /// Index of this workout in `times`.
  public var place: Int

  public var isFastest: Bool { times.allSatisfy { $0.seconds >= times[place].seconds } }
  /// 1 for the fastest.
  public var rank: Int { 1 + times.count { $0.seconds < times[place].seconds } }
  public var fastest: Time { times.min { ($0.seconds, $0.day) < ($1.seconds, $1.day) } ?? times[place] }
}
