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
