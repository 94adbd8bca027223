/// Decodes raw attribute bytes: resolves the five entities and numeric references, nothing else; replaces invalid bytes
/// and characters by U+FFFD.
enum TextDecoder {
  struct Findings {
    var illegal = false
    var unknownEntity = false
  }

  /// Appends the decoded UTF-8 to `output`.
  static func decode(_ raw: UnsafeBufferPointer<UInt8>, into output: inout [UInt8], findings: inout Findings) {
    if unsafe decodeSimple(raw, into: &output) { return }
    // Non-ASCII is repaired by the standard library; then entities, which are ASCII, are resolved.
    let text = unsafe String(decoding: raw, as: UTF8.self)
    var scalars = text.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      if scalar == "&" {
        let saved = scalars
        if let resolved = entity(&scalars, &findings) {
          append(resolved, to: &output)
        } else {
          scalars = saved
          findings.unknownEntity = true
          output.append(0x26)
        }
      } else if isLegal(scalar) {
        if scalar == "\u{FFFD}" { findings.illegal = true }
        append(scalar, to: &output)
      } else {
        findings.illegal = true
        append("\u{FFFD}", to: &output)
      }
    }
  }

  /// The entities that XML defines.
  private static let named: [(name: StaticString, byte: UInt8)] = [
    ("lt;", 0x3C), ("gt;", 0x3E), ("amp;", 0x26), ("quot;", 0x22), ("apos;", 0x27),
  ]

  /// Decodes ASCII in which no entity but the five named ones occurs, which is nearly every text that Health writes.
  ///
  /// - Returns: False for any other text, of which nothing is appended.
  private static func decodeSimple(_ raw: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) -> Bool {
    let before = output.count
    var from = 0
    var at = 0
    while at < raw.count {
      let byte = unsafe raw[at]
      if byte >= 0x20, byte < 0x80, byte != 0x26 {
        at += 1
        continue
      }
      guard byte == 0x26, let entity = named.first(where: { unsafe isNext($0.name, in: raw, from: at + 1) })
      else {
        output.removeLast(output.count - before)
        return false
      }
      unsafe output.append(contentsOf: RawBytes(rebasing: raw[from..<at]))
      output.append(entity.byte)
      at += 1 + entity.name.utf8CodeUnitCount
      from = at
    }
    unsafe output.append(contentsOf: RawBytes(rebasing: raw[from...]))
    return true
  }

  private static func isNext(_ text: StaticString, in raw: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard count <= raw.count - start else { return false }
    for offset in 0..<count where unsafe raw[start + offset] != text.utf8Start[offset] { return false }
    return true
  }

  static func string(_ raw: UnsafeBufferPointer<UInt8>, findings: inout Findings) -> String {
    var bytes: [UInt8] = []
    unsafe decode(raw, into: &bytes, findings: &findings)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// True for characters of XML 1.0's Char production.
  private static func isLegal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to output: inout [UInt8]) {
    output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// The character of a reference after "&"; `nil` for one that is not supported.
  private static func entity(_ scalars: inout String.UnicodeScalarView.Iterator, _ findings: inout Findings)
    -> Unicode.Scalar?
  {
    var name = ""
    while name.count <= 10, let scalar = scalars.next() {
      guard scalar == ";" else {
        guard scalar.isASCII else { return nil }
        name.unicodeScalars.append(scalar)
        continue
      }
      switch name {
      case "amp": return "&"
      case "lt": return "<"
      case "gt": return ">"
      case "quot": return "\""
      case "apos": return "'"
      default: break
      }
      guard name.first == "#" else { return nil }
      let digits = name.dropFirst()
      let value =
        digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      guard let value, let scalar = Unicode.Scalar(value), isLegal(scalar) else {
        findings.illegal = true
        return "\u{FFFD}"
      }
      return scalar
    }
    return nil
  }
}
