internal import DailveDocuments

/// A part of an address as its description tells it.
struct ParameterField: Sendable {
  enum Place: String, Sendable { case path, query }

  var name: String
  var place: Place
  /// JSON Schema.
  var schema: LiteralJSON
  var meaning: String

  var description: LiteralJSON {
    [
      "name": .text(name), "in": .text(place.rawValue), "required": .truth(place == .path), "schema": schema,
      "description": .text(meaning),
    ]
  }
}

/// The same with the value for the handler.
struct Parameter<Value: Sendable>: Sendable {
  enum Reading {
    case value(Value)
    /// Not as the schema says.
    case wrong
    /// Valid by the schema, but it does not exist.
    case nowhere
  }

  var field: ParameterField
  /// - Parameter text: `nil` where the address does not have it.
  var read: @Sendable (_ text: String?) -> Reading

  init(_ field: ParameterField, read: @escaping @Sendable (_ text: String?) -> Reading) {
    self.field = field
    self.read = read
  }

  /// - Throws: `APIProblem`.
  func value(in values: [String: String]) throws(APIProblem) -> Value {
    switch read(values[field.name]) {
    case .value(let value): return value
    case .nowhere: throw APIProblem.notFound
    // A path that cannot be one of ours leads nowhere.
    case .wrong: throw field.place == .path ? APIProblem.notFound : APIProblem.parameter(field.name)
    }
  }
}
