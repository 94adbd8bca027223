public import DailveDomain
internal import DailveScores

/// The detail page of a series: a metric, or any other type in the store.
public struct MetricDetailViewModel: Sendable {
  public let content: MetricDetailContent

  public init(
    _ metric: Metric, window: DetailWindow, viewer: ViewerContext,
    from reader: any TrainingReading & SleepReading & DataAvailabilityReading
  ) throws {
    content = try Self.content(metric, window, viewer, reader)
  }

  private static func content(
    _ metric: Metric, _ window: DetailWindow, _ viewer: ViewerContext,
    _ reader: any TrainingReading & SleepReading & DataAvailabilityReading
  ) throws -> MetricDetailContent {
    let lacksHeight = try metric == .bmi && reader.profile().height == nil
    // With a known height, the body-mass index is computed from weight where no scale recorded it.
    let measured: [Metric] = metric == .bmi && !lacksHeight ? [.bmi, .weight] : [metric]
    let newest = try reader.newestDays(of: measured, onOrBefore: viewer.day)
    let window = window.opening(at: newest.values.max())
    // The smoothed line depends on earlier data, and must be the same in every window.
    let before = metric.traits.family == .body ? ScoreHistory.trendLookBack : 0
    let days = window.period.days.map { 2 * $0 + (viewer.day - window.end) + before }
    let load = LoadMetricSeries(reader)
    let series = try load(metric, on: viewer.day, days: days)
    let first = series.first.map { $0.day } ?? viewer.day
    // A day whose readings yield no value, such as impossible HRV, does not belong to this chart.
    let loaded = days.map { viewer.day - $0 - ScoreHistory.lookBack }
    let known =
      series.last.map { $0.day }
      ?? newest.values.max().flatMap { day in
        loaded.flatMap { day < $0 ? day : nil }
      }
    let spread =
      metric == .heartRate ? try heartRates(first...max(first, viewer.day), viewer.language, reader) : DaySpread()
    var content = MetricDetailPresenter(
      viewer: viewer, format: viewer.format(metric), metric: metric, subject: .metric(metric), window: window
    ).content(
      series, nights: try load.nights(metric, on: window.end, until: viewer.day), spread: spread,
      newest: known, extras: try DetailExtras(viewer: viewer, reader: reader).extras(metric, series))
    content.about = MetricAbout(metric, format: viewer.format(metric))
    if lacksHeight, newest.isEmpty, try !reader.newestDays(of: [.weight], onOrBefore: viewer.day).isEmpty {
      content.empty = EmptyPresenter(viewer).withoutHeight
    }
    return content
  }

  /// Each day's lowest and highest heart rate, and resting heart rate.
  private static func heartRates(_ days: ClosedRange<CivilDay>, _ language: Language, _ reader: any StatisticsReading)
    throws
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

  /// A type without a metric, in the unit of its newest sample if it has no canonical one.
  public init(
    type: String, window: DetailWindow, viewer: ViewerContext,
    from reader: any StatisticsReading & DataAvailabilityReading & SampleReading
  ) throws {
    content = try Self.content(type: type, window, viewer, reader)
  }

  private static func content(
    type: String, _ window: DetailWindow, _ viewer: ViewerContext,
    _ reader: any StatisticsReading & DataAvailabilityReading & SampleReading
  ) throws -> MetricDetailContent {
    if type == PressurePresenter.systolic || type == PressurePresenter.diastolic {
      return try pressure(type, window, viewer, reader)
    }
    let newest = try reader.newestDay(ofTypes: [type], onOrBefore: viewer.day)
    let window = window.opening(at: newest)
    let stretches = stretchesShown(window, viewer, newest: newest)
    let rows = try stretches.flatMap { try reader.dailyStatistics(type: type, in: $0) }
    let values = series(type, rows)
    let unit = try reader.newestSample(of: type)?.unit
    // The scale has no steps below whole minutes, hours or samples.
    let measure = HealthType.measure(of: type)
    let largest = measure != nil ? nil : try reader.typicalMagnitude(ofType: type, until: viewer.day)
    let format = TypeFormat(type, unit: unit, largest: largest ?? 0, language: viewer.language)
    var content = MetricDetailPresenter(
      viewer: viewer, format: format, metric: nil, subject: .type(type), window: window
    ).content(values, newest: newest, extras: [])
    content.note =
      switch measure {
      case .hours: viewer.language[.detailStandHours]
      case .occurrences: viewer.language[.detailCategoryCount]
      case .minutes: viewer.language[.detailCategoryMinutes]
      case nil: content.note
      }
    return content
  }

  /// The days on which a page depends, oldest first: the days of its chart, of the previous period and of the compared
  /// months, and the earlier days that define the usual range. If data continue after the chart, also the newest days,
  /// which it only mentions.
  ///
  /// - Parameter newest: The newest day with data.
  private static func stretchesShown(
    _ window: DetailWindow, _ viewer: ViewerContext, newest: CivilDay?
  ) -> [ClosedRange<CivilDay>] {
    let accepted = CivilDay.accepted.lowerBound
    guard let length = window.period.days else { return [accepted...max(accepted, viewer.day)] }
    let first = max(accepted, window.end - 2 * length - ScoreHistory.lookBack)
    let last = max(first, min(window.end.lastOfMonth, viewer.day))
    guard let newest, newest > last else { return [first...last] }
    return [first...last, max(last + 1, newest - ScoreHistory.lookBack)...newest]
  }

  private static func pressure(
    _ type: String, _ window: DetailWindow, _ viewer: ViewerContext,
    _ reader: any StatisticsReading & DataAvailabilityReading
  ) throws -> MetricDetailContent {
    let window = window.opening(at: try reader.newestDay(ofTypes: [PressurePresenter.systolic], onOrBefore: viewer.day))
    // A day counts if it has both numbers.
    let newest = try reader.newestDay(ofTypes: PressurePresenter.types, onOrBefore: viewer.day)
    let stretches = stretchesShown(window, viewer, newest: newest)
    func values(_ type: String) throws -> [DayValue] {
      try stretches.flatMap { series(type, try reader.dailyStatistics(type: type, in: $0)) }
    }
    let presenter = MetricDetailPresenter(
      viewer: viewer, format: PressurePresenter.format(viewer.language), metric: nil, subject: .type(type),
      window: window)
    return PressurePresenter(
      presenter: presenter, upper: try values(PressurePresenter.systolic),
      lower: try values(PressurePresenter.diastolic),
      newest: newest
    ).content()
  }

  /// The value of each day: the sum for cumulative types and categories, the average for all others.
  private static func series(_ type: String, _ rows: [DailyStatistics]) -> [DayValue] {
    let isSummed = HealthType.isSummed(type)
    return rows.map { DayValue(day: $0.day, value: isSummed ? $0.sum : $0.average) }
  }
}
