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
