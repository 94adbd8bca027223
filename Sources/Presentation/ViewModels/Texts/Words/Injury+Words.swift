internal import DailveDomain

extension BodySide {
  /// As a form offers it.
  var choice: TextKey {
    switch self {
    case .left: .sideChoiceLeft
    case .right: .sideChoiceRight
    case .both: .sideChoiceBoth
    }
  }
}

extension InjurySeverity {
  var title: TextKey {
    switch self {
    case .minor: .severityMinor
    case .moderate: .severityModerate
    case .severe: .severitySevere
    }
  }

  /// About an activity that strains a part hurt so much.
  var advice: TextKey {
    switch self {
    case .minor: .conflictMinor
    case .moderate: .conflictModerate
    case .severe: .conflictSevere
    }
  }
}
