/// Overnight resting heart rate compared with its own past, as an early sign of strain or illness.
///
/// Alavi 2022, Nat Med 28:175. Reported triggers besides illness: stress, alcohol, travel.
public enum NightSignal {
  public enum Alert: Int, Sendable { case green = 0, yellow = 1, red = 2 }

  /// The variant that the app shows: the baseline is the median of the earlier nights within 60 days, nothing is
  /// imputed or truncated, and an alert takes two consecutive calendar nights.
  ///
  /// - Parameter nights: Mean overnight heart rate in beats per minute, one per night, oldest first.
  /// - Returns: One alert per night; `nil` while fewer than `minimum` earlier nights are known.
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
}
