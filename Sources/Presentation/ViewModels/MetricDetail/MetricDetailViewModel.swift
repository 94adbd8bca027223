public import DailveDomain
internal import DailveScores
public import Observation

/// How far back a detail page looks.
public enum DetailPeriod: String, Sendable, CaseIterable {
  case week = "7"
  case month = "30"
  case quarter = "90"
  case year = "365"
  case all

  /// `nil` for everything.
  public var days: Int? { Int(rawValue) }
}

/// One metric over time.
@Observable
public final class MetricDetailViewModel {
  public struct Content: Sendable, Encodable, Equatable {
    public var metric: String
    public var name: String
    public var family: String
    public var unit: String
    public var isCumulative: Bool
    public var pieces: [TodayContent.Piece]
    public var ageText: String
    public var finding: String
    public var period: String
    /// Oldest first; one per day, or per week where the period is long. Shown unit, nights in hours.
    public var points: [Point]
    public var isWeekly: Bool
    public var averageText: String?
    public var rangeText: String?
    public var daysText: String
    public var previousText: String?
    public var usual: Double?
    public var usualRange: [Double]?
    public var usualText: String?
    public var usualRangeText: String?
    public var decimals: Int
  }

  public struct Point: Sendable, Encodable, Equatable {
    public var day: String
    public var label: String
    public var value: Double?
    public var text: String
  }

  public private(set) var content: Content?
  public private(set) var failed = false
  private let load: LoadMetricSeries

  public init(load: LoadMetricSeries) { self.load = load }

  public func load(_ metric: Metric, period: DetailPeriod, viewer: ViewerContext) async {
    guard let series = try? await load(metric, on: viewer.day, days: period.days.map { 2 * $0 }) else {
      failed = true
      return
    }
    content = MetricDetailWriter(viewer, metric: metric, period: period).content(series)
  }
}
