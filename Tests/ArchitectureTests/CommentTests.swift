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
}
