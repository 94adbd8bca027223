public import DailveScores

/// When the next backup is made while serving.
public enum BackupSchedule {
  /// Seconds between two.
  public static let interval = 3600
  /// Seconds after which a failed one is retried.
  public static let retry = 600

  /// - Parameters:
  ///   - last: When the newest backup was taken; `nil` if there is none.
  ///   - failed: When making one last failed, if none was made since.
  public static func next(last: Instant?, failed: Instant?, now: Instant) -> Instant {
    // A clock that was set back must not put it off for years.
    let due = last.map { $0 > now ? now : $0 + interval } ?? now
    guard let failed, failed <= now else { return due }
    return max(due, failed + retry)
  }

  /// Seconds after which a missing backup is worth mentioning, while serving and otherwise.
  public static func patience(isServed: Bool) -> Int { isServed ? 2 * interval + retry : 7 * 86_400 }
}
