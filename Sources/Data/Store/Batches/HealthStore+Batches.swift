package import DailveDomain
internal import Foundation
internal import GRDB

extension HealthStore: BatchKeeping {
  package func changes(ofBatch batch: Int) async throws(StorageError) -> [BatchChange] {
    try await query { db in
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

  /// The report of an import of the same file that still stands; `nil` if there is none or it was incomplete.
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
        SELECT report FROM batch WHERE fingerprint = ? AND undone IS NULL AND json_extract(report, '$.complete')
        ORDER BY id DESC LIMIT 1
        """, arguments: [fingerprint])
    return text.flatMap { try? JSONDecoder().decode(ImportReport.self, from: Data($0.utf8)) }
  }
}
