internal import ArgumentParser
internal import DailveDocuments
internal import DailveDomain
internal import DailvePrograms
internal import DailveScores
internal import DailveStore

struct ScoreCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "score", abstract: "All scores of a day, or of every day of a range, with their parts.",
    discussion: """
      A range is answered for the days from the first one that has data to today, or to the newest one that has data if that is \
      later; before and after there is nothing to score.
      """)

  @OptionGroup var options: StoreOptions
  @Argument(help: "Day, YYYY-MM-DD (default: today).", transform: DayRange.day) var day: CivilDay?
  @OptionGroup var range: DayRange
  @Flag(help: "Print one JSON document: an object for a day, an array for a range.") var json = false

  func validate() throws {
    guard day == nil || !range.isGiven else { throw ValidationError("Give a day or a range, not both.") }
  }

  func run() async throws {
    let store = try options.open()
    guard range.isGiven else {
      guard let document = try await store.ask(Endpoint.scores, day) else { return }
      if json { try JSON.print(document) } else { document.lines.forEach(Console.line) }
      return
    }
    let last = if let to = range.to { to } else { try await store.timeline().day(at: .now) }
    let first = range.from ?? last
    guard first <= last else { throw ValidationError("--from is after --to.") }
    var list = JSON.List()
    try await store.forEach(of: Endpoint.scoreHistory, (first, last)) { document in
      if json { try list.add(document) } else { document.lines.forEach(Console.line) }
    }
    if json { list.end() }
  }
}

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
