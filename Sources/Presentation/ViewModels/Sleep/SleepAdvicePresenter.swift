internal import DailveDomain

extension SleepAdvice {
  /// The advice without its full stop.
  func title(_ language: Language) -> String {
    switch self {
    case .earlierBed(let minutes): language(.coachEarlierBed, "\(minutes)")
    case .sameWakeTime: language[.coachSameWakeTime]
    case .leaveBedIfAwake: language[.coachLeaveBed]
    }
  }
}
