/// A person's goal for their weight.
public enum WeightGoal: String, Sendable, CaseIterable { case maintain, lose, gain }

/// How well weight and body fat follow the person's goal, judged by the smoothed trend so that water and meals do not
/// count.
public struct BodyTrend: Sendable, Equatable {
  public var score: Score
  /// Change of the trend, kg a week; `nil` without a weight trend.
  public var weightChange: Double?
  /// The same in percent of the trend weight.
  public var weightChangePercent: Double?
  /// Percentage points a week; `nil` without a body-fat trend.
  public var fatChange: Double?
  /// The goal that the score was computed for: below a BMI of 18.5, `.lose` is judged as `.maintain`.
  public var judgedGoal: WeightGoal

  /// Below this body-mass index, in kg/m², losing weight is not a goal that the score rewards.
  public static let leastIndexToLose = 18.5

  private static let fatCurve = PiecewiseLinear((0.3, 100), (1, 60), (2, 20))

  /// Points for the change of weight in percent a week. Our own calibration: the dead band of 0.35 % is 2.4 standard
  /// deviations of the trend's noise at 80 kg with a scatter of 0.5 kg.
  private static func weightCurve(_ goal: WeightGoal) -> PiecewiseLinear {
    switch goal {
    case .maintain: PiecewiseLinear((-2, 30), (-1, 70), (-0.35, 100), (0.35, 100), (1, 70), (2, 30))
    case .lose: PiecewiseLinear((-2.5, 20), (-1.5, 60), (-1, 100), (-0.25, 100), (0, 75), (0.5, 45), (1.5, 10))
    case .gain: PiecewiseLinear((-1.5, 10), (-0.5, 45), (0, 75), (0.1, 100), (0.5, 100), (1, 70), (2, 30))
    }
  }

  /// True if the weight moves as the goal wants. A change that costs points is at best close to the goal; without a
  /// weight trend, nothing can be off course.
  public var isOnCourse: Bool {
    weightChangePercent.map { Self.weightCurve(judgedGoal)($0) >= 100 } ?? true
  }

  /// The smoothed series from which the score of any day is computed.
  public struct Courses: Sendable {
    var weight: WeeklyTrend
    /// In percent, because `fatCurve` takes percentage points a week.
    var fat: WeeklyTrend

    /// - Parameters:
    ///   - weights: kg, one per day at most, oldest first.
    ///   - fats: Body fat as fractions, likewise.
    public init(weights: [DayValue], fats: [DayValue]) {
      weight = WeeklyTrend(weights)
      fat = WeeklyTrend(fats.map { DayValue(day: $0.day, value: 100 * $0.value) })
    }
  }

  /// - Parameter bmi: Newest body-mass index in kg/m²; an unknown one does not override the goal.
  /// - Returns: `.tooFewWeighIns` where neither weight nor body fat has a trend.
  public static func calculate(today: CivilDay, _ courses: Courses, goal: WeightGoal, bmi: Double?)
    -> Result<BodyTrend, NoScore>
  {
    var judged = goal
    // Comparing with `==` would compare names and pull the Unicode tables into a browser.
    if case .lose = goal, (bmi ?? .infinity) < leastIndexToLose { judged = .maintain }
    let weight = courses.weight.change(on: today).flatMap { $0.now > 0 ? $0 : nil }
    let percent = weight.map { 100 * $0.change / $0.now }
    let fat = courses.fat.change(on: today)
    let inputs: [(name: ScorePartName, weight: Double, value: Double?)] = [
      (.weight, 60, percent.map { weightCurve(judged)($0) }), (.fat, 40, fat.map { fatCurve($0.change) }),
    ]
    let total = inputs.reduce(0) { $0 + ($1.value == nil ? 0 : $1.weight) }
    guard total > 0 else { return .failure(NoScore(.tooFewWeighIns)) }
    let parts = inputs.compactMap { input in
      input.value.map {
        (name: input.name, points: input.weight * $0 / total, maximum: Double?.some(100 * input.weight / total))
      }
    }
    return .success(
      BodyTrend(
        score: Score(parts: parts, missing: inputs.filter { $0.value == nil }.map { $0.name }),
        weightChange: weight?.change, weightChangePercent: percent, fatChange: fat?.change, judgedGoal: judged))
  }
}
