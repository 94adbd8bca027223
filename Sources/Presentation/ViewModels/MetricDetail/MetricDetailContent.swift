internal import DailveDomain

/// One series over time, in words and numbers.
public struct MetricDetailContent: Sendable, Encodable, Equatable {
  /// Address of the page, without its query.
  public var path: Address
  /// Address of the list of readings.
  public var samplesPath: Address
  /// Address of the CSV file.
  public var tablePath: Address
  public var name: String
  public var family: String
  /// Name of the metric; `nil` for other types.
  public var metric: String?
  public var unit: String
  public var style: ChartStyle
  /// Shown instead of an empty chart; `nil` if there is something to draw.
  public var empty: EmptyContent?
  /// The newest value, or the average of a past period.
  public var pieces: [Piece]
  /// When it was measured, and how it compares with the usual range.
  public var says: String
  /// Explains why an old value is shown.
  public var staleText: String?
  /// The usual range on the day of the page.
  public var mark: UsualMark?
  /// The newest value in the canonical unit; `nil` if an average is shown.
  public var value: Double?
  /// The finding as a complete sentence.
  public var finding: String
  public var period: String
  /// Links to all periods.
  public var periods: [PeriodLink]
  /// Query that turns the comparison with the previous period on or off; `nil` if there is nothing to compare.
  public var comparison: String?
  public var earlier: String?
  public var later: String?
  public var query: String
  public var spanText: String
  /// Oldest first; one per day, or per week, month or year for long periods. In the unit of the axis.
  public var points: [ChartPoint]
  /// The previous period, point by point; empty if it is not drawn.
  public var before: [Double?]
  /// Smoothed line through the points; empty for metrics that are not smoothed.
  public var trend: [Double?]
  /// A second series beside the points, such as resting heart rate.
  public var companion: [Double?]
  /// "Each point is the mean of a week."
  public var bucketText: String?
  public var facts: [Fact]
  public var usual: Double?
  public var usualRange: [Double]?
  public var legend: [ChartLegend]
  public var decimals: Int
  /// The smallest difference that fills the height of the chart, in the unit of the axis. `limits` are the possible
  /// values.
  public var leastSpan: Double
  public var limits: [Double]?
  public var extras: [Extra]
  public var note: String?
  /// Days with impossible values, and those values; `nil` without any.
  public var leftOut: String?
  /// `nil` for types without a metric.
  public var about: MetricAbout?

  /// A section that only this series has.
  public struct Extra: Sendable, Encodable, Equatable {
    public var title: String
    public var text: String
    public var rows: [BarRow]
    public var note: String?
  }

  /// The points as CSV (RFC 4180): day, value and unit, with minimum and maximum where points have ranges.
  public var csv: String {
    let hasRanges = points.contains { $0.range != nil }
    var text = "day,value,unit" + (hasRanges ? ",minimum,maximum" : "") + "\r\n"
    for point in points {
      text += "\(point.day),\(CSV.number(point.value)),\(CSV.field(unit))"
      if hasRanges { text += ",\(CSV.number(point.range?.first)),\(CSV.number(point.range?.last))" }
      text += "\r\n"
    }
    return text
  }
}
