internal import Foundation

/// Names and texts from a file or a delivery as the store keeps them.
package enum NameText {
  /// A name on one line, composed and of limited length.
  package static func name(_ text: String) -> String { ShortText.name(composed(line(text))) }

  /// Composes to NFC, so that the same name from a Mac and from a phone is one name.
  package static func composed(_ name: String) -> String {
    name.utf8.allSatisfy { $0 < 0x80 } ? name : name.precomposedStringWithCanonicalMapping
  }

  /// Replaces control characters by spaces, because XML and the store's encodings have their own uses for them.
  package static func line(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(scalar.value < 0x20 || scalar.value == 0x7F ? " " : scalar) }
    return String(result)
  }
}

/// Limits the length of texts used as keys and names.
package enum ShortText {
  /// Names and single values longer than this many bytes of UTF-8 are shortened on input; the full text stays in the
  /// record. The longest that Health itself writes, of devices, have about 250.
  @inlinable package static var longestName: Int { 1000 }
  private static let shown = 200

  /// The longest prefix that fits without splitting a character.
  package static func cut(_ text: String, to bytes: Int) -> String {
    guard text.utf8.count > bytes else { return text }
    var end = text.utf8.index(text.startIndex, offsetBy: bytes)
    while end > text.startIndex, end.samePosition(in: text.unicodeScalars) == nil { end = text.utf8.index(before: end) }
    return String(text.unicodeScalars[..<end])
  }

  package static func isLong(_ text: String) -> Bool { text.utf8.count > longestName }

  /// Returns a short name unchanged, and shortens a long one to its beginning and a hash of the whole, so that
  /// different names stay different.
  package static func name(_ text: String) -> String {
    guard isLong(text) else { return text }
    var hash = ByteHash()
    hash.add(Array(text.utf8))
    return cut(text, to: shown) + "… " + String(hash.value, radix: 16)
  }
}

/// Limits how many names one file or delivery may bring. Each becomes rows that many pages and every derivation read; a
/// phone has some two hundred types and a dozen sources, and a sender with more is malfunctioning.
package enum NameLimits {
  /// Types that Health does not know.
  package static let types = 1000
  package static let sources = 1000
  /// Combinations of source, unit, category, zone and resolution.
  package static let origins = 10_000
  /// Kinds of elements that are kept as received.
  package static let kept = 1000
}
