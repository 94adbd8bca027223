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
    var sentences = [line]
    if let new = report.newWorkouts, report.workouts > 0 {
      sentences.append(language(.importWorkouts, count(new), count(max(0, report.workouts - new))))
    }
    if !report.complete { sentences.append(language[.importIncomplete]) }
    if report.waitsInLog == true { sentences.append(language[.importInLog]) }
    // All but the last end with a stop.
    return sentences.dropLast().map { $0.hasSuffix(".") ? $0 : $0 + "." }.joined(separator: " ")
      + (sentences.count > 1 ? " " : "") + (sentences.last ?? "")
  }

  /// Which zone the import took for home, and why; `nil` when it took none.
  public func zone(_ report: ImportReport) -> String? {
    guard let home = report.homeZone, home.basis != .known else { return nil }
    return language(.importZone, home.zone) + " " + language.text("import.zone.\(home.basis.rawValue)")
  }

  public func problems(_ report: ImportReport) -> [String] {
    report.problems.map { problem in
      var text = language.text("import.problem.\(problem.kind.rawValue)")
      if let byte = problem.byte {
        text += ", " + language(.importAtByte, NumberFormat.text(Double(byte), decimals: 0))
      }
      text += ": " + TypeName.inText(problem.text, language)
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
