public import DailveScores

extension DailyStatistics {
  /// The number a person means by "the day's value": the sum of what adds up, the average of what does not.
  public func value(_ aggregation: Aggregation) -> Double { aggregation == .cumulative ? sum : average }
}
