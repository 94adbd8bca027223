internal import DailveDomain
internal import DailveScores

extension WorkoutPresenter {
  /// The meaning of drift for endurance, then its definition, because others divide the other way round.
  func driftWords(_ drift: Double) -> [String] {
    let fall = UnitText.join(NumberFormat.text(drift, decimals: 1), "%")
    let hasHeld = drift < AerobicDecoupling.held
    // A drift that would print as 0.0 is no decline.
    let isNone = drift < 0.05
    if analysis.driftBasis == .power {
      return [
        isNone ? language[.workoutPowerRose] : language(hasHeld ? .workoutPowerHeld : .workoutPowerFaded, fall),
        language[.workoutPowerDriftNote],
      ]
    }
    return [
      isNone ? language[.workoutRose] : language(hasHeld ? .workoutHeld : .workoutFaded, fall),
      language[.workoutDriftNote],
    ]
  }
}
