/// Texts that are looked up by and shown, kept short.
enum ShortText {
  /// Names and single values longer than this many bytes of UTF-8 are shortened where they enter; the whole text stays with what
  /// said it. The longest that Health writes itself, of devices, have about 250.
  static let longestName = 1000
  private static let shown = 200

  /// As much of the text as fits, no character cut in two.
  static func cut(_ text: String, to bytes: Int) -> String {
    guard text.utf8.count > bytes else { return text }
    var end = text.utf8.index(text.startIndex, offsetBy: bytes)
    while end > text.startIndex, end.samePosition(in: text.unicodeScalars) == nil { end = text.utf8.index(before: end) }
    return String(text.unicodeScalars[..<end])
  }

  static func isLong(_ text: String) -> Bool { text.utf8.count > longestName }

  /// A name as it is, or its beginning and a hash of the whole: two long names are the same only when they are.
  static func name(_ text: String) -> String {
    guard isLong(text) else { return text }
    var hash = ByteHash()
    hash.add(Array(text.utf8))
    return cut(text, to: shown) + "… " + String(hash.value, radix: 16)
  }
}
