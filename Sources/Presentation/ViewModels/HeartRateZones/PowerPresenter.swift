internal import DailveDomain
internal import DailveScores

/// Puts the power of rides into words, the same everywhere.
struct PowerPresenter {
  let viewer: ViewerContext
  private var language: Language { viewer.language }

  /// "182 W".
  func watts(_ value: Double) -> String {
    UnitText.join(NumberFormat.text(value, decimals: 0), language[.workoutUnitWatt])
  }

  /// "Intensity 0.78: normalised over your threshold of 233 W, which is your own value."
  func intensity(_ value: Double, of threshold: RideThreshold) -> String {
    let (number, watts) = (NumberFormat.text(value, decimals: 2), watts(threshold.power.watts))
    return threshold.bestDay.map { language(.powerIntensityShown, number, watts, viewer.date($0)) }
      ?? language(.powerIntensityOwn, number, watts)
  }

  /// The threshold used if the person enters none.
  func hint(_ shown: RideThreshold?) -> String {
    guard let shown, let day = shown.bestDay else { return language(.powerThresholdNone, "\(RideThreshold.window)") }
    return language(.powerThresholdShown, watts(shown.power.watts), "\(RideThreshold.window)", viewer.date(day))
  }
}
