internal import DailveDocuments

/// JSON on standard output, with the web app's field names.
enum JSON {
  /// One document.
  static func print(_ value: some Encodable) throws {
    Console.bytes(try FiniteJSON.encode(value, isPretty: true), end: "\n")
  }

  static func print(_ object: Object) throws { Console.bytes(try FiniteJSON.encode(object, isPretty: true), end: "\n") }

  static func print(_ objects: [Object]) throws {
    Console.bytes(try FiniteJSON.encode(objects, isPretty: true), end: "\n")
  }

  /// One line, for JSON Lines.
  static func line(_ value: some Encodable) throws { Console.bytes(try FiniteJSON.encode(value), end: "\n") }

  /// An object of one command, without the fields that are `nil`.
  struct Object: Encodable, ExpressibleByDictionaryLiteral {
    private struct Name: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }

      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    private let fields: [(String, (any Encodable)?)]

    init(dictionaryLiteral fields: (String, (any Encodable)?)...) { self.fields = fields }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Name.self)
      for case (let name, let value?) in fields { try container.encode(value, forKey: Name(stringValue: name)) }
    }
  }

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
