public import DailveDomain
public import DailveScores

/// The page of one import.
public struct BatchContent: Sendable, Equatable {
  public struct Line: Sendable, Equatable {
    public var name: String
    /// New, already present, changed, gone.
    public var counts: [String]
  }

  public var id: Int
  public var name: String
  public var dayText: String
  /// The day of a delivery, on whose page it is listed; `nil` for an import.
  public var deliveryDay: CivilDay?
  /// The kind of data that arrived.
  public var kindText: String
  public var resultText: String
  /// The home zone that it chose, and why; `nil` if none.
  public var zoneText: String?
  /// Explains the treatment of readings that are gone or changed; `nil` if there are none.
  public var changesText: String?
  public var canUndo: Bool
  /// How an import that was undone, here or on another machine, can be restored; `nil` for any other, and if no backup
  /// contains it.
  public var returnText: String?
  /// True if a device sent it.
  public var isDelivery: Bool
  /// True if a device's delivery can be read again.
  public var canReplay: Bool
  /// The parts of a delivery that were not understood; `nil` if all were.
  public var warning: String?
  public var total: [String]
  public var byType: [Line]
  public var bySource: [Line]
  public var byMonth: [Line]
  public var problems: [String]

  /// - Parameters:
  ///   - delivery: The delivery that became the batch, if any.
  ///   - backup: The backup that contains it, if it was undone.
  public init(_ batch: StoredBatch, delivery: Delivery? = nil, backup: BackupName? = nil, _ words: SourcePresenter) {
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
    returnText = backup.map { words.language(.dataUndoneReturn, words.moment($0.taken)) }
    canReplay = delivery?.isKept == true && batch.undone == nil
    warning = delivery.flatMap { delivery in
      delivery.unknown > 0 ? words.language(.connectReceivedOdd, words.count(delivery.unknown)) : nil
    }
    let all = report.changes.total
    zoneText = ReportPresenter(words.language).zone(report)
    changesText = ReportPresenter(words.language).changes(report)
    // Records only, as in the sentence above; workouts, summaries and files have their own rows below.
    total = [report.records.added, report.records.duplicate, all.changed, all.gone].map(words.count)
    let isPushed = batch.kind == .push
    byType = lines(report.changes.byType) { type in
      let name = TypeName.readable(type, words.language)
      return isPushed && report.kept[type] != nil ? words.language(.dataKeptAsSent, name) : name
    }.sorted { $0.name < $1.name }
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
        [problem.text, problem.cause.map { Language.en($0) } ?? ""].filter { !$0.isEmpty }.joined(separator: ", "),
      ])
    }
    return rows.map { $0.map(CSV.field).joined(separator: ",") }.joined(separator: "\r\n") + "\r\n"
  }
}
