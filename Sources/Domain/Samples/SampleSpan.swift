/// How long a sample may be to count on the days it covers. HealthKit limits most types as well
/// (`HKSampleType.isMaximumDurationRestricted`), but real exports contain samples that last until the year 4001, its
/// distant future: goals and ongoing states.
public enum SampleSpan {
  /// Seconds. A cumulative sample up to this length is spread over its days; a longer one says nothing about any of
  /// them.
  public static let longestAmount = 7 * 86_400
  /// Seconds. A longer sleep comes from a tracker left running, and is not a night.
  public static let longestSleep = 24 * 3600

  /// The longest sample of a type that counts in statistics and nights, in seconds. Discrete samples count on their
  /// first day, whatever their length.
  public static func longest(of type: String) -> Int {
    if type == HealthType.sleepAnalysis { return longestSleep }
    return HealthType.isCumulative(type) ? longestAmount : .max
  }
}
