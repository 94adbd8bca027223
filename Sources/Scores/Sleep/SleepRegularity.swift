/// Sleep Regularity Index (Phillips 2017, Sci Rep 7:3216): how alike consecutive days are, minute by minute.
public enum SleepRegularity {
  public static let minutesPerDay = 1440

  /// The index in `-100...100`, where 100 means identical days; `nil` without a valid pair of days.
  ///
  /// - Parameter days: Each with 1,440 minutes, true = asleep, consecutive days in order; `nil` for a day without data.
  public static func index(_ days: [[Bool]?]) -> Double? {
    var equal = 0
    var compared = 0
    for (earlier, later) in zip(days, days.dropFirst()) {
      guard let earlier, let later else { continue }
      for (a, b) in zip(earlier, later) where a == b { equal += 1 }
      compared += min(earlier.count, later.count)
    }
    return compared == 0 ? nil : -100 + 200 * Double(equal) / Double(compared)
  }

  /// The index as shown, in `0...100`: `nil` with fewer than seven days or five valid pairs among the last 14 days.
  public static func shownIndex(_ days: [[Bool]?]) -> Double? {
    let recent = Array(days.suffix(14))
    let pairs = zip(recent, recent.dropFirst()).filter { $0 != nil && $1 != nil }.count
    guard recent.count(where: { $0 != nil }) >= 7, pairs >= 5, let index = index(recent) else { return nil }
    return max(0, index)
  }
}
