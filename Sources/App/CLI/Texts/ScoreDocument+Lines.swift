internal import DailveDocuments
internal import DailveDomain
internal import DailveScores

extension ScoreDocument {
  /// The score as text for the terminal.
  var lines: [String] {
    func line(_ name: String, _ entry: Entry) -> String {
      let parts = entry.parts.map { "\($0.name) \($0.wholePoints >= 0 ? "+" : "")\($0.wholePoints)" }.joined(
        separator: "  ")
      return "  \(name): " + (entry.score.map { "\($0) \(entry.band ?? "")  \(parts)" } ?? "– \(entry.reason ?? "")")
    }
    return ["\(day)"]
      + [("condition", condition), ("sleep", sleep), ("body", body), ("wellness", wellness), ("readiness", readiness)]
      .map { line($0.0, $0.1) }
  }
}
