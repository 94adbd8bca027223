/// Finds the date of something that is kept verbatim.
enum ElementDate {
  private static let keys = ["start", "startDate", "date", "scheduledDate", "timestamp"]

  /// The value of the first of these keys among the members of an object of any size.
  static func value(in bytes: [UInt8]) -> JSONValue? {
    let scanner = JSONScanner(BytesBody(bytes))
    guard scanner.next() == .beginObject else { return nil }
    var depth = 1
    var key: String?
    var found: [String: JSONValue] = [:]
    while depth > 0 {
      let token = scanner.next()
      switch token {
      case .end, .malformed: depth = 0
      case .beginObject, .beginArray: depth += 1
      case .endObject, .endArray:
        depth -= 1
        if depth == 1 { key = nil }
      default:
        guard depth == 1 else { continue }
        if case .string(let text) = token, key == nil {
          key = text
          continue
        }
        if let name = key, keys.contains(name) {
          if case .string(let text) = token { found[name] = .string(text) }
          if case .number(let number) = token { found[name] = .number(number) }
        }
        key = nil
      }
    }
    return keys.lazy.compactMap { found[$0] }.first
  }
}
