/// Weight and body fat over a range of days, and their score on any of those days.
public struct BodyHistory: Sendable {
  private let courses: BodyTrend.Courses
  private let bodyMassIndex: [DayValue]
  private let goal: WeightGoal

  /// - Parameters:
  ///   - weights: kg, one per day at most, oldest first, like the others.
  ///   - bodyFat: Fractions.
  ///   - bodyMassIndex: kg/m².
  public init(weights: [DayValue], bodyFat: [DayValue], bodyMassIndex: [DayValue], goal: WeightGoal) {
    courses = BodyTrend.Courses(weights: weights, fats: bodyFat)
    self.bodyMassIndex = bodyMassIndex
    self.goal = goal
  }

  /// Builds the history from recorded values, at most one per day.
  ///
  /// - Parameters:
  ///   - weights: kg, oldest first, like the others.
  ///   - bodyFat: Fractions.
  ///   - bodyMassIndex: kg/m²; on other days it is computed from weight and height.
  ///   - height: cm.
  public init(
    weights: [DailyStatistics], bodyFat: [DailyStatistics], bodyMassIndex: [DailyStatistics], height: Double?,
    goal: WeightGoal
  ) {
    self.init(
      weights: weights.averages, bodyFat: bodyFat.averages,
      bodyMassIndex: BodyComposition.indexSeries(recorded: bodyMassIndex, weights: weights, height: height), goal: goal)
  }

  public func score(on day: CivilDay) -> Result<BodyTrend, NoScore> {
    BodyTrend.calculate(
      today: day, courses, goal: goal, bmi: bodyMassIndex.newest(onOrBefore: day)?.value)
  }
}
