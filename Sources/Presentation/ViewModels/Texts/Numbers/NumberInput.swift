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

/// Parses durations as people type them.
enum DurationInput {
  /// Minutes: "75", "7,5", "1:15", "1 h 15 min", "1시간 15분"; `nil` for anything else.
  static func parse(_ text: String) -> Double? {
    if let minutes = NumberInput.parse(text) { return minutes }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count == 2 { return joined(hours: whole(parts[0]), minutes: whole(parts[1])) }
    let plain = text.lowercased()
    for (hourWord, minuteWords) in [("h", ["min", "m", ""]), ("시간", ["분", ""])] {
      guard let place = plain.firstRange(of: hourWord) else { continue }
      let rest = plain[place.upperBound...].trimmingSpaces()
      for word in minuteWords where rest.hasSuffix(word) {
        let number = rest.dropLast(word.count)
        let minutes = number.isEmpty && word == rest ? 0 : whole(number)
        if let found = joined(hours: NumberInput.parse(String(plain[..<place.lowerBound])), minutes: minutes) {
          return found
        }
      }
    }
    for word in ["min", "분"] where plain.hasSuffix(word) {
      return NumberInput.parse(String(plain.dropLast(word.count)))
    }
    return nil
  }

  /// Minutes below an hour.
  private static func whole(_ text: Substring) -> Double? {
    NumberInput.parse(String(text)).flatMap { $0 == $0.rounded() ? $0 : nil }
  }

  private static func joined(hours: Double?, minutes: Double?) -> Double? {
    guard let hours, let minutes, (0..<60).contains(minutes) else { return nil }
    return hours * 60 + minutes
  }
}

extension String {
  func trimmingWhitespace() -> String {
    var view = Substring(self)
    while view.first?.isWhitespace == true { view.removeFirst() }
    while view.last?.isWhitespace == true { view.removeLast() }
    return String(view)
  }
}
