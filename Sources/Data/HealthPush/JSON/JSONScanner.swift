/// Splits JSON (RFC 8259) into tokens, block by block. Phones, shortcuts and people write it carelessly, so commas and
/// colons count as space, strings may contain line breaks, and words for missing numbers stand for null.
final class JSONScanner {
  enum Token: Equatable {
    case beginObject, endObject, beginArray, endArray
    case string(String)
    case number(Double)
    case bool(Bool)
    case null
    /// The bytes have ended.
    case end
    /// A byte that begins no value; the rest cannot be read.
    case malformed
  }

  /// The most bytes kept of a string; the rest of a longer one is dropped.
  static let longestString = 1 << 20

  private let body: any PushBody
  private var block: [UInt8] = []
  private var at = 0
  /// Offset of the block in the body.
  private var base = 0
  private var isEnded = false
  private var scratch: [UInt8] = []
  private var captured: [UInt8]?
  private var captureStart = 0
  private var captureLimit = 0
  private(set) var captureOverflowed = false
  /// Offset of the first string that was longer than allowed.
  private(set) var firstLongString: Int?
  /// True if the body failed before its end.
  private(set) var hasFailed = false

  init(_ body: any PushBody) { self.body = body }

  /// Offset of the next byte.
  var offset: Int { base + at }
  /// Offset of the first byte of the last token.
  private(set) var tokenOffset = 0

  private func refill() -> Bool {
    guard !isEnded else { return false }
    keepCaptured(upTo: block.count)
    captureStart = 0
    base += block.count
    at = 0
    do {
      block = try body.read()
    } catch {
      hasFailed = true
      block = []
    }
    isEnded = block.isEmpty
    return !isEnded
  }

  private func peek() -> UInt8? { at < block.count || refill() ? block[at] : nil }

  /// The first byte that is neither space nor a byte order mark; it is not consumed.
  func firstByte() -> UInt8? {
    while let byte = peek() {
      if byte > 0x20, byte != 0xEF, byte != 0xBB, byte != 0xBF { return byte }
      at += 1
    }
    return nil
  }

  /// The next line of a body that is not JSON, without its line break; a long line is cut. `nil` at the end.
  func line() -> String? {
    tokenOffset = offset
    scratch.removeAll(keepingCapacity: true)
    guard peek() != nil else { return nil }
    while let byte = peek() {
      at += 1
      if byte == 0x0A { break }
      if byte != 0x0D { append(byte) }
    }
    return String(decoding: scratch, as: UTF8.self)
  }

  func next() -> Token {
    while true {
      guard at < block.count || refill() else {
        tokenOffset = offset
        return .end
      }
      let byte = block[at]
      // Space, comma and colon are skipped.
      if byte <= 0x20 || byte == 0x2C || byte == 0x3A {
        at += 1
        continue
      }
      tokenOffset = offset
      at += 1
      switch byte {
      case UInt8(ascii: "{"): return .beginObject
      case UInt8(ascii: "}"): return .endObject
      case UInt8(ascii: "["): return .beginArray
      case UInt8(ascii: "]"): return .endArray
      case UInt8(ascii: "\""): return string()
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
        return number(byte)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): return word(byte)
      case 0xEF where tokenOffset == 0, 0xBB where tokenOffset == 1, 0xBF where tokenOffset == 2: continue
      default: return .malformed
      }
    }
  }

  // MARK: Strings

  private func string() -> Token {
    var end = at
    while end < block.count {
      let byte = block[end]
      if byte == 0x22 {
        let text = String(decoding: block[at..<end], as: UTF8.self)
        at = end + 1
        return .string(text)
      }
      if byte == 0x5C || end - at >= Self.longestString { break }
      end += 1
    }
    return longString()
  }

  /// Reads a string with escapes, or one that reaches beyond the end of the block.
  private func longString() -> Token {
    scratch.removeAll(keepingCapacity: true)
    while let byte = peek() {
      at += 1
      switch byte {
      case 0x22: return .string(String(decoding: scratch, as: UTF8.self))
      case 0x5C: guard escape() else { return .end }
      default: append(byte)
      }
    }
    return .end
  }

  private func append(_ byte: UInt8) {
    guard scratch.count < Self.longestString else {
      if firstLongString == nil { firstLongString = tokenOffset }
      return
    }
    scratch.append(byte)
  }

  /// Returns false at the end of the body.
  private func escape() -> Bool {
    guard let byte = peek() else { return false }
    at += 1
    switch byte {
    case UInt8(ascii: "n"): append(0x0A)
    case UInt8(ascii: "t"): append(0x09)
    case UInt8(ascii: "r"): append(0x0D)
    case UInt8(ascii: "b"): append(0x08)
    case UInt8(ascii: "f"): append(0x0C)
    case UInt8(ascii: "u"):
      guard let unit = hexadecimal() else { return false }
      append(scalar(unit))
    default: append(byte)
    }
    return true
  }

  private func append(_ scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte) }
  }

  /// Reads four digits; other bytes count as 0. `nil` at the end of the body.
  private func hexadecimal() -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek() else { return nil }
      guard byte != 0x22 else { break }
      at += 1
      value = value << 4 | UInt32(Character(Unicode.Scalar(byte)).hexDigitValue ?? 0)
    }
    return value
  }

  /// The character of a code unit of UTF-16, with the second half of a pair if it needs one.
  private func scalar(_ unit: UInt32) -> Unicode.Scalar {
    guard (0xD800...0xDBFF).contains(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
    guard peek() == 0x5C else { return "\u{FFFD}" }
    at += 1
    guard peek() == UInt8(ascii: "u") else {
      _ = escape()
      return "\u{FFFD}"
    }
    at += 1
    guard let low = hexadecimal(), (0xDC00...0xDFFF).contains(low) else { return "\u{FFFD}" }
    return Unicode.Scalar(0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF)) ?? "\u{FFFD}"
  }

  // MARK: Numbers and words

  private func number(_ first: UInt8) -> Token {
    var number = DecimalDigits()
    _ = number.add(first)
    while let byte = peek(), number.add(byte) { at += 1 }
    guard number.hasOnlySign else { return number.value.map(Token.number) ?? .malformed }
    // The sign may belong to "-Infinity".
    guard let byte = peek(), Self.isLetter(byte) else { return .malformed }
    at += 1
    return word(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private static let longestWord = 16

  private func word(_ first: UInt8) -> Token {
    var text = String(UnicodeScalar(first)).lowercased()
    while let byte = peek(), Self.isLetter(byte), text.utf8.count < Self.longestWord {
      text += String(UnicodeScalar(byte)).lowercased()
      at += 1
    }
    switch text {
    case "true", "yes": return .bool(true)
    case "false", "no": return .bool(false)
    case "null", "nil", "none", "nan", "inf", "infinity", "undefined": return .null
    default: return .malformed
    }
  }

  // MARK: Verbatim bytes

  /// Keeps the bytes from the last token on, which must be a single byte.
  func beginCapture(limit: Int) {
    captured = []
    captureStart = max(0, at - 1)
    captureLimit = limit
    captureOverflowed = false
  }

  /// The bytes read since the capture began; empty if they exceed the limit.
  func endCapture() -> [UInt8] {
    keepCaptured(upTo: at)
    defer { captured = nil }
    return captured ?? []
  }

  private func keepCaptured(upTo end: Int) {
    guard captured != nil, captureStart < end else { return }
    if (captured?.count ?? 0) + end - captureStart > captureLimit {
      captureOverflowed = true
      captured = []
      captureLimit = 0
    } else if !captureOverflowed {
      captured?.append(contentsOf: block[captureStart..<end])
    }
    captureStart = end
  }
}
