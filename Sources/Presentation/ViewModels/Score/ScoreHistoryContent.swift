internal import DailveDomain
internal import DailveScores

public struct ScoreHistoryContent: Sendable, Encodable, Equatable {
  public var period: String
  public var periods: [PeriodLink]
  /// Oldest first, one per day.
  public var points: [ChartPoint]
  public var finding: String
  /// Shown if no day has a score; `nil` otherwise.
  public var empty: EmptyContent?

  /// Periods offered for the history of a score.
  public static let allPeriods: [DetailPeriod] = [.week, .month, .quarter]
  /// The default period.
  public static let firstPeriod = DetailPeriod.month
  public var isFirstPeriod: Bool { period == Self.firstPeriod.rawValue }

  /// - Parameters:
  ///   - day: The last day.
  ///   - isDayInAddress: True if the address names that day, so that links must keep it.
  init(
    _ scores: [CivilDay: Int], until day: CivilDay, isDayInAddress: Bool = false, period: DetailPeriod,
    language: Language
  ) {
    let days = period.days ?? 30
    self.period = period.rawValue
    periods = Self.allPeriods.map {
      .init(name: language[$0.title], query: "days=\($0.rawValue)" + (isDayInAddress ? "&day=\(day)" : ""))
    }
    let dates = (0..<days).reversed().map { day - $0 }
    let all = dates.map { date in
      let score = scores[date]
      return ChartPoint(
        day: date.description, label: DateFormat.short(date, language), value: score.map(Double.init),
        text: score.map(String.init) ?? language[.commonNoData])
    }
    points = TimeAxis.labelled(all, on: dates, language)
    let known = points.compactMap(\.value)
    let mean = known.isEmpty ? "–" : NumberFormat.text(known.reduce(0, +) / Double(known.count), decimals: 0)
    empty = known.isEmpty ? EmptyContent(title: language[.scoreHistoryEmpty]) : nil
    finding =
      known.isEmpty
      ? language[.scoreHistoryEmpty] : language(.scoreHistoryFinding, "\(known.count)", "\(days)", mean)
  }
}
