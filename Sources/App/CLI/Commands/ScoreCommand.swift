internal import ArgumentParser
internal import DailveDomain
internal import DailveScores
internal import DailveStore

struct ScoreCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "score", abstract: "All scores of a day, or of every day of a range, with what they are made of.",
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
      try await documents(day...day, store, timeline) { document in
        if json { try JSON.print(document) } else { document.lines.forEach(Console.line) }
      }
      return
    }
    var list = JSON.List()
    if let days = try await days(today, in: store) {
      for piece in days.pieces(.year) {
        try await documents(piece, store, timeline) { document in
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
    let (first, newest) = try await store.read { (try $0.firstDay(), try $0.lastDay(onOrBefore: last)) }
    guard let first, let newest else {
      return nil
    }
    let from = max(wanted, first)
    let to = min(last, max(today, newest))
    return from <= to ? from...to : nil
  }

  private func documents(
    _ days: ClosedRange<CivilDay>, _ store: HealthStore, _ timeline: ZoneTimeline,
    _ body: (ScoreOutput) throws -> Void
  ) async throws {
    let before = days.lowerBound - SleepRhythm.lookBack...days.upperBound
    let (history, nights, worn) = try await store.read { reader in
      (
        try ScoreHistory.of(days, from: reader), try reader.nights(in: before, segments: true),
        Set(try reader.daily(.heartRate, in: before).map(\.day))
      )
    }
    for day in days {
      try body(
        ScoreOutput(
          history, day: day, rhythm: SleepRhythm(on: day, nights: nights, worn: worn, timeline: timeline)))
    }
  }
}
