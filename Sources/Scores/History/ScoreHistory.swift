/// Everything that the scores of a stretch of days are computed from. The scores of one day are a pure function of it, and every page, the
/// terminal and the interface ask this one place. What only one part answers is asked of that part.
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

  /// Days before the first wanted one that formulas look back to: 90 for the range of a vital and the two nights of the signal, 400 for the
  /// weight trend.
  public static let lookBack = OvernightVitals.lookBack + 2
  public static let trendLookBack = 400

  public func wellness(on day: CivilDay) -> Result<Score, NoScore> {
    WellnessScore.calculate(
      sleep: sleep.score(on: day).known?.score.value,
      condition: recovery.condition(on: day).known?.score.value,
      body: body.score(on: day).known?.score.value)
  }

  public func readiness(on day: CivilDay) -> Result<Score, NoScore> {
    TrainingReadiness.calculate(
      condition: recovery.condition(on: day).known?.score.value,
      sleep: sleep.score(on: day).known?.score.value,
      balancePercent: training.form(on: day)?.balancePercent, debt: sleep.debt(on: day),
      outliers: overnight.readings(on: day).count { $0.counts }, signal: overnight.signal(on: day) ?? .green)
  }

  /// A night's vitals against the person's typical ranges. HRV is shown with them, by its own baseline, and never counts.
  public func vitals(on day: CivilDay) -> [OvernightVitals.Reading] {
    overnight.readings(on: day) + [recovery.hrvReading(on: day)]
  }
}

extension Result where Failure == NoScore {
  /// The score, where there is one; `try?` would need types at run time, which Embedded Swift has not.
  fileprivate var known: Success? { if case .success(let score) = self { score } else { nil } }
}
