public import DailveDomain
public import DailveScores

/// The page of one import.
public struct BatchContent: Sendable, Equatable {
  public struct Line: Sendable, Equatable {
    public var name: String
    /// New, already there, changed, gone.
    public var counts: [String]
  }

  public var id: Int
  public var name: String
  public var dayText: String
  /// The day of a delivery, with whose page it is listed; `nil` for an import.
  public var deliveryDay: CivilDay?
  /// What sort of thing came in.
  public var kindText: String
  public var resultText: String
  /// Which home zone it took, and why; `nil` if none.
  public var zoneText: String?
  /// Explains what happens to readings that are gone or changed; `nil` if there are none.
  public var changesText: String?
  public var canUndo: Bool
  /// Whether a device sent it.
  public var isDelivery: Bool
  /// Whether what a device sent can be read again.
  public var canReplay: Bool
  /// What of a delivery was not understood; `nil` if all of it was.
  public var warning: String?
  public var total: [String]
  public var byType: [Line]
  public var bySource: [Line]
  public var byMonth: [Line]
  public var problems: [String]

  /// - Parameter delivery: The one that became the batch, if one did.
  public init(_ batch: StoredBatch, delivery: Delivery? = nil, _ words: SourcePresenter) {
    let report = batch.report ?? ImportReport()
    func lines(_ lines: [ImportChanges.Line], _ name: (String) -> String) -> [Line] {
      lines.map { Line(name: name($0.name), counts: Self.counts($0, words)) }
    }
    id = batch.id
    name = batch.name
    dayText = words.date(batch.started)
    deliveryDay = delivery.map { words.day($0.head.received) }
    kindText = words.language[batch.kind.title]
    resultText = words.outcome(batch)
    isDelivery = batch.kind == .push
    canUndo = batch.undone == nil && batch.finished != nil
    canReplay = delivery?.isKept == true && batch.undone == nil
    warning = delivery.flatMap { delivery in
      delivery.unknown > 0 ? words.language(.connectReceivedOdd, words.count(delivery.unknown)) : nil
    }
    let all = report.changes.total
    zoneText = ReportPresenter(words.language).zone(report)
    changesText = all.changed + all.gone > 0 ? words.language[.dataGoneWhy] : nil
    // Records only, as in the sentence above; workouts, summaries and files have their own rows below.
    total = [report.records.added, report.records.duplicate, all.changed, all.gone].map(words.count)
    byType = lines(report.changes.byType) { TypeName.readable($0, words.language) }.sorted { $0.name < $1.name }
    bySource = lines(report.changes.bySource) { $0 }
    byMonth = lines(report.changes.byMonth.reversed()) { Self.month($0, words.language) }
    problems = ReportPresenter(words.language).problems(report)
  }

  /// "November 2026" for "2026-11".
  static func month(_ name: String, _ language: Language) -> String {
    CivilDay(name + "-01").map { DateFormat.monthAndYear($0, language) } ?? name
  }

  static func counts(_ line: ImportChanges.Line, _ words: SourcePresenter) -> [String] {
    [line.added, line.there, line.changed, line.gone].map(words.count)
  }
}

/// The report of an import as CSV (RFC 4180): changes by type, source and month, and every problem with its position.
public enum BatchTable {
  public static func csv(_ batch: StoredBatch, _ changes: [BatchChange]) -> String {
    var rows = [["kind", "type", "source", "month", "new", "changed", "gone", "byte", "count", "text"]]
    for change in changes {
      rows.append([
        "change", change.type, change.source, change.month, "\(change.count.added)", "\(change.count.changed)",
        "\(change.count.gone)", "", "", "",
      ])
    }
    for problem in batch.report?.problems ?? [] {
      rows.append([
        problem.kind.rawValue, "", "", "", "", "", "", problem.byte.map { "\($0)" } ?? "", "\(problem.count)",
        [problem.text, problem.cause.map { Language.en($0) } ?? ""].filter { !$0.isEmpty }.joined(
          separator: ", "),
      ])
    }
    return rows.map { $0.map(CSV.field).joined(separator: ",") }.joined(separator: "\r\n") + "\r\n"
  }
}

/// The preview of an import.
public struct PreviewContent: Sendable, Equatable {
  public var title: String
  public var result: String
  /// Explains what happens to readings that are gone or changed; `nil` if there are none.
  public var changesText: String?
  public var lines: [BatchContent.Line]
  public var months: [BatchContent.Line]

  public init(_ report: ImportReport, name: String, _ words: SourcePresenter) {
    title = words.language(.importPreviewTitle, name)
    result = ReportPresenter(words.language).result(report)
    let total = report.changes.total
    changesText = total.changed + total.gone > 0 ? words.language[.dataGoneWhy] : nil
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

/// Monthly values of a few metrics during an import: they show its progress, and are not final.
public struct GlimpseContent: Sendable, Equatable {
  public struct Series: Sendable, Equatable {
    public var name: String
    public var span: String
    public var values: [Double?]
  }

  public var series: [Series]

  public init(_ glimpse: ImportGlimpse, _ language: Language) {
    series = glimpse.series.prefix(6).map { series in
      let first = series.months.first ?? 0
      let last = series.months.last ?? 0
      let byMonth = Dictionary(zip(series.months, series.values), uniquingKeysWith: { first, _ in first })
      func start(_ month: Int) -> CivilDay { CivilDay(year: month / 12, month: month % 12 + 1, day: 1) }
      return Series(
        name: language[series.metric.title],
        span: DateFormat.months(start(first)...max(start(first), start(last)), language),
        values: (first...max(first, last)).map { byMonth[$0] })
    }
  }
}
