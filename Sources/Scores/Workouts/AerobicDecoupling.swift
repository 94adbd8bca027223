/// How much the heart pays more for the same speed or power towards the end (Pa:HR and Pw:HR of Friel).
public struct AerobicDecoupling: Sendable, Equatable {
  /// Active seconds; a shorter workout shows nothing. Our choice, as the next two are.
  public static let leastDuration = 1800.0
  /// Coefficient of variation of speed (`SpeedCurve.variation`), below. Of speed also where power is the output: an even ride is one of even
  /// speed, and power from a sensor varies by more than this on the evenest.
  public static let mostVariation = 0.15
  /// Share of each half that samples must speak for.
  public static let leastCoverage = 0.5
  /// Percent; below "your endurance held" (Friel, The Triathlete's Training Bible).
  public static let held = 5.0

  /// Efficiency factor of each half: flat metres a minute, or watts, for each beat per minute.
  public var first: Double
  public var second: Double

  /// `(first - second) / first`, in percent: positive where efficiency fell. Others divide by the second half.
  public var percent: Double { (first - second) / first * 100 }
  public var hasHeld: Bool { percent < Self.held }

  /// By speed; `nil` where the rules above say that it would mean nothing.
  ///
  /// - Parameters:
  ///   - distance: Metres over time.
  ///   - graded: Flat metres over time; without altitude the same as `distance`.
  ///   - idle: Pauses and stops; halves are halves of what is left.
  public init?(distance: CumulativeSeries, graded: CumulativeSeries, heartRate: HeartRateTrace, idle: IdleTime) {
    guard let halves = Self.halves(distance.span, idle), Self.isSteady(distance, idle) else { return nil }
    self.init(halves, heartRate, idle) { span in graded.increase(in: span) / idle.activeSeconds(in: span) * 60 }
  }

  /// By normalised power; `nil` likewise, and where samples of power speak for too little of a half.
  public init?(
    distance: CumulativeSeries, power: [PowerTrace.Sample], heartRate: HeartRateTrace, idle: IdleTime
  ) {
    guard let halves = Self.halves(distance.span, idle), Self.isSteady(distance, idle) else { return nil }
    self.init(halves, heartRate, idle) { span in
      let half = PowerTrace(
        power.filter { $0.second >= span.start && $0.second < span.end }, end: span.end, pauses: idle)
      return half.heldSeconds >= Self.leastCoverage * idle.activeSeconds(in: span) ? half.normalised : nil
    }
  }

  private init?(
    _ halves: (first: TimeSpan, second: TimeSpan), _ heartRate: HeartRateTrace, _ idle: IdleTime,
    _ output: (TimeSpan) -> Double?
  ) {
    func efficiency(_ span: TimeSpan) -> Double? {
      guard heartRate.seconds(in: span) >= Self.leastCoverage * idle.activeSeconds(in: span),
        let output = output(span), let mean = heartRate.mean(in: span, without: idle)
      else { return nil }
      return EfficiencyFactor.value(output: output, heartRate: mean)
    }
    guard let first = efficiency(halves.first), let second = efficiency(halves.second) else { return nil }
    (self.first, self.second) = (first, second)
  }

  private static func isSteady(_ distance: CumulativeSeries, _ idle: IdleTime) -> Bool {
    SpeedCurve.variation(distance, idle: idle).map { $0 < mostVariation } ?? false
  }

  private static func halves(_ span: TimeSpan, _ idle: IdleTime) -> (first: TimeSpan, second: TimeSpan)? {
    let active = idle.activeSeconds(in: span)
    guard active >= leastDuration else { return nil }
    let middle = idle.moment(after: active / 2, from: span.start)
    return (TimeSpan(start: span.start, end: middle), TimeSpan(start: middle, end: span.end))
  }
}

/// What the heart gives for a beat (Friel).
public enum EfficiencyFactor {
  /// - Parameters:
  ///   - output: Flat metres a minute, or normalised power in watts.
  ///   - heartRate: Mean beats per minute.
  /// - Returns: `nil` where either is nothing.
  public static func value(output: Double, heartRate: Double) -> Double? {
    output > 0 && heartRate > 0 && output.isFinite && heartRate.isFinite ? output / heartRate : nil
  }
}
