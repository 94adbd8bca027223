/// Sleep missed over two weeks. The window of 14 nights follows the dose-response study of Van Dongen 2003 (Sleep
/// 26:117).
public enum SleepDebt {
  public static let nights = 14

  /// Hours missed, never negative: `max(0, sum(need - slept) * 14 / n)`; `nil` with fewer than ten recorded nights.
  ///
  /// - Parameters:
  ///   - nights: Hours asleep of the last 14 nights, oldest first; `nil` for a night without data.
  ///   - need: Hours wanted each night.
  public static func hours(nights: [Double?], need: Double) -> Double? {
    let recorded = nights.suffix(Self.nights).compactMap { $0 }
    guard recorded.count >= 10 else { return nil }
    let shortfall = recorded.reduce(0) { $0 + need - $1 }
    return max(0, shortfall * Double(Self.nights) / Double(recorded.count))
  }
}
