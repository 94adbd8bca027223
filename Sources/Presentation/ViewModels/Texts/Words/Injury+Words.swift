internal import DailveDomain

extension BodySide {
  /// The option in a form.
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

  /// Advice about an activity that strains a part with an injury of this severity.
  var advice: TextKey {
    switch self {
    case .minor: .conflictMinor
    case .moderate: .conflictModerate
    case .severe: .conflictSevere
    }
  }
}
