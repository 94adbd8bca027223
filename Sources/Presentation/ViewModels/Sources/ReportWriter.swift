public import DailveDomain

/// An import's outcome in words.
public struct ReportWriter: Sendable {
  private let language: Language

  public init(_ language: Language) { self.language = language }

  public func result(_ report: ImportReport) -> String {
    func count(_ number: Int) -> String { NumberFormat.text(Double(number), decimals: 0) }
    let line = language(
      .importDone, count(report.records.added), count(report.records.duplicate), count(report.records.skipped))
    if let batch = report.sameAs { return language(.importSame, "\(batch)") }
    return report.complete ? line : line + ". " + language[.importIncomplete]
  }

  public func problems(_ report: ImportReport) -> [String] {
    report.problems.map { problem in
      var text = language.text("import.problem.\(problem.kind.rawValue)")
      if let byte = problem.byte {
        text += ", " + language(.importAtByte, NumberFormat.text(Double(byte), decimals: 0))
      }
      text += ": " + problem.text
      if problem.count > 1 { text += " (" + language(.importTimes, "\(problem.count)") + ")" }
      return text
    }
  }

  public func failure(_ error: any Error) -> String {
    switch error {
    case ImportSourceError.notFound: language[.importErrorNotFound]
    case ImportSourceError.empty: language[.importErrorEmpty]
    case ImportSourceError.noHealthData: language[.importErrorNoHealthData]
    case ImportSourceError.damagedArchive: language[.importErrorDamaged]
    case ImportSourceError.unreadable: language[.importErrorUnreadable]
    case StorageError.busy: language[.importErrorBusy]
    case StorageError.full: language[.importErrorFull]
    default: language[.importErrorStore]
    }
  }
}
