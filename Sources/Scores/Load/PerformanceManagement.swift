/// Fitness (CTL), fatigue (ATL) and form (TSB) from daily loads, after the impulse-response model of Morton,
/// Fitz-Clarke & Banister 1990, J Appl Physiol 69:1171.
public struct PerformanceManagement: Sendable, Equatable {
  /// Chronic (42 days) and acute (7 days) training load after the last day.
  public var chronic: Double
  public var acute: Double
  /// Form on the following day: chronic - acute.
  public var balance: Double { chronic - acute }
  /// Form in percent of fitness: `100 (CTL - ATL) / max(CTL, 20)`; the floor keeps it stable for the barely trained.
  public var balancePercent: Double { 100 * (chronic - acute) / max(chronic, 20) }

  /// `X += (load - X) (1 - exp(-1/tau))` from zero.
  ///
  /// - Parameter loads: One per consecutive day, oldest first; `nil` for an unknown day holds the values.
  public init(loads: [Double?]) {
    chronic = 0
    acute = 0
    for load in loads { add(load) }
  }

  /// Adds one day. An unknown day changes nothing: a week without the watch is not a rest week.
  public mutating func add(_ load: Double?) {
    guard let load else { return }
    chronic += (load - chronic) * Self.slow
    acute += (load - acute) * Self.fast
  }

  private static let slow = 1 - Elementary.exponential(-1.0 / 42)
  private static let fast = 1 - Elementary.exponential(-1.0 / 7)

  /// Mean over SD of seven daily loads (Foster 1998); `nil` when all are equal.
  public static func monotony(_ week: [Double]) -> Double? {
    guard let mean = RobustStatistics.mean(week), let deviation = RobustStatistics.standardDeviation(week),
      deviation > 0
    else { return nil }
    return mean / deviation
  }
}
