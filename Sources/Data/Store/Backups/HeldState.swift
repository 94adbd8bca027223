internal import DailveDomain
internal import DailveSync
internal import Foundation
internal import GRDB

/// The entries and the imports of a store, as far as other machines hold them too: what a backup is compared with.
struct HeldState {
  struct Batch {
    var id: Int
    var name: String
    var isUndone: Bool
    /// Records that it added, if its report can be read.
    var added: Int
  }

  /// Newest version of each, deleted ones too.
  var entries: [String: EntryChange] = [:]
  /// Days that entries are about, by number.
  var days: [String: Int] = [:]
  /// Those that are finished, by the identity that all machines know.
  var batches: [String: Batch] = [:]
  var tombstoneRows: [String: Row] = [:]

  init() {}

  /// - Parameter waiting: Changes that are not in the store yet.
  init(_ db: Database, waiting: [Operation] = []) throws {
    guard try ["record", "batch", "this_device", "peer_link"].allSatisfy({ try db.tableExists($0) }) else { return }
    let rows = try Row.fetchAll(db, sql: "SELECT \(EntryTable.columns), day FROM record")
    for row in rows {
      let version = EntryTable.version(row)
      entries[version.id] = version
      days[version.id] = row["day"]
    }
    for version in waiting.flatMap(\.change.versions) {
      if let known = entries[version.id], !version.wins(over: known) { continue }
      entries[version.id] = version
    }
    for row in try Row.fetchAll(db, sql: "SELECT * FROM batch WHERE identity IS NOT NULL AND finished IS NOT NULL") {
      let identity: String = row["identity"]
      batches[identity] = Batch(
        id: row["id"], name: row["name"], isUndone: (row["undone"] as Int?) != nil,
        added: Self.added(row["report"]))
      tombstoneRows[identity] = row
    }
  }

  private static func added(_ report: String?) -> Int {
    guard let report, let known = try? JSONDecoder().decode(ImportReport.self, from: Data(report.utf8)) else {
      return 0
    }
    return max(0, known.records.added)
  }

  /// Of the store that is there; `nil` if there is none, or none that can be read.
  static func present(_ files: StoreFolder) throws -> HeldState? {
    guard FileStatus(files.database) != nil else { return nil }
    // What waits in a damaged outbox nobody knows.
    let waiting = (try? Outbox(files).content().operations) ?? []
    do {
      return try ReadOnlyStore.open(files).readOnce { try HeldState($0, waiting: waiting) }
    } catch let error as DatabaseError where [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode) {
      return nil
    }
  }
}
