/// Text for XML 1.0.
package enum XMLText {
  /// Escapes everything that a double-quoted attribute must not contain, and line breaks and tabs, which readers would
  /// turn into spaces.
  package static func appendAttribute(_ text: String, to output: inout [UInt8]) {
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

extension XMLText {
  /// True if writing the decoded text gives these bytes again.
  static func isAsWritten(_ raw: RawBytes) -> Bool {
    unsafe raw.allSatisfy { $0 >= 0x20 && $0 < 0x80 && $0 != 0x26 && $0 != 0x3C && $0 != 0x3E && $0 != 0x22 }
  }

  static func escaped(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    appendAttribute(text, to: &bytes)
    return bytes
  }
}

/// Names of elements and attributes.
enum XMLName {
  /// True if every XML reader accepts the name. Names beyond ASCII are excluded; no export has one.
  static func isValid(_ name: String) -> Bool {
    var bytes = Array(name.utf8)
    return unsafe bytes.withUnsafeMutableBufferPointer { unsafe isValid(RawBytes($0)) }
  }

  static func isValid(_ name: RawBytes) -> Bool {
    guard let first = unsafe name.first, isStart(first) else { return false }
    return unsafe name.allSatisfy { isStart($0) || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E }
  }

  private static func isStart(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F || byte == 0x3A
  }
}
