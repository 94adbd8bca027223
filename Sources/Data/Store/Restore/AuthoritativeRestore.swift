internal import DailveDomain
internal import DailveScores
internal import DailveSync
internal import GRDB

/// Makes a restored store win over what other machines know: its entries get current stamps, and anything it lacks becomes deleted or undone, so that
/// exchanging spreads the state of the backup instead of mixing it with theirs.
struct AuthoritativeRestore {
  let db: Database
  let zones: ZoneCatalogue
  let now: Instant
  /// State of the store that was replaced, the best knowledge of what others hold.
  let rivals: SyncedState

  func run() throws {
    let device = try ThisDevice.id(db)
    let restored = try SyncedState(db)
    for version in restored.entries.values.sorted(by: { $0.id < $1.id }) { try restamp(version, device) }
    for version in rivals.entries.values.sorted(by: { $0.id < $1.id }) where restored.entries[version.id] == nil {
      try delete(version, device)
    }
    for (identity, rival) in rivals.batches.sorted(by: { $0.key < $1.key }) {
      guard let own = restored.batches[identity] else {
        try insertUndone(identity)
        continue
      }
      // Others have undone this batch for good, so it returns under another identity.
      guard rival.isUndone, !own.isUndone else { continue }
      try db.execute(
        sql: "UPDATE batch SET identity = ? WHERE id = ?", arguments: ["\(device)-\(own.id)", own.id])
      try insertUndone(identity)
    }
    // Sums of pushed readings include the identity of their batch.
    try db.execute(sql: "DELETE FROM peer_cell")
    try Derivation(zones: zones).run(db)
  }

  private func stamp(over versions: EntryChange?..., by device: String) -> EntryStamp {
    let last = versions.compactMap { $0?.stamp.milliseconds }.max() ?? 0
    return EntryStamp(milliseconds: max(now.milliseconds, last.addingClamped(1)), device: device)
  }

  /// Gives an entry a current stamp. Its value stays, and so does its history.
  private func restamp(_ version: EntryChange, _ device: String) throws {
    let rival = rivals.entries[version.id]
    if version.isDeleted, rival?.isDeleted ?? true { return }
    let stamp = stamp(over: version, rival, by: device)
    let sequence = try ChangeFeed.append(.entry, version.id, db)
    try db.execute(
      sql: "UPDATE record SET stamp = ?, device = ?, seq = ? WHERE rid = ?",
      arguments: [stamp.milliseconds, stamp.device, sequence, version.id])
  }

  private func delete(_ version: EntryChange, _ device: String) throws {
    if version.isDeleted { return }
    var deleted = version
    deleted.isDeleted = true
    deleted.stamp = stamp(over: version, by: device)
    // Entries that this program cannot read are deleted all the same.
    if (try? EntryTable.day(of: deleted)) == nil { deleted.value = nil }
    try EntryTable.apply(deleted, operation: nil, db, zones: zones, at: nil)
  }

  /// Records an import that the backup does not have as undone.
  private func insertUndone(_ identity: String) throws {
    guard let row = rivals.tombstoneRows[identity] else { return }
    let known = Set(try db.columns(in: "batch").map(\.name)).subtracting(["id", "undone", "report"])
    let columns = row.columnNames.filter(known.contains) + ["undone"]
    let values = columns.map { $0 == "undone" ? now.seconds.databaseValue : row[$0] as DatabaseValue }
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    try db.execute(
      sql: "INSERT INTO batch (\(columns.joined(separator: ", "))) VALUES (\(marks))",
      arguments: StatementArguments(values))
    try ChangeFeed.append(.undo, "", batch: Int(db.lastInsertedRowID), db)
  }
}
