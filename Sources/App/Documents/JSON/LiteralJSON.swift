/// JSON that is put together by hand.
package indirect enum LiteralJSON: Sendable, Equatable {
  case null
  case truth(Bool)
  case whole(Int)
  case text(String)
  case list([LiteralJSON])
  case object([String: LiteralJSON])
}

extension LiteralJSON: Encodable {
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

extension LiteralJSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .text(value) }
  package init(integerLiteral value: Int) { self = .whole(value) }
  package init(booleanLiteral value: Bool) { self = .truth(value) }
  package init(arrayLiteral elements: LiteralJSON...) { self = .list(elements) }
  package init(dictionaryLiteral elements: (String, LiteralJSON)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { first, _ in first }))
  }
}
