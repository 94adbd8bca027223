public import DailveDomain
internal import DailveScores

/// Monthly values of a few metrics during an import. They show its progress and are not final.
public struct GlimpseContent: Sendable, Equatable {
  public struct Series: Sendable, Equatable {
    public var name: String
    public var span: String
    public var values: [Double?]
  }

  public var series: [Series]

  public init(_ glimpse: ImportGlimpse, _ language: Language) {
    series = glimpse.series.prefix(6).map { series in
      let first = series.months.first ?? 0
      let last = series.months.last ?? 0
      let byMonth = Dictionary(zip(series.months, series.values), uniquingKeysWith: { first, _ in first })
      func start(_ month: Int) -> CivilDay { CivilDay(year: month / 12, month: month % 12 + 1, day: 1) }
      return Series(
        name: language[series.metric.title],
        span: DateFormat.months(start(first)...max(start(first), start(last)), language),
        values: (first...max(first, last)).map { byMonth[$0] })
    }
  }
}
