package import Foundation

/// JSON of whatever a store may hold. A number that is none (infinite, undefined: a file may hold such values, and sums may reach them)
/// is `null`, because JSON has no word for it.
package enum JSONText {
  /// What the encoder writes for a number that is none. Nobody outside knows it, so that no text is taken for one.
  private static let noNumber = UUID().uuidString

  /// Keys in order; nothing else on the line unless `isPretty`.
  package static func encode(_ value: some Encodable, isPretty: Bool = false) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    do {
      return try encoder.encode(value)
    } catch EncodingError.invalidValue {
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: noNumber, negativeInfinity: noNumber, nan: noNumber)
    }
    var rest = try encoder.encode(value)
    let quoted = Data("\"\(noNumber)\"".utf8)
    var result = Data()
    while let range = rest.range(of: quoted) {
      result += rest[..<range.lowerBound] + Data("null".utf8)
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
