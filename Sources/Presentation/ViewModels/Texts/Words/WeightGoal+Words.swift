internal import DailveScores

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
