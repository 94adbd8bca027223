/// How recovered the body is today: HRV and resting heart rate against the person's own normal.
///
/// HRV method: Plews 2013 (Sports Med 43:773), Flatt & Esco 2015 (IJSPP 10:994): ln of HRV against a rolling seven-day mean.
/// A person's normal day scores 70; 20 points are lost per standard deviation below one.
public struct ConditionScore: Sendable, Equatable {
  public var score: Score
  public var hrv: PersonalBaseline
  public var restingHeartRate: PersonalBaseline?
  /// Today's ln SDNN in predictive standard deviations from usual.
  public var z: Double
  /// Today's resting heart rate in the same terms; `nil` when it has no baseline or no value today.
  public var r: Double?

  /// More than two standard deviations above usual: mentioned, but worth no extra points.
  public var isUnusuallyHigh: Bool { z > 2 }
  /// Usual SDNN in ms: the geometric mean of the seven days.
  public var usualSDNN: Double { Elementary.exponential(hrv.mean) }
  /// Normal range of SDNN in ms.
  public var normalSDNN: ClosedRange<Double> {
    Elementary.exponential(hrv.normalRange.lowerBound)...Elementary.exponential(hrv.normalRange.upperBound)
  }
  /// Coefficient of variation of ln SDNN in percent (Flatt & Esco 2015).
  public var coefficientOfVariation: Double { 100 * hrv.spread / hrv.mean }

  private static let hrvPoints = PiecewiseLinear((-4, 0), (-1, 60), (0, 70), (3, 100))

  /// - Parameters:
  ///   - logHRV: ln SDNN, one per valid day, oldest first; today's value is among them.
  ///   - restingHeartRate: Beats per minute, in the same order.
  /// - Returns: `.baselineInProgress` or `.noHRVToday` where there is no score.
  public static func calculate(today: CivilDay, logHRV: [DayValue], restingHeartRate: [DayValue])
    -> Result<ConditionScore, NoScore>
  {
    guard let baseline = PersonalBaseline(logHRV, today: today, prior: .logHRV) else {
      let have = PersonalBaseline.progress(logHRV, today: today)
      return .failure(NoScore(.baselineInProgress(have: have, need: PersonalBaseline.neededDays)))
    }
    guard let value = logHRV.on(today) else { return .failure(NoScore(.noHRVToday)) }
    let z = baseline.deviation(of: value)
    let pulse = PersonalBaseline(restingHeartRate, today: today, prior: .restingHeartRate)
    var r: Double?
    if let pulse, let value = restingHeartRate.on(today) { r = pulse.deviation(of: value) }
    let strain = clamp(r ?? 0, -2.5...2.5)

    let hrvPart = hrvPoints(z) - 70
    let pulsePart = -4 * strain
    let jointPart = -2 * max(0, strain) * clamp(-z, 0...2.5)
    let sum = 70 + hrvPart + pulsePart + jointPart
    let score = Score(
      parts: [
        (.base, 70, nil), (.hrv, hrvPart, nil), (.rhr, pulsePart, nil), (.rhrWithHRV, jointPart, nil),
        (.limit, limited(sum) - sum, nil),
      ],
      missing: r == nil ? [.rhr] : [], raw: sum)
    return .success(
      ConditionScore(score: score, hrv: baseline, restingHeartRate: r == nil ? nil : pulse, z: z, r: r))
  }

  /// At most 100. Below 20 the score approaches 0 without reaching it, so that bad days stay distinct: 2.5 becomes 8.
  private static func limited(_ sum: Double) -> Double {
    sum < 20 ? 20 * Elementary.exponential((sum - 20) / 20) : min(sum, 100)
  }
}

/// Mean HRV of the last seven days against the median of the last 60; shown beside the score, not part of it.
public enum ConditionTrend: String, Sendable {
  case above, within, below

  /// `nil` with fewer than three valid days among the seven up to today, or with none in the 60 before today.
  public static func compare(logHRV: [DayValue], baseline: PersonalBaseline, today: CivilDay) -> ConditionTrend? {
    let week = logHRV.within(today - 6...today).map { $0.value }
    let window = logHRV.within(today - 60...today - 1).map { $0.value }
    guard week.count >= 3, let mean = RobustStatistics.mean(week), let usual = RobustStatistics.median(window)
    else { return nil }
    if mean > usual + 0.5 * baseline.spread { return .above }
    if mean < usual - 0.5 * baseline.spread { return .below }
    return .within
  }
}
