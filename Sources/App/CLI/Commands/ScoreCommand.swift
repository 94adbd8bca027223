internal import ArgumentParser
internal import DailveDocuments
internal import DailveDomain
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
    let timeline = try await store.timeline()
    let today = timeline.day(at: Instant.now)
    guard range.isGiven else {
      let day = day ?? today
      try await documents(day...day, store) { document in
        if json { try JSON.print(document) } else { document.lines.forEach(Console.line) }
      }
      return
    }
    var list = JSON.List()
    if let days = try await days(today, in: store) {
      for piece in days.pieces(.year) {
        try await documents(piece, store) { document in
          if json { try list.add(document) } else { document.lines.forEach(Console.line) }
        }
      }
    }
    if json { list.end() }
  }

  /// Those of the requested days that could have a score.
  private func days(_ today: CivilDay, in store: HealthStore) async throws -> ClosedRange<CivilDay>? {
    let last = range.to ?? today
    let wanted = range.from ?? last
    guard wanted <= last else { throw ValidationError("--from is after --to.") }
    return try await store.read { reader in try ScoreDocument.scored(wanted...last, today: today, from: reader) }
  }

  private func documents(
    _ days: ClosedRange<CivilDay>, _ store: HealthStore, _ body: (ScoreDocument) throws -> Void
  ) async throws {
    for document in try await store.read({ try ScoreDocument.of(days, from: $0) }) { try body(document) }
  }
}
