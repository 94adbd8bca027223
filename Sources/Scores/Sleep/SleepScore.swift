/// How good the main sleep of a night was: duration, efficiency, consistency and deep sleep.
public struct SleepScore: Sendable, Equatable {
  public var score: Score
  /// Highest possible score for this sleep duration, in `25...100`.
  public var cap: Double
  /// `nil` if it is missing.
  public var efficiency: SleepEfficiency?
  /// Difference from the usual clock times in minutes, positive if later; `nil` with fewer than five earlier nights.
  public var bedtimeDeviation: Double?
  public var wakeDeviation: Double?

  /// The inputs of the formula from one night. Minutes; clock times in minutes after local midnight.
  public struct Night: Sendable, Equatable {
    public var asleep: Double
    /// `nil` when no time in bed was recorded.
    public var inBed: Double?
    /// First to last minute asleep.
    public var span: Double
    /// `nil` without sleep stages.
    public var deep: Double?
    public var bedtime: Double
    public var wake: Double

    public init(asleep: Double, inBed: Double?, span: Double, deep: Double?, bedtime: Double, wake: Double) {
      self.asleep = asleep
      self.inBed = inBed
      self.span = span
      self.deep = deep
      self.bedtime = bedtime
      self.wake = wake
    }
  }

  private static let efficiencyCurve = PiecewiseLinear((65, 0), (75, 0.35), (85, 0.75), (95, 1))
  private static let punctuality = PiecewiseLinear((20, 1), (120, 0))

  /// - Parameters:
  ///   - age: Completed years; `nil` counts as an adult of 40.
  ///   - earlierBedtimes: Clock times of at most 13 earlier nights within 21 days, in minutes after midnight; likewise
  ///     `earlierWakes`.
  /// - Returns: `.tooLittleSleep` below 60 minutes asleep.
  public static func calculate(
    _ night: Night, age: Int?, earlierBedtimes: [Double], earlierWakes: [Double]
  ) -> Result<SleepScore, NoScore> {
    guard night.asleep >= 60 else { return .failure(NoScore(.tooLittleSleep)) }
    let need = SleepNeed(age: age)
    let hours = night.asleep / 60
    let least = need.minimum
    let durationCurve = PiecewiseLinear(
      (least - 3, 0), (least - 1, 0.35), (least, 0.65), (need.low, 0.88), (need.middle, 1), (need.high, 1),
      (need.maximum, 0.92), (need.maximum + 3, 0.60))
    let capCurve = PiecewiseLinear((least - 3, 25), (least - 1, 55), (least, 75), (need.low, 100))

    var components: [(name: ScorePartName, weight: Double, fraction: Double)] = [
      (.duration, 45, durationCurve(hours))
    ]
    var missing: [ScorePartName] = []
    let efficiency = SleepEfficiency(asleep: night.asleep, inBed: night.inBed, span: night.span)
    if let efficiency {
      components.append((.efficiency, 25, efficiencyCurve(efficiency.percent)))
    } else {
      missing.append(.efficiency)
    }
    if let deep = night.deep {
      let target = (age ?? 40) >= 60 ? 0.10 : 0.15
      components.append((.deep, 10, PiecewiseLinear((0.03, 0), (target, 1))(deep / night.asleep)))
    } else {
      missing.append(.deep)
    }
    var deviations: (bed: Double, wake: Double)?
    if earlierBedtimes.count >= 5, earlierWakes.count >= 5, let bed = CircularTime.median(earlierBedtimes),
      let wake = CircularTime.median(earlierWakes)
    {
      let late = CircularTime.difference(night.bedtime, from: bed)
      let slept = CircularTime.difference(night.wake, from: wake)
      deviations = (late, slept)
      components.append((.consistency, 20, (punctuality(late.magnitude) + punctuality(slept.magnitude)) / 2))
    } else {
      missing.append(.consistency)
    }

    let total = components.reduce(0) { $0 + $1.weight }
    var parts = components.map {
      (name: $0.name, points: 100 * $0.weight / total * $0.fraction, maximum: Double?.some(100 * $0.weight / total))
    }
    let sum = parts.reduce(0) { $0 + $1.points }
    let cap = capCurve(hours)
    parts.append((.limit, min(sum, cap) - sum, nil))
    return .success(
      SleepScore(
        score: Score(parts: parts, missing: missing), cap: cap, efficiency: efficiency,
        bedtimeDeviation: deviations?.bed, wakeDeviation: deviations?.wake))
  }
}

/// How much of a night was spent asleep.
public struct SleepEfficiency: Sendable, Equatable {
  /// In `0...1`.
  public var share: Double
  /// True if measured from first to last sleep ("maintenance"), because no time in bed was recorded.
  public var isMaintenance: Bool

  /// `nil` if neither time is known.
  ///
  /// - Parameters:
  ///   - asleep: Minutes, like the others.
  ///   - inBed: `nil` when no source recorded it.
  ///   - span: First to last sleep.
  public init?(asleep: Double, inBed: Double?, span: Double) {
    let base = inBed ?? span
    guard base > 0 else { return nil }
    share = min(1, asleep / base)
    isMaintenance = inBed == nil
  }

  public var percent: Double { 100 * share }
}
