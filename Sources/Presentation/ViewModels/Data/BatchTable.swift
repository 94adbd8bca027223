public import DailveDomain
internal import DailveScores

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
