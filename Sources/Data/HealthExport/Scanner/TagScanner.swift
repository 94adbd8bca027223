internal import DailveDomain
internal import DailveImporting

/// Finds tags in a byte stream through a sliding window. Knows just enough XML for what Health writes, and tolerates
/// its known errors: broken DTDs, control characters, duplicate attributes, names with spaces.
@safe final class TagScanner {
  enum Tag {
    /// A start tag; its attributes are in `attributes`.
    case start(isEmpty: Bool)
    case end
    case endOfDocument
  }

  /// Anything longer is not a tag.
  package static let longestTag = 16 << 20
  private static let window = 1 << 20

  private let stream: any ByteStream
  private(set) var base: UnsafeMutablePointer<UInt8>
  private var capacity = TagScanner.window
  private var position = 0
  private var end = 0
  /// Offset of the window in the document.
  private var windowOffset = 0
  private var reachedEnd = false

  private(set) var attributes = AttributeList()
  /// Range of the element's name in the window.
  private(set) var name = (start: 0, count: 0)
  private(set) var tagStart = 0
  private(set) var malformedTags = 0
  private(set) var firstMalformed: Int?
  /// Document offset of the last text that looked like a tag and was not.
  private var givenUp: Int?

  private let keepsText: Bool
  private var textStart = 0
  private var textEnd = 0

  /// The text between the previous tag and the last one.
  var textBefore: RawBytes { unsafe bytes(textStart, max(0, textEnd - textStart)) }

  /// The bytes captured so far; `nil` unless a capture runs.
  var capture: [UInt8]?
  private var captured = 0
  /// True if the capture exceeded its limit and was abandoned.
  private(set) var captureOverflowed = false
  /// The most bytes captured of one element; no element of an export is longer.
  package static let longestCapture = PackedText.longest

  /// - Parameter keepsText: Whether the text before a tag is kept in the window.
  init(_ stream: any ByteStream, keepsText: Bool = false) {
    self.stream = stream
    self.keepsText = keepsText
    unsafe base = .allocate(capacity: Self.window)
  }

  deinit { unsafe base.deallocate() }

  /// Document bytes read so far.
  var documentBytes: Int { windowOffset + end }
  /// Document offset of the last tag.
  var tagOffset: Int { windowOffset + tagStart }
  var consumed: Int { stream.consumed }
  var streamIsComplete: Bool { stream.isComplete }

  /// True for a document that unpacks to more than any export, as a zip bomb does. Real ones compress to between a tenth and a thirtieth.
  var isBeyondMeasure: Bool {
    windowOffset > Self.largestDocument
      || windowOffset > 1 << 30 && windowOffset / Self.steepestRatio > stream.consumed
  }
  static let steepestRatio = 250
  /// A document is read up to this unpacked size; the largest exports known are a twentieth of it.
  private static let largestDocument = 64 << 30

  @inline(__always)
  func bytes(_ start: Int, _ count: Int) -> RawBytes { unsafe RawBytes(start: base + start, count: count) }

  /// Starts capturing, from the last tag on.
  func beginCapture() {
    capture = []
    captured = tagStart
    captureOverflowed = false
  }

  /// Everything from the start of the capture to the end of the last tag.
  func endCapture() -> [UInt8] {
    flushCapture()
    defer { capture = nil }
    return capture ?? []
  }

  private func flushCapture() {
    if let capture, capture.count > Self.longestCapture {
      self.capture = []
      captureOverflowed = true
    }
    if capture != nil, !captureOverflowed, position > captured {
      unsafe capture?.append(contentsOf: bytes(captured, position - captured))
    }
    captured = position
  }

  /// The next tag; comments, processing instructions, CDATA, text and the DOCTYPE are skipped.
  func next() throws(ImportSourceError) -> Tag {
    textStart = position
    while true {
      guard let open = find(UInt8(ascii: "<"), from: position) else {
        if keepsText, end - position < Self.longestTag {
          if try !refill(keepingFrom: position) { return .endOfDocument }
          textStart = position
          continue
        }
        position = end
        if try !refill(keepingFrom: end) { return .endOfDocument }
        continue
      }
      tagStart = open
      textEnd = open
      let result = parseTag(open)
      switch result {
      case .tag(let tag, let after):
        position = after
        return tag
      case .skip(let after):
        position = after
      case .needsMore:
        position = open
        if end - open >= Self.longestTag {
          giveUp(open)
        } else if try !refill(keepingFrom: keepsText ? min(textStart, open) : open) {
          return .endOfDocument
        }
      }
    }
  }

  /// Lets `next` return the last tag again.
  func unreadTag() { position = tagStart }

  /// Reads to the end without looking at tags.
  ///
  /// - Returns: The document offset of the first byte that is neither white space nor in a comment or an instruction;
  ///   `nil` if there is none.
  func skipRest() throws(ImportSourceError) -> Int? {
    var found: Int?
    while true {
      while found == nil, position < end, unsafe base[position] <= 0x20 { position += 1 }
      if found == nil, position < end, unsafe base[position] == UInt8(ascii: "<") {
        tagStart = position
        switch parseTag(position) {
        case .skip(let after):
          position = after
          continue
        case .needsMore where end - position < Self.longestTag:
          if try refill(keepingFrom: position) { continue }
        case .tag, .needsMore: break
        }
      }
      if found == nil, position < end { found = windowOffset + position }
      position = end
      if try !refill(keepingFrom: end) { return found }
    }
  }

  /// Skips one character of what only looked like a tag, since tags may follow in it. A second such text among the
  /// bytes searched for the end of the first skips all of them, so that no byte is searched repeatedly.
  private func giveUp(_ open: Int) {
    noteMalformed()
    let offset = windowOffset + open
    position = givenUp.map { offset - $0 < Self.longestTag } ?? false ? end : open + 1
    givenUp = offset
  }

  private enum Parsed {
    case tag(Tag, after: Int)
    case skip(after: Int)
    case needsMore
  }

  private func noteMalformed() {
    malformedTags += 1
    if firstMalformed == nil { firstMalformed = tagOffset }
  }

  /// Moves the rest to the front of the window and reads on. Returns false at the end of the stream.
  private func refill(keepingFrom keep: Int) throws(ImportSourceError) -> Bool {
    if reachedEnd || isBeyondMeasure { return false }
    flushCapture()
    let rest = end - keep
    if rest == capacity {
      let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity * 2)
      unsafe larger.update(from: base + keep, count: rest)
      unsafe base.deallocate()
      unsafe base = larger
      capacity *= 2
    } else if rest > 0, keep > 0 {
      unsafe base.update(from: base + keep, count: rest)
    }
    windowOffset += keep
    textStart = max(0, textStart - keep)
    position -= keep
    captured = position
    end = rest
    let count = unsafe try stream.read(into: UnsafeMutableRawBufferPointer(start: base + end, count: capacity - end))
    end += count
    if count == 0 { reachedEnd = true }
    return count > 0
  }

  @inline(__always)
  private func find(_ byte: UInt8, from start: Int) -> Int? {
    var at = start
    let end = end
    let base = unsafe base
    // Eight bytes at a time: a byte equal to the wanted one becomes zero, and zero bytes are found by the borrow trick.
    let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
    while at + 8 <= end {
      let word = unsafe UnsafeRawPointer(base + at).loadUnaligned(as: UInt64.self) ^ pattern
      let zeros = (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
      if zeros != 0 { return at + zeros.trailingZeroBitCount >> 3 }
      at += 8
    }
    while at < end {
      if unsafe base[at] == byte { return at }
      at += 1
    }
    return nil
  }

  /// The place of the first `=` or `>`.
  @inline(__always)
  private func findEndOfName(from start: Int) -> Int? {
    var at = start
    let end = end
    let base = unsafe base
    while at + 8 <= end {
      let word = unsafe UnsafeRawPointer(base + at).loadUnaligned(as: UInt64.self)
      let equals = word ^ 0x3D3D_3D3D_3D3D_3D3D
      let closes = word ^ 0x3E3E_3E3E_3E3E_3E3E
      let zeros =
        ((equals &- 0x0101_0101_0101_0101) & ~equals | (closes &- 0x0101_0101_0101_0101) & ~closes)
        & 0x8080_8080_8080_8080
      if zeros != 0 { return at + zeros.trailingZeroBitCount >> 3 }
      at += 8
    }
    while at < end {
      let byte = unsafe base[at]
      if byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">") { return at }
      at += 1
    }
    return nil
  }

  private func parseTag(_ open: Int) -> Parsed {
    guard open + 1 < end else { return .needsMore }
    let first = unsafe base[open + 1]
    if first == UInt8(ascii: "/") {
      guard let close = find(UInt8(ascii: ">"), from: open + 2) else { return .needsMore }
      var stop = close
      while stop > open + 2, unsafe base[stop - 1] <= 0x20 { stop -= 1 }
      name = (open + 2, stop - open - 2)
      return .tag(.end, after: close + 1)
    }
    if first == UInt8(ascii: "!") { return declaration(open) }
    if first == UInt8(ascii: "?") { return skip(past: "?>", from: open + 2) }
    return startTag(open)
  }

  private func skip(past text: StaticString, from start: Int) -> Parsed {
    let count = text.utf8CodeUnitCount
    let wanted = unsafe text.utf8Start
    var at = start
    while let found = unsafe find(wanted[0], from: at) {
      guard found + count <= end else { return .needsMore }
      if (1..<count).allSatisfy({ unsafe base[found + $0] == wanted[$0] }) { return .skip(after: found + count) }
      at = found + 1
    }
    return .needsMore
  }

  private func starts(at: Int, with text: StaticString) -> Bool? {
    let count = text.utf8CodeUnitCount
    for offset in 0..<count {
      guard at + offset < end else { return nil }
      if unsafe base[at + offset] != text.utf8Start[offset] { return false }
    }
    return true
  }

  private func declaration(_ open: Int) -> Parsed {
    switch starts(at: open, with: "<!--") {
    case nil: return .needsMore
    case true?: return skip(past: "-->", from: open + 4)
    default: break
    }
    switch starts(at: open, with: "<![CDATA[") {
    case nil: return .needsMore
    case true?: return skip(past: "]]>", from: open + 9)
    default: return doctype(open)
    }
  }

  /// Skips a DOCTYPE with its internal subset by brackets and quotes alone. iOS 16 wrote subsets that no parser
  /// accepts, so the root element ends one too.
  private func doctype(_ open: Int) -> Parsed {
    var at = open + 2
    var depth = 0
    while at < end {
      let byte = unsafe base[at]
      switch byte {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0: return .skip(after: at + 1)
      case UInt8(ascii: "<"):
        switch starts(at: at, with: "<HealthData") {
        case nil: return .needsMore
        case true?: return .skip(after: at)
        default: break
        }
        switch starts(at: at, with: "<!--") {
        case nil: return .needsMore
        case true?:
          guard case .skip(let after) = skip(past: "-->", from: at + 4) else { return .needsMore }
          at = after
          continue
        default: break
        }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let quote = find(byte, from: at + 1) else { return .needsMore }
        at = quote
      default: break
      }
      at += 1
    }
    return .needsMore
  }

  @inline(__always)
  private func startTag(_ open: Int) -> Parsed {
    let base = unsafe base
    let end = end
    var at = open + 1
    while at < end, unsafe base[at] > 0x20, unsafe base[at] != UInt8(ascii: ">"), unsafe base[at] != UInt8(ascii: "/") {
      at += 1
    }
    name = (open + 1, at - open - 1)
    attributes.removeAll()
    while true {
      while at < end, unsafe base[at] <= 0x20 { at += 1 }
      guard at < end else { return .needsMore }
      let byte = unsafe base[at]
      if byte == UInt8(ascii: ">") { return .tag(.start(isEmpty: false), after: at + 1) }
      if byte == UInt8(ascii: "/") {
        guard at + 1 < end else { return .needsMore }
        if unsafe base[at + 1] == UInt8(ascii: ">") { return .tag(.start(isEmpty: true), after: at + 2) }
        at += 1
        continue
      }
      // The name extends to the equals sign: iOS 8 wrote names with spaces.
      let nameStart = at
      guard let nameStop = findEndOfName(from: at) else { return .needsMore }
      at = nameStop
      if unsafe base[at] == UInt8(ascii: ">") {
        noteMalformed()
        return .tag(.start(isEmpty: unsafe base[at - 1] == UInt8(ascii: "/")), after: at + 1)
      }
      var nameEnd = at
      while nameEnd > nameStart, unsafe base[nameEnd - 1] <= 0x20 { nameEnd -= 1 }
      at += 1
      while at < end, unsafe base[at] <= 0x20 { at += 1 }
      guard at < end else { return .needsMore }
      let quote = unsafe base[at]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        noteMalformed()
        continue
      }
      guard let close = find(quote, from: at + 1) else { return .needsMore }
      unsafe attributes.append(
        AttributeList.Attribute(
          nameStart: nameStart, nameCount: nameEnd - nameStart, valueStart: at + 1, valueCount: close - at - 1),
        in: UnsafePointer(base))
      at = close + 1
    }
  }
}
