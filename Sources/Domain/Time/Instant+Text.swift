public import DailveScores

extension Instant: CustomStringConvertible {
  /// ISO 8601 in UTC.
  public var description: String {
    let day = CivilDay(number: seconds.floorDivided(by: 86_400))
    // The very first day begins before the first instant: both operations wrap, and the remainder is right.
    let rest = seconds &- day.number &* 86_400
    return "\(day)T\(padded(rest / 3600, 2)):\(padded(rest / 60 % 60, 2)):\(padded(rest % 60, 2))Z"
  }

  /// Parses what `description` prints for the years 0001 to 9999; `nil` for anything else.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    guard parts.count == 2, let day = CivilDay(parts[0]), parts[1].last == "Z" else { return nil }
    let clock = parts[1].dropLast().split(separator: ":", omittingEmptySubsequences: false)
    guard clock.count == 3, clock.allSatisfy({ $0.utf8.count == 2 && $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let hour = Int(clock[0]), let minute = Int(clock[1]), let second = Int(clock[2]), hour < 24, minute < 60,
      second < 60
    else { return nil }
    self.init(day.number * 86_400 + hour * 3600 + minute * 60 + second)
  }
}

extension Instant: Codable {
  /// - Throws: `DecodingError` for text that is not an instant.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let instant = Instant(text) else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "not an instant"))
    }
    self = instant
  }

  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension Instant {
  /// Milliseconds since 1970, UTC.
  public var milliseconds: Int { seconds.multipliedClamped(by: 1000) }
}
