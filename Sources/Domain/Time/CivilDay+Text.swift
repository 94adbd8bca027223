public import DailveScores

extension CivilDay: CustomStringConvertible {
  /// Parses `YYYY-MM-DD` (years 0001-9999); `nil` for anything else, including days that do not exist.
  public init?(_ text: some StringProtocol) {
    guard text.utf8.count == 10 else { return nil }
    var (year, month, day) = (0, 0, 0)
    for (place, byte) in text.utf8.enumerated() {
      if place == 4 || place == 7 {
        guard byte == UInt8(ascii: "-") else { return nil }
        continue
      }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      let digit = Int(byte) - 48
      switch place {
      case ..<4: year = year * 10 + digit
      case ..<7: month = month * 10 + digit
      default: day = day * 10 + digit
      }
    }
    self.init(year: year, month: month, day: day)
    guard year > 0, components == (year, month, day) else { return nil }
  }

  /// `YYYY-MM-DD`.
  public var description: String {
    let (year, month, day) = components
    return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2)
  }
}

extension CivilDay: Codable {
  /// - Throws: `DecodingError` for text that is not a day.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let day = CivilDay(text) else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "not a day"))
    }
    self = day
  }

  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

/// Decimal digits, padded with zeros to at least `width`.
func padded(_ value: Int, _ width: Int) -> String {
  let digits = String(value.magnitude)
  let zeros = String(repeating: "0", count: max(0, width - digits.count))
  return (value < 0 ? "-" : "") + zeros + digits
}
