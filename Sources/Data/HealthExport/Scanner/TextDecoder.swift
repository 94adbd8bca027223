/// Decodes raw attribute bytes: resolves the five entities and numeric references, nothing else; replaces invalid bytes
/// and characters by U+FFFD.
enum TextDecoder {
  struct Findings {
    var illegal = false
    var unknownEntity = false
  }

  /// Appends the decoded UTF-8 to `output`.
  static func decode(_ raw: UnsafeBufferPointer<UInt8>, into output: inout [UInt8], findings: inout Findings) {
    let isPlain = unsafe raw.allSatisfy { $0 >= 0x20 && $0 < 0x80 && $0 != 0x26 }
    if isPlain {
      unsafe output.append(contentsOf: raw)
      return
    }
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
