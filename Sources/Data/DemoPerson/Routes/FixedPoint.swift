/// Decimal numbers as text, written digit by digit: a route has tens of thousands.
package enum FixedPoint {
  private static let scales = [1.0, 10, 100, 1000, 10_000, 100_000, 1_000_000]

  /// - Parameter digits: After the point, `0...6`.
  package static func append(_ value: Double, _ digits: Int, to bytes: inout [UInt8]) {
    var rest = Int((value.magnitude * scales[digits]).rounded())
    if value < 0, rest > 0 { bytes.append(0x2D) }
    var text: [UInt8] = []
    repeat {
      if text.count == digits, digits > 0 { text.append(0x2E) }
      text.append(UInt8(48 + rest % 10))
      rest /= 10
    } while rest > 0 || text.count <= digits
    bytes.append(contentsOf: text.reversed())
  }
}
