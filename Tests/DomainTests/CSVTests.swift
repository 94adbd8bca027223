import DailveDomain
import Testing

@Suite struct CSVTests {
  @Test(arguments: [
    "=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "\u{B}", "\u{7F}", "\u{FF1D}1", "=HYPERLINK(\"a\",\"b\")",
    "'=1", "''-x",
  ])
  func `text that a spreadsheet would evaluate gets an apostrophe and quotes`(text: String) {
    let quoted = text.replacing("\"", with: "\"\"")
    #expect(CSV.field(text) == "\"'\(quoted)\"")
  }

  @Test(arguments: ["", "Alex’s Watch", "a=b", "1-2", "'quoted'", "x@y", "60", "é"])
  func `any other text stays as it is`(text: String) {
    #expect(CSV.field(text) == text)
  }

  /// A `String` treats CR LF as one character, and a comma with a combining accent, too.
  @Test(arguments: ["a\r\nb", "a,\u{301}b", "a\nb", "a\rb", "a,b", "a;b", "a\"b", "a\tb"])
  func `separators of cells and rows are quoted`(text: String) {
    let quoted = text.replacing("\"", with: "\"\"")
    #expect(CSV.field(text) == "\"\(quoted)\"")
  }

  @Test func `a number keeps its sign, and a missing one is empty`() {
    #expect(CSV.number(-0.5) == "-0.5")
    #expect(CSV.number(nil) == "")
    #expect(CSV.number(.infinity) == "" && CSV.number(.nan) == "")
  }
}
