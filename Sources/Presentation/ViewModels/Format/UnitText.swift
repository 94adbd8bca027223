/// Joins a number and its unit.
enum UnitText {
  /// Percent signs, degrees, rates and units in Hangul follow the number directly: "85%", "36.5°C", "15/min". All
  /// others follow a space: "57 bpm".
  static func join(_ number: String, _ unit: String) -> String {
    guard let first = unit.unicodeScalars.first else { return number }
    let isAttached = "%°/".unicodeScalars.contains(first) || (0xAC00...0xD7A3).contains(first.value)
    return isAttached ? number + unit : number + " " + unit
  }

  /// A fraction as whole percent.
  static func percent(_ share: Double) -> String { join(NumberFormat.text(share * 100, decimals: 0), "%") }
}
