public import DailveDomain
internal import DailveScores

extension WhatIfScore {
  var title: TextKey {
    switch self {
    case .condition: .whatIfCondition
    case .sleep: .whatIfSleep
    case .readiness: .whatIfReadiness
    }
  }

  /// The measurements that the score needs.
  var need: TextKey {
    switch self {
    case .condition, .readiness: .whatIfNeedsHRV
    case .sleep: .whatIfNeedsNight
    }
  }

  /// The page that shows the score.
  public var page: Address {
    switch self {
    case .condition: .condition
    case .sleep: .sleep
    case .readiness: .activity
    }
  }

  var pageTitle: TextKey {
    switch self {
    case .condition: .conditionTitle
    case .sleep: .sleepTitle
    case .readiness: .navActivity
    }
  }

  /// The page that predicts the score.
  public var address: Address {
    switch self {
    case .condition: .conditionWhatIf
    case .sleep: .sleepWhatIf
    case .readiness: .readinessWhatIf
    }
  }

  var parts: [ScorePartName] {
    switch self {
    case .condition: [.base, .hrv, .rhr, .rhrWithHRV, .limit]
    case .sleep: [.duration, .efficiency, .deep, .consistency, .limit]
    case .readiness: [.condition, .sleep, .load, .debt, .cap]
    }
  }
}

extension WhatIfMeasure {
  var title: TextKey {
    switch self {
    case .hrv: .metricHrv
    case .restingHeartRate: .metricRhr
    case .asleep: .whatIfAsleep
    case .bedtime: .whatIfBedtime
    case .awake: .whatIfAwake
    case .deep: .partDeep
    }
  }
}
