internal import DailveDomain
internal import DailveScores

/// Puts training readiness into words.
struct ReadinessPresenter {
  let viewer: ViewerContext
  private var language: Language { viewer.language }

  init(_ viewer: ViewerContext) { self.viewer = viewer }

  /// `nil` without a score; other cards show what is missing.
  func content(_ activity: Activity) -> ScoreContent? {
    guard let score = activity.readiness.known else { return nil }
    return ScorePresenter(language: language).content(
      score, name: language[.activityReadiness], headline: language[headline(score, activity.coaching)],
      sentence: sentence(score), method: language[.activityReadyMethod], details: "", inputs: [:],
      paths: [.condition: Address.condition.path, .sleep: Address.sleep.path, .debt: Address.sleep.path])
  }

  func rows(_ score: ScoreContent) -> [MetricDetailContent.Row] {
    score.parts.map { part in
      MetricDetailContent.Row(
        label: part.label,
        text: part.wholeMaximum.map { language(.scoreOfMaximum, "\(part.wholePoints)", "\($0)") }
          ?? NumberFormat.signed(Double(part.wholePoints), decimals: 0),
        share: part.maximum.map { $0 > 0 ? part.points / $0 : 0 })
    }
  }

  /// Never more than the suggestion of the day allows.
  private func headline(_ score: Score, _ coaching: Coaching) -> TextKey {
    let own: Coaching.Intensity =
      switch score.band {
      case .excellent: .hard
      case .good: .moderate
      case .fair: .easy
      case .tired, .warning: .rest
      }
    switch min(own, coaching.intensity ?? own) {
    case .hard: return .activityReadyHard
    case .moderate: return .activityReadyModerate
    case .easy: return .activityReadyEasy
    case .rest: return .activityReadyRest
    }
  }

  private func sentence(_ score: Score) -> String {
    if let cap = score.parts.first(where: { $0.name == .cap }), cap.wholePoints < 0 {
      return language[.activityReadyCap]
    }
    let lost = score.parts.compactMap { part in
      part.maximum.map { (name: part.name, points: $0 - part.points, share: $0 > 0 ? part.points / $0 : 1) }
    }
    guard let worst = lost.max(by: { $0.points < $1.points }), worst.share < 0.8 else {
      return language[.activityReadyEven]
    }
    return language(.activityReadyWeakest, language[worst.name.title])
  }
}
