/// A number and its unit as one text.
enum UnitText {
  /// Percent, degrees and rates stand at the number in both languages, "85%", "36.5°C", "15/min", and so does a unit written in
  /// Hangul; others after a space, "57 bpm".
  static func join(_ number: String, _ unit: String) -> String {
    guard let first = unit.unicodeScalars.first else { return number }
    let isAttached = "%°/".unicodeScalars.contains(first) || (0xAC00...0xD7A3).contains(first.value)
    return isAttached ? number + unit : number + " " + unit
  }

  /// A share as whole percent.
  ///
  /// - Parameter share: `1` is all.
  static func percent(_ share: Double) -> String { join(NumberFormat.text(share * 100, decimals: 0), "%") }
}
