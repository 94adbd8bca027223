/// Descriptive statistics; median, quantiles and deviation from the median are robust against single outliers.
public enum RobustStatistics {
  /// `nil` for no values.
  public static func mean(_ values: [Double]) -> Double? {
    values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }

  /// Sample standard deviation (n - 1); `nil` under two values.
  public static func standardDeviation(_ values: [Double]) -> Double? {
    guard values.count > 1, let mean = mean(values) else { return nil }
    let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (squares / Double(values.count - 1)).squareRoot()
  }

  /// The middle value, or the mean of the two middle ones; `nil` for no values.
  public static func median(_ values: [Double]) -> Double? {
    guard !values.isEmpty else { return nil }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  /// The quantile at `share`, interpolated linearly; `nil` for no values. Type 7 of Hyndman & Fan, "Sample Quantiles in
  /// Statistical Packages" (1996).
  ///
  /// - Parameter share: In `0...1`.
  public static func quantile(_ values: [Double], _ share: Double) -> Double? {
    guard !values.isEmpty else { return nil }
    let sorted = values.sorted()
    let place = min(1, max(0, share)) * Double(sorted.count - 1)
    let below = min(sorted.count - 1, Int(saturating: place))
    let above = min(sorted.count - 1, below + 1)
    return sorted[below] + (sorted[above] - sorted[below]) * (place - Double(below))
  }

  /// Median absolute deviation times 1.4826, which equals the standard deviation for normal data
  /// (Leys et al. 2013, J Exp Soc Psychol 49:764). Zero when more than half of the values are equal; `nil` for no
  /// values.
  public static func normalisedMAD(_ values: [Double]) -> Double? {
    guard let centre = median(values), let mad = median(values.map { ($0 - centre).magnitude }) else { return nil }
    return 1.4826 * mad
  }
}

/// Limits `value` to `range`.
public func clamp(_ value: Double, _ range: ClosedRange<Double>) -> Double {
  min(max(value, range.lowerBound), range.upperBound)
}
