import Testing

@testable import DailveServer

struct UncommentedSourceTests {
  private func script(_ text: String) -> String {
    String(decoding: UncommentedSource.bytes(of: Array(text.utf8), hasLineComments: true), as: UTF8.self)
  }

  @Test(arguments: [
    ("// said\nlet a = 1; // beside\n", "let a = 1; // beside\n"),
    ("/** one line */\nf();\n", "f();\n"),
    ("  /**\n   * several\n   */\n  f();\n", "  f();\n"),
    ("const a =\n  /** @type {T} */ (b);\n", "const a =\n  /** @type {T} */ (b);\n"),
    ("const url = \"https://here\";\n", "const url = \"https://here\";\n"),
    ("f(); /* begins\n ends */ g();\n", "f(); /* begins\n ends */ g();\n"),
    ("/* of which nobody sees the end", "/* of which nobody sees the end"),
    ("/*", "/*"), ("/*/", "/*/"), ("", ""),
    ("f();\n// the last", "f();\n"),
  ])
  func `A comment on lines of its own is not sent`(source: String, sent: String) {
    #expect(script(source) == sent)
  }

  @Test func `Two slashes are no comment in a style sheet`() {
    let style = "a {\n  background:\n    //nobody\n}\n/* said */\nb {}\n"
    let sent = String(decoding: UncommentedSource.bytes(of: Array(style.utf8), hasLineComments: false), as: UTF8.self)
    #expect(sent == "a {\n  background:\n    //nobody\n}\nb {}\n")
  }

  @Test(
    arguments: ["app", "connect", "engine", "forecast", "offline", "outbox", "passkey", "sw", "what-if", "workout"]
  )
  func `No script has a line within quotes that looks like a comment`(name: String) {
    let text = Assets.text("\(name).js")
    #expect(!text.isEmpty)
    #expect(!text.split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("//") })
    // A template that lost one of its own lines would stay open.
    #expect(text.count { $0 == "`" }.isMultiple(of: 2))
  }
}
