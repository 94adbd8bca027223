/// Reads a decimal number digit by digit: an integer and one exact division by a power of ten (Clinger 1990); the
/// standard library takes over if it does not fit.
struct DecimalDigits {
  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21,
    1e22,
  ]
  /// A longer number is not a measurement.
  private static let longest = 400

  private var isNegative = false
  private var mantissa: UInt64 = 0
  private var digits = 0
  private var fraction = 0
  private var hasPoint = false
  /// The whole number as text, once it exceeds what the integer can hold.
  private var text: [UInt8] = []
  private var count = 0

  /// Returns false for a byte that cannot be part of a number.
  mutating func add(_ byte: UInt8) -> Bool {
    let digit = UInt64(byte &- 0x30)
    if digit <= 9 {
      if text.isEmpty, mantissa <= 900_000_000_000_000 {
        mantissa = mantissa * 10 + digit
        digits += 1
        if hasPoint { fraction += 1 }
      } else {
        spell()
        append(byte)
      }
    } else if byte == 0x2E, !hasPoint, text.isEmpty {
      hasPoint = true
    } else if byte == 0x2D, count == 0 {
      isNegative = true
    } else if byte == 0x2B, count == 0 {
      // A leading plus sign changes nothing.
    } else if byte == 0x2E || byte == 0x2B || byte == 0x2D || byte | 0x20 == 0x65 {
      spell()
      append(byte)
    } else {
      return false
    }
    count += 1
    return true
  }

  private mutating func append(_ byte: UInt8) { if text.count < Self.longest { text.append(byte) } }

  /// Switches to text.
  private mutating func spell() {
    guard text.isEmpty else { return }
    var number = Array(String(mantissa).utf8)
    if hasPoint {
      number = Array(repeating: 0x30, count: max(0, fraction + 1 - number.count)) + number
      number.insert(0x2E, at: number.count - fraction)
    }
    text = (isNegative ? [0x2D] : []) + number
  }

  var hasOnlySign: Bool { digits == 0 && text.isEmpty && !hasPoint && count == 1 }

  /// May be infinite; `nil` for text that is not a number.
  var value: Double? {
    if !text.isEmpty { return Double(String(decoding: text, as: UTF8.self)) }
    guard digits > 0 else { return nil }
    let magnitude = fraction == 0 ? Double(mantissa) : Double(mantissa) / Self.powers[min(fraction, 22)]
    return isNegative ? -magnitude : magnitude
  }
}
