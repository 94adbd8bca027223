internal import DailveScores

extension BaselineKind {
  /// What a difference is measured from: "vs yesterday" only where yesterday has a value.
  var label: TextKey {
    switch self {
    case .yesterday: .todayVsYesterday
    case .fourteenDays: .todayVs14
    case .sixtyDays: .todayVs60
    }
  }
}
