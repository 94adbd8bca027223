import Testing

/// A comment names the thing or gives a reason. One that begins with a clause or with a pronoun does neither.
@Suite struct CommentTests {
  static let beginnings: Set<Substring> = [
    "What", "Who", "Whoever", "Whose", "Whom", "Whether", "Which", "Those", "None", "Of",
  ]

  /// Comments of these folders have yet to be rewritten. A folder leaves this list once it is; none joins it.
  static let exceptions = [
    "Sources/App/Documents/", "Sources/App/Programs/", "Sources/App/Transfer/", "Sources/App/WebAuthn/",
    "Sources/Data/",
    "Sources/Domain/", "Sources/Engine/", "Sources/Sync/",
  ]

  @Test func `no comment begins with a clause`() throws {
    let files = try ArchitectureTests.files("Sources")
      .filter { file in !Self.exceptions.contains { file.path.hasPrefix($0) } }
    #expect(files.count > 500)
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
