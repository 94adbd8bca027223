/// Scores that can be asked what they would be.
public enum WhatIfScore: String, Sendable, CaseIterable {
  case condition, sleep, readiness

  /// What can be moved, in the order in which it is shown.
  public var measures: [WhatIfMeasure] {
    switch self {
    case .condition: [.hrv, .restingHeartRate]
    case .sleep: [.asleep, .bedtime, .awake, .deep]
    case .readiness: [.hrv, .restingHeartRate, .asleep, .bedtime]
    }
  }
}
