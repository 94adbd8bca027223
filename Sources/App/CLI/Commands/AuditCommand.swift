internal import ArgumentParser
internal import DailveDocuments
internal import DailveDomain
internal import DailveScores
internal import DailveStore

struct AuditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit", abstract: "Compare the merged totals of each day with the rings that Apple's devices counted."
  )

  @OptionGroup var options: StoreOptions
  @OptionGroup var range: DayRange
  @Flag(help: "Print one JSON document.") var json = false

  func run() async throws {
    let audit = try await options.open().read { [days = range.days] in try AuditTotals($0)(in: days) }
    if json { return try JSON.print(AuditDocument(audit)) }
    guard audit.days > 0 else {
      return Console.line("There is nothing to compare with: the store holds no activity summaries.")
    }
    Console.line("\(audit.within1Percent) of \(audit.days) days agree with Apple's own totals within 1 %.")
    for tally in audit.tallies {
      Console.line("  \(tally.measure.rawValue): \(tally.within1Percent) of \(tally.days)")
    }
    for difference in audit.differences.prefix(20) {
      let sources = difference.sources.map { "\($0.source) \(rounded($0.value))" }.joined(separator: ", ")
      Console.line(
        "\(difference.day)  \(difference.measure.rawValue)  ours \(rounded(difference.ours))  Apple's \(rounded(difference.apple))  \(difference.reason.rawValue)  (\(sources))"
      )
    }
  }

  private func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
