internal import DailveScores

extension ConditionTrend {
  var sentence: TextKey {
    switch self {
    case .above: .todayTrendAbove
    case .within: .todayTrendWithin
    case .below: .todayTrendBelow
    }
  }
}
