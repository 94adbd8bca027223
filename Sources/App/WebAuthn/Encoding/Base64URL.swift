/// Base64url (RFC 4648, section 5) without padding. Every sequence of bytes has exactly one encoding.
package enum Base64URL {
  package static func text(_ bytes: some Sequence<UInt8>) -> String {
    var text: [UInt8] = []
    var (bits, count): (UInt32, Int) = (0, 0)
    for byte in bytes {
      bits = (bits << 8 | UInt32(truncatingIfNeeded: byte)) & 0xffff
      count += 8
      while count >= 6 {
        count -= 6
        text.append(letter(bits >> UInt32(truncatingIfNeeded: count) & 63))
      }
    }
    if count > 0 { text.append(letter(bits << UInt32(truncatingIfNeeded: 6 - count) & 63)) }
    return String(decoding: text, as: UTF8.self)
  }

  /// - Returns: `nil` for padding, other characters, or trailing bits that are not zero.
  package static func bytes(_ text: some StringProtocol) -> [UInt8]? {
    var bytes: [UInt8] = []
    var (bits, count): (UInt32, Int) = (0, 0)
    for letter in text.utf8 {
      guard let value = value(letter) else { return nil }
      bits = (bits << 6 | value) & 0xffff
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(truncatingIfNeeded: count)))
      }
    }
    let left = bits & ((1 << UInt32(truncatingIfNeeded: count)) - 1)
    return count < 6 && left == 0 ? bytes : nil
  }

  private static func letter(_ value: UInt32) -> UInt8 {
    let value = UInt8(truncatingIfNeeded: value & 63)
    return switch value {
    case 0..<26: UInt8(ascii: "A") + value
    case 26..<52: UInt8(ascii: "a") + (value - 26)
    case 52..<62: UInt8(ascii: "0") + (value - 52)
    case 62: UInt8(ascii: "-")
    default: UInt8(ascii: "_")
    }
  }

  private static func value(_ letter: UInt8) -> UInt32? {
    let value: UInt8? =
      switch letter {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): letter - UInt8(ascii: "A")
      case UInt8(ascii: "a")...UInt8(ascii: "z"): letter - UInt8(ascii: "a") + 26
      case UInt8(ascii: "0")...UInt8(ascii: "9"): letter - UInt8(ascii: "0") + 52
      case UInt8(ascii: "-"): 62
      case UInt8(ascii: "_"): 63
      default: nil
      }
    return value.map { UInt32(truncatingIfNeeded: $0) }
  }
}

/// Bytes encoded as base64url in JSON.
struct EncodedBytes: Codable, Sendable {
  var bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let bytes = Base64URL.bytes(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not base64url")
    }
    self.bytes = bytes
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Base64URL.text(bytes))
  }
}
