internal import DailveDomain
internal import Foundation

/// JSON whose meaning only a newer version knows.
enum ForeignJSON: Codable, Equatable {
  case null
  case flag(Bool)
  case number(Decimal)
  case text(String)
  case list([ForeignJSON])
  case object([String: ForeignJSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // The kind of a value only shows in what it can be decoded as.
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Decimal.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([ForeignJSON].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: ForeignJSON].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .flag(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .list(let list): try container.encode(list)
    case .object(let object): try container.encode(object)
    }
  }

  /// Returns the value with those fields of an earlier value that were not understood.
  ///
  /// - Parameter understood: The earlier value as this program writes it. A field of it that the new value lacks was removed knowingly.
  func adding(_ earlier: ForeignJSON, beyond understood: ForeignJSON) -> ForeignJSON {
    guard case .object(var fields) = self, case .object(let old) = earlier, case .object(let known) = understood else {
      return self
    }
    for (name, value) in old where value != .null {
      if let field = fields[name] {
        if let known = known[name] { fields[name] = field.adding(value, beyond: known) }
      } else if known[name] == nil {
        fields[name] = value
      }
    }
    return .object(fields)
  }
}

extension EntryTable {
  static func encode(_ entry: some Entry) throws -> String {
    String(decoding: try encoder.encode(entry), as: UTF8.self)
  }

  /// Encodes the entry with the fields of its stored version that only a newer version of the program knows, which an edit must not lose.
  static func encode<E: Entry>(_ entry: E, over stored: EntryChange?) throws -> String {
    let own = try encode(entry)
    // If the stored version cannot be read, nobody knows which of its fields are foreign; it is kept among the earlier versions.
    guard let stored, let value = stored.value, let old = try? decode(E.self, stored) else { return own }
    let understood = try encode(old)
    if understood == value { return own }
    func parsed(_ text: String) throws -> ForeignJSON {
      try JSONDecoder().decode(ForeignJSON.self, from: Data(text.utf8))
    }
    let whole = try parsed(own).adding(parsed(value), beyond: parsed(understood))
    // If there are no foreign fields, numbers stay as the entry writes them.
    return try whole == parsed(own) ? own : String(decoding: encoder.encode(whole), as: UTF8.self)
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }
}
