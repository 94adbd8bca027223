public struct ChartPoint: Sendable, Encodable, Equatable {
  public var day: String
  public var label: String
  public var value: Double?
  public var text: String
  /// Label below the point; `nil` for most.
  public var axis: AxisLabel?
  /// Lowest and highest value, if the chart draws them.
  public var range: [Double]?
  /// Query for the readings behind the point; `nil` without any.
  public var query: String?
}

/// A label below a point of a time axis.
public struct AxisLabel: Sendable, Encodable, Equatable {
  public var text: String
  /// A second line.
  public var detail: String?
  /// True if it is hidden on narrow screens.
  public var isMinor: Bool

  public init(text: String, detail: String? = nil, isMinor: Bool = false) {
    self.text = text
    self.detail = detail
    self.isMinor = isMinor
  }
}

/// A key of a chart, with its meaning.
public struct ChartLegend: Sendable, Encodable, Equatable {
  /// CSS class of the key: "band", "usual", "before", "trend", "stems", "mark", "companion".
  public var key: String
  public var text: String
}

/// A figure below a chart.
public struct Fact: Sendable, Encodable, Equatable {
  public var label: String
  public var text: String
}

/// A figure with a bar.
public struct BarRow: Sendable, Encodable, Equatable {
  public var label: String
  public var text: String
  /// Length of the bar, `0...1`; `nil` draws none.
  public var share: Double?
  /// CSS class of the bar.
  public var tone: String?
}
