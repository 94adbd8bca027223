/// Parses numbers and times as people type them.
public enum NumberInput {
  /// Accepts a decimal comma or point, and surrounding spaces; `nil` for anything else.
  public static func parse(_ text: String) -> Double? {
    let plain = text.trimmingWhitespace().map { $0 == "," ? "." : String($0) }.joined()
    guard !plain.isEmpty, plain.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2D }) else {
      return nil
    }
    return Double(plain).flatMap { $0.isFinite ? $0 : nil }
  }

  /// `HH:MM` as minutes after midnight.
  public static func clock(_ text: String) -> Int? {
    let parts = text.split(separator: ":").prefix(2).compactMap { Int($0) }
    guard parts.count == 2, (0..<24).contains(parts[0]), (0..<60).contains(parts[1]) else { return nil }
    return parts[0] * 60 + parts[1]
  }

  /// Minutes after midnight in the format of a time field, `HH:MM`.
  public static func clockField(_ minutes: Int) -> String {
    let digits = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    return digits(minutes / 60) + ":" + digits(minutes % 60)
  }
}
