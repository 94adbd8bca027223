extension ScoreHistory {
  /// The share of the scores in the action of a day. Workouts, injuries and the hour are the caller's.
  public func actionInput(on day: CivilDay) -> ActionInput {
    var input = ActionInput()
    input.outliers = overnight.readings(on: day).count { $0.counts }
    input.signal = overnight.signal(on: day)
    input.condition = recovery.condition(on: day).known?.score.value
    input.readiness = readiness(on: day).known?.value
    input.hasSleep = sleep.score(on: day).known != nil
    let hrv = recovery.hrvReading(on: day).status
    input.isHRVBelow = hrv == .unknown ? nil : hrv == .low
    input.balancePercent = training.form(on: day)?.balancePercent
    input.recentRatio = training.recentRatio(on: day)
    input.strain = training.load(on: day)?.strain ?? 0
    input.evening = sleep.evening(on: day)
    return input
  }
}
