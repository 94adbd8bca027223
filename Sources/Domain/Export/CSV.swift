/// Comma-separated values, RFC 4180, safe to open in a spreadsheet.
///
/// A spreadsheet takes text that begins with `=`, `+`, `-` or `@` for a formula, and a name or note from somebody
/// else's file could contain one. As OWASP advises (CSV Injection, 2024), such text gets an apostrophe in front and
/// quotes around it. So does text that begins with a control character such as a tab or line break, or with the
/// full-width form of one of the four signs. Numbers are written by `number`, never by `field`, and keep their sign.
///
/// The encoding is reversible: text that begins with apostrophes followed by such a character gets one more apostrophe.
/// A reader removes one apostrophe from every text of that form.
public enum CSV {
  /// A cell of text.
  public static func field(_ text: String) -> String {
    let isFormula = couldBeFormula(text)
    // Scalars are compared because CR LF is one character of a `String`, equal to neither CR nor LF.
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

  /// A cell with a number; empty for `nil` and for infinite or undefined numbers.
  public static func number(_ value: Double?) -> String {
    guard let value, value.isFinite else { return "" }
    return "\(value)"
  }

  /// True if a spreadsheet might evaluate `text`, or might once its leading apostrophes are removed.
  private static func couldBeFormula(_ text: String) -> Bool {
    switch text.unicodeScalars.first(where: { $0 != "'" }) {
    case "=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}", "\u{7F}": true
    case let scalar?: scalar.value < 0x20
    case nil: false
    }
  }
}
