/// The training load of a day and how it was computed.
public struct DailyLoad: Sendable, Equatable {
  /// Most precise first; a day has the least precise method among its workouts.
  public enum Method: String, Sendable, CaseIterable {
    /// Banister's impulse of samples that cover at least half of the workout.
    case heartRateSamples
    /// Banister's impulse at the mean heart rate that the source recorded.
    case meanHeartRate
    /// Edwards' sum over the minutes in zones, where less than half of the workout is known.
    case zoneMinutes
    /// Session load: the person's rating times minutes.
    case effort
    /// Our own points per minute, by kind of activity.
    case durationAndKind
  }

  public var load: Double
  /// In `0..<100`.
  public var strain: Double
  /// `nil` on a day without workouts.
  public var method: Method?

  public init(load: Double, method: Method?) {
    self.load = load
    strain = TrainingImpulse.strain(load: load)
    self.method = method
  }
}
