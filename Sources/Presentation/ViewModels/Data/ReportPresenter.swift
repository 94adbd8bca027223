public import DailveDomain

/// Puts the outcome of an import into words.
public struct ReportPresenter: Sendable {
  private let language: Language

  public init(_ language: Language) { self.language = language }

  public func result(_ report: ImportReport) -> String {
    func count(_ number: Int) -> String { NumberFormat.text(Double(number), decimals: 0) }
    /// `nil` for 0, which need not be mentioned.
    func some(_ key: TextKey, _ number: Int) -> String? { number > 0 ? language(key, count(number)) : nil }
    if let batch = report.sameAs { return language(.importSame, "\(batch)") }
    if report.isEmpty { return language[.importNothing] }
    let readings = [
      language(.importDone, count(report.records.added)), some(.importKnown, report.records.duplicate),
      some(.importSkipped, report.records.skipped),
    ]
    let read = readings.compactMap { $0 }
    var sentences = [read.joined(separator: ", ")]
    if let new = report.newWorkouts, report.workouts > 0 {
      let workouts = [language(.importWorkouts, count(new)), some(.importKnown, report.workouts - new)].compactMap {
        $0
      }
      // Two plain counts fit into one sentence.
      if read.count + workouts.count == 2 {
        sentences = [language(.importBoth, sentences[0], workouts[0])]
      } else {
        sentences.append(workouts.joined(separator: ", "))
      }
    }
    if let ending = ending(report) { sentences.append(ending) }
    if report.newerExport != nil { sentences.append(language[.importOlder]) }
    if report.waitsInLog == true { sentences.append(language[.importInLog]) }
    // All but the last end with a full stop.
    return sentences.dropLast().map { $0.hasSuffix(".") ? $0 : $0 + "." }.joined(separator: " ")
      + (sentences.count > 1 ? " " : "") + (sentences.last ?? "")
  }

  /// The sentence about a document that was not read to its end.
  private func ending(_ report: ImportReport) -> String? {
    switch report.ending {
    case .complete: nil
    case .cut: language[.importIncomplete]
    case .unreadable: language[.importUnreadable]
    }
  }

  /// The outcome in one line, for the notice on Today, with problems only if there were any; the import's page has the
  /// details.
  public func summary(_ report: ImportReport) -> String {
    func count(_ number: Int) -> String { NumberFormat.text(Double(number), decimals: 0) }
    if report.isEmpty { return language[.importNothing] }
    let workouts = report.newWorkouts ?? report.workouts
    let sentences = [
      report.records.added > 0
        ? language(.importSummary, count(report.records.added))
        : workouts > 0 ? language(.importSummaryWorkouts, count(workouts)) : language[.importSummaryNothing],
      ending(report), report.newerExport.map { _ in language[.importOlder] },
      report.waitsInLog == true ? language[.importInLog] : nil,
    ].compactMap { $0 }
    return sentences.count == 1
      ? sentences[0] : sentences.map { $0.hasSuffix(".") ? $0 : $0 + "." }.joined(separator: " ")
  }

  /// Explains the treatment of readings that are gone or changed; `nil` if there are none.
  public func changes(_ report: ImportReport) -> String? {
    let total = report.changes.total
    guard total.changed + total.gone > 0 else { return nil }
    return language[report.newerExport == nil ? .dataGoneWhy : .dataOlderWhy]
  }

  /// The home zone chosen by the import, and why; `nil` if none.
  public func zone(_ report: ImportReport) -> String? {
    guard let home = report.homeZone, let reason = home.basis.reason else { return nil }
    return language(.importZone, home.zone) + " " + language[reason]
  }

  public func problems(_ report: ImportReport) -> [String] {
    report.problems.map { problem in
      let title = language[problem.kind.title]
      let name = problem.kind.namesWhatIsOdd && !problem.text.isEmpty ? TypeName.inText(problem.text, language) : nil
      let odd = [name, problem.cause.map { language($0) }].compactMap { $0 }.joined(separator: ", ")
      let what = odd.isEmpty ? title : "\(title): \(odd)"
      let details = [
        problem.count > 1 ? language(.importTimes, NumberFormat.text(Double(problem.count), decimals: 0)) : nil,
        problem.byte.map { language(.importAtByte, NumberFormat.text(Double($0), decimals: 0)) },
      ].compactMap { $0 }
      return details.isEmpty ? what : "\(what) (\(details.joined(separator: ", ")))"
    }
  }

  public func failure(_ error: any Error) -> String {
    switch StorageError(in: error) ?? error {
    case ImportSourceError.notFound: language[.importErrorNotFound]
    case ImportSourceError.empty: language[.importErrorEmpty]
    case ImportSourceError.noHealthData(_, _, let unopened?): failure(unopened)
    case ImportSourceError.noHealthData: language[.importErrorNoHealthData]
    case ImportSourceError.damagedArchive: language[.importErrorDamaged]
    case ImportSourceError.unreadable: language[.importErrorUnreadable]
    case StorageError.busy: language[.importErrorBusy]
    case StorageError.full: language[.importErrorFull]
    default: language[.importErrorStore]
    }
  }

  private func failure(_ file: UnopenedFile) -> String {
    switch file.cause {
    case .method(let number):
      language(.importErrorMethod, file.name, UnopenedFile.Cause.name(ofMethod: number) ?? "\(number)")
    case .encrypted: language(.importErrorEncrypted, file.name)
    case .damaged: language(.importErrorDamagedFile, file.name)
    }
  }
}
