public enum BiologicalSex: String, Sendable { case female, male, other }

/// Training impulse of a workout.
public enum TrainingImpulse {
  /// Banister's weighting of one minute at a fraction of heart-rate reserve (Morton, Fitz-Clarke & Banister 1990, J Appl
  /// Physiol 69:1171). An unknown sex takes coefficients halfway between both curves.
  static func weight(reserve: Double, sex: BiologicalSex?) -> Double {
    switch sex {
    case .male: 0.64 * Elementary.exponential(1.92 * reserve)
    case .female: 0.86 * Elementary.exponential(1.67 * reserve)
    default: 0.75 * Elementary.exponential(1.795 * reserve)
    }
  }

  /// Load of a number of minutes at a mean heart rate, all rates in beats per minute.
  public static func banister(minutes: Double, heartRate: Double, resting: Double, maximum: Double, sex: BiologicalSex?)
    -> Double
  {
    guard maximum > resting, minutes > 0 else { return 0 }
    let reserve = clamp((heartRate - resting) / (maximum - resting), 0...1)
    return minutes * reserve * weight(reserve: reserve, sex: sex)
  }

  /// Load of heart rates held for some time, from `HeldHeartRate.all`.
  public static func banister(
    held: [HeldHeartRate], resting: Double, maximum: Double, sex: BiologicalSex?
  ) -> Double {
    held.reduce(0) {
      $0
        + banister(minutes: $1.seconds / 60, heartRate: $1.heartRate, resting: resting, maximum: maximum, sex: sex)
    }
  }

  /// Edwards 1993: minutes in zones 1 to 5 of the maximum, times the zone's number. Unknown minutes add nothing.
  ///
  /// - Parameter seconds: In zones 0 to 5.
  public static func edwards(seconds: [Double]) -> Double {
    seconds.enumerated().reduce(0) { $0 + Double($1.offset) * max(0, $1.element) / 60 }
  }

  /// Session load: perceived effort times minutes (Foster 2001), divided by six to match the scale of Banister's
  /// impulse. The divisor is our own choice.
  ///
  /// - Parameter effort: 0-10.
  public static func session(minutes: Double, effort: Double) -> Double { max(0, minutes) * clamp(effort, 0...10) / 6 }

  /// Strain of a day in `0..<100`: `100 (1 - exp(-load / 120))`.
  public static func strain(load: Double) -> Double { 100 * (1 - Elementary.exponential(-load / 120)) }
}
