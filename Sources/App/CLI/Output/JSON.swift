internal import DailveServer

/// JSON on standard output, in the words of the web app's.
enum JSON {
  /// One document.
  static func print(_ value: some Encodable) throws {
    Console.bytes(try JSONText.encode(value, isPretty: true), end: "\n")
  }

  /// One line, for streams of JSON lines.
  static func line(_ value: some Encodable) throws { Console.bytes(try JSONText.encode(value), end: "\n") }

  /// A document that is an array, one element a line, in constant memory.
  struct List {
    private var isEmpty = true

    mutating func add(_ value: some Encodable) throws {
      let element = try JSONText.encode(value)
      Console.bytes((isEmpty ? "[\n" : ",\n").utf8)
      Console.bytes(element)
      isEmpty = false
    }

    /// An array without elements is one as well.
    func end() { Console.line(isEmpty ? "[]" : "\n]") }
  }
}
