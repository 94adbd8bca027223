internal import ArgumentParser
internal import DailveDomain
internal import DailveScores
internal import DailveStore

struct ScoreCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "score", abstract: "All scores of a day or of days.")

  @OptionGroup var options: StoreOptions
  @Argument(help: "Day, YYYY-MM-DD (default: today).", transform: DayRange.day) var day: CivilDay?
  @OptionGroup var range: DayRange
  @Flag(help: "Print one JSON document.") var json = false

  func run() async throws {
    let store = try options.open()
    let timeline = try await store.timeline()
    let today = timeline.day(at: Instant.now.seconds)
    let isRange = range.from != nil || range.to != nil
    let last = isRange ? range.to ?? today : day ?? today
    let first = isRange ? range.from ?? last : last
    guard first <= last else { throw ValidationError("--from is after --to.") }
    var documents: [ScoreDocument] = []
    // A year at a time keeps memory level over decades.
    var from = first
    while from <= last {
      let to = min(from + 365, last)
      let history = try await LoadScoreHistory(store: store)(from...to)
      let nights = try await store.nights(in: from - SleepRhythm.lookBack...to, segments: true)
      let worn = Set(try await store.daily(.heartRate, in: from - SleepRhythm.lookBack...to).map(\.day.number))
      for number in from.number...to.number {
        let day = CivilDay(number: number)
        let rhythm = SleepRhythm(on: day, nights: nights, worn: worn, timeline: timeline)
        documents.append(ScoreDocument(history, day: day, rhythm: rhythm))
      }
      from = to + 1
    }
    if json {
      if isRange { try JSON.print(documents) } else if let only = documents.first { try JSON.print(only) }
      return
    }
    for document in documents { document.lines.forEach(Console.line) }
  }
}
