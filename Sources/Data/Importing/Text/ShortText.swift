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

  /// A short name unchanged; of a long one the beginning and a hash of the whole, so that different names stay
  /// different.
  package static func name(_ text: String) -> String {
    guard isLong(text) else { return text }
    var hash = ByteHash()
    hash.add(Array(text.utf8))
    return cut(text, to: shown) + "… " + String(hash.value, radix: 16)
  }
}
