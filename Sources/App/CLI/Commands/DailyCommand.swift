internal import ArgumentParser
internal import DailveDocuments
internal import DailveDomain
internal import DailveScores
internal import DailveStore

struct DailyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "daily",
    abstract: "Daily statistics of a type: count, sum, minimum, maximum, average and latest, merged over sources.")

  @OptionGroup var options: StoreOptions
  @Argument(help: TypeArgument.help) var type: String
  @OptionGroup var range: DayRange
  @Flag(help: "List each source separately instead of merging them.") var bySource = false
  @Flag(help: "Print one JSON document.") var json = false

  func run() async throws {
    let store = try options.open()
    let type = try await TypeArgument.resolve(type, in: store)
    var list = JSON.List()
    for days in try range.days.pieces(.decade) {
      let rows =
        if bySource {
          try await store.read({ try $0.dailyStatisticsBySource(type: type, in: days) }).map {
            DailyDocument($0.statistics, source: $0.source)
          }
        } else {
          try await store.read({ try $0.dailyStatistics(type: type, in: days) }).map { DailyDocument($0) }
        }
      for row in rows {
        if json { try list.add(row) } else { Console.line(row.line) }
      }
    }
    if json { list.end() }
  }
}

extension DailyDocument {
  /// For the terminal.
  fileprivate var line: String {
    "\(day)" + (source.map { "  \($0)" } ?? "")
      + "  count \(count)  sum \(sum)  min \(min)  max \(max)  average \(average)  latest \(latest)"
  }
}
