internal import DailveDocuments

/// JSON on standard output, with the web app's field names.
enum JSON {
  /// One document.
  static func print(_ value: some Encodable) throws {
    Console.bytes(try FiniteJSON.encode(value, isPretty: true), end: "\n")
  }

  /// One line, for JSON Lines.
  static func line(_ value: some Encodable) throws { Console.bytes(try FiniteJSON.encode(value), end: "\n") }

  /// An array, written one element per line in constant memory.
  struct List {
    private var isEmpty = true

    mutating func add(_ value: some Encodable) throws {
      let element = try FiniteJSON.encode(value)
      Console.bytes((isEmpty ? "[\n" : ",\n").utf8)
      Console.bytes(element)
      isEmpty = false
    }

    /// An empty array is valid too.
    func end() { Console.line(isEmpty ? "[]" : "\n]") }
  }
}
