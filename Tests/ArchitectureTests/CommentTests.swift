import Foundation
import Testing

/// A comment names the thing or gives a reason. One that begins with a clause or with a pronoun does neither.
@Suite struct CommentTests {
  static let beginnings: Set<Substring> = [
    "What", "Who", "Whoever", "Whose", "Whom", "Whether", "Which", "Those", "None", "Of",
  ]

  @Test func `no comment begins with a clause`() throws {
    let files = try ArchitectureTests.files("Sources")
    #expect(files.count > 1000)
    for (path, text) in files {
      var isInside = false
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let comment = line.drop { $0 == " " }
        let isComment = comment.hasPrefix("//")
        let first = comment.drop { $0 == "/" || $0 == " " }.prefix { $0.isLetter }
        if isComment, !isInside { #expect(!Self.beginnings.contains(first), "\(path): \(comment)") }
        isInside = isComment
      }
    }
  }

  /// The name of a test says what the program does, so it begins with the thing that acts or is acted upon.
  static let riddles: Set<String> = [
    "what", "whatever", "who", "whoever", "whose", "where", "that", "nobody", "nothing", "none", "of", "they", "there",
    "others",
  ]

  private static func beginnings(of text: String, after keyword: String) -> [String] {
    text.components(separatedBy: keyword).dropFirst().map { $0.prefix { $0.isLetter }.lowercased() }
  }

  @Test(arguments: [("swift", "func `", 1000), ("py", "def test_", 500)])
  func `the name of a test begins with a thing`(suffix: String, keyword: String, atLeast: Int) throws {
    var count = 0
    for (path, text) in try ArchitectureTests.files("Tests", suffix: suffix) {
      let beginnings = Self.beginnings(of: text, after: keyword)
      count += beginnings.count
      let found = Self.riddles.intersection(beginnings)
      #expect(found.isEmpty, "\(path): tests begin with \(found.sorted())")
    }
    #expect(count > atLeast)
  }

  @Test func `the search finds the first word of a name`() {
    let text = "def test_Nobody_waits():\n  pass\n\ndef test_ports():\n"
    #expect(Self.beginnings(of: text, after: "def test_") == ["nobody", "ports"])
  }
}
