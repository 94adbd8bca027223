internal import DailveDomain
internal import DailveScores

extension ScoreBand {
  var title: TextKey {
    switch self {
    case .excellent: .bandExcellent
    case .good: .bandGood
    case .fair: .bandFair
    case .tired: .bandTired
    case .warning: .bandWarning
    }
  }

  /// The title of a body score, which judges a trend: nobody is tired of a weight.
  var bodyTitle: TextKey { self == .tired ? .bandDrifting : title }

  /// The meaning of a condition score in this band for the day.
  var todayHeadline: TextKey {
    switch self {
    case .excellent: .todayHeadlineExcellent
    case .good: .todayHeadlineGood
    case .fair: .todayHeadlineFair
    case .tired: .todayHeadlineTired
    case .warning: .todayHeadlineWarning
    }
  }

  var sleepHeadline: TextKey {
    switch self {
    case .excellent: .sleepHeadlineExcellent
    case .good: .sleepHeadlineGood
    case .fair: .sleepHeadlineFair
    case .tired: .sleepHeadlineTired
    case .warning: .sleepHeadlineWarning
    }
  }

  var wellnessHeadline: TextKey {
    switch self {
    case .excellent: .wellnessGuideExcellent
    case .good: .wellnessGuideGood
    case .fair: .wellnessGuideFair
    case .tired: .wellnessGuideTired
    case .warning: .wellnessGuideWarning
    }
  }
}

extension BodyTrend {
  /// Follows the band, except that steady body fat does not put a changing weight on course.
  var headline: TextKey {
    switch score.band {
    case .excellent: isOnCourse ? .bodyHeadlineExcellent : .bodyHeadlineGood
    case .good: .bodyHeadlineGood
    case .fair: .bodyHeadlineFair
    case .tired: .bodyHeadlineTired
    case .warning: .bodyHeadlineWarning
    }
  }
}

extension ScorePartName {
  var title: TextKey {
    switch self {
    case .base: .partBase
    case .hrv: .partHrv
    case .rhr: .partRhr
    case .rhrWithHRV: .partRhrXHrv
    case .duration: .partDuration
    case .efficiency: .partEfficiency
    case .deep: .partDeep
    case .consistency: .partConsistency
    case .weight: .partWeight
    case .fat: .partFat
    case .sleep: .partSleep
    case .condition: .partCondition
    case .body: .partBody
    case .load: .partLoad
    case .debt: .partDebt
    case .limit: .partLimit
    case .cap: .partCap
    }
  }

  /// Title for the condition score, naming what each part is compared with.
  var conditionTitle: TextKey {
    switch self {
    case .base: .conditionBase
    case .hrv: .conditionHrv
    case .rhr: .conditionRhr
    case .rhrWithHRV: .conditionRhrXHrv
    case .limit: .conditionLimit
    case .duration, .efficiency, .deep, .consistency, .weight, .fat, .sleep, .condition, .body, .load, .debt, .cap:
      title
    }
  }
}

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
