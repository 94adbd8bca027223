/// Percent-encoding of path components and query values, because types in exports may have any name.
public enum AddressText {
  /// Encodes all but the unreserved characters (RFC 3986, 2.3), so that the result is a single component in ASCII.
  public static func encoded(_ name: String) -> String {
    // Almost every name is one of ours.
    if name.utf8.allSatisfy(isPlain) { return name }
    let digits = Array("0123456789ABCDEF")
    return name.utf8.reduce(into: "") { result, byte in
      if isPlain(byte) {
        result.unicodeScalars.append(.init(byte))
      } else {
        result += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
    default: false
    }
  }

  /// The decoded path component; `nil` if it is not percent-encoded UTF-8.
  public static func decoded(_ part: some StringProtocol) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(part.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else { return nil }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}
