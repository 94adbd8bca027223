package import DailveDocuments

/// A parameter as its description tells it.
package struct ParameterField: Sendable {
  package enum Place: String, Sendable { case path, query }

  package var name: String
  package var place: Place
  /// JSON Schema.
  package var schema: LiteralJSON
  package var meaning: String
}

/// The same with the value for the answer.
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

  func value(in values: [String: String]) throws(EndpointProblem) -> Value {
    switch read(values[field.name]) {
    case .value(let value): return value
    case .nowhere: throw .notFound
    // A path that cannot be one of ours leads nowhere.
    case .wrong: throw field.place == .path ? .notFound : .parameter(field.name)
    }
  }
}
