internal import Foundation

/// Names and texts from a file or a delivery as the store keeps them.
package enum NameText {
  /// A name on one line, composed and of limited length.
  package static func name(_ text: String) -> String { ShortText.name(composed(line(text))) }

  /// NFC, so that the same name from a Mac and from a phone is one name.
  package static func composed(_ name: String) -> String {
    name.utf8.allSatisfy { $0 < 0x80 } ? name : name.precomposedStringWithCanonicalMapping
  }

  /// Control characters, which the store's encodings and XML have uses of their own for, become spaces.
  package static func line(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(scalar.value < 0x20 || scalar.value == 0x7F ? " " : scalar) }
    return String(result)
  }
}
