/// How long a sample may be to count towards the days it covers. HealthKit limits most types as well
/// (`HKSampleType.isMaximumDurationRestricted`), but samples that last until the year 4001, its distant future, are real: goals
/// and states that go on.
public enum SampleSpan {
  /// Seconds. What adds up is spread over the days of a sample up to this length; longer ones say no day's amount.
  public static let longestAmount = 7 * 86_400
  /// Seconds. A longer sleep is a tracker that was left running: no night.
  public static let longestSleep = 24 * 3600

  /// Seconds of the longest sample of a type that counts in statistics and nights; one of a type that neither adds up nor is
  /// sleep counts whatever its length, on its first day.
  public static func longest(of type: String) -> Int {
    if type == HealthType.sleepAnalysis { return longestSleep }
    return HealthType.isCumulative(type) ? longestAmount : .max
  }
}
