internal import DailveDomain
internal import DailveScores
internal import Foundation
internal import GRDB

/// The table `withheld_right`: rights in restored backups that this directory does not give.
enum WithheldTable {
  struct Kept {
    var row: WithheldRow
    var backup: String
  }

  /// Rights by kind and identifier. A row that cannot be read, or that this program would not have written, is skipped:
  /// it gives no right.
  static func all(_ db: Database) throws -> [Kept] {
    try Row.fetchAll(db, sql: "SELECT backup, row FROM withheld_right ORDER BY kind, id").compactMap { row in
      guard let kept = try? JSONDecoder().decode(WithheldRow.self, from: row["row"] as Data), kept.isPlausible else {
        return nil
      }
      return Kept(row: kept, backup: row["backup"])
    }
  }

  static func listed(_ db: Database) throws -> [WithheldRight] {
    try all(db).map { $0.row.listed(from: $0.backup) }.sorted {
      ($0.kind.rawValue, $0.name) < ($1.kind.rawValue, $1.name)
    }
  }

  static func keep(_ kept: Kept, _ db: Database) throws {
    try db.execute(
      sql: "INSERT OR IGNORE INTO withheld_right VALUES (?, ?, ?, ?)",
      arguments: [
        kept.row.right.kind.rawValue, kept.row.right.id, kept.backup, try JSONEncoder().encode(kept.row),
      ])
  }

  /// Deletes all withheld rights and records them as withdrawn, so that no restore withholds them again.
  static func forget(_ db: Database) throws {
    try WithdrawnRights.note(try all(db).map(\.row.right), db)
    try db.execute(sql: "DELETE FROM withheld_right")
  }
}
