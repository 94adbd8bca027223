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
    let days = period.days ?? 30
    guard let history = try? await load(viewer.day - days + 1...viewer.day) else { return }
    var scores: [CivilDay: Int] = [:]
    for back in 0..<days {
      let day = viewer.day - back
      scores[day] = (try? history.wellness(on: day).get())?.value
    }
    content = Content(
      dateText: viewer.dateText,
      score: WellnessWriter(viewer: viewer).score(history.wellness(on: viewer.day)),
      history: ScoreHistoryContent(scores, until: viewer.day, period: period, language: viewer.language))
  }
}
