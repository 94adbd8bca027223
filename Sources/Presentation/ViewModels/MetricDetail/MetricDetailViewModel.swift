public import DailveDomain
internal import DailveScores
public import Observation

/// One kind of data over time: a metric with a card, or any other type in the store.
@Observable
public final class MetricDetailViewModel {
  public typealias Store = HealthStoreQuerying & HealthQuerying & TypeStatisticsQuerying

  public private(set) var content: MetricDetailContent?
  private let store: any Store

  public init(store: any Store) { self.store = store }

  public func load(_ metric: Metric, window: DetailWindow, viewer: ViewerContext) async {
    let format = viewer.format(metric)
    // The body-mass index follows from weight where no scale writes it.
    let measured = metric == .bmi ? [.bmi, .weight] : [metric]
    let newest = try? await store.newestDays(of: measured, onOrBefore: viewer.day)
    let window = window.opening(at: newest?.values.max())
    // The smoothed line of the body needs the time before, to be the same in every window.
    let before = metric.traits.family == .body ? ScoreHistory.trendLookBack : 0
    let days = window.period.days.map { 2 * $0 + (viewer.day - window.end) + before }
    let load = LoadMetricSeries(store: store)
    guard let series = try? await load(metric, on: viewer.day, days: days) else { return }
    let nights = (try? await load.nights(metric, on: window.end, until: viewer.day)) ?? nil
    let extras = await DetailExtras(viewer: viewer, store: store).extras(metric, series)
    content = MetricDetailWriter(
      viewer: viewer, format: format, metric: metric, path: "/metric/\(metric.rawValue)", window: window
    ).content(series, nights: nights, extras: extras)
  }

  /// - Parameter unit: As recorded, where the type has no canonical one.
  public func load(type: String, unit: String?, window: DetailWindow, viewer: ViewerContext) async {
    let days = CivilDay.accepted.lowerBound...viewer.day
    guard let rows = try? await store.dailyStatistics(type: type, in: days) else { return }
    let series = Self.series(type, rows)
    let window = window.opening(at: series.last.map { CivilDay(number: $0.day) })
    let largest = RobustStatistics.median(series.map { $0.value.magnitude }) ?? 0
    let format = TypeFormat(type, unit: unit, largest: largest, language: viewer.language)
    content = MetricDetailWriter(
      viewer: viewer, format: format, metric: nil, path: "/type/\(PathText.encoded(type))", window: window
    ).content(series, extras: [])
    if HealthType.isCategory(type) {
      content?.note = viewer.language[Self.isCounted(type, rows) ? .detailCategoryCount : .detailCategoryMinutes]
    }
  }

  /// Entries of a category that have no length are counted.
  private static func isCounted(_ type: String, _ rows: [DailyStatistics]) -> Bool {
    HealthType.isCategory(type) && rows.allSatisfy { $0.sum == 0 }
  }

  /// What a day of a type is: the total of what adds up, the minutes of a category, or how often it was noted where its
  /// entries have no length; the mean of everything else.
  private static func series(_ type: String, _ rows: [DailyStatistics]) -> [DayValue] {
    let isCategory = HealthType.isCategory(type)
    let counts = isCounted(type, rows)
    return rows.map { row in
      let value = counts ? Double(row.count) : isCategory || HealthType.isCumulative(type) ? row.sum : row.average
      return DayValue(day: row.day.number, value: value)
    }
  }
}
