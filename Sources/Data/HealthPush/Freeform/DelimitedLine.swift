/// Splits a line of a table.
enum DelimitedLine {
  /// Fields without quotes and surrounding space. The separator is the first of tab, semicolon and comma that the line contains.
  static func fields(_ line: String) -> [String] {
    let separator: Character = line.contains("\t") ? "\t" : line.contains(";") ? ";" : ","
    var fields: [String] = []
    var field = ""
    var isQuoted = false
    for character in line {
      if character == "\"" {
        isQuoted.toggle()
      } else if character == separator, !isQuoted {
        fields.append(trimmed(field))
        field = ""
      } else {
        field.append(character)
      }
    }
    return fields + [trimmed(field)]
  }

  static func trimmed(_ text: String) -> String {
    let rest = text.drop { $0.isWhitespace }
    guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(rest[...last])
  }
}
