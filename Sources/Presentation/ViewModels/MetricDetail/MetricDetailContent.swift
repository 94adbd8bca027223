/// One kind of data over time, in words and numbers.
public struct MetricDetailContent: Sendable, Encodable, Equatable {
  /// Address of the page without query.
  public var path: String
  public var name: String
  public var family: String
  /// Name of the metric; `nil` for other types.
  public var metric: String?
  public var unit: String
  public var style: ChartStyle
  /// Newest value.
  public var pieces: [TodayContent.Piece]
  public var ageText: String
  /// What an old value means.
  public var staleText: String?
  public var change: TodayContent.Change?
  /// What is usual on the last day of the chart.
  public var mark: UsualMark?
  /// Newest value, canonical.
  public var value: Double?
  public var finding: String
  public var period: String
  /// Query of each period.
  public var periods: [Link]
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
  /// "Each point is the mean of a week."
  public var bucketText: String?
  public var facts: [Fact]
  public var usual: Double?
  public var usualRange: [Double]?
  public var legend: [Legend]
  public var decimals: Int
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
  }

  public struct Fact: Sendable, Encodable, Equatable {
    public var label: String
    public var text: String
  }

  public struct Legend: Sendable, Encodable, Equatable {
    /// Class of the key: "band", "usual", "before", "trend".
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
    var text = "day,value,unit\r\n"
    for point in points {
      text += "\(point.day),\(CSV.number(point.value)),\(CSV.field(unit))\r\n"
    }
    return text
  }
}
