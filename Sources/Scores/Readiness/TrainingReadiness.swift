/// How well today suits hard training: condition, sleep, training balance and sleep debt, capped by warning signs.
public enum TrainingReadiness {
  private static let loadCurve = PiecewiseLinear((-50, 10), (-30, 35), (-10, 65), (5, 85), (25, 100))
  private static let debtCurve = PiecewiseLinear((0, 100), (5, 70), (14, 20))

  /// The highest score that last night's warning signs allow.
  public static func cap(outliers: Int, signal: NightSignal.Alert) -> Double {
    var cap = outliers >= 2 ? 49.0 : 100
    if signal == .yellow { cap = min(cap, 59) }
    if signal == .red { cap = min(cap, 39) }
    return cap
  }

  /// The part that lowers a score the most, or the cap if it applies; `nil` if no part is below 80 of 100, or if the
  /// score needs no correction.
  public static func heldBack(_ score: Score) -> ScorePartName? {
    if score.isToKeep { return nil }
    if score.parts.contains(where: { $0.name == .cap && $0.wholePoints < 0 }) { return .cap }
    let lost = score.parts.compactMap { part in
      part.maximum.map { (name: part.name, points: $0 - part.points, share: $0 > 0 ? part.points / $0 : 1) }
    }
    guard let worst = lost.max(by: { $0.points < $1.points }), worst.share < 0.8 else { return nil }
    return worst.name
  }

  /// - Parameters:
  ///   - balancePercent: `PerformanceManagement.balancePercent`.
  ///   - debt: Hours of sleep debt.
  ///   - outliers: Overnight vitals that count as outside their range.
  /// - Returns: A score whose `raw` is the sum before the cap, or `.needsConditionAndOneMore`.
  public static func calculate(
    condition: Int?, sleep: Int?, balancePercent: Double?, debt: Double?, outliers: Int, signal: NightSignal.Alert
  ) -> Result<Score, NoScore> {
    let inputs: [(name: ScorePartName, weight: Double, value: Double?)] = [
      (.condition, 45, condition.map(Double.init)), (.sleep, 25, sleep.map(Double.init)),
      (.load, 20, balancePercent.map { loadCurve($0) }), (.debt, 10, debt.map { debtCurve($0) }),
    ]
    let present = inputs.filter { $0.value != nil }
    guard condition != nil, present.count >= 2 else { return .failure(NoScore(.needsConditionAndOneMore)) }
    let total = present.reduce(0) { $0 + $1.weight }
    var parts = present.map {
      (name: $0.name, points: $0.weight * ($0.value ?? 0) / total, maximum: Double?.some(100 * $0.weight / total))
    }
    let sum = parts.reduce(0) { $0 + $1.points }
    parts.append((.cap, min(sum, cap(outliers: outliers, signal: signal)) - sum, nil))
    return .success(
      Score(parts: parts, missing: inputs.filter { $0.value == nil }.map { $0.name }, raw: sum))
  }
}
