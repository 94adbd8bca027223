internal import DailveDomain

/// One kind of data over time, in words and numbers.
public struct MetricDetailContent: Sendable, Encodable, Equatable {
  /// Address of the page without query.
  public var path: Address
  /// Of the readings behind it.
  public var samplesPath: Address
  /// Of its days as a file.
  public var tablePath: Address
  public var name: String
  public var family: String
  /// Name of the metric; `nil` for other types.
  public var metric: String?
  public var unit: String
  public var style: ChartStyle
  /// What is said where the chart would have nothing to show; `nil` where it has.
  public var empty: EmptyContent?
  /// The newest value, or the average of a stretch that is past.
  public var pieces: [TodayContent.Piece]
  /// What there is to say about it: when it was, how it compares with what is usual.
  public var says: String
  /// What an old value means.
  public var staleText: String?
  /// What is usual on the last day of the chart.
  public var mark: UsualMark?
  /// Newest value, canonical; `nil` where an average is shown.
  public var value: Double?
  /// The same as one sentence that stands alone.
  public var finding: String
  public var period: String
  /// Query of each period.
  public var periods: [Link]
  /// Query with the period before drawn too, or without it where it is; `nil` where there is none to draw.
  public var comparison: String?
  public var earlier: String?
  public var later: String?
  public var query: String
  public var spanText: String
  /// Oldest first; one per day, or per week or month where the period is long. Shown unit, nights in hours.
  public var points: [Point]
  /// The period before, point by point; empty where nothing is known of it.
  public var before: [Double?]
  /// Smoothed line through the points; empty for what is not smoothed.
  public var trend: [Double?]
  /// Another measurement beside the points, such as the resting heart rate.
  public var companion: [Double?]
  /// "Each point is the mean of a week."
  public var bucketText: String?
  public var facts: [Fact]
  public var usual: Double?
  public var usualRange: [Double]?
  public var legend: [Legend]
  public var decimals: Int
  /// The least difference that fills the height of the chart, in the shown unit, and what values can be at all.
  public var leastSpan: Double
  public var limits: [Double]?
  public var extras: [Extra]
  public var note: String?

  public struct Link: Sendable, Encodable, Equatable {
    public var name: String
    public var query: String
  }

  public struct Point: Sendable, Encodable, Equatable {
    public var day: String
    public var label: String
    public var value: Double?
    public var text: String
    /// What stands under the point on the axis; most points have nothing.
    public var axis: AxisLabel?
    /// From the lowest to the highest, where the chart draws it.
    public var range: [Double]?
    /// Query of the readings behind it; `nil` without any.
    public var query: String?
  }

  public struct Fact: Sendable, Encodable, Equatable {
    public var label: String
    public var text: String
  }

  public struct Legend: Sendable, Encodable, Equatable {
    /// Class of the key: "band", "usual", "before", "trend", "stems", "mark", "companion".
    public var key: String
    public var text: String
  }

  /// What only this kind of data has.
  public struct Extra: Sendable, Encodable, Equatable {
    public var title: String
    public var text: String
    public var rows: [Row]
    public var note: String?
  }

  public struct Row: Sendable, Encodable, Equatable {
    public var label: String
    public var text: String
    /// Length of the bar, `0...1`; `nil` draws none.
    public var share: Double?
    /// Class of the bar.
    public var tone: String?
  }

  /// Day, value and unit of what is shown, RFC 4180.
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
