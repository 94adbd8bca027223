/// The time achieved over a distance on a day.
public struct TimedEffort: Sendable, Equatable {
  /// Metres.
  public var distance: Double
  public var seconds: Double
  public var day: CivilDay

  public init(distance: Double, seconds: Double, day: CivilDay) {
    self.distance = distance
    self.seconds = seconds
    self.day = day
  }
}

/// Estimated time for another distance.
public struct RaceEstimate: Sendable, Equatable {
  /// Efforts of this many past days count (activity.md, Formulas).
  public static let window = 90
  /// Requested distance divided by the distance run; outside this range the formula does not apply (activity.md, Formulas).
  public static let ratios = 0.25...4.0
  /// Our choice: with fewer past errors no range is given.
  public static let leastErrors = 3
  /// Our choice: distances that differ by less are the same race.
  static let sameDistance = 0.01

  /// The fastest time predicted by an effort of the last 90 days.
  public var seconds: Double
  /// The effort on which it is based.
  public var effort: TimedEffort
  /// The 10th to 90th percentile of past errors, widened to include `seconds` if all past estimates were too fast
  /// or all too slow: an estimate outside its own range contradicts itself. `nil` without three past errors.
  public var range: Bounds?

  /// Seconds.
  public struct Bounds: Sendable, Equatable {
    /// At most the estimate.
    public var fastest: Double
    /// At least the estimate.
    public var slowest: Double
  }

  /// Riegel 1981, American Scientist 69:285: t₂ = t₁ (d₂ / d₁)^1.06.
  public static func riegel(_ seconds: Double, from distance: Double, to other: Double) -> Double? {
    guard seconds > 0, distance > 0, other > 0, ratios.contains(other / distance) else { return nil }
    let result = seconds * Elementary.power(other / distance, 1.06)
    return result.isFinite ? result : nil
  }

  /// `nil` without an effort of the last 90 days, `day` included, at a comparable distance.
  ///
  /// - Parameter errors: Errors of past estimates, see `errors(of:at:)`.
  public init?(distance: Double, efforts: [TimedEffort], on day: CivilDay, errors: [Double]) {
    var best: (seconds: Double, effort: TimedEffort)?
    for effort in efforts where effort.day <= day && day - effort.day < Self.window {
      guard let seconds = Self.riegel(effort.seconds, from: effort.distance, to: distance) else { continue }
      // A total order makes the result independent of the order of efforts.
      let isBetter =
        best.map {
          (seconds, $0.effort.day, effort.distance) < ($0.seconds, effort.day, $0.effort.distance)
        } ?? true
      if isBetter { best = (seconds, effort) }
    }
    guard let best else { return nil }
    (seconds, effort) = best
    let usable = errors.filter { $0 > -1 && $0.isFinite }
    guard usable.count >= Self.leastErrors, let low = RobustStatistics.quantile(usable, 0.1),
      let high = RobustStatistics.quantile(usable, 0.9)
    else { return }
    range = Bounds(fastest: seconds * (1 + min(low, 0)), slowest: seconds * (1 + max(high, 0)))
  }

  /// Relative errors of past estimates for a distance, oldest first: 0.02 if the race took 2 % longer.
  ///
  /// Each day with the fastest time for the distance within the previous 90 days is compared with the estimate from
  /// efforts at other distances in those days.
  public static func errors(of efforts: [TimedEffort], at distance: Double) -> [Double] {
    var raced: [(day: CivilDay, seconds: Double)] = []
    var promised: [(day: CivilDay, seconds: Double)] = []
    for effort in efforts.sorted(by: { $0.day < $1.day }) where effort.seconds > 0 {
      if (effort.distance - distance).magnitude <= sameDistance * distance {
        note(effort.day, effort.seconds, in: &raced)
      } else if let seconds = riegel(effort.seconds, from: effort.distance, to: distance) {
        note(effort.day, seconds, in: &promised)
      }
    }
    return raced.compactMap { race in
      func before(_ days: [(day: CivilDay, seconds: Double)]) -> Double? {
        days.stretch(from: { race.day - $0.day < window }, until: { $0.day >= race.day }).map { $0.seconds }.min()
      }
      guard let estimate = before(promised), before(raced).map({ race.seconds < $0 }) ?? true else { return nil }
      return race.seconds / estimate - 1
    }
  }

  /// Keeps the fastest effort of each day.
  private static func note(_ day: CivilDay, _ seconds: Double, in days: inout [(day: CivilDay, seconds: Double)]) {
    guard days.last?.day == day else {
      days.append((day, seconds))
      return
    }
    days[days.count - 1].seconds = min(days[days.count - 1].seconds, seconds)
  }
}
