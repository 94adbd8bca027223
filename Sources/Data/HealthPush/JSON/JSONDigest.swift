internal import DailveImporting

/// Hashes of values, independent of the order of an object's members, which changes from delivery to delivery.
enum JSONDigest {
  static func of(_ value: JSONValue) -> UInt64 {
    switch value {
    case .null: hash(0)
    case .bool(let bool): hash(bool ? 2 : 1)
    case .number(let number): hash(3, number.bitPattern)
    case .string(let text): of(text)
    case .array(let array): array.reduce(hash(4)) { hash($0, of($1)) }
    case .object(let object): object.members.reduce(hash(5)) { $0 &+ hash(of($1.key), of($1.value)) }
    }
  }

  static func of(_ text: String) -> UInt64 {
    var hash = ByteHash()
    hash.add(Array(text.utf8))
    return hash.value
  }

  static func hash(_ numbers: UInt64...) -> UInt64 {
    var hash = ByteHash()
    for number in numbers { hash.add(number) }
    return hash.value
  }

  private struct Level {
    var isObject: Bool
    var value: UInt64
    var key: UInt64?

    init(isObject: Bool) {
      self.isObject = isObject
      value = hash(isObject ? 5 : 4)
    }

    mutating func add(_ other: UInt64) {
      if !isObject {
        value = hash(value, other)
      } else if let name = key {
        value &+= hash(name, other)
        key = nil
      }
    }
  }

  /// Hashes the rest of a container of any size that has just begun; `nil` if the body ends or becomes unreadable within it.
  static func rest(_ scanner: JSONScanner, isObject: Bool) -> UInt64? {
    var levels = [Level(isObject: isObject)]
    /// Open containers below the deepest level that is hashed.
    var below = 0
    while let place = levels.indices.last {
      let token = scanner.next()
      switch token {
      case .end, .malformed: return nil
      case .beginObject, .beginArray:
        if levels.count >= JSONBuilder.deepest {
          below += 1
        } else {
          levels.append(Level(isObject: token == .beginObject))
        }
      case .endObject, .endArray:
        if below > 0 {
          below -= 1
        } else if let last = levels.popLast() {
          guard let outer = levels.indices.last else { return last.value }
          levels[outer].add(last.value)
        }
      case .string(let text):
        if levels[place].isObject, levels[place].key == nil {
          levels[place].key = of(text)
        } else {
          levels[place].add(of(text))
        }
      case .number(let number): levels[place].add(hash(3, number.bitPattern))
      case .bool(let bool): levels[place].add(hash(bool ? 2 : 1))
      case .null: levels[place].add(hash(0))
      }
    }
    return nil
  }
}
