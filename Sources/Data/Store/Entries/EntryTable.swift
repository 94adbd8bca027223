internal import DailveDomain
internal import DailveScores
internal import Foundation
internal import GRDB

/// The `record` table: the current version of each entry.
enum EntryTable {
  static let columns = "rid, kind, value, stamp, device, deleted"

  static func version(_ row: Row) -> EntryChange {
    EntryChange(
      id: row[0], kind: row[1], value: row[2], isDeleted: row[5],
      stamp: EntryStamp(milliseconds: row[3], device: row[4]))
  }

  /// The current version of an entry, deleted or not.
  static func version(_ id: String, _ db: Database) throws -> EntryChange? {
    try Row.fetchOne(db.cachedStatement(sql: "SELECT \(columns) FROM record WHERE rid = ?"), arguments: [id])
      .map(version)
  }

  /// An unreadable entry is an error: its author must not think it gone.
  static func decode<E: Entry>(_ kind: E.Type, _ version: EntryChange) throws -> E {
    do {
      return try JSONDecoder().decode(E.self, from: Data((version.value ?? "").utf8))
    } catch {
      throw StorageError.damaged(reason: "the \(E.kind) entry \(version.id) is not what this version writes")
    }
  }

  /// The number of the day that a version is about; `nil` for deletions without a value and for kinds without a day.
  /// Kinds unknown to this program also have none, and are stored unchanged.
  static func day(of change: EntryChange) throws -> Int? {
    do {
      return (try entry(of: change) as? any DatedEntry)?.day.number
    } catch StorageError.damaged {
      throw StorageError.failed(reason: "what came as the \(change.kind) entry \(change.id) is none")
    }
  }

  /// `nil` for kinds unknown to this program, and for deletions without a value.
  static func entry(of change: EntryChange) throws -> (any Entry)? {
    guard change.value != nil, let kind = EntryKinds.type(named: change.kind) else { return nil }
    let entry: any Entry = try decode(kind, change)
    if let entry = entry as? any SubjectEntry, entry.subjectID != entry.id {
      throw StorageError.damaged(reason: "the \(change.kind) entry \(change.id) is about something else")
    }
    return entry
  }
}
