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
