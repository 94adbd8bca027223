internal import ArgumentParser
internal import DailveDocuments
internal import DailveDomain
internal import DailveScores
internal import DailveStore

struct DailyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "daily",
    abstract:
      "A type day by day, merged over sources: the sum of what adds up; of anything else average, minimum, maximum and latest."
  )

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
          try await store.read({ try ListDays($0)(type: type, in: days) }).map { DailyDocument($0) }
        }
      for row in rows {
        if json { try list.add(row) } else { Console.line(row.line(of: type)) }
      }
    }
    if json { list.end() }
  }
}

extension DailyDocument {
  /// For the terminal. What adds up is a sum of parts, and the average or the latest of the parts says nothing
  /// about the day; of what does not, the sum says nothing.
  fileprivate func line(of type: String) -> String {
    let addsUp = HealthType.isCumulative(type) || HealthType.isCategory(type)
    return "\(day)" + (source.map { "  \($0)" } ?? "")
      + (addsUp ? "  sum \(sum)" : "  average \(average)  min \(min)  max \(max)  latest \(latest)")
      + "  readings \(count)"
  }
}
