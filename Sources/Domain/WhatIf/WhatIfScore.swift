/// Scores with a What if page.
public enum WhatIfScore: String, Sendable, CaseIterable {
  case condition, sleep, readiness

  /// The measures that can be changed, in display order.
  public var measures: [WhatIfMeasure] {
    switch self {
    case .condition: [.hrv, .restingHeartRate]
    case .sleep: [.asleep, .bedtime, .awake, .deep]
    case .readiness: [.hrv, .restingHeartRate, .asleep, .bedtime]
    }
  }
}
