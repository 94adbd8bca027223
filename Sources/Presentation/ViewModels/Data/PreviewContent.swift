public import DailveDomain
internal import DailveScores

/// The preview of an import.
public struct PreviewContent: Sendable, Equatable {
  public var title: String
  public var result: String
  /// Explains the treatment of readings that are gone or changed; `nil` if there are none.
  public var changesText: String?
  public var lines: [BatchContent.Line]
  public var months: [BatchContent.Line]

  public init(_ report: ImportReport, name: String, _ words: SourcePresenter) {
    title = words.language(.importPreviewTitle, name)
    result = ReportPresenter(words.language).result(report)
    changesText = ReportPresenter(words.language).changes(report)
    // Types without changes need no row.
    let changing = { (line: ImportChanges.Line) in line.added + line.changed + line.gone > 0 }
    lines = report.changes.byType.filter(changing).map {
      BatchContent.Line(name: TypeName.readable($0.name, words.language), counts: BatchContent.counts($0, words))
    }
    months = report.changes.byMonth.filter(changing).reversed().prefix(24).map {
      BatchContent.Line(name: BatchContent.month($0.name, words.language), counts: BatchContent.counts($0, words))
    }
  }
}
