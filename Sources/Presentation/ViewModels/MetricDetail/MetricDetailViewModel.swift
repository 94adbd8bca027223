public import DailveDomain
internal import DailveScores

/// The detail page of a series: a metric, or any other type in the store.
public struct MetricDetailViewModel: Sendable {
  public let content: MetricDetailContent

  public init(_ metric: Metric, window: DetailWindow, viewer: ViewerContext, from reader: any HealthReader) throws {
    content = try Self.content(metric, window, viewer, reader)
  }

  private static func content(
    _ metric: Metric, _ window: DetailWindow, _ viewer: ViewerContext, _ reader: any HealthReader
  ) throws -> MetricDetailContent {
    // The body-mass index is computed from weight where no scale records it.
    let measured = metric == .bmi ? [.bmi, .weight] : [metric]
    let newest = try reader.newestDays(of: measured, onOrBefore: viewer.day)
    let window = window.opening(at: newest.values.max())
    // The smoothed line must be the same in every window, and depends on the time before it.
    let before = metric.traits.family == .body ? ScoreHistory.trendLookBack : 0
    let days = window.period.days.map { 2 * $0 + (viewer.day - window.end) + before }
    let load = LoadMetricSeries(reader)
    let series = try load(metric, on: viewer.day, days: days)
    let first = series.first.map { $0.day } ?? viewer.day
    let spread =
      metric == .heartRate ? try heartRates(first...max(first, viewer.day), viewer.language, reader) : DaySpread()
    return MetricDetailPresenter(
      viewer: viewer, format: viewer.format(metric), metric: metric, subject: .metric(metric), window: window
    ).content(
      series, nights: try load.nights(metric, on: window.end, until: viewer.day), spread: spread,
      newest: newest.values.max(), extras: try DetailExtras(viewer: viewer, reader: reader).extras(metric, series))
  }

  /// Each day's lowest and highest heart rate, and resting heart rate.
  private static func heartRates(_ days: ClosedRange<CivilDay>, _ language: Language, _ reader: any HealthReader) throws
    -> DaySpread
  {
    var spread = DaySpread()
    for row in try reader.daily(.heartRate, in: days) where row.minimum <= row.maximum {
      spread.ranges[row.day] = row.minimum...row.maximum
    }
    let possible = Metric.rhr.traits.range
    spread.companion = try reader.daily(.rhr, in: days).map { DayValue(day: $0.day, value: $0.average) }
      .filter { possible.contains($0.value) }
    if !spread.companion.isEmpty { spread.companionName = language[.metricRhr] }
    return spread
  }

  /// A type without a metric; in the unit of its newest sample if it has no canonical one.
  public init(type: String, window: DetailWindow, viewer: ViewerContext, from reader: any HealthReader) throws {
    content = try Self.content(type: type, window, viewer, reader)
  }

  private static func content(
    type: String, _ window: DetailWindow, _ viewer: ViewerContext, _ reader: any HealthReader
  ) throws -> MetricDetailContent {
    if type == PressureWords.systolic || type == PressureWords.diastolic {
      return try pressure(type, window, viewer, reader)
    }
    let rows = try reader.dailyStatistics(type: type, in: CivilDay.accepted.lowerBound...viewer.day)
    let unit = try reader.latestSample(of: type, onOrBefore: nil)?.sample.unit
    let series = type == HealthType.standHour ? try standHours(rows, reader) : series(type, rows)
    let window = window.opening(at: series.last.map { $0.day })
    let largest = RobustStatistics.median(series.map { $0.value.magnitude }) ?? 0
    let format = TypeFormat(type, unit: unit, largest: largest, language: viewer.language)
    var content = MetricDetailPresenter(
      viewer: viewer, format: format, metric: nil, subject: .type(type), window: window
    ).content(series, extras: [])
    if type == HealthType.standHour {
      content.note = viewer.language[.detailStandHours]
    } else if HealthType.isCategory(type) {
      content.note = viewer.language[isCounted(type, rows) ? .detailCategoryCount : .detailCategoryMinutes]
    }
    return content
  }

  /// Stand hours of each day as the rings count them; 0 on a day that has only idle hours.
  private static func standHours(_ rows: [DailyStatistics], _ reader: any HealthReader) throws -> [DayValue] {
    let hours = try reader.standHours()
    return rows.map { row in
      // The empty name stands for all sources together.
      DayValue(day: row.day, value: Double(hours[row.day]?[""] ?? 0))
    }
  }

  private static func pressure(
    _ type: String, _ window: DetailWindow, _ viewer: ViewerContext, _ reader: any HealthReader
  ) throws -> MetricDetailContent {
    let days = CivilDay.accepted.lowerBound...viewer.day
    let upper = series(PressureWords.systolic, try reader.dailyStatistics(type: PressureWords.systolic, in: days))
    let lower = series(PressureWords.diastolic, try reader.dailyStatistics(type: PressureWords.diastolic, in: days))
    let presenter = MetricDetailPresenter(
      viewer: viewer, format: PressureWords.format(viewer.language), metric: nil,
      subject: .type(type),
      window: window.opening(at: upper.last.map { $0.day }))
    return PressureWords(presenter: presenter, upper: upper, lower: lower).content()
  }

  /// Whether samples of a category are counted, because none has a duration.
  private static func isCounted(_ type: String, _ rows: [DailyStatistics]) -> Bool {
    HealthType.isCategory(type) && rows.allSatisfy { $0.sum == 0 }
  }

  /// The value of each day: the sum for cumulative types, minutes for a category (or the count, if its samples have no
  /// duration), the average for all others.
  private static func series(_ type: String, _ rows: [DailyStatistics]) -> [DayValue] {
    let isCategory = HealthType.isCategory(type)
    let counts = isCounted(type, rows)
    return rows.map { row in
      let value = counts ? Double(row.count) : isCategory || HealthType.isCumulative(type) ? row.sum : row.average
      return DayValue(day: row.day, value: value)
    }
  }
}
