internal import DailveScores

/// Numbers of every script in the digits and separators that programs read.
public enum WesternDigits {
  /// Converts Arabic, Persian, Devanagari, full-width and all other decimal digits to those of ASCII, and the Arabic
  /// decimal separator to a point; removes the Arabic thousands separator and direction marks. Everything else stays.
  public static func text(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case _ where scalar.isASCII: result.append(scalar)
      case "\u{66B}", "\u{FF0E}": result.append(".")
      case "\u{FF0C}": result.append(",")
      case "\u{FF1A}": result.append(":")
      case "\u{2212}", "\u{FF0D}", "\u{FE63}": result.append("-")
      case "\u{66C}": break
      case _ where isMark(Character(scalar)): break
      default: result.append(digit(scalar) ?? scalar)
      }
    }
    return String(result)
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue else { return nil }
    return Unicode.Scalar(UInt8(ascii: "0") &+ UInt8(clamping: Int(saturating: value)))
  }

  /// True if it only marks the direction of writing: texts of right-to-left languages have such marks around numbers.
  public static func isMark(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else { return false }
    switch scalar.value {
    case 0x061C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: return true
    default: return false
    }
  }
}
