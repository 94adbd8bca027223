internal import DailveHealthExport

/// Texts from a delivery as the store keeps them.
enum PushText {
  /// A name on one line, composed (NFC) and of limited length.
  static func name(_ text: String) -> String { ShortText.name(OriginTable.normalised(line(text))) }

  /// Control characters, which the store's encodings and XML have uses of their own for, become spaces.
  static func line(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(scalar.value < 0x20 || scalar.value == 0x7F ? " " : scalar) }
    return String(result)
  }
}
