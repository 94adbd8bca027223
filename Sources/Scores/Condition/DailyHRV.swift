/// The HRV value of one day.
public enum DailyHRV {
  /// SDNN outside this range, in ms, is not used.
  public static let validRange = 1.0...300.0

  /// ln of the day's SDNN: the median of the logarithms from three samples on, their mean below; `nil` without a valid one.
  ///
  /// - Parameter sdnn: Samples of the day in ms, in any order.
  public static func logarithm(ofSDNN sdnn: [Double]) -> Double? {
    let logs = sdnn.filter { validRange.contains($0) }.map(Elementary.naturalLogarithm)
    return logs.count >= 3 ? RobustStatistics.median(logs) : RobustStatistics.mean(logs)
  }
}
