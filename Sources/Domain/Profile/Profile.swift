public import DailveScores

/// The person's profile, from their own entries or their export, with goals and settings.
public struct Profile: Sendable, Equatable {
  public var birthDate: CivilDay?
  public var sex: BiologicalSex?
  /// cm.
  public var height: Double?
  /// Beats per minute, as the person measured it; `nil` uses the observed maximum or the estimate by age
  /// (`MaximumHeartRate`).
  public var maximumHeartRate: Double?
  /// The formula for the maximum if none is known or observed.
  public var maximumFormula = MaximumHeartRate.Formula.age
  /// The quantity of which heart-rate zones are shares.
  public var zoneBasis = HeartRateZones.Basis.maximum
  /// Watts that the person can hold on a bicycle for about an hour, by their own account; `nil` uses their best 20 minutes
  /// (`ThresholdPower`).
  public var thresholdPower: Double?
  /// IANA name; `nil` until the first import or an entry in Settings.
  public var homeZone: String?
  /// True if neither the person nor any received data say where home is, so that days are those of UTC.
  public internal(set) var isHomeZoneUnknown = false
  /// True if the home zone is only the UTC offset of received data, which has no summer time.
  public internal(set) var isHomeZoneAnOffset = false
  /// The system of the units in the newest readings; `nil` if they do not determine one. The choice of the person or their
  /// browser takes precedence.
  public var units: UnitSystem?
  public var goals = Goals()
  public var pinned = PinnedMetrics.standard
  /// Monday 0 to Sunday 6.
  public var firstWeekday = 0

  public struct Goals: Sendable, Equatable {
    /// Active days a week, `1...7`.
    public var activeDays = 5
    /// Exercise minutes a week. 150 is the lower end of the WHO guideline of 2020.
    public var exerciseMinutes = 150
    /// Steps a day; `nil` uses what is usual (`DailyGoals`).
    public var stepsPerDay: Int?
    /// Hours a night; `nil` uses the need derived from the person's own nights (`SleepNeed`).
    public var sleepHours: Double?
    public var weight = WeightGoal.maintain

    public init() {}
  }

  public init() {}

  /// Completed years on `day`.
  public func age(on day: CivilDay) -> Int? { birthDate.map { day.years(since: $0) } }
}

/// The cards that a person pins to the top of Today, at most three.
public enum PinnedMetrics {
  public static let allowed: [Metric] = [.hrv, .rhr, .sleep, .steps, .exercise, .weight, .bmi]
  public static let standard: [Metric] = [.hrv, .rhr, .sleep]
  public static let limit = 3

  /// Drops unknown names, duplicates and everything after the third; if nothing is left, the standard choice.
  public static func normalised(_ names: [String]) -> [Metric] {
    var result: [Metric] = []
    for name in names {
      guard let metric = Metric(rawValue: name), allowed.contains(metric), !result.contains(metric) else { continue }
      result.append(metric)
      if result.count == limit { break }
    }
    return result.isEmpty ? standard : result
  }
}

extension MaximumHeartRate {
  /// - Parameter sustained: The highest sustained heart rate of each day, oldest first, for at least the 365 days up to `day`.
  public init(_ profile: Profile, sustained: [DayValue], on day: CivilDay) {
    var highest = TrailingMaximum(sustained, window: Self.window)
    self.init(
      own: profile.maximumHeartRate, age: profile.age(on: day), observed: highest.value(on: day),
      formula: profile.maximumFormula)
  }
}
