public import DailveDomain
internal import DailveScores

/// How a series is drawn.
public enum ChartStyle: String, Sendable, Encodable {
  /// Sparse values: every point, connected where the days are consecutive.
  case dots
  /// Dense values: a line over a soft area.
  case area
  /// Cumulative values.
  case bars
  /// From the lowest to the highest reading of a day, with its average.
  case ranges
  /// Two numbers of one measurement: blood pressure.
  case pairs
}

/// Traits of one series that hold on every page.
public protocol SeriesTraits: Sendable {
  var name: String { get }
  var family: MetricFamily { get }
  var style: ChartStyle { get }
  var isCumulative: Bool { get }
  /// True if an unfinished day is left out of averages, ranges and comparisons.
  var needsWholeDay: Bool { get }
  var good: GoodDirection { get }
  /// Plausible values, in the canonical unit.
  var range: ClosedRange<Double> { get }
}

/// Formats the values of one series, the same on every page. Values are in the canonical unit unless stated otherwise.
public protocol ValueFormat: SeriesTraits {
  var language: Language { get }
  var unit: String { get }
  /// Digits after the decimal point in the displayed unit.
  var decimals: Int { get }
  /// Converts from the canonical to the displayed unit.
  func shown(_ value: Double) -> Double
  /// Converts from the displayed to the canonical unit, for input.
  func canonical(_ shown: Double) -> Double
  /// Converts from the canonical unit to that of a chart's axis.
  func charted(_ value: Double) -> Double
  /// Unit and decimals of that axis.
  var chartUnit: String { get }
  var chartDecimals: Int { get }
  /// The value without its unit; durations keep theirs.
  func number(_ value: Double) -> String
  /// Two for hours and minutes, else one.
  func pieces(_ value: Double) -> [Piece]
  /// The value with its unit.
  func text(_ value: Double) -> String
  /// Magnitude of a difference with its unit, without sign; `nil` if it rounds to zero.
  func differenceText(_ value: Double) -> String?
}

extension ValueFormat {
  public var chartUnit: String { unit }
  public var chartDecimals: Int { decimals }
  public var needsWholeDay: Bool { isCumulative }
  public func number(_ value: Double) -> String { NumberFormat.text(shown(value), decimals: decimals) }

  /// Rounded to the displayed precision.
  public func rounded(_ value: Double) -> Double {
    let scale = Elementary.power(10, Double(decimals))
    return canonical((shown(value) * scale).rounded() / scale)
  }

  /// The difference of two values as displayed, so that it agrees with what people read.
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

/// A difference as a large number with its sign.
enum SignedPieces {
  static func of(_ difference: Double, _ format: any ValueFormat) -> [Piece] {
    guard let text = format.differenceText(difference) else { return [.init(number: "±0", unit: format.unit)] }
    let number = text.prefix { $0.isNumber || $0 == "," || $0 == "." }
    return [.init(number: (difference > 0 ? "+" : "−") + number, unit: format.unit)]
  }
}
