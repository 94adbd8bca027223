internal import DailveScores

extension BiologicalSex {
  /// As in Settings.
  var title: TextKey {
    switch self {
    case .female: .settingsSexFemale
    case .male: .settingsSexMale
    case .other: .settingsSexOther
    }
  }

  /// The group of people with whom VO2 max is compared.
  var people: TextKey {
    switch self {
    case .female: .vo2NormsFemale
    case .male: .vo2NormsMale
    case .other: .vo2NormsOther
    }
  }
}
