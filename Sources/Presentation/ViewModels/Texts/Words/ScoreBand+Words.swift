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

  /// Of a body score, which judges a course: nobody is tired of a weight.
  var bodyTitle: TextKey { self == .tired ? .bandDrifting : title }

  /// What a condition score in this band means for the day.
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

  var bodyHeadline: TextKey {
    switch self {
    case .excellent: .bodyHeadlineExcellent
    case .good: .bodyHeadlineGood
    case .fair: .bodyHeadlineFair
    case .tired: .bodyHeadlineTired
    case .warning: .bodyHeadlineWarning
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
