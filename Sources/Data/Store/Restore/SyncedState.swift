internal import DailveDomain
internal import DailveSync
internal import Foundation
internal import GRDB

/// Entries and imports of a store, as far as other machines hold them too, for comparing the store with a backup.
struct SyncedState {
  struct Batch {
    var id: Int
    var name: String
    var isUndone: Bool
    /// Records that it added, if its report can be read.
    var added: Int
  }

  /// The newest version of each entry, including deleted ones.
  var entries: [String: EntryChange] = [:]
  /// Days that entries are about, by number.
  var days: [String: Int] = [:]
  /// Finished batches, by the identity that all machines know.
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

  /// Adds an earlier state, which other machines may still hold.
  private mutating func add(_ earlier: SyncedState) {
    for (id, version) in earlier.entries {
      if let own = entries[id], !version.wins(over: own) { continue }
      entries[id] = version
      days[id] = earlier.days[id]
    }
    for (identity, batch) in earlier.batches {
      if let own = batches[identity], own.isUndone || !batch.isUndone { continue }
      batches[identity] = batch
      tombstoneRows[identity] = earlier.tombstoneRows[identity]
    }
  }

  /// States in backups that were made just before a restore replaced the store. Backups that are gone, exposed, encrypted or of an earlier version
  /// are left out: all that is known of those is that other machines were not asked.
  private static func replaced(_ names: [String], _ place: BackupPlace) -> [SyncedState] {
    names.compactMap { BackupName($0) }.filter { !$0.isEncrypted && !place.isExposed($0) }.compactMap {
      (name) -> SyncedState? in
      guard FileStatus(place.path(name))?.isFile == true else { return nil }
      return try? OutlookReading.currentState(place.path(name))
    }
  }

  /// State of the present store, joined with states from before it was set back if other machines were not asked since and may still hold them. `nil`
  /// if there is no store, or it cannot be read.
  static func present(_ files: StoreFolder) throws -> SyncedState? {
    guard FileStatus(files.database) != nil else { return nil }
    // The contents of a damaged change queue are unknown.
    let waiting = (try? ChangeQueue(files).content().operations) ?? []
    let (ledger, tokens) = (try BackupLedger.read(files), try DeviceTokenTable.all(files))
    do {
      let (present, others) = try ReadOnlyStore.open(files).readOnce { db in
        (try SyncedState(db, waiting: waiting), try OtherMachines(db, tokens, ledger.setBack))
      }
      var state = present
      for earlier in replaced(others.replaced, BackupPlace(files, ledger)) { state.add(earlier) }
      return state
    } catch let error as DatabaseError where [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode) {
      return nil
    }
  }
}
