internal import ArgumentParser
internal import DailveDocuments
internal import DailveDomain
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
    let records = try await store.read { [day] reader in
      let newest = try day ?? reader.lastDay(onOrBefore: CivilDay.accepted.upperBound)
      return try newest.map { RecordsDocument(try ShowRecords(reader)($0)) }
    }
    let document = records ?? RecordsDocument()
    if json { try JSON.print(document) } else { document.lines.forEach { Console.line($0) } }
  }
}
