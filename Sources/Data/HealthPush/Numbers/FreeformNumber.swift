internal import DailveDomain

/// Numbers as shortcuts and people write them, with their unit: "8,412", "61,4 kg", "7 hr 32 min".
struct FreeformNumber: Equatable {
  var value: Double
  /// The text after the number; seconds for a duration of several parts.
  var unit: String?

  /// The number alone; `nil` if it is not finite.
  static func number(_ value: JSONValue?) -> Double? {
    switch value {
    case .number(let number): number.isFinite ? number : nil
    case .string(let text): FreeformNumber(text)?.value
    case .bool(let bool): bool ? 1 : 0
    default: nil
    }
  }

  init?(_ value: JSONValue) {
    switch value {
    case .number(let number) where number.isFinite: self.init(value: number)
    case .string(let text): self.init(text)
    default: return nil
    }
  }

  /// Converts to another unit; unchanged if the text names none. `nil` for a unit that cannot be converted.
  func value(in unit: String) -> Double? {
    guard let own = UnitSpelling.unit(self.unit) else { return value }
    return UnitConversion.from(own, to: unit).map { $0(value) }
  }

  /// A count does not have three decimals: "8.412" steps are thousands.
  func counting(_ text: JSONValue?) -> FreeformNumber {
    guard case .string(let text) = text else { return self }
    let figures = text.drop(while: { !$0.isNumber }).prefix(while: { $0.isNumber || $0 == "." || $0 == "," })
    let groups = figures.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "." || $0 == "," })
    guard groups.count == 2, (1...3).contains(groups[0].count), groups[1].count == 3, value.magnitude < 1000,
      figures.first?.wholeNumberValue != 0
    else { return self }
    return FreeformNumber(value: (value * 1000).rounded(), unit: unit)
  }

  private init(value: Double, unit: String? = nil) {
    (self.value, self.unit) = (value, unit)
  }

  init?(_ text: String) {
    guard text.utf8.count <= 64 else { return nil }
    let text = WesternDigits.text(text).drop { $0.isWhitespace }
    guard let (number, rest) = Self.leading(text) else { return nil }
    let unit = Self.trimmed(rest)
    if !unit.contains(where: { $0.isNumber }) {
      self.init(value: number, unit: unit.isEmpty ? nil : unit)
    } else if let seconds = Self.duration(text) {
      self.init(value: seconds, unit: "s")
    } else if unit.hasPrefix("mmol<") {
      // HealthKit writes such units: "mmol<180.1558800000541>/L".
      self.init(value: number, unit: unit)
    } else {
      return nil
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    text.split { $0.isWhitespace }.joined(separator: " ")
  }

  /// A leading number, and the rest.
  private static func leading(_ text: Substring) -> (Double, Substring)? {
    var digits = ""
    var rest = text
    while let character = rest.first {
      let isSpaceWithin =
        (character == "\u{202F}" || character == "\u{A0}" || character == " " || character == "'" || character == "’")
        && digits.last?.isNumber == true && rest.dropFirst().prefix(3).filter(\.isWholeNumber).count == 3
        && rest.dropFirst(4).first?.isNumber != true && !digits.contains(".")
      if isSpaceWithin {
        rest = rest.dropFirst()
        continue
      }
      if character == "\u{2212}", digits.isEmpty {
        digits = "-"
      } else if let value = character.wholeNumberValue, value < 10, character.isASCII || character.isNumber {
        digits += String(value)
      } else if character == "." || character == "," || (character == "-" || character == "+") && digits.isEmpty {
        digits.append(character)
      } else if (character == "e" || character == "E") && isExponent(rest.dropFirst()) && digits.last?.isNumber == true
      {
        digits.append(character)
        rest = rest.dropFirst()
        digits.append(contentsOf: rest.prefix(1))
      } else {
        break
      }
      rest = rest.dropFirst()
    }
    return Double(decimal(digits)).flatMap { $0.isFinite ? ($0, rest) : nil }
  }

  private static func isExponent(_ text: Substring) -> Bool {
    guard let first = text.first else { return false }
    return first.isASCII && first.isNumber
      || (first == "-" || first == "+") && text.dropFirst().first?.isNumber == true
  }

  /// Makes the decimal mark a point. Repeated marks, and a single comma before exactly three digits, separate
  /// thousands; a single point does not. If both marks occur, the last one is the decimal mark.
  private static func decimal(_ text: String) -> String {
    let points = text.count { $0 == "." }
    let commas = text.count { $0 == "," }
    switch (points, commas) {
    case (_, 0) where points <= 1: return text
    case (_, 0): return text.filter { $0 != "." }
    case (0, 1):
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      let isGroup = parts[1].count == 3 && !parts[0].isEmpty && parts[0] != "0" && parts[0].count <= 3
      return parts.joined(separator: isGroup ? "" : ".")
    case (0, _): return text.filter { $0 != "," }
    default:
      let last = text.last { $0 == "." || $0 == "," }
      return last == "." ? text.filter { $0 != "," } : text.filter { $0 != "." }.replacing(",", with: ".")
    }
  }

  /// Seconds of "7 hr 32 min" in any of the languages of `DurationWords`; `nil` for anything else.
  private static func duration(_ text: Substring) -> Double? {
    var rest = text
    var seconds = 0.0
    while !rest.isEmpty {
      guard let (number, after) = leading(rest) else { return nil }
      let word = after.drop { $0.isWhitespace }.prefix { !$0.isWhitespace && !$0.isNumber && $0 != "," }
      guard let scale = DurationWords.seconds(String(word)) else { return nil }
      seconds += number * scale
      rest = after.drop { $0.isWhitespace }.dropFirst(word.count).drop { $0.isWhitespace || $0 == "," }
      let link = rest.prefix { !$0.isWhitespace && !$0.isNumber }
      if DurationWords.isLink(link.lowercased()) { rest = rest.dropFirst(link.count).drop { $0.isWhitespace } }
    }
    return seconds
  }
}

/// A number with its unit: `{"qty": 5.02, "units": "km"}`, or the number alone.
struct Amount: Equatable {
  var value: Double
  /// The unit in HealthKit's spelling.
  var unit: String

  /// - Parameter unit: The unit of a number that has none.
  init?(_ value: JSONValue?, _ unit: String) {
    switch value {
    case .object(let object):
      guard let number = FreeformNumber.number(object.first("qty", "value")) else { return nil }
      self.init(number, UnitSpelling.unit(object.text("units", "unit")) ?? unit)
    case .number(let number): self.init(number, unit)
    default: return nil
    }
  }

  private init?(_ value: Double, _ unit: String) {
    guard value.isFinite else { return nil }
    (self.value, self.unit) = (value, unit)
  }
}
