internal import DailveDomain

/// A usual range in words, the same on every page.
enum UsualWords {
  /// Share of the possible values [chosen]; a wider range is too wide to say anything.
  private static let widest = 0.8

  /// True if a range includes nearly everything possible, so that nothing is unusual.
  static func isUninformative(_ usual: ClosedRange<Double>, possible: ClosedRange<Double>) -> Bool {
    let low = max(usual.lowerBound, possible.lowerBound)
    let high = min(usual.upperBound, possible.upperBound)
    return high - low >= widest * (possible.upperBound - possible.lowerBound)
  }

  /// The range, clamped to possible values; `nil` if both ends read the same.
  ///
  /// - Parameters:
  ///   - number: Formats a value without its unit; `text` with it.
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
  /// The value; wrist temperature as the difference from that night's usual, if known.
  public func text(_ value: Double, against usual: Double?) -> String {
    guard metric == .wristTemperature, let usual else { return text(value) }
    return signedText(value - usual)
  }
}

/// The usual middle and range behind a sentence or band, in the canonical unit regardless of the displayed one, so that
/// tests can compare pages.
public struct UsualMark: Sendable, Codable, Equatable {
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
