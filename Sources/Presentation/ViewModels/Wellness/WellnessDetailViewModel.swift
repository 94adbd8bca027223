public import DailveDomain
internal import DailveScores

/// The page of the wellness score: its parts, and its history.
public struct WellnessDetailViewModel: Sendable {
  public struct Content: Sendable, Encodable, Equatable {
    public var dateText: String
    public var score: ScoreContent
    public var history: ScoreHistoryContent
  }

  public let content: Content

  public init(_ viewer: ViewerContext, period: DetailPeriod, from reader: any ScoreReading) throws {
    let loaded = try Self.scores(viewer, period, reader)
    var history = ScoreHistoryContent(
      loaded.scores, until: viewer.day, isDayInAddress: viewer.isPast, period: period, language: viewer.language)
    // A longer period may have scores even if this one has none.
    if history.empty != nil, period != .quarter, let link = history.periods.last,
      try !Self.scores(viewer, .quarter, reader).scores.isEmpty
    {
      history.empty?.link = .init(
        text: viewer.language(.emptyShowPeriod, link.name),
        path: Address.wellnessScore.path(link.query, anchor: "scores"))
    }
    content = Content(dateText: viewer.dateText, score: loaded.today, history: history)
  }

  private static func scores(_ viewer: ViewerContext, _ period: DetailPeriod, _ reader: any ScoreReading) throws
    -> (scores: [CivilDay: Int], today: ScoreContent)
  {
    let days = period.days ?? 30
    let stretch = viewer.day - days + 1...viewer.day
    let history = try ScoreHistory.of(stretch, from: reader)
    let scores = try history.wellness(in: stretch, from: reader)
    let injuries = try reader.entries(Injury.self).active(on: viewer.day)
    let today = WellnessPresenter(viewer: viewer).score(
      history.wellness(on: viewer.day),
      parts: [
        history.sleep.score(on: viewer.day).known?.score,
        history.recovery.condition(on: viewer.day).known?.score,
        history.body.score(on: viewer.day).known?.score,
      ],
      caution: DayCaution(
        outliers: history.overnight.readings(on: viewer.day).count { $0.counts },
        nightSignal: history.overnight.signal(on: viewer.day),
        injuries: injuries))
    return (scores, today)
  }
}
