package import DailveDomain
internal import DailveScores
internal import Foundation
internal import GRDB

extension StoreReader {
  package func batches(before id: Int?, limit: Int) throws -> [StoredBatch] {
    try batches("WHERE id < ? ORDER BY id DESC LIMIT ?", [id ?? .max, max(0, limit)])
  }

  package func imports() throws -> [StoredBatch] { try batches("WHERE kind <> 'push' ORDER BY id DESC") }

  package func importCount() throws -> Int {
    try Int.fetchOne(db.cachedStatement(sql: "SELECT count(*) FROM batch WHERE kind <> 'push'")) ?? 0
  }

  package func batch(_ id: Int) throws -> StoredBatch? { try batches("WHERE id = ?", [id]).first }

  private func batches(_ condition: String, _ arguments: StatementArguments = []) throws -> [StoredBatch] {
    try Row.fetchAll(
      db.cachedStatement(sql: "SELECT * FROM batch \(condition)"), arguments: arguments
    ).map { row in
      let report: String? = row["report"]
      let finished: Int? = row["finished"]
      let exported: Int? = row["exported"]
      return StoredBatch(
        id: row["id"], kind: BatchKind(rawValue: row["kind"]) ?? .files, name: row["name"],
        started: Instant(row["started"]), finished: finished.map { Instant($0) },
        exported: exported.map { Instant($0) }, undone: (row["undone"] as Int?).map { Instant($0) },
        // An unreadable report hides nothing else: `batch_cell` has what the import brought.
        report: report.flatMap { try? JSONDecoder().decode(ImportReport.self, from: Data($0.utf8)) })
    }
  }

  package func changes(ofBatch batch: Int) throws -> [BatchChange] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT type.name AS type, source.name AS source, month, added, changed, gone FROM batch_cell
        JOIN type ON type.id = batch_cell.type JOIN source ON source.id = batch_cell.source
        WHERE batch = ? AND (added > 0 OR changed > 0 OR gone > 0) ORDER BY 1, 2, 3
        """, arguments: [batch]
    ).map { row in
      BatchChange(
        type: row["type"], source: row["source"], month: MonthNumber.text(row["month"]),
        count: ImportChanges.Count(added: row["added"], changed: row["changed"], gone: row["gone"]))
    }
  }
}

extension HealthStore {
  /// The report of an import of the same file that is not undone; `nil` if there is none, or it was cut off.
  package func earlierImport(fingerprint: String) throws(StorageError) -> ImportReport? {
    do {
      return try readNow { reader in try Self.earlierImport(fingerprint, reader.db) }
    } catch {
      throw StorageError(error, during: .reading, in: folder)
    }
  }

  private static func earlierImport(_ fingerprint: String, _ db: Database) throws -> ImportReport? {
    let text = try String.fetchOne(
      db,
      sql: """
        SELECT report FROM batch WHERE fingerprint = ? AND undone IS NULL AND peer IS NULL AND json_extract(report, '$.complete')
        ORDER BY id DESC LIMIT 1
        """, arguments: [fingerprint])
    // An import with an unreadable report counts as unknown, since importing the file again adds nothing.
    return text.flatMap { try? JSONDecoder().decode(ImportReport.self, from: Data($0.utf8)) }
  }
}
