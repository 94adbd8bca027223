package import DailveDocuments

/// The description of a parameter.
package struct ParameterField: Sendable {
  package enum Place: String, Sendable { case path, query }

  package var name: String
  package var place: Place
  /// The JSON Schema of its value.
  package var schema: LiteralJSON
  package var meaning: String
}

/// A described parameter that also parses its value.
struct Parameter<Value: Sendable>: Sendable {
  enum Reading {
    case value(Value)
    /// The text does not match the schema.
    case wrong
    /// The text matches the schema but names something that does not exist.
    case nowhere
  }

  var field: ParameterField
  /// - Parameter text: `nil` if the address does not contain the parameter.
  var read: @Sendable (_ text: String?) -> Reading

  init(_ field: ParameterField, read: @escaping @Sendable (_ text: String?) -> Reading) {
    self.field = field
    self.read = read
  }

  func value(in values: [String: String]) throws(EndpointProblem) -> Value {
    switch read(values[field.name]) {
    case .value(let value): return value
    case .nowhere: throw .notFound
    // A malformed path component is an unknown address, not a bad parameter.
    case .wrong: throw field.place == .path ? .notFound : .parameter(field.name)
    }
  }
}
