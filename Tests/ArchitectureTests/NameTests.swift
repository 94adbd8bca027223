import Testing

/// A name is what the field calls the thing, so that somebody who knows the field finds it without knowing this program.
@Suite struct NameTests {
  /// Words that hid their meaning. Say successor, count, zone, question, elevation or network, or say what the function does.
  static let forbidden: Set<String> = [
    "heir", "heirs", "sighting", "sightings", "whereabouts", "inquiry", "relief", "household", "households", "desk",
    "shelf", "loose",
  ]

  /// A history is the data of many days. Versions of an entry have a version history, workouts on one route match.
  static let histories = ["Score", "Body", "Sleep", "Training", "Recovery", "Overnight", "Version", "ShowVersion"]

  private static let types: Set<Substring> = ["struct", "class", "enum", "actor", "protocol", "typealias"]

  private static func names(after keywords: Set<Substring>, in text: String) -> [String] {
    text.split(separator: "\n").flatMap { line -> [String] in
      let parts = line.split(separator: " ", maxSplits: 6)
      guard parts.first?.hasPrefix("//") == false else { return [] }
      return zip(parts, parts.dropFirst()).filter { keywords.contains($0.0) }
        .map { String($0.1.prefix { $0.isLetter }) }
    }
  }

  private static func words(of name: String) -> [String] {
    name.matches(of: /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/).map { $0.output.lowercased() }
  }

  @Test func `no name needs to be explained`() throws {
    for (path, text) in try ArchitectureTests.files("Sources") {
      for name in Self.names(after: Self.types.union(["func", "var", "let", "case"]), in: text)
      where !Self.forbidden.isDisjoint(with: Self.words(of: name)) {
        Issue.record("\(path): \(name)")
      }
    }
  }

  /// "Take" can mean accept, apply, receive, parse, read or remove, and the caller wants to know which.
  @Test func `no function is named after taking`() throws {
    for (path, text) in try ArchitectureTests.files("Sources") {
      for name in Self.names(after: ["func"], in: text)
      where ["take", "takes", "taken", "taking"].contains(Self.words(of: name).first) {
        Issue.record("\(path): \(name)")
      }
    }
  }

  @Test func `the words history, outbox and forecast each have one meaning`() throws {
    for (path, text) in try ArchitectureTests.files("Sources") {
      for name in Self.names(after: Self.types, in: text) {
        if name.contains("History") {
          #expect(Self.histories.contains { name.hasPrefix($0 + "History") }, "\(path): \(name)")
        }
        // The browser has an outbox, the store a queue of changes.
        #expect(!name.contains("Outbox") || path.hasPrefix("Sources/Presentation/"), "\(path): \(name)")
        // Scores that include unsent forms are a preview.
        #expect(!name.contains("Forecast") || !path.contains("/WhatIf/"), "\(path): \(name)")
      }
    }
  }

  @Test func `the search finds names`() {
    let text = "  private static func takeIn(_ a: Int) {\n    let heir = 1\n    // let no"
    #expect(Self.names(after: ["func", "let"], in: text) == ["takeIn", "heir"])
    #expect(
      Self.words(of: "XMLScanner") == ["xml", "scanner"] && Self.words(of: "takeInLater") == ["take", "in", "later"])
  }
}
