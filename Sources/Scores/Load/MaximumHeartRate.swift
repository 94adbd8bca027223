/// The maximum heart rate used for zones and load, and its source.
public struct MaximumHeartRate: Sendable, Equatable {
  public enum Origin: String, Sendable, CaseIterable {
    /// The person's own value.
    case own
    /// The highest heart rate sustained for half a minute in the last twelve months.
    case observed
    /// 220 - age (see `HeartRateZone.estimatedMaximum`).
    case age
    /// 208 - 0.7 age (see `HeartRateZone.tanakaMaximum`).
    case tanaka
    /// 190, because no birth date is known.
    case unknown
  }

  /// The person's choice of formula for an unknown maximum.
  public enum Formula: String, Sendable, CaseIterable {
    /// 220 - age.
    case age
    /// Tanaka, Monahan & Seals 2001: higher than 220 - age from 40 years on, lower before.
    case tanaka
  }

  /// Beats per minute.
  public var value: Double
  public var origin: Origin

  /// Days for which an observed maximum is valid.
  public static let window = 365

  /// The person's own value; else the observed maximum if it exceeds the formula; else the formula.
  ///
  /// - Parameter observed: `TrailingMaximum` of the days up to the one in question, over `window`.
  public init(own: Double?, age: Int?, observed: Double?, formula: Formula = .age) {
    if let own {
      (value, origin) = (own, .own)
      return
    }
    (value, origin) =
      age.map { age in
        switch formula {
        case .age: (HeartRateZone.estimatedMaximum(age: age), .age)
        case .tanaka: (HeartRateZone.tanakaMaximum(age: age), .tanaka)
        }
      }
      ?? (HeartRateZone.unknownAgeMaximum, .unknown)
    if let observed, observed > value { (value, origin) = (observed, .observed) }
  }
}
