internal import DailveScores

extension BiologicalSex {
  /// Those whom somebody is compared with.
  var people: TextKey {
    switch self {
    case .female: .vo2NormsFemale
    case .male: .vo2NormsMale
    case .other: .vo2NormsOther
    }
  }
}
