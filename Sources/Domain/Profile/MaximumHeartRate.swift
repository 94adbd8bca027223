public import DailveScores

/// The maximum heart rate behind zones and loads, and where it comes from.
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

  /// - Parameter sustained: The highest sustained heart rate of each day, oldest first, at least for the 365 days up to
  ///   `day`.
  public init(_ profile: Profile, sustained: [DayValue], on day: CivilDay) {
    var highest = TrailingMaximum(sustained, window: Self.window)
    self.init(profile, observed: highest.value(on: day), on: day)
  }

  /// The person's own value, else the observed maximum if it exceeds the formula, else the formula.
  init(_ profile: Profile, observed: Double?, on day: CivilDay) {
    if let own = profile.maximumHeartRate {
      (value, origin) = (own, .own)
      return
    }
    (value, origin) =
      profile.age(on: day).map { (HeartRateZone.estimatedMaximum(age: $0), .age) }
      ?? (HeartRateZone.unknownAgeMaximum, .unknown)
    if let observed, observed > value { (value, origin) = (observed, .observed) }
  }
}
