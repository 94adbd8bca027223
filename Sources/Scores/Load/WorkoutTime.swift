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
