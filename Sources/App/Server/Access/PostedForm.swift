/// A form with arbitrary fields, kept so that it can be submitted again unchanged.
struct PostedForm: Decodable, Sendable {
  private var fields: [String: Values]

  /// The value of a field that occurs exactly once.
  subscript(name: String) -> String? {
    if case .one(let text)? = fields[name] { text } else { nil }
  }

  /// Names and values as sent, ordered by name; the values of one name keep their order.
  var all: [(name: String, value: String)] {
    fields.sorted { $0.key < $1.key }.flatMap { name, values in
      switch values {
      case .one(let text): [(name, text)]
      case .several(let texts): texts.map { (name + "[]", $0) }
      }
    }
  }

  init(from decoder: any Decoder) throws {
    fields = try decoder.singleValueContainer().decode([String: Values].self)
  }

  private enum Values: Decodable, Sendable {
    case one(String)
    /// Fields whose names end in `[]`.
    case several([String])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      // Only trying to decode shows whether there is one value or several.
      if let text = try? container.decode(String.self) {
        self = .one(text)
      } else {
        self = .several(try container.decode([String].self))
      }
    }
  }
}
