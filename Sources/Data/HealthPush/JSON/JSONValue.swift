/// A JSON value of limited size.
enum JSONValue: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  var object: JSONObject? { if case .object(let object) = self { object } else { nil } }
  var array: [JSONValue]? { if case .array(let array) = self { array } else { nil } }
  var string: String? { if case .string(let string) = self { string } else { nil } }

  /// The approximate number of bytes that it takes in memory.
  var weight: Int {
    switch self {
    case .null, .bool, .number: 32
    case .string(let text): 32 + text.utf8.count
    case .array(let array): array.reduce(32) { $0 + $1.weight }
    case .object(let object): object.members.reduce(32) { $0 + $1.key.utf8.count + $1.value.weight }
    }
  }

  /// Null, or a text without a visible character.
  var isBlank: Bool {
    switch self {
    case .null: true
    case .string(let text): text.utf8.allSatisfy { $0 <= 0x20 }
    default: false
    }
  }
}

/// The members of an object in order of arrival. The last of several with the same name counts.
struct JSONObject: Equatable {
  struct Member: Equatable {
    var key: String
    var value: JSONValue
  }

  private(set) var members: [Member] = []

  mutating func add(_ key: String, _ value: JSONValue) { members.append(Member(key: key, value: value)) }

  mutating func remove(_ key: String) { members.removeAll { $0.key == key } }

  subscript(key: String) -> JSONValue? { members.last { $0.key == key }?.value }

  /// The first of these members that is present and not blank.
  func first(_ keys: String...) -> JSONValue? {
    for key in keys { if let value = self[key], !value.isBlank { return value } }
    return nil
  }

  func text(_ keys: String...) -> String? {
    for key in keys { if case .string(let text) = self[key], !self[key, default: .null].isBlank { return text } }
    return nil
  }

  subscript(key: String, default value: JSONValue) -> JSONValue { self[key] ?? value }
}
