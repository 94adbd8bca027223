internal import DailveScores

extension ScorePartName {
  var title: TextKey {
    switch self {
    case .base: .partBase
    case .hrv: .partHrv
    case .rhr: .partRhr
    case .rhrWithHRV: .partRhrXHrv
    case .duration: .partDuration
    case .efficiency: .partEfficiency
    case .deep: .partDeep
    case .consistency: .partConsistency
    case .weight: .partWeight
    case .fat: .partFat
    case .sleep: .partSleep
    case .condition: .partCondition
    case .body: .partBody
    case .load: .partLoad
    case .debt: .partDebt
    case .limit: .partLimit
    case .cap: .partCap
    }
  }

  /// Title for the condition score, naming what each part is compared with.
  var conditionTitle: TextKey {
    switch self {
    case .base: .conditionBase
    case .hrv: .conditionHrv
    case .rhr: .conditionRhr
    case .rhrWithHRV: .conditionRhrXHrv
    case .limit: .conditionLimit
    case .duration, .efficiency, .deep, .consistency, .weight, .fat, .sleep, .condition, .body, .load, .debt, .cap:
      title
    }
  }
}
