internal import DailveScores

extension ConditionTrend {
  var sentence: TextKey {
    switch self {
    case .above: .todayTrendAbove
    case .within: .todayTrendWithin
    case .below: .todayTrendBelow
    }
  }

  /// The sentence for fewer known days than the two months that `sentence` mentions; takes their number.
  var earlySentence: TextKey {
    switch self {
    case .above: .todayTrendAboveSoFar
    case .within: .todayTrendWithinSoFar
    case .below: .todayTrendBelowSoFar
    }
  }
}
