public import DailveDomain
internal import DailveScores
public import Observation

/// What makes the wellness score, and how it went.
@Observable
public final class WellnessDetailViewModel {
  public struct Content: Sendable, Encodable, Equatable {
    public var dateText: String
    public var score: ScoreContent
    public var history: ScoreHistoryContent
  }

  public private(set) var content: Content?
  private let load: LoadScoreHistory

  public init(load: LoadScoreHistory) { self.load = load }

  public func load(_ viewer: ViewerContext, period: DetailPeriod) async {
    guard let loaded = try? await scores(viewer, period) else { return }
    var history = ScoreHistoryContent(
      loaded.scores, until: viewer.day, isDayInAddress: viewer.isPast, period: period, language: viewer.language)
    // Where a period has none, a longer one may have some.
    if history.empty != nil, period != .quarter, let longer = try? await scores(viewer, .quarter),
      !longer.scores.isEmpty, let link = history.periods.last
    {
      history.empty?.way = .init(
        text: viewer.language(.emptyShowPeriod, link.name), path: "/wellness/score?\(link.query)#scores")
    }
    content = Content(
      dateText: viewer.dateText,
      score: loaded.today, history: history)
  }

  private func scores(_ viewer: ViewerContext, _ period: DetailPeriod) async throws(StorageError)
    -> (scores: [CivilDay: Int], today: ScoreContent)
  {
    let days = period.days ?? 30
    let history = try await load(viewer.day - days + 1...viewer.day)
    let injuries = try await load.injuries(on: viewer.day)
    var scores: [CivilDay: Int] = [:]
    for back in 0..<days {
      let day = viewer.day - back
      scores[day] = (try? history.wellness(on: day).get())?.value
    }
    let today = WellnessWriter(viewer: viewer).score(
      history.wellness(on: viewer.day),
      parts: [
        try? history.sleep.score(on: viewer.day).get().score,
        try? history.recovery.condition(on: viewer.day).get().score,
        try? history.body.score(on: viewer.day).get().score,
      ],
      caution: DayCaution(
        outliers: history.overnight.readings(on: viewer.day).count { $0.counts },
        nightSignal: history.overnight.signal(on: viewer.day),
        injuries: injuries))
    return (scores, today)
  }
}
