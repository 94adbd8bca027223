/// The cards that a person pins to the top of Today, at most three.
public enum PinnedMetrics {
  public static let allowed: [Metric] = [.hrv, .rhr, .sleep, .steps, .exercise, .weight, .bmi]
  public static let standard: [Metric] = [.hrv, .rhr, .sleep]
  public static let limit = 3

  /// Drops unknown names, duplicates and everything after the third; if nothing is left, the standard choice.
  public static func normalised(_ names: [String]) -> [Metric] {
    var result: [Metric] = []
    for name in names {
      guard let metric = Metric(rawValue: name), allowed.contains(metric), !result.contains(metric) else { continue }
      result.append(metric)
      if result.count == limit { break }
    }
    return result.isEmpty ? standard : result
  }
}
