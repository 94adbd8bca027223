/// Aerobic decoupling: how much more heart rate the same speed or power needs towards the end (Pa:HR and Pw:HR of Friel).
public struct AerobicDecoupling: Sendable, Equatable {
  /// Active seconds; shorter workouts are inconclusive. Our choice, like the next two.
  public static let leastDuration = 1800.0
  /// Upper limit of the coefficient of variation of speed (`SpeedCurve.variation`). Speed is used even if power is the
  /// output: an even ride has an even speed, while its measured power still varies by more than this.
  public static let mostVariation = 0.15
  /// Share of each half that samples must cover.
  public static let leastCoverage = 0.5
  /// Percent; a smaller value means "your endurance held" (Friel, The Triathlete's Training Bible).
  public static let held = 5.0

  /// Efficiency factor of each half: flat metres a minute, or watts, for each beat per minute.
  public var first: Double
  public var second: Double

  /// `(first - second) / first`, in percent: positive if efficiency fell. Some authors divide by the second half.
  public var percent: Double { (first - second) / first * 100 }
  public var hasHeld: Bool { percent < Self.held }

  /// Decoupling from speed; `nil` if the rules above make it meaningless.
  ///
  /// - Parameters:
  ///   - distance: Metres over time.
  ///   - graded: Flat metres over time; without altitude the same as `distance`.
  ///   - idle: Pauses and stops; the halves are halves of the remaining time.
  public init?(distance: CumulativeSeries, graded: CumulativeSeries, heartRate: HeartRateTrace, idle: IdleTime) {
    guard let halves = Self.halves(distance.span, idle), Self.isSteady(distance, idle) else { return nil }
    self.init(halves, heartRate, idle) { span in graded.increase(in: span) / idle.activeSeconds(in: span) * 60 }
  }

  /// Decoupling from normalised power; `nil` likewise, or if power samples cover too little of a half.
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

/// Efficiency factor: output per heartbeat (Friel).
public enum EfficiencyFactor {
  /// - Parameters:
  ///   - output: Flat metres a minute, or normalised power in watts.
  ///   - heartRate: Mean beats per minute.
  /// - Returns: `nil` if either is 0.
  public static func value(output: Double, heartRate: Double) -> Double? {
    output > 0 && heartRate > 0 && output.isFinite && heartRate.isFinite ? output / heartRate : nil
  }
}
