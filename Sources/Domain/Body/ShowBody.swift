public import DailveScores

/// Everything on the Body page, as values.
public struct BodyReport: Sendable {
  /// The newest day's value of a metric, imported or entered: the same number as in charts and on cards.
  public struct Latest: Sendable, Equatable {
    public var metric: Metric
    public var value: Double
    public var day: CivilDay
  }

  /// The values of one source on one day.
  public struct Row: Sendable, Equatable {
    public var day: CivilDay
    public var source: String
    public var kind: SourceKind
    /// The person's own entry; `nil` for imported values.
    public var entry: BodyEntry?
    public var values: [Metric: Double]
  }

  public var day: CivilDay
  public var profile: Profile
  public var score: Result<BodyTrend, NoScore>
  public var latest: [Latest]
  /// kg/m²; needs weight and body fat of the last 30 days, and height.
  public var fatFreeMassIndex: Double?
  public var weights: [DayValue]
  /// Fractions.
  public var bodyFat: [DayValue]
  /// Newest first, in whole months.
  public var entries: [Row]
  /// The last day of the next older month that has entries.
  public var olderThan: CivilDay?
}

/// Assembles the Body page.
public struct ShowBody {
  private let reader: any StatisticsReading & PersonReading & AnswerCaching

  public init(_ reader: any StatisticsReading & PersonReading & AnswerCaching) { self.reader = reader }

  /// A page of entries ends with the month in which it reaches this many.
  private static let pageSize = 40

  /// - Parameter before: Entries are listed up to the last day of this day's month, but none after `day`.
  /// - Throws: The reader's error.
  public func callAsFunction(_ day: CivilDay, before: CivilDay) throws -> BodyReport {
    try reader.answer(to: .body(day, before: before)) { try report(day, before: before) }
  }

  private func report(_ day: CivilDay, before: CivilDay) throws -> BodyReport {
    let all = CivilDay.accepted.lowerBound...day
    let profile = try reader.profile()
    let known = try reader.daily([.weight: all, .bodyFat: all, .leanBodyMass: all, .bmi: all])
    let series = MetricSeries(statistics: known, height: profile.height)
    let (weights, fat) = (series[.weight], series[.bodyFat])
    func newest(_ metric: Metric) -> BodyReport.Latest? {
      series[metric].last.map { .init(metric: metric, value: $0.value, day: $0.day) }
    }
    var latest = [Metric.weight, .bodyFat, .leanBodyMass].compactMap(newest)
    if let index = newest(.bmi) { latest.insert(index, at: min(1, latest.count)) }
    let entries = try entries(before: min(day, before.lastOfMonth))
    // A mean over half a month would differ from the same month's mean elsewhere.
    let full = entries.prefix(Self.pageSize).last?.day.firstOfMonth
    let page = entries.prefix { entry in full.map { entry.day >= $0 } ?? false }
    return BodyReport(
      day: day, profile: profile, score: BodyHistory(known, profile, from: day).score(on: day), latest: latest,
      fatFreeMassIndex: fatFree(weights.last, fat.last, day: day, height: profile.height),
      weights: weights, bodyFat: fat, entries: Array(page),
      olderThan: entries.dropFirst(page.count).first?.day.lastOfMonth)
  }

  private func fatFree(_ weight: DayValue?, _ fat: DayValue?, day: CivilDay, height: Double?)
    -> Double?
  {
    guard let weight, let fat, day - weight.day <= 30, day - fat.day <= 30 else { return nil }
    return BodyComposition.fatFreeMassIndex(weight: weight.value, bodyFat: fat.value, height: height)
  }

  /// The person's entries, and one row per day and source of samples; at least one page and the rest of its last month.
  private func entries(before: CivilDay) throws -> [BodyReport.Row] {
    var entries: [BodyReport.Row] = []
    // About a year is read first, which fills a page for most people.
    for first in [max((before - 400).firstOfMonth, CivilDay.accepted.lowerBound), CivilDay.accepted.lowerBound] {
      entries = try reader.entries(BodyEntry.self, in: min(first, before)...before).map { entry in
        BodyReport.Row(
          day: entry.day, source: BodyEntry.source, kind: .app, entry: entry,
          values: Dictionary(
            uniqueKeysWithValues: BodyEntry.metrics.compactMap { metric in entry.value(metric).map { (metric, $0) } })
        )
      }
      var imported: [String: BodyReport.Row] = [:]
      for metric in BodyEntry.metrics {
        for row in try reader.dailyStatisticsBySource(type: metric.traits.type, in: first...before) {
          let key = "\(row.statistics.day) \(row.source)"
          var entry =
            imported[key]
            ?? BodyReport.Row(day: row.statistics.day, source: row.source, kind: row.kind, entry: nil, values: [:])
          entry.values[metric] = row.statistics.average
          imported[key] = entry
        }
      }
      // The search ends once the entries fill a page and the rest of its last month, and include an older one for `olderThan`.
      entries += imported.values
      let oldest = entries.map(\.day).sorted(by: >).dropFirst(Self.pageSize - 1).first?.firstOfMonth
      if oldest.map({ month in entries.contains { $0.day < month } }) ?? false { break }
    }
    return entries.sorted { a, b in
      if a.day != b.day { return a.day > b.day }
      return (a.entry?.clock ?? 0, a.source, a.entry?.id ?? "") > (b.entry?.clock ?? 0, b.source, b.entry?.id ?? "")
    }
  }
}
