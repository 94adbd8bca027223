public import DailveScores

extension CivilDay: CustomStringConvertible {
  /// Parses `YYYY-MM-DD` (years 0001-9999); `nil` for anything else, including days that do not exist.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4, parts[1].count == 2, parts[2].count == 2, !text.contains("+"),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]), year > 0
    else { return nil }
    self.init(year: year, month: month, day: day)
    guard components == (year, month, day) else { return nil }
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
