/// All inputs of the scores over a range of days. Pages, commands and the JSON interface take their scores from here;
/// questions about a single part go directly to that part.
public struct ScoreHistory: Sendable {
  public var recovery: RecoveryHistory
  public var sleep: SleepHistory
  public var overnight: OvernightHistory
  public var body: BodyHistory
  public var training: TrainingHistory

  public init(
    recovery: RecoveryHistory, sleep: SleepHistory, overnight: OvernightHistory, body: BodyHistory,
    training: TrainingHistory
  ) {
    self.recovery = recovery
    self.sleep = sleep
    self.overnight = overnight
    self.body = body
    self.training = training
  }

  /// Days that the formulas look back from the first wanted day: 90 for the range of a vital sign, and two more for the
  /// nights of the overnight signal.
  public static let lookBack = OvernightVitals.lookBack + 2
  /// The same for the weight trend: after 400 days its exponential average no longer depends on the first value.
  public static let trendLookBack = 400

  public func wellness(on day: CivilDay) -> Result<Score, NoScore> {
    WellnessScore.calculate(
      sleep: sleep.score(on: day).known?.score.value,
      condition: recovery.condition(on: day).known?.score.value,
      body: body.score(on: day).known?.score.value)
  }

  public func readiness(on day: CivilDay) -> Result<Score, NoScore> {
    Self.readiness(
      condition: recovery.condition(on: day), sleep: sleep.score(on: day),
      balancePercent: training.form(on: day)?.balancePercent, debt: sleep.debt(on: day), overnight, on: day)
  }

  static func readiness(
    condition: Result<ConditionScore, NoScore>, sleep: Result<SleepScore, NoScore>, balancePercent: Double?,
    debt: Double?, _ overnight: OvernightHistory, on day: CivilDay
  ) -> Result<Score, NoScore> {
    TrainingReadiness.calculate(
      condition: condition.known?.score.value, sleep: sleep.known?.score.value, balancePercent: balancePercent,
      debt: debt, outliers: overnight.readings(on: day).count { $0.counts }, signal: overnight.signal(on: day) ?? .green
    )
  }

  /// A night's vitals compared with the person's typical ranges. HRV comes last, with its own baseline, and never
  /// counts as an outlier.
  public func vitals(on day: CivilDay) -> [OvernightVitals.Reading] {
    overnight.readings(on: day) + [recovery.hrvReading(on: day)]
  }
}

extension Result where Failure == NoScore {
  /// The score, or `nil` without one, for callers that do not need the reason. (`get()` would need run-time type
  /// metadata, which Embedded Swift lacks.)
  public var known: Success? { if case .success(let score) = self { score } else { nil } }
}
