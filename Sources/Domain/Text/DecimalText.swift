internal import DailveScores

/// Numbers for files of other programs: a point, no exponent, no thousands.
enum DecimalText {
  /// At most `digits` (0 to 9) after the point, without zeros at the end; empty for a value that is not a number or is absurdly large.
  static func text(_ value: Double?, digits: Int) -> String {
    guard let value, value.isFinite, value.magnitude < 1e9 else { return "" }
    var scale = 1
    for _ in 0..<min(max(digits, 0), 9) { scale *= 10 }
    // Below 10^18, whatever the digits.
    guard let scaled = Int(exactly: (value.magnitude * Double(scale)).rounded()), scaled < .max / 2 else { return "" }
    var fraction = String(scaled % scale + scale).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return (value < 0 && scaled > 0 ? "-" : "") + "\(scaled / scale)" + (fraction.isEmpty ? "" : "." + fraction)
  }
}
