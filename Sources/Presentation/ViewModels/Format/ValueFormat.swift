public import DailveDomain
internal import DailveScores

/// How the chart of a kind of data is drawn.
public enum ChartStyle: String, Sendable, Encodable {
  /// Sparse values: every point, joined where days are neighbours.
  case dots
  /// Dense values: a line over a soft area.
  case area
  /// What adds up.
  case bars
  /// From the lowest to the highest reading of a day, with its average.
  case ranges
  /// Two numbers of one measurement: blood pressure.
  case pairs
}

/// Values of one kind of data in words and numbers, the same on every page.
public protocol ValueFormat: Sendable {
  var language: Language { get }
  var name: String { get }
  var unit: String { get }
  /// Digits after the point when shown.
  var decimals: Int { get }
  var family: MetricFamily { get }
  var style: ChartStyle { get }
  var isCumulative: Bool { get }
  /// Whether a day that is not over is left out of averages, ranges and comparisons.
  var needsWholeDay: Bool { get }
  var good: GoodDirection { get }
  /// What counts as a value, in the canonical unit.
  var range: ClosedRange<Double> { get }

  /// From the canonical unit to the shown one.
  func shown(_ value: Double) -> Double
  /// Back again, for what a person types.
  func canonical(_ shown: Double) -> Double
  /// On the axis of a chart.
  func charted(_ value: Double) -> Double
  /// Unit and digits on that axis.
  var chartUnit: String { get }
  var chartDecimals: Int { get }
  /// The number alone; hours and minutes stay together.
  func number(_ value: Double) -> String
  /// Number and unit pairs: two for hours and minutes, else one.
  func pieces(_ value: Double) -> [(number: String, unit: String)]
  /// Value with unit in one text.
  func text(_ value: Double) -> String
  /// Size of a difference with unit, without sign; `nil` when it rounds to nothing.
  func differenceText(_ value: Double) -> String?
}

extension ValueFormat {
  public var chartUnit: String { unit }
  public var chartDecimals: Int { decimals }
  public var needsWholeDay: Bool { isCumulative }
  public func number(_ value: Double) -> String { NumberFormat.text(shown(value), decimals: decimals) }

  /// As it is read: rounded to what is shown.
  public func rounded(_ value: Double) -> Double {
    let scale = Elementary.power(10, Double(decimals))
    return canonical((shown(value) * scale).rounded() / scale)
  }

  /// The difference of two numbers is that of the two that can be read.
  public func difference(_ value: Double, _ other: Double) -> Double { rounded(value) - rounded(other) }

  /// A difference with its sign.
  public func signedText(_ difference: Double) -> String {
    guard let text = differenceText(difference) else { return "±0" }
    return (difference > 0 ? "+" : "−") + text
  }

  /// A difference with an arrow.
  public func arrowText(_ difference: Double) -> String {
    guard let text = differenceText(difference) else { return language[.todayCardSame] }
    return (difference > 0 ? "▲ " : "▼ ") + text
  }
}
