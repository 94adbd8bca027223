public import DailveScores

/// Assembles the Today page.
public struct ShowToday {
  private let reader: any SourceReading
  private let load: ReadDay

  public init(_ reader: any ScoreReading & SourceReading) {
    self.reader = reader
    load = ReadDay(reader)
  }

  /// - Parameters:
  ///   - moment: The present, if the day is not over.
  ///   - end: The end of the day's sums, if that is not the end of the day.
  /// - Throws: The reader's first error, if nothing at all can be read.
  public func callAsFunction(_ day: CivilDay, at moment: DayMoment? = nil, until end: DayMoment? = nil) throws -> Today
  {
    let data = try load(day, at: moment ?? end)
    let profile = data.profile
    let pinned = profile.pinned
    let report = data.report(at: moment)
    // An error is ignored, because the question can wait.
    let unknownSource = try? reader.unknownSource()
    let cards = data.cards(ReadDay.signalMetrics + ReadDay.activityMetrics + pinned)
    func shown(_ metrics: [Metric]) -> [MetricCard] {
      metrics.compactMap { metric in cards.first { $0.metric == metric } }
    }
    return Today(
      day: day, report: report, goal: data.goal, goals: data.goals, night: data.night,
      sleepScore: data.history.sleep.score(on: day).known?.score.value, scores: data.scores,
      outside: OutsideUsual(cards, data.history.overnight, on: day, isOver: data.isOver), pinned: shown(pinned),
      signals: CardOrder.sorted(shown(ReadDay.signalMetrics.filter { !pinned.contains($0) })),
      activity: CardOrder.sorted(shown(ReadDay.activityMetrics.filter { !pinned.contains($0) })),
      profile: profile, injuries: data.activeInjuries, failures: data.gaps.failures, sources: data.gaps.sources,
      newestDay: data.newestDay, newestImport: moment == nil ? nil : data.newestImport, unknownSource: unknownSource,
      overview: data.overview)
  }
}
