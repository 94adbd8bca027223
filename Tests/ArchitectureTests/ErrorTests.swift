import Testing

/// A caller handles every case of an error, so an error has few.
@Suite struct ErrorTests {
  private static let most = 5

  /// The errors that have more cases, with their numbers, which must not grow. `BackupProblem` is stored as it is, a case
  /// of `WebAuthnRefusal` is a step of the standard, and `PeerError` has codes that other machines know; the others are
  /// sentences for one place that shows them.
  private static let larger = [
    "BackupProblem": 17, "CertificateProblem": 8, "FileWriteError": 6, "IngestRefusal": 7, "PeerError": 13,
    "WebAuthnRefusal": 20,
  ]

  /// The number of cases of each enum of the text that is an error.
  private static func errors(in text: String) -> [(name: String, cases: Int)] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { index in
      let line = lines[index]
      guard let head = line.wholeMatch(of: /( *)[a-z ()]*\benum (\w+): ([^{]*)\{.*/),
        head.3.split(whereSeparator: { !$0.isLetter }).contains(where: { $0 == "Error" || $0 == "StoreFailure" })
      else { return nil }
      let body = lines[(index + 1)...].prefix { !$0.hasPrefix("\(head.1)}") }
      let cases = body.filter { $0.hasPrefix("\(head.1)  case ") }.map { line in
        line.replacing(/\([^)]*\)/, with: "").split(separator: ",").count
      }
      return (String(head.2), cases.reduce(0, +))
    }
  }

  @Test func `no error has more than five cases`() throws {
    var found = 0
    for (path, text) in try ArchitectureTests.files("Sources") {
      for error in Self.errors(in: text) {
        found += 1
        #expect(error.cases <= Self.larger[error.name] ?? Self.most, "\(path): \(error.name) has \(error.cases)")
      }
    }
    #expect(found > 12)
  }
}
