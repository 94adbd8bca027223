/// Text for XML 1.0.
enum XMLText {
  /// Escapes what an attribute in double quotes must not hold, line breaks and tabs included, which readers would turn into spaces.
  static func appendAttribute(_ text: String, to output: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case 0x26: output.append(contentsOf: "&amp;".utf8)
      case 0x3C: output.append(contentsOf: "&lt;".utf8)
      case 0x3E: output.append(contentsOf: "&gt;".utf8)
      case 0x22: output.append(contentsOf: "&quot;".utf8)
      case 0x9, 0xA, 0xD: output.append(contentsOf: "&#\(byte);".utf8)
      default: output.append(byte)
      }
    }
  }
}

/// Names of elements and attributes.
enum XMLName {
  /// Whether any XML reader takes it; names beyond ASCII are left out, no export has one.
  static func isValid(_ name: String) -> Bool {
    guard let first = name.utf8.first, isStart(first) else { return false }
    return name.utf8.allSatisfy { isStart($0) || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E }
  }

  private static func isStart(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F || byte == 0x3A
  }
}
