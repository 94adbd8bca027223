internal import DailveDomain

extension Coaching.Intensity {
  var suggestion: TextKey {
    switch self {
    case .rest: .coachTrainRest
    case .easy: .coachTrainEasy
    case .moderate: .coachTrainModerate
    case .hard: .coachTrainHard
    }
  }
}
