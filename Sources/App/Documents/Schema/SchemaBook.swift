/// JSON Schemas (2020-12) of types, derived from their own `Decodable` implementations: the keys they request, the types of the values,
/// and whether a value may be missing. Synthesized encoding uses the same keys and types.
package final class SchemaBook {
  /// Schemas by type name; `$ref` entries point at them.
  package private(set) var components: [String: LiteralJSON] = [:]
  /// Types that could not be described.
  package private(set) var failures: [String] = []

  package init() {}

  package func schema(of type: any Decodable.Type) -> LiteralJSON {
    switch type {
    case is Bool.Type: return ["type": "boolean"]
    case is String.Type: return ["type": "string"]
    // `FiniteJSON` writes infinite and undefined numbers as null.
    case is Double.Type: return ["type": ["number", "null"]]
    case is any BinaryInteger.Type: return ["type": "integer"]
    case let type as any SchemaDescribing.Type: return type.schema(self)
    case let type as any Container.Type: return type.schema(in: self)
    default: break
    }
    if let words = Self.words(type) { return ["type": "string", "enum": .list(words.map { .text($0) })] }
    return structure(type)
  }

  private func structure(_ type: any Decodable.Type) -> LiteralJSON {
    let name = Self.name(type)
    let reference: LiteralJSON = ["$ref": .text("#/components/schemas/\(name)")]
    guard components[name] == nil else { return reference }
    components[name] = ["type": "object"]
    let shape = Shape(book: self)
    do {
      _ = try type.init(from: ShapeDecoder(shape: shape))
    } catch {
      failures.append("\(name): \(error)")
    }
    components[name] = [
      "type": "object", "properties": .object(shape.properties),
      "required": .list(shape.properties.keys.filter { !shape.optional.contains($0) }.sorted().map { .text($0) }),
    ]
    return reference
  }

  /// Extends a schema to accept null as well.
  static func nullable(_ schema: LiteralJSON) -> LiteralJSON {
    guard case .object(var fields) = schema else { return schema }
    switch fields["type"] {
    case .text(let type) where fields["enum"] == nil:
      fields["type"] = [.text(type), "null"]
      return .object(fields)
    case .list: return schema
    default: return ["anyOf": [schema, ["type": "null"]]]
    }
  }

  /// A value of any type that has a schema.
  static func example<T: Decodable>(_ type: T.Type, _ shape: Shape) throws -> T {
    let found: Any? =
      switch type {
      case let type as any SchemaDescribing.Type: type.example
      case let type as any Container.Type: type.empty
      case let type as any CaseIterable.Type: Self.first(type)
      default: nil
      }
    if let found = found as? T { return found }
    return try T(from: ShapeDecoder(shape: Shape(book: shape.book)))
  }

  private static func first(_ type: (some CaseIterable).Type) -> Any? { type.allCases.first }

  /// The raw values of a string enumeration.
  private static func words(_ type: any Decodable.Type) -> [String]? {
    func words(_ type: (some CaseIterable).Type) -> [String] {
      type.allCases.compactMap { ($0 as? any RawRepresentable)?.rawValue as? String }
    }
    guard let type = type as? any CaseIterable.Type else { return nil }
    let words = words(type)
    return words.isEmpty ? nil : words
  }

  /// The name of a type without its module, such as "ScoreDocument.Part".
  private static func name(_ type: any Decodable.Type) -> String {
    String(reflecting: type).replacing(/\w+\./) { match in
      match.output.hasPrefix("Dailve") ? "" : String(match.output)
    }.replacing("<", with: "Of").replacing(">", with: "")
  }
}

/// Collections and optional values.
private protocol Container {
  static func schema(in book: SchemaBook) -> LiteralJSON
  static var empty: Self { get }
}

extension Array: Container where Element: Decodable {
  fileprivate static func schema(in book: SchemaBook) -> LiteralJSON {
    ["type": "array", "items": book.schema(of: Element.self)]
  }
  fileprivate static var empty: [Element] { [] }
}

extension Dictionary: Container where Key == String, Value: Decodable {
  fileprivate static func schema(in book: SchemaBook) -> LiteralJSON {
    ["type": "object", "additionalProperties": book.schema(of: Value.self)]
  }
  fileprivate static var empty: [String: Value] { [:] }
}

extension Optional: Container where Wrapped: Decodable {
  fileprivate static func schema(in book: SchemaBook) -> LiteralJSON {
    SchemaBook.nullable(book.schema(of: Wrapped.self))
  }
  fileprivate static var empty: Wrapped? { nil }
}
