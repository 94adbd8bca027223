internal import DailveDomain

/// Encodes text as table cells.
struct CellText {
  let isJSON: Bool

  func append(_ text: String, to buffer: inout [UInt8]) {
    buffer.append(contentsOf: (isJSON ? Self.quoted(text) : CSV.field(text)).utf8)
  }

  /// Quotes a JSON string (RFC 8259).
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20:
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
