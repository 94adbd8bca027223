/// Resting and maximum heart rates, day by day.
public struct HeartRateScales {
  /// One per day, oldest first.
  private let restingHeartRate: [DayValue]
  private var observed: TrailingMaximum
  private let ownMaximum: Double?
  private let birthDate: CivilDay?
  private let formula: MaximumHeartRate.Formula

  /// Beats per minute assumed when no resting heart rate is known (scores.md 4.5).
  public static let unknownResting = 60.0

  /// - Parameters:
  ///   - restingHeartRate: One per day, oldest first.
  ///   - sustainedMaxima: The highest heart rate kept up on each day, oldest first.
  ///   - ownMaximum: The person's own value.
  ///   - formula: The formula used if neither that nor a higher observed one is known.
  public init(
    restingHeartRate: [DayValue], sustainedMaxima: [DayValue], ownMaximum: Double?, birthDate: CivilDay?,
    formula: MaximumHeartRate.Formula = .age
  ) {
    self.restingHeartRate = restingHeartRate
    observed = TrailingMaximum(sustainedMaxima, window: MaximumHeartRate.window)
    self.ownMaximum = ownMaximum
    self.birthDate = birthDate
    self.formula = formula
  }

  /// The mean resting heart rate of the preceding week, and the applicable maximum.
  ///
  /// - Parameter day: Not before the day of the previous call.
  public mutating func scale(on day: CivilDay) -> (resting: Double, maximum: MaximumHeartRate) {
    let week = (1...7).compactMap { restingHeartRate.on(day - $0) }
    let maximum = MaximumHeartRate(
      own: ownMaximum, age: birthDate.map { day.years(since: $0) }, observed: observed.value(on: day),
      formula: formula)
    return (RobustStatistics.mean(week) ?? Self.unknownResting, maximum)
  }
}
