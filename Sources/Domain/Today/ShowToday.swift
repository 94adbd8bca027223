public import DailveScores

/// Assembles the Today page.
public struct ShowToday {
  private let load: LoadDay

  public init(_ reader: any HealthReader) { load = LoadDay(reader) }

  /// - Parameters:
  ///   - clock: Minutes after local midnight if the day is not over.
  ///   - moment: When the day began and what time it is, likewise.
  /// - Throws: The reader's first error, if nothing at all can be read.
  public func callAsFunction(
    _ day: CivilDay, clock: Double? = nil, moment: (dayStart: Instant, now: Instant)? = nil
  ) throws -> Today {
    let data = try load(day, clock: clock)
    let history = data.history
    let hrv = history.recovery.hrvValues(on: day)
    func cards(_ metrics: [Metric]) -> [MetricCard] { data.cards(metrics, hrv: hrv) }
    let profile = data.profile
    let pinned = profile.pinned
    let injuries = data.injuries.active(on: day)
    var report = ConditionReport(history, injuries: injuries, on: day)
    report.newestHRV = report.newestHRV ?? data.newestDays[.hrv]
    report.hasPulse = !(data.statistics[.heartRate] ?? []).isEmpty || !(data.statistics[.rhr] ?? []).isEmpty
    return Today(
      day: day, report: report, morning: moment.flatMap { morning(data, report, since: $0.dayStart, at: $0.now) },
      goal: data.goal,
      pinned: cards(pinned),
      signals: CardOrder.sorted(cards(LoadDay.signalMetrics.filter { !pinned.contains($0) })),
      activity: CardOrder.sorted(cards(LoadDay.activityMetrics.filter { !pinned.contains($0) })),
      profile: profile, injuries: injuries, failures: data.failures, sources: data.sources,
      newestDay: data.newestDay, newestImport: data.newestImport, overview: data.overview)
  }

  /// `nil` once the day has its HRV, and for readings that nobody waits for.
  private func morning(_ data: DayData, _ report: ConditionReport, since start: Instant, at now: Instant) -> Morning? {
    guard case .failure = report.condition, report.hrvReadings == 0,
      let morning = Morning(data.contacts, since: start, at: now)
    else { return nil }
    // Where there has not been any HRV for days, none is waited for; a silent phone is another matter.
    let isAwaited = report.newestHRV.map { report.day - $0 <= 1 } ?? false
    return isAwaited || morning.cause != .withoutNight ? morning : nil
  }
}
