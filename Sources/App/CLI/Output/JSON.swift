internal import Foundation

/// One JSON document on standard output.
enum JSON {
  static func print(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    Console.line(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  /// One line, for streams of JSON lines.
  static func line(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    Console.line(String(decoding: try encoder.encode(value), as: UTF8.self))
  }
}
