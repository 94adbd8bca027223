internal import DailveScores

extension HRVClass {
  /// Which readings the baseline uses.
  var sentence: TextKey {
    switch self {
    case .mainSleep: .conditionBaselineClassMainSleep
    case .morning: .conditionBaselineClassMorning
    case .allDay: .conditionBaselineClassAllDay
    }
  }
}
