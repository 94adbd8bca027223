public import DailveDomain
internal import DailveScores

/// Puts the suggestion into words. Every text names its trigger, and never commands.
public struct CoachingPresenter: Sendable {
  private let language: Language

  public init(_ language: Language) { self.language = language }

  public func suggestion(_ coaching: Coaching) -> ActionContent {
    func make(_ kind: String, _ title: String, _ reason: String) -> ActionContent {
      ActionContent(
        thing: kind, activity: nil, minutes: nil, intensity: nil, title: title, reason: reason, why: [], button: nil)
    }
    switch coaching {
    case .vitalsOutside(let count) where count < DayCaution.notableOutliers:
      return make("rest", language[.coachPulseRaised], language[.coachPulseRaisedWhy])
    case .vitalsOutside(let count):
      return make("rest", language[.coachVitalsOutside], language(.coachVitalsOutsideWhy, "\(count)"))
    case .easyMovement(let condition):
      return make("easy", language[.coachEasyMovement], language(.coachEasyMovementWhy, "\(condition)"))
    case .earlierBed(let minutes, let asleep):
      return make(
        "sleep", language(.coachEarlierBed, "\(minutes)"),
        language(.coachEarlierBedWhy, NumberFormat.durationText(Double(asleep), language)))
    case .sameWakeTime: return make("sleep", language[.coachSameWakeTime], language[.coachSameWakeTimeWhy])
    case .leaveBedIfAwake(let efficiency):
      let key: TextKey = efficiency.isMaintenance ? .coachLeaveBedWhySpan : .coachLeaveBedWhy
      return make("sleep", language[.coachLeaveBed], language(key, NumberFormat.text(efficiency.percent, decimals: 0)))
    case .lighterDay: return make("easy", language[.coachLighterDay], language[.coachLighterDayWhy])
    case .hardSession(let readiness):
      return make("train", language[.coachHardSession], language(.coachHardSessionWhy, "\(readiness)"))
    case .easyNextDays(let ratio):
      return make(
        "easy", language[.coachEasyNextDays],
        language(.coachEasyNextDaysWhy, NumberFormat.text(ratio, decimals: 1)))
    case .train(let intensity, let condition, let withoutSleep, let heldBack):
      return make(
        intensity >= .moderate ? "train" : "easy", language[intensity.suggestion],
        withoutSleep ? language(.coachTrainWhyNoSleep, "\(condition)") : why(condition, heldBack))
    case .aroundInjury(let part, let intensity):
      let name = language[part.title]
      let key: TextKey =
        intensity == .rest
        ? .coachAroundInjuryRest : intensity == .easy ? .coachAroundInjuryEasy : .coachAroundInjuryModerate
      return make(intensity == .rest ? "rest" : "easy", language(key, name), language[.coachAroundInjuryWhy])
    case .keepGoing: return make("train", language[.coachKeepGoing], language[.coachKeepGoingWhy])
    case .wearWatch(let nights):
      return make("sleep", language(.coachWearWatch, "\(nights)"), language[.coachWearWatchWhy])
    case .thinData: return make("easy", language[.coachThinData], language[.coachThinDataWhy])
    case .noData: return make("data", language[.coachNoData], language[.coachNoDataWhy])
    }
  }

  /// The reason for the suggestion. It may say that nothing else holds back only if training readiness, on its own
  /// page, names nothing else.
  private func why(_ condition: Int, _ heldBack: ScorePartName?) -> String {
    switch heldBack {
    case nil, .condition: language(.coachTrainWhy, "\(condition)")
    case .cap: language(.coachTrainWhyVitals, "\(condition)")
    case let part?: language(.coachTrainWhyPart, "\(condition)", language[part.title])
    }
  }
}
