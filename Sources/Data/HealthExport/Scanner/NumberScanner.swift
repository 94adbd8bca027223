internal import DailveDomain

/// Parses decimal numbers without the C library: digits into an integer and one exact multiplication or division by a
/// power of ten (Clinger 1990); the standard library only where that does not fit.
enum NumberScanner {
  struct Number {
    var value: Double
    /// True if the shortest decimal form of `value` is the text itself.
    var isCanonical: Bool
    var hasComma: Bool
  }

  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
    1e20, 1e21, 1e22,
  ]

  /// `nil` for anything that is not a finite number.
  ///
  /// - Parameter needsForm: Whether the caller needs `isCanonical`, which takes longer than the number itself if there are many digits.
  static func number(_ text: UnsafeBufferPointer<UInt8>, needsForm: Bool = true) -> Number? {
    let count = text.count
    guard count > 0 else { return nil }
    var at = 0
    let negative = unsafe text[0] == UInt8(ascii: "-")
    if negative { at = 1 }
    let firstDigit = at
    var mantissa: UInt64 = 0
    var significant = 0
    var fraction = 0
    var point = -1
    var comma = false
    while at < count {
      let byte = unsafe text[at]
      let digit = UInt64(byte &- 48)
      if digit <= 9 {
        if significant > 0 || digit != 0 { significant += 1 }
        if significant > 19 { return unsafe general(text, comma: comma, needsForm) }
        mantissa = mantissa * 10 + digit
        if point >= 0 { fraction += 1 }
      } else if byte == UInt8(ascii: ".") || byte == UInt8(ascii: ","), point < 0 {
        point = at
        comma = byte == UInt8(ascii: ",")
      } else {
        return unsafe general(text, comma: comma, needsForm)
      }
      at += 1
    }
    let digits = at - firstDigit - (point >= 0 ? 1 : 0)
    guard digits > 0, mantissa <= 1 << 53, fraction <= 22 else {
      return digits == 0 ? nil : unsafe general(text, comma: comma, needsForm)
    }
    let magnitude = fraction == 0 ? Double(mantissa) : Double(mantissa) / powers[fraction]
    let value = negative ? -magnitude : magnitude
    // Up to 15 significant digits a decimal survives the round trip through Double; leading and trailing zeros do not.
    let whole = (point < 0 ? at : point) - firstDigit
    let leadingZero = unsafe whole > 1 && text[firstDigit] == 48
    let trailingZero = unsafe point >= 0 && (point == at - 1 || text[at - 1] == 48)
    var canonical = !comma && whole > 0 && !leadingZero && !trailingZero && !(negative && mantissa == 0)
    if needsForm, canonical, significant > 15 {
      canonical = unsafe shortest(value) == String(decoding: text, as: UTF8.self)
    }
    return Number(value: value, isCanonical: canonical, hasComma: comma)
  }

  /// The text as which a stored value is written.
  static func shortest(_ value: Double) -> String {
    if value == value.rounded(), value.magnitude < 1e15 { return String(Int(value)) }
    return value.description
  }

  private static func general(_ text: UnsafeBufferPointer<UInt8>, comma: Bool, _ needsForm: Bool) -> Number? {
    let written = unsafe String(decoding: text, as: UTF8.self)
    var string = WesternDigits.text(written)
    let comma = comma || string.contains(",")
    if comma, string.contains(".") {
      // If a number has both marks, the last one is the decimal mark, and the other separates thousands.
      let other: Character = string.last { $0 == "." || $0 == "," } == "." ? "," : "."
      string = string.filter { $0 != other }
    }
    if comma { string = string.split(separator: ",", omittingEmptySubsequences: false).joined(separator: ".") }
    guard string.utf8.allSatisfy({ (48...57).contains($0) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0) }),
      let value = Double(string), value.isFinite
    else { return nil }
    return Number(value: value, isCanonical: needsForm && shortest(value) == written, hasComma: comma)
  }
}
