package import Foundation

/// Encodes values from the store as JSON. Infinite and undefined numbers, which files may contain and sums may produce, become
/// `null`, because JSON has no notation for them.
package enum FiniteJSON {
  /// A placeholder for such numbers while encoding. It is random, so that no text can be mistaken for it.
  private static let noNumber = UUID().uuidString

  /// Sorts keys and writes a single line unless `isPretty` is true.
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
