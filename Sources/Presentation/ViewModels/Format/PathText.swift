/// Names from exports as parts of addresses: a type may be called anything.
public enum PathText {
  /// Percent-encoded but for what needs no encoding anywhere (RFC 3986, 2.3), so that the result is one part of a path and plain
  /// ASCII.
  public static func encoded(_ name: String) -> String {
    let digits = Array("0123456789ABCDEF")
    return name.utf8.reduce(into: "") { result, byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: result.unicodeScalars.append(.init(byte))
      default: result += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
  }
}
