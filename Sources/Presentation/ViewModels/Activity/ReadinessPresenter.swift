internal import DailveDomain
internal import DailveScores

/// Puts training readiness into words.
struct ReadinessPresenter {
  let viewer: ViewerContext
  private var language: Language { viewer.language }

  init(_ viewer: ViewerContext) { self.viewer = viewer }

  /// `nil` without a score; other cards show the missing inputs.
  func content(_ activity: Activity) -> ScoreContent? {
    guard let score = activity.readiness.known, let action = activity.action else { return nil }
    return ScorePresenter(language: language).content(
      score, name: language[.activityReadiness], headline: language[headline(action.intensity)],
      sentence: action.choice.limits.first.map { ActionPresenter(viewer).sentence($0, action) }
        ?? sentence(score, action),
      method: language[.activityReadyMethod], details: "", inputs: [:],
      paths: [.condition: Address.condition.path, .sleep: Address.sleep.path, .debt: Address.sleep.path])
  }

  func rows(_ score: ScoreContent) -> [BarRow] {
    score.parts.map { part in
      BarRow(
        label: part.label,
        text: part.wholeMaximum.map { language(.scoreOfMaximum, "\(part.wholePoints)", "\($0)") }
          ?? NumberFormat.signed(Double(part.wholePoints), decimals: 0),
        share: part.maximum.map { $0 > 0 ? part.points / $0 : 0 })
    }
  }

  private func headline(_ intensity: TrainingIntensity) -> TextKey {
    switch intensity {
    case .hard: .activityReadyHard
    case .moderate: .activityReadyModerate
    case .easy: .activityReadyEasy
    case .walk: .activityReadyWalk
    case .rest: .activityReadyRest
    }
  }

  private func sentence(_ score: Score, _ action: DailyAction) -> String {
    if !action.injuries.isEmpty { return ActionPresenter(viewer).injury(action) }
    return switch TrainingReadiness.heldBack(score) {
    case nil: language[.activityReadyEven]
    case .cap: language[.activityReadyCap]
    case let part?: language(.activityReadyWeakest, language[part.title])
    }
  }
}
