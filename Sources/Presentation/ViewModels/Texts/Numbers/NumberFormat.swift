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
  public static func duration(_ minutes: Double, _ language: Language) -> [(number: String, unit: String)] {
    let total = Int(saturating: minutes.rounded())
    let hours = total.magnitude / 60
    let rest = total.magnitude % 60
    if hours == 0 { return [("\(rest)", language[.unitMinute])] }
    return [("\(hours)", language[.unitHour]), ("\(rest)", language[.unitMinute])]
  }

  /// The duration as one text.
  public static func durationText(_ minutes: Double, _ language: Language) -> String {
    duration(minutes, language).map { language == .ko ? $0.number + $0.unit : "\($0.number) \($0.unit)" }
      .joined(separator: " ")
  }
}
