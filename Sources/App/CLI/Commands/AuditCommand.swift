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
      return Console.line(AuditText.none(audit))
    }
    Console.line(AuditText.result(audit) + ".")
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

/// An audit as text.
enum AuditText {
  /// Without its full stop.
  static func result(_ audit: Audit) -> String {
    let days = Words.counted(audit.days, "day", "days")
    let verb = audit.within1Percent == 1 ? "agrees" : "agree"
    return "\(audit.within1Percent) of \(days) \(verb) with Apple's own totals within 1 %"
  }

  /// Why nothing was compared.
  static func none(_ audit: Audit) -> String {
    guard audit.ringDays > 0 else {
      return "There is nothing to compare with: the store holds no activity summaries of these days."
    }
    let days = Words.counted(audit.ringDays, "day", "days")
    return "The store holds the rings of \(days), but no readings to compare them with."
  }
}
