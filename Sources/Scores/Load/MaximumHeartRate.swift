/// The maximum heart rate that zones and load are counted from, and where it comes from.
public struct MaximumHeartRate: Sendable, Equatable {
  public enum Origin: String, Sendable, CaseIterable {
    /// The person's own value.
    case own
    /// The highest sustained for half a minute in the last twelve months.
    case observed
    /// 220 - age (see `HeartRateZone.estimatedMaximum`).
    case age
    /// 190, because no birth date is known.
    case unknown
  }

  /// Beats per minute.
  public var value: Double
  public var origin: Origin

  /// Days for which an observed maximum is valid.
  public static let window = 365

  /// The person's own value; else what was observed, where it exceeds the formula; else the formula.
  ///
  /// - Parameter observed: `TrailingMaximum` of the days up to the one in question, over `window`.
  public init(own: Double?, age: Int?, observed: Double?) {
    if let own {
      (value, origin) = (own, .own)
      return
    }
    (value, origin) =
      age.map { (HeartRateZone.estimatedMaximum(age: $0), .age) }
      ?? (HeartRateZone.unknownAgeMaximum, .unknown)
    if let observed, observed > value { (value, origin) = (observed, .observed) }
  }
}
