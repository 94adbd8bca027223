internal import ArgumentParser
internal import DailveDocuments
internal import DailveDomain
internal import DailvePrograms
internal import DailveScores
internal import DailveStore

struct RecordsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "records", abstract: "Best efforts, longest workouts, streaks and race estimates.",
    discussion: "In JSON, times are seconds, distances km, climb metres.")

  @OptionGroup var options: StoreOptions
  @Argument(help: "Ignore everything after this day, YYYY-MM-DD (default: nothing).", transform: DayRange.day)
  var day: CivilDay?
  @Flag(help: "Print one JSON document.") var json = false

  func run() async throws {
    let store = try options.open()
    try Analyses.complete(store)
    let document = try await store.ask(Endpoint.records, day) ?? RecordsDocument()
    if json { try JSON.print(document) } else { document.lines.forEach { Console.line($0) } }
  }
}
