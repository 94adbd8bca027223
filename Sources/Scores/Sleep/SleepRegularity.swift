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

  /// The data that the last 14 days lack for the index to be shown, and how much they have.
  public enum Need: Sendable, Equatable {
    /// Known days; seven are needed.
    case days(Int)
    /// Known days that follow a known day; five are needed.
    case pairs(Int)
    /// Days with any sleep; five are needed [chosen]. Somebody who wears a watch only by day is awake on every known
    /// day, which would count as perfectly regular.
    case nights(Int)
  }

  /// - Returns: `nil` if nothing is missing.
  public static func need(_ days: [[Bool]?]) -> Need? {
    let recent = Array(days.suffix(14))
    let known = recent.count { $0 != nil }
    if known < 7 { return .days(known) }
    let pairs = zip(recent, recent.dropFirst()).filter { $0 != nil && $1 != nil }.count
    if pairs < 5 { return .pairs(pairs) }
    let nights = recent.count { $0?.contains(true) == true }
    return nights < 5 ? .nights(nights) : nil
  }

  /// The index as shown, in `0...100`; `nil` while anything that it needs is missing.
  public static func shownIndex(_ days: [[Bool]?]) -> Double? {
    guard need(days) == nil, let index = index(Array(days.suffix(14))) else { return nil }
    return max(0, index)
  }
}

/// Distance between mid-sleep on free days and on work days (Wittmann 2006, Chronobiol Int 23:497).
public enum SocialJetlag {
  /// Hours, never negative; `nil` under two free or three work nights.
  ///
  /// - Parameters:
  ///   - work: Mid-sleep of nights before work days, in minutes after midnight.
  ///   - free: The same for free days.
  public static func hours(work: [Double], free: [Double]) -> Double? {
    guard free.count >= 2, work.count >= 3, let a = CircularTime.mean(work), let b = CircularTime.mean(free) else {
      return nil
    }
    return CircularTime.difference(b, from: a).magnitude / 60
  }
}
