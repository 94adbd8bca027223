/// JSON that is put together by hand.
package indirect enum JSONValue: Sendable, Equatable {
  case null
  case truth(Bool)
  case whole(Int)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .truth(let value): try container.encode(value)
    case .whole(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .text(value) }
  package init(integerLiteral value: Int) { self = .whole(value) }
  package init(booleanLiteral value: Bool) { self = .truth(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .list(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { first, _ in first }))
  }
}
