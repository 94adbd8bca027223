/// The training load of a day and how it was found.
public struct DailyLoad: Sendable, Equatable {
  /// The most precise first; a day carries the least precise one that its workouts needed.
  public enum Method: String, Sendable, CaseIterable {
    case heartRateSamples, meanHeartRate, effort, durationAndKind
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
