/// Functional threshold power: the power that somebody can hold for about an hour (Coggan).
public struct ThresholdPower: Sendable, Equatable {
  public enum Origin: String, Sendable, CaseIterable {
    /// The person's own value.
    case own
    /// 95 % of the best 20 minutes (Allen, Coggan & McGregor).
    case bestTwentyMinutes
  }

  /// Duration in seconds of the best mean power from which it is computed.
  public static let bestDuration = 1200.0

  public var watts: Double
  public var origin: Origin

  /// `nil` without either.
  ///
  /// - Parameter best: The best mean power over 20 minutes that the person has shown.
  public init?(own: Double?, bestTwentyMinutes best: Double?) {
    if let own, own > 0, own.isFinite {
      (watts, origin) = (own, .own)
    } else if let best, best > 0, best.isFinite {
      (watts, origin) = (0.95 * best, .bestTwentyMinutes)
    } else {
      return nil
    }
  }

  /// Intensity factor: normalised power over threshold.
  public func intensity(normalisedPower: Double) -> Double { normalisedPower / watts }
}
