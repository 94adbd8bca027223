package import DailveDomain
internal import Foundation
internal import GRDB

extension HealthStore {
  /// The report of a standing import of the same file; `nil` when there is none, or it was cut off.
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
    // Whose report cannot be read is not known: importing it again adds nothing.
    return text.flatMap { try? JSONDecoder().decode(ImportReport.self, from: Data($0.utf8)) }
  }
}
