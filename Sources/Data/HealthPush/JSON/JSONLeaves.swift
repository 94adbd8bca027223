/// Walks through the texts and numbers of a document with the names that lead to them, without building it in memory. A document that is cut or
/// malformed is walked up to that point.
struct JSONLeaves {
  /// Containers within containers; values in deeper ones are left out.
  private static let deepest = 16

  /// An open container.
  private struct Container {
    var isObject: Bool
    /// The number of names that led to it.
    var depth: Int
  }

  private var open: [Container] = []
  private var names: [String] = []
  private var tooDeep = 0
  /// True if the next text is a name.
  private var expectsName = false

  /// - Parameter body: Receives the names from the outermost on; the values of an array have the names of the array. Returns false to stop.
  static func forEach(_ bytes: [UInt8], _ body: ([String], JSONScanner.Token) -> Bool) {
    let scanner = JSONScanner(BytesBody(bytes))
    var walk = JSONLeaves()
    while walk.step(scanner.next(), body) {}
  }

  /// Returns false at the end.
  private mutating func step(_ token: JSONScanner.Token, _ body: ([String], JSONScanner.Token) -> Bool) -> Bool {
    switch token {
    case .end, .malformed: return false
    case .beginObject, .beginArray:
      guard tooDeep == 0, open.count < Self.deepest else {
        tooDeep += 1
        return true
      }
      open.append(Container(isObject: token == .beginObject, depth: names.count))
      expectsName = token == .beginObject
    case .endObject, .endArray:
      if tooDeep > 0 {
        tooDeep -= 1
        if tooDeep == 0 { endValue() }
        return true
      }
      guard let container = open.popLast() else { return false }
      names = Array(names.prefix(container.depth))
      endValue()
      return !open.isEmpty
    case .string(let text) where tooDeep == 0 && expectsName:
      names.append(text)
      expectsName = false
    case .string, .number, .bool, .null:
      guard tooDeep == 0 else { return true }
      guard body(names, token) else { return false }
      endValue()
    }
    return true
  }

  /// A member of an object ends with its value; the next text is another name.
  private mutating func endValue() {
    guard let container = open.last, container.isObject else { return }
    names = Array(names.prefix(container.depth))
    expectsName = true
  }
}
