/// The three cards a person keeps on top.
public enum PinnedMetrics {
  public static let allowed: [Metric] = [.hrv, .rhr, .sleep, .steps, .exercise, .weight, .bmi]
  public static let standard: [Metric] = [.hrv, .rhr, .sleep]
  public static let limit = 3

  /// Unknown names, duplicates and everything past the third are dropped; nothing left means the standard choice.
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
