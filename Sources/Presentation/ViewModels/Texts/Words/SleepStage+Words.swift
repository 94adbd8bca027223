internal import DailveDomain
internal import DailveScores

extension SleepStage {
  var title: TextKey {
    switch self {
    case .inBed: .stageInBed
    case .unspecified: .stageUnspecified
    case .awake: .stageAwake
    case .core: .stageCore
    case .deep: .stageDeep
    case .rem: .stageRem
    }
  }
}
