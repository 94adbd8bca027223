/// Assembles one value from its tokens, without recursion.
struct JSONBuilder {
  /// Containers nested deeper are left out.
  static let deepest = 64

  private struct Level {
    var object: JSONObject?
    var array: [JSONValue] = []
    var key: String?

    mutating func add(_ value: JSONValue) {
      if object == nil {
        array.append(value)
      } else if let name = key {
        object?.add(name, value)
        key = nil
      }
    }

    var value: JSONValue { object.map(JSONValue.object) ?? .array(array) }
  }

  enum Outcome {
    case value(JSONValue)
    /// The value has more bytes or more levels than allowed, and was skipped.
    case tooLarge
    /// The body ends or becomes unreadable within the value.
    case cut(JSONScanner.Token)
  }

  /// Reads the rest of a container that has just begun.
  static func container(_ scanner: JSONScanner, isObject: Bool, depth: Int, limit: Int) -> Outcome {
    var levels = [Level(object: isObject ? JSONObject() : nil)]
    let start = scanner.tokenOffset
    var open = 1
    var isTooLarge = false
    while true {
      let token = scanner.next()
      if scanner.offset - start > limit || depth + open > deepest {
        isTooLarge = true
        levels = [Level()]
      }
      switch token {
      case .beginObject, .beginArray:
        open += 1
        if !isTooLarge { levels.append(Level(object: token == .beginObject ? JSONObject() : nil)) }
      case .endObject, .endArray:
        open -= 1
        if open == 0 { return isTooLarge ? .tooLarge : .value(levels[0].value) }
        guard !isTooLarge, let last = levels.popLast() else { continue }
        levels[levels.count - 1].add(last.value)
      case .end, .malformed: return .cut(token)
      case .string(let text):
        guard !isTooLarge else { continue }
        let place = levels.count - 1
        if levels[place].object != nil, levels[place].key == nil {
          levels[place].key = text
        } else {
          levels[place].add(.string(text))
        }
      case .number(let number): levels[levels.count - 1].add(.number(number))
      case .bool(let bool): levels[levels.count - 1].add(.bool(bool))
      case .null: levels[levels.count - 1].add(.null)
      }
    }
  }
}
