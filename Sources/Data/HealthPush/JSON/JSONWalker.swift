/// Walks through a delivery: large containers piece by piece, small ones whole.
final class JSONWalker {
  enum Event {
    /// A container that is read piece by piece has begun; it is `place` from here on.
    case began
    /// A container has ended; `place` is the enclosing one.
    case ended(Place)
    /// A value in `place`, named `key` if that is an object.
    case value(JSONValue)
    /// One of the values in `.elements`, verbatim, with its `JSONDigest`.
    case element([UInt8], digest: UInt64)
    /// A value was left out because it is too large.
    case tooLarge(mebibytes: Int)
    /// The end of the document, or of its readable part.
    case finished(isComplete: Bool)
  }

  /// Larger values are left out.
  static let largestValue = 1 << 20
  /// Electrocardiograms have tens of thousands of voltages.
  static let largestElement = 16 << 20

  private struct Frame {
    var place: Place
    var isObject: Bool
    var key: String?
  }

  let scanner: JSONScanner
  private let keepsElements: Bool
  private var frames: [Frame] = []
  private var isFinished = false
  /// True once anything was read.
  private(set) var hasRoot = false
  /// True if the document ended at a byte that begins no value.
  private(set) var isMalformed = false
  private(set) var key = ""
  /// Offset of the value of the last event.
  private(set) var byte = 0

  /// - Parameter keepsElements: False passes over the values in `.elements`.
  init(_ body: any PushBody, keepsElements: Bool) {
    scanner = JSONScanner(body)
    self.keepsElements = keepsElements
  }

  var place: Place? { frames.last?.place }

  func next() -> Event {
    while !isFinished {
      let token = scanner.next()
      byte = scanner.tokenOffset
      if let last = frames.indices.last, frames[last].isObject, frames[last].key == nil {
        switch token {
        case .string(let name):
          frames[last].key = name
          continue
        case .endObject: return leave()
        case .end, .malformed: return finish(token)
        default: return finish(.malformed)
        }
      }
      key = frames.last?.key ?? ""
      switch token {
      case .beginObject, .beginArray:
        if let event = enter(isObject: token == .beginObject) { return event }
      case .endObject, .endArray:
        guard let frame = frames.last, frame.isObject == (token == .endObject) else { return finish(.malformed) }
        return leave()
      case .end, .malformed: return finish(token)
      case .string(let text): return value(.string(text))
      case .number(let number): return value(.number(number))
      case .bool(let bool): return value(.bool(bool))
      case .null: return value(.null)
      }
    }
    return .finished(isComplete: false)
  }

  private func value(_ value: JSONValue) -> Event {
    hasRoot = true
    passKey()
    return .value(value)
  }

  private func passKey() {
    if let last = frames.indices.last { frames[last].key = nil }
  }

  private func enter(isObject: Bool) -> Event? {
    hasRoot = true
    passKey()
    if frames.count < JSONBuilder.deepest, let inner = Place.inner(of: place, key: key, isObject: isObject) {
      frames.append(Frame(place: inner, isObject: isObject))
      return .began
    }
    if case .elements = place { return element(isObject: isObject) }
    switch JSONBuilder.container(scanner, isObject: isObject, depth: frames.count, limit: Self.largestValue) {
    case .value(let value): return .value(value)
    case .tooLarge: return .tooLarge(mebibytes: Self.largestValue >> 20)
    case .cut(let token): return finish(token)
    }
  }

  private func element(isObject: Bool) -> Event? {
    if keepsElements { scanner.beginCapture(limit: Self.largestElement) }
    guard let digest = JSONDigest.rest(scanner, isObject: isObject) else {
      _ = scanner.endCapture()
      return finish(.end)
    }
    guard keepsElements else { return nil }
    let bytes = scanner.endCapture()
    return scanner.captureOverflowed
      ? .tooLarge(mebibytes: Self.largestElement >> 20) : .element(bytes, digest: digest)
  }

  private func leave() -> Event {
    guard let frame = frames.popLast() else { return finish(.malformed) }
    return .ended(frame.place)
  }

  private func finish(_ token: JSONScanner.Token) -> Event {
    isFinished = true
    isMalformed = token == .malformed
    return .finished(isComplete: frames.isEmpty && !isMalformed && !scanner.hasFailed)
  }
}
