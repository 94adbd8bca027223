public import DailveScores

/// One suggestion for the coming nights, from the part of a night that lost the most points; view models put it into
/// words.
public enum SleepAdvice: Sendable, Equatable {
  case earlierBed(minutes: Int)
  case sameWakeTime
  case leaveBedIfAwake

  /// Advice after a night, whatever its score.
  public init(_ sleep: SleepScore, _ night: SleepNight, _ history: SleepHistory) {
    let day = night.day
    switch sleep.score.weakestPart?.name {
    case .consistency: self = .sameWakeTime
    case .efficiency: self = .leaveBedIfAwake
    default:
      let debt = history.debt(on: day) ?? max(0, (history.need(on: day) - night.asleep / 60) * 7)
      let minutes = Rounding.halfUp(SleepHistory.debtShare(debt))
      self = .earlierBed(minutes: max(15, minutes))
    }
  }
}
