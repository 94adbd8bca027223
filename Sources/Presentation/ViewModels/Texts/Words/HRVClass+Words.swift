internal import DailveScores

extension HRVClass {
  /// The readings used by the baseline.
  var sentence: TextKey {
    switch self {
    case .mainSleep: .conditionBaselineClassMainSleep
    case .morning: .conditionBaselineClassMorning
    case .allDay: .conditionBaselineClassAllDay
    }
  }
}
