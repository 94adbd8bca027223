/// Comma-separated values, RFC 4180, safe to open in a spreadsheet.
///
/// A spreadsheet takes a text that begins with `=`, `+`, `-` or `@` for a formula, and a name or a note from somebody else's file could
/// hold one. As OWASP advises (CSV Injection, 2024), such a text gets an apostrophe in front and quotes around it; so do texts that
/// begin with a tab, a line break or another control character, and the full-width forms of the four signs. Numbers are written by
/// `number`, never by `field`, and keep their sign.
///
/// Nothing is lost: a text that begins with apostrophes before such a character gets one more. Whoever reads a file of ours back takes
/// one apostrophe off every text that begins with apostrophes and then one of these characters, and has what was written.
public enum CSV {
  /// A cell of text.
  public static func field(_ text: String) -> String {
    let isFormula = couldBeFormula(text)
    // By scalar: to a string, a carriage return and a line feed are one character, and neither of the two.
    guard isFormula || text.unicodeScalars.contains(where: { ",;\t\"\n\r".unicodeScalars.contains($0) }) else {
      return text
    }
    var result = isFormula ? "\"'" : "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { result.unicodeScalars.append(scalar) }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }

  /// A cell of a number; empty for none, and for one that is not finite.
  public static func number(_ value: Double?) -> String {
    guard let value, value.isFinite else { return "" }
    return "\(value)"
  }

  /// Whether a spreadsheet might calculate with `text`, or might once an apostrophe is taken off it.
  private static func couldBeFormula(_ text: String) -> Bool {
    switch text.unicodeScalars.first(where: { $0 != "'" }) {
    case "=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}", "\u{7F}": true
    case let scalar?: scalar.value < 0x20
    case nil: false
    }
  }
}
