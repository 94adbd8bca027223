internal import DailveScores

extension ConditionTrend {
  var sentence: TextKey {
    switch self {
    case .above: .todayTrendAbove
    case .within: .todayTrendWithin
    case .below: .todayTrendBelow
    }
  }

  /// While fewer days are known than the two months that `sentence` speaks of; takes their number.
  var earlySentence: TextKey {
    switch self {
    case .above: .todayTrendAboveSoFar
    case .within: .todayTrendWithinSoFar
    case .below: .todayTrendBelowSoFar
    }
  }
}
