/// Writes values as compact JSON, members ordered by name, so that equal values give equal texts.
enum JSONText {
  static func text(_ value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool(let bool): bool ? "true" : "false"
    case .number(let number): self.number(number)
    case .string(let text): quoted(text)
    case .array(let array): "[" + array.map(text).joined(separator: ",") + "]"
    case .object(let object):
      "{"
        + object.members.sorted { $0.key < $1.key }.map { quoted($0.key) + ":" + text($0.value) }.joined(separator: ",")
        + "}"
    }
  }

  /// The shortest decimal that reads as the same number.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if let whole = Int(exactly: value), whole.magnitude < 1_000_000_000_000_000 { return String(whole) }
    return value.description
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
