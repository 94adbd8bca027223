/// Writes one JSON document piece by piece.
final class JSONOutput {
  private static let piece = 1 << 16

  private let sink: ([UInt8]) throws -> Void
  private var buffer: [UInt8] = []
  /// The open objects and arrays: the closing bracket of each, and whether it already has content.
  private var open: [(end: UInt8, isFilled: Bool)] = []

  init(_ sink: @escaping ([UInt8]) throws -> Void) { self.sink = sink }

  /// - Parameter key: Empty inside an array and at the root.
  func beginObject(_ key: String = "") throws { try begin(key, "{", "}") }
  func beginArray(_ key: String = "") throws { try begin(key, "[", "]") }

  private func begin(_ key: String, _ start: Unicode.Scalar, _ end: Unicode.Scalar) throws {
    lead(key)
    buffer.append(UInt8(ascii: start))
    open.append((UInt8(ascii: end), false))
  }

  func end() throws {
    if let last = open.popLast() { buffer.append(last.end) }
    if buffer.count >= Self.piece || open.isEmpty { try flush() }
  }

  private func flush() throws {
    try sink(buffer)
    buffer.removeAll(keepingCapacity: true)
  }

  private func lead(_ key: String) {
    if let last = open.indices.last {
      if open[last].isFilled { buffer.append(UInt8(ascii: ",")) }
      open[last].isFilled = true
    }
    guard !key.isEmpty else { return }
    quoted(key)
    buffer.append(UInt8(ascii: ":"))
  }

  /// Writes a quoted string. The demo person's texts contain no control characters, so those need no escapes.
  private func quoted(_ text: String) {
    buffer.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { buffer.append(UInt8(ascii: "\\")) }
      buffer.append(byte)
    }
    buffer.append(UInt8(ascii: "\""))
  }

  func text(_ key: String, _ text: String) {
    lead(key)
    quoted(text)
  }

  /// - Parameter digits: The number, already formatted.
  func number(_ key: String, _ digits: String) {
    lead(key)
    buffer.append(contentsOf: digits.utf8)
  }

  func flag(_ key: String, _ flag: Bool) { number(key, flag ? "true" : "false") }

  /// Writes a quantity with its unit, such as `{"qty": 5.02, "units": "km"}`.
  func quantity(_ key: String, _ digits: String, _ unit: String) throws {
    try beginObject(key)
    number("qty", digits)
    text("units", unit)
    try end()
  }
}
