internal import ArgumentParser
internal import DailveDocuments
internal import DailvePrograms
internal import DailveStore

struct AuditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit", abstract: "Compare the merged totals of each day with the rings that Apple's devices counted."
  )

  @OptionGroup var options: StoreOptions
  @OptionGroup var range: DayRange
  @Flag(help: "Print one JSON document.") var json = false

  func run() async throws {
    let audit = try await options.open().ask(Endpoint.audit, range.asked) ?? AuditDocument()
    if json { return try JSON.print(audit) }
    guard audit.days > 0 else {
      return Console.line(AuditText.none(audit))
    }
    Console.line(AuditText.result(within1Percent: audit.within1Percent, of: audit.days) + ".")
    for tally in audit.measures {
      Console.line("  \(tally.measure): \(tally.within1Percent) of \(tally.days)")
    }
    for difference in audit.worst.prefix(20) {
      let sources = difference.sources.map { "\($0.source) \(rounded($0.value))" }.joined(separator: ", ")
      Console.line(
        "\(difference.day)  \(difference.measure)  ours \(rounded(difference.ours))  Apple's \(rounded(difference.apples))  \(difference.reason)  (\(sources))"
      )
    }
  }

  private func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}

enum AuditText {
  /// The result without its full stop.
  static func result(within1Percent: Int, of all: Int) -> String {
    let days = Words.counted(all, "day", "days")
    let verb = within1Percent == 1 ? "agrees" : "agree"
    return "\(within1Percent) of \(days) \(verb) with Apple's own totals within 1 %"
  }

  /// The reason why nothing was compared.
  static func none(_ audit: AuditDocument) -> String {
    guard audit.ringDays > 0 else {
      return "There is nothing to compare with: the store holds no activity summaries of these days."
    }
    let days = Words.counted(audit.ringDays, "day", "days")
    return "The store holds the rings of \(days), but no readings to compare them with."
  }
}
