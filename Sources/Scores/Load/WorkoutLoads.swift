/// The training loads of workouts, by day.
public struct WorkoutLoads {
  private let heartRates: [Range<Instant>: WorkoutHeartRate]
  /// Ordered by start, each with its position in the search order.
  private let efforts: [(place: Int, effort: WorkoutEffort)]
  /// Seconds of the longest rating.
  private let longestEffort: Double

  /// - Parameters:
  ///   - heartRates: Heart rates during the workouts; the first of two for the same time counts.
  ///   - efforts: In search order.
  public init(heartRates: [WorkoutHeartRate], efforts: [WorkoutEffort]) {
    // Embedded Swift does not support the casts in `Dictionary(_:uniquingKeysWith:)`.
    var bySpan: [Range<Instant>: WorkoutHeartRate] = [:]
    for heartRate in heartRates where bySpan[heartRate.span] == nil { bySpan[heartRate.span] = heartRate }
    self.heartRates = bySpan
    self.efforts = efforts.enumerated().map { (place: $0.offset, effort: $0.element) }.sorted {
      ($0.effort.span.lowerBound, $0.place) < ($1.effort.span.lowerBound, $1.place)
    }
    longestEffort = efforts.reduce(0) { max($0, $1.span.upperBound.timeInterval(since: $1.span.lowerBound)) }
  }

  /// Share of the duration whose zones must be known; our choice. Without a running workout, a watch measures about
  /// every five minutes, which covers a fifth and says nothing about the effort.
  public static let leastZoneShare = 0.25

  /// Resting and maximum heart rate of a day, beats per minute.
  public struct Scale: Sendable {
    public var resting: Double
    public var maximum: Double
    public var sex: BiologicalSex?

    public init(resting: Double, maximum: Double, sex: BiologicalSex?) {
      self.resting = resting
      self.maximum = maximum
      self.sex = sex
    }
  }

  /// The load of each day with a workout.
  ///
  /// - Parameters:
  ///   - workouts: Each once, even if two sources recorded it.
  ///   - scale: Called once per day, in order.
  public func days(_ workouts: [WorkoutTime], scale: (CivilDay) -> Scale) -> [CivilDay: DailyLoad] {
    var loads: [CivilDay: DailyLoad] = [:]
    let byDay = Dictionary(grouping: workouts) { $0.day }
    for day in byDay.keys.sorted() {
      let scale = scale(day)
      let found = (byDay[day] ?? []).map { load($0, scale) }
      loads[day] = DailyLoad(
        load: found.reduce(0) { $0 + $1.load },
        method: DailyLoad.Method.allCases.last { method in found.contains { $0.method == method } })
    }
    return loads
  }

  /// The load of one workout, by the first method with sufficient data.
  public func load(_ workout: WorkoutTime, _ scale: Scale) -> (load: Double, method: DailyLoad.Method) {
    if let heartRate = heartRates[workout.span], heartRate.minutes > 0, heartRate.minutes >= workout.duration / 2 {
      let load = TrainingImpulse.banister(
        held: heartRate.held, resting: scale.resting, maximum: scale.maximum, sex: scale.sex)
      return (load, .heartRateSamples)
    }
    if let mean = workout.averageHeartRate {
      let load = TrainingImpulse.banister(
        minutes: workout.duration, heartRate: mean, resting: scale.resting, maximum: scale.maximum, sex: scale.sex)
      return (load, .meanHeartRate)
    }
    if let heartRate = heartRates[workout.span], heartRate.minutes > 0,
      heartRate.minutes >= workout.duration * Self.leastZoneShare
    {
      let zones = HeartRateZones(basis: .maximum, maximum: scale.maximum, resting: scale.resting)
      return (TrainingImpulse.edwards(seconds: HeartRateZoneTimes.seconds(heartRate.held, zones)), .zoneMinutes)
    }
    let effort = effort(of: workout.span)
    return (
      Self.load(minutes: workout.duration, effort: effort, pointsPerMinute: workout.pointsPerMinute),
      effort == nil ? .durationAndKind : .effort
    )
  }

  /// The load of a workout without a known heart rate.
  ///
  /// - Parameter effort: The person's rating, `0...10`.
  public static func load(minutes: Double, effort: Double?, pointsPerMinute: Double) -> Double {
    effort.map { TrainingImpulse.session(minutes: minutes, effort: $0) } ?? minutes * pointsPerMinute
  }

  /// The first rating that covers most of the workout.
  public func effort(of span: Range<Instant>) -> Double? {
    let near = efforts.stretch(
      from: { span.lowerBound.timeInterval(since: $0.effort.span.lowerBound) <= longestEffort },
      until: { $0.effort.span.lowerBound >= span.upperBound })
    var first: (place: Int, effort: WorkoutEffort)?
    for entry in near where entry.effort.span.covers(mostOf: span) {
      if first.map({ entry.place < $0.place }) ?? true { first = entry }
    }
    return first?.effort.effort
  }
}

extension WorkoutLoads {
  /// The loads of days, each on that day's scale: the mean resting heart rate of the preceding week, or 60 if unknown,
  /// and the maximum of `MaximumHeartRate`.
  ///
  /// - Parameters:
  ///   - restingHeartRate: One per day, oldest first.
  ///   - sustainedMaxima: The highest sustained heart rate of each day, oldest first.
  ///   - ownMaximum: The person's own value.
  ///   - formula: Used if neither that nor a higher observed maximum is known.
  public func days(
    _ workouts: [WorkoutTime], restingHeartRate: [DayValue], sustainedMaxima: [DayValue], ownMaximum: Double?,
    birthDate: CivilDay?, formula: MaximumHeartRate.Formula = .age, sex: BiologicalSex?
  ) -> [CivilDay: DailyLoad] {
    var scales = HeartRateScales(
      restingHeartRate: restingHeartRate, sustainedMaxima: sustainedMaxima, ownMaximum: ownMaximum,
      birthDate: birthDate, formula: formula)
    return days(workouts) { day in
      let scale = scales.scale(on: day)
      return Scale(resting: scale.resting, maximum: scale.maximum.value, sex: sex)
    }
  }
}

extension Range<Instant> {
  fileprivate func covers(mostOf other: Range<Instant>) -> Bool {
    let shared = clamped(to: other)
    return 2 * shared.upperBound.timeInterval(since: shared.lowerBound)
      > other.upperBound.timeInterval(since: other.lowerBound)
  }
}

/// The inputs of a workout's load other than its heart rates.
public struct WorkoutTime: Sendable, Equatable {
  /// End exclusive.
  public var span: Range<Instant>
  public var day: CivilDay
  /// Minutes, without pauses.
  public var duration: Double
  /// Mean recorded with the workout, in beats per minute.
  public var averageHeartRate: Double?
  /// Load per minute if nothing else is known, by kind of activity.
  public var pointsPerMinute: Double

  public init(
    span: Range<Instant>, day: CivilDay, duration: Double, averageHeartRate: Double?, pointsPerMinute: Double
  ) {
    self.span = span
    self.day = day
    self.duration = duration
    self.averageHeartRate = averageHeartRate
    self.pointsPerMinute = pointsPerMinute
  }
}
