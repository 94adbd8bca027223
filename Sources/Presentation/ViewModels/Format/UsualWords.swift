internal import DailveDomain

/// A usual or an expected range in words, the same wherever it stands.
enum UsualWords {
  /// Within what a value can be at all; `nil` where both ends read the same.
  ///
  /// - Parameters:
  ///   - number: A value without its unit; likewise `text` with it.
  ///   - isSigned: Values are differences and carry their sign.
  static func range(
    _ usual: ClosedRange<Double>, possible: ClosedRange<Double>, number: (Double) -> String, text: (Double) -> String,
    isSigned: Bool = false, _ language: Language
  ) -> String? {
    let low = max(usual.lowerBound, possible.lowerBound)
    let high = min(usual.upperBound, possible.upperBound)
    return number(low) == number(high)
      ? nil : RangeText.join(number(low), text(high), isSigned: isSigned, language)
  }
}

extension MetricFormat {
  /// Wrist temperature means nothing by itself: it is said against what was usual on the night, wherever that is known.
  public func text(_ value: Double, against usual: Double?) -> String {
    guard metric == .wristTemperature, let usual else { return text(value) }
    return signedText(value - usual)
  }
}

/// The one pair of numbers behind a sentence or a band, canonical whatever unit is shown, so that pages can be held against
/// each other.
public struct UsualMark: Sendable, Encodable, Equatable {
  public var name: String
  public var middle: Double
  public var low: Double
  public var high: Double

  init(_ name: String, middle: Double, range: ClosedRange<Double>) {
    self.name = name
    self.middle = middle
    low = range.lowerBound
    high = range.upperBound
  }

  init(_ metric: Metric, _ usual: Usual) { self.init(metric.rawValue, middle: usual.middle, range: usual.range) }
}
