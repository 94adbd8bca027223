internal import ArgumentParser
internal import DailveDocuments
internal import DailveDomain
internal import DailvePrograms
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
    func show(_ row: DailyDocument) throws { if json { try list.add(row) } else { Console.line(row.line(of: type)) } }
    let (from, to) = try range.asked
    if bySource {
      for days in try range.days.decades {
        for row in try await store.read({ try $0.dailyStatisticsBySource(type: type, in: days) }) {
          try show(DailyDocument(row.statistics, source: row.source))
        }
      }
    } else if let metric = MetricTraits.metric(ofType: type) {
      // For a metric, entries that the person typed count even if the store has no sample.
      try await store.forEach(of: Endpoint.metric, (metric, from, to), show)
    } else {
      try await store.forEach(of: Endpoint.typeDays, (type, from, to), show)
    }
    if json { list.end() }
  }
}

extension ClosedRange<CivilDay> {
  /// The same days in pieces, oldest first, so that memory does not grow with the range.
  fileprivate var decades: [ClosedRange<CivilDay>] {
    let length = 3653
    return stride(from: lowerBound.number, through: upperBound.number, by: length).map {
      CivilDay(number: $0)...CivilDay(number: Swift.min($0 + length - 1, upperBound.number))
    }
  }
}

extension DailyDocument {
  /// The line for the terminal. For cumulative types the average or latest of the parts says nothing about the day; for
  /// other types the sum says nothing.
  fileprivate func line(of type: String) -> String {
    let addsUp = HealthType.isCumulative(type) || HealthType.isCategory(type)
    return "\(day)" + (source.map { "  \($0)" } ?? "")
      + (addsUp ? "  sum \(sum)" : "  average \(average)  min \(min)  max \(max)  latest \(latest)")
      + "  readings \(count)"
  }
}
