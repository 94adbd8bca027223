internal import DailveScores

/// Formats numbers. Korean and English both use a comma for thousands and a point for decimals.
public enum NumberFormat {
  /// Rounded half away from zero to `decimals` digits, grouped by thousands; never "-0". "–" if not finite or too
  /// large.
  public static func text(_ value: Double, decimals: Int) -> String {
    guard value.isFinite else { return "–" }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (value.magnitude * scale).rounded()
    guard scaled < 9e15 else { return "–" }
    let digits = Int(scaled)
    let whole = digits / Int(scale)
    let plain = String(whole)
    var grouped = whole < 1000 ? plain : ""
    if whole >= 1000 {
      for (index, digit) in plain.enumerated() {
        if index > 0, (plain.utf8.count - index).isMultiple(of: 3) { grouped += "," }
        grouped.append(digit)
      }
    }
    let sign = value < 0 && digits > 0 ? "−" : ""
    guard decimals > 0 else { return sign + grouped }
    let fraction = String(digits % Int(scale))
    return sign + grouped + "." + String(repeating: "0", count: decimals - fraction.count) + fraction
  }

  /// With a sign in front; "±0" if it rounds to zero.
  public static func signed(_ value: Double, decimals: Int) -> String {
    let number = text(value.magnitude, decimals: decimals)
    guard !isNothing(number) else { return "±0" }
    return (value > 0 ? "+" : "−") + number
  }

  /// True if all digits of a number are zeros.
  static func isNothing(_ number: String) -> Bool { !number.contains { "123456789".contains($0) } }

  /// Minutes, rounded, as hours and minutes: one or two numbers, each with its unit.
  public static func duration(_ minutes: Double, _ language: Language) -> [Piece] {
    let total = Int(saturating: minutes.rounded())
    let hours = total.magnitude / 60
    let rest = total.magnitude % 60
    if hours == 0 { return [Piece(number: "\(rest)", unit: language[.unitMinute])] }
    return [
      Piece(number: "\(hours)", unit: language[.unitHour]), Piece(number: "\(rest)", unit: language[.unitMinute]),
    ]
  }

  /// The duration as one text.
  public static func durationText(_ minutes: Double, _ language: Language) -> String {
    duration(minutes, language).map { language == .ko ? $0.number + $0.unit : "\($0.number) \($0.unit)" }
      .joined(separator: " ")
  }
}

/// Formats ranges, the same everywhere.
enum RangeText {
  /// "41–59 ms"; in Korean "41~59 ms". Signed ends are separated by a word: "−0.3 to +0.4°C".
  ///
  /// - Parameters:
  ///   - low: Without a unit.
  ///   - high: With the unit.
  static func join(_ low: String, _ high: String, isSigned: Bool = false, _ language: Language) -> String {
    language(isSigned ? .rangeSigned : .rangeNumbers, low, high)
  }

  /// From one day or time to another: "Nov 16 – Nov 22", with spaces around the dash because the ends contain spaces.
  static func span(_ first: String, _ last: String, _ language: Language) -> String {
    language(.rangeSpan, first, last)
  }
}

/// A number and its unit, which pages write smaller.
public struct Piece: Sendable, Codable, Equatable {
  public var number: String
  public var unit: String
}
