internal import DailveScores

extension HRVClass {
  /// Which readings the baseline is made of.
  var sentence: TextKey {
    switch self {
    case .mainSleep: .conditionBaselineClassMainSleep
    case .morning: .conditionBaselineClassMorning
    case .allDay: .conditionBaselineClassAllDay
    }
  }
}
