/// Overnight resting heart rate compared with its own past, as an early sign of strain or illness.
///
/// Alavi 2022, Nat Med 28:175. Reported triggers beside illness: stress, alcohol, travel.
public enum NightSignal {
  public enum Alert: Int, Sendable { case green = 0, yellow = 1, red = 2 }

  /// The variant that the app shows: the baseline is the median of the earlier nights within 60 days, nothing is
  /// imputed or truncated, and an alert takes two consecutive calendar nights.
  ///
  /// - Parameter nights: Mean overnight heart rate in beats per minute, one per night, oldest first.
  /// - Returns: One alert per night; `nil` where fewer than `minimum` earlier nights are known.
  public static func product(_ nights: [DayValue], minimum: Int = 14) -> [Alert?] {
    var excess: [Double?] = []
    for (index, night) in nights.enumerated() {
      let earlier = nights[..<index].filter { night.day - $0.day <= 60 }.map { $0.value }
      let baseline = earlier.count >= minimum ? RobustStatistics.median(earlier) : nil
      excess.append(baseline.map { night.value - $0 })
    }
    return nights.indices.map { index in
      guard let now = excess[index] else { return nil }
      guard index > 0, nights[index].day - nights[index - 1].day == 1, let before = excess[index - 1] else {
        return .green
      }
      return now >= 4 && before >= 4 ? .red : now >= 3 && before >= 3 ? .yellow : .green
    }
  }

  /// The published algorithm exactly: truncated means, a running median that includes the night itself, and a single
  /// missing night imputed from its neighbours. Kept for comparison with the paper's code.
  ///
  /// - Parameter nights: Truncated nightly means, oldest first.
  /// - Returns: One alert for each night, imputed ones included.
  public static func published(_ nights: [DayValue]) -> [(day: CivilDay, alert: Alert)] {
    let filled = imputed(nights)
    var alerts: [(day: CivilDay, alert: Alert)] = []
    var seen: [Double] = []
    var before = 0.0
    var last: CivilDay?
    for night in filled {
      // Both nights of an alert must be consecutive calendar nights.
      if alerts.isEmpty || night.day - 1 != last { before = -.infinity }
      last = night.day
      seen.append(night.value)
      let median = (RobustStatistics.median(seen) ?? night.value).rounded(.towardZero)
      let excess = night.value - median
      let alert: Alert
      if excess >= 4 && before >= 4 {
        alert = .red
      } else {
        alert = excess >= 3 && before >= 3 ? .yellow : .green
      }
      alerts.append((night.day, alert))
      before = excess
    }
    return alerts
  }

  /// Fills a gap of one night where at least one of its neighbours has a recorded night on its other side as well.
  static func imputed(_ nights: [DayValue]) -> [DayValue] {
    var result: [DayValue] = []
    for (index, night) in nights.enumerated() {
      if let last = nights[..<index].last, night.day - last.day == 2 {
        let touchesBefore = index >= 2 && last.day - nights[index - 2].day == 1
        let touchesAfter = index + 1 < nights.count && nights[index + 1].day - night.day == 1
        if touchesBefore || touchesAfter {
          let mean = ((last.value + night.value) / 2 * 10).rounded(.toNearestOrEven) / 10
          result.append(DayValue(day: last.day + 1, value: mean.rounded(.towardZero)))
        }
      }
      result.append(night)
    }
    return result
  }
}
