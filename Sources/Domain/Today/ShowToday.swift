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
    let history = data.history
    let profile = data.profile
    let pinned = profile.pinned
    let injuries = data.injuries.active(on: day)
    var report = ConditionReport(history, injuries: injuries, on: day)
    report.newestHRV = report.newestHRV ?? data.newestDays[.hrv]
    report.morning = moment.flatMap { Morning(report, data.contacts, at: $0) }
    report.hasPulse = [Metric.heartRate, .rhr].contains { !(data.material.statistics[$0] ?? []).isEmpty }
    // An error is ignored, because the question can wait.
    let unknownSource = try? reader.unknownSource()
    return Today(
      day: day, report: report, goal: data.goal, night: data.night,
      sleepScore: data.history.sleep.score(on: day).known?.score.value, scores: data.scores,
      pinned: data.cards(pinned),
      signals: CardOrder.sorted(data.cards(ReadDay.signalMetrics.filter { !pinned.contains($0) })),
      activity: CardOrder.sorted(data.cards(ReadDay.activityMetrics.filter { !pinned.contains($0) })),
      profile: profile, injuries: injuries, failures: data.gaps.failures, sources: data.gaps.sources,
      newestDay: data.newestDay, newestImport: moment == nil ? nil : data.newestImport, unknownSource: unknownSource,
      overview: data.overview)
  }
}
