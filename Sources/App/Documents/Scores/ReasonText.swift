internal import DailveScores

/// Reasons in the words of the interface, which scripts read.
enum ReasonText {
  static func plain(_ reason: NoScoreReason) -> String {
    switch reason {
    case .baselineInProgress(let have, let need): "baseline in progress \(have)/\(need)"
    case .noHRVToday: "no HRV today"
    case .tooLittleSleep: "less than 1 h of sleep recorded"
    case .onlyTimeInBed: "only time in bed"
    case .noNight: "no night recorded"
    case .tooFewWeighIns: "need 3 weigh-ins over 7 days"
    case .tooFewParts(let have): "have \(have.count) of 3, need 2"
    case .needsConditionAndOneMore: "needs condition and one more input"
    }
  }
}
