internal import DailveScores

extension BaselineKind {
  /// The reference of a difference: "vs yesterday" only if yesterday has a value.
  var label: TextKey {
    switch self {
    case .yesterday: .todayVsYesterday
    case .fourteenDays: .todayVs14
    case .sixtyDays: .todayVs60
    }
  }
}
