internal import Foundation

/// JSON on standard output. A number that is none (infinite, undefined: a file may hold such values, and sums may reach them) is
/// `null`, because JSON has no word for it.
enum JSON {
  /// One document.
  static func print(_ value: some Encodable) throws {
    Console.bytes(try encode(value, [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]), end: "\n")
  }

  /// One line, for streams of JSON lines.
  static func line(_ value: some Encodable) throws { Console.bytes(try encode(value), end: "\n") }

  /// A document that is an array, one element a line, in constant memory.
  struct List {
    private var isEmpty = true

    mutating func add(_ value: some Encodable) throws {
      let element = try encode(value)
      Console.bytes((isEmpty ? "[\n" : ",\n").utf8)
      Console.bytes(element)
      isEmpty = false
    }

    /// An array without elements is one as well.
    func end() { Console.line(isEmpty ? "[]" : "\n]") }
  }

  /// What the encoder writes for a number that is none. Nobody outside knows it, so that no text is taken for one.
  private static let noNumber = UUID().uuidString

  private static func encode(
    _ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  ) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: noNumber, negativeInfinity: noNumber, nan: noNumber)
    var rest = try encoder.encode(value)
    let quoted = Data("\"\(noNumber)\"".utf8)
    var result = Data()
    while let range = rest.range(of: quoted) {
      result += rest[..<range.lowerBound] + Data("null".utf8)
      rest = rest[range.upperBound...]
    }
    return result.isEmpty ? rest : result + rest
  }
}
