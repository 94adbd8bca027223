internal import DailveDomain
internal import DailveScores

extension BiologicalSex {
  /// The name used in Settings.
  var title: TextKey {
    switch self {
    case .female: .settingsSexFemale
    case .male: .settingsSexMale
    case .other: .settingsSexOther
    }
  }

  /// The group with which VO2 max is compared.
  var people: TextKey {
    switch self {
    case .female: .vo2NormsFemale
    case .male: .vo2NormsMale
    case .other: .vo2NormsOther
    }
  }
}

extension WeightGoal {
  var title: TextKey {
    switch self {
    case .maintain: .settingsWeightGoalMaintain
    case .lose: .settingsWeightGoalLose
    case .gain: .settingsWeightGoalGain
    }
  }

  var sentence: TextKey {
    switch self {
    case .maintain: .bodyGoalMaintain
    case .lose: .bodyGoalLose
    case .gain: .bodyGoalGain
    }
  }
}

extension HomeZoneChoice.Basis {
  /// Why the import chose the home zone; `nil` for a previously known zone.
  var reason: TextKey? {
    switch self {
    case .given: .importZoneGiven
    case .known: nil
    case .records: .importZoneRecords
    case .device: .importZoneDevice
    case .region: .importZoneRegion
    case .offset: .importZoneOffset
    }
  }
}
