package import DailveDomain
package import DailveScores
internal import Foundation
internal import GRDB

extension HealthStore: RecordKeeping {
  package func save<R: UserRecord>(_ record: R, now: Instant) async throws(StorageError) {
    try await change { reader in
      let stored = try reader.newest(of: R.self, id: record.id)
      return (.record(try reader.version(of: record, after: stored, now: now)), ())
    }
  }

  package func update<R: UserRecord>(
    _ kind: R.Type, id: String, now: Instant, _ change: @escaping @Sendable (inout R) -> Void
  ) async throws(StorageError) -> Bool {
    try await self.change { reader in
      guard let stored = try reader.stored(id), stored.kind == R.kind, !stored.isDeleted else { return (nil, false) }
      var record = try RecordTable.decode(R.self, stored)
      change(&record)
      return (.record(try reader.version(of: record, after: stored, now: now)), true)
    }
  }

  package func delete<R: UserRecord>(_ kind: R.Type, id: String, now: Instant) async throws(StorageError) -> Bool {
    try await mark(kind, id, deleted: true, now)
  }

  package func restore<R: UserRecord>(_ kind: R.Type, id: String, now: Instant) async throws(StorageError) -> Bool {
    try await mark(kind, id, deleted: false, now)
  }

  private func mark<R: UserRecord>(_ kind: R.Type, _ id: String, deleted: Bool, _ now: Instant)
    async throws(StorageError) -> Bool
  {
    try await change { reader in
      guard var version = try reader.stored(id), version.kind == R.kind, version.isDeleted != deleted,
        version.value != nil
      else { return (nil, false) }
      version.isDeleted = deleted
      version.stamp = RecordStamp(now: now, after: version.stamp, device: try ThisDevice.id(reader.db))
      return (.record(version), true)
    }
  }

  package func apply(_ change: RecordChange) async throws(StorageError) {
    try await self.change { reader in
      // Checked before it can wait anywhere: an unreadable record must not enter.
      _ = try RecordTable.day(of: change)
      guard let stored = try reader.stored(change.id) else { return (.record(change), ()) }
      guard stored.kind == change.kind else { throw RecordTable.otherKind(change.id) }
      return (change.wins(over: stored) ? .record(change) : nil, ())
    }
  }
}

extension StoreReader {
  /// The current version of a record, deleted or not, with pending changes.
  func stored(_ id: String) throws -> RecordChange? {
    var newest = try RecordTable.version(id, db)
    for case .record(let change) in waiting where change.id == id {
      if newest.map(change.wins) ?? true { newest = change }
    }
    return newest
  }

  /// The same, for a record about to be written.
  ///
  /// - Throws: `failed` if another kind has the id.
  fileprivate func newest<R: UserRecord>(of kind: R.Type, id: String) throws -> RecordChange? {
    guard let stored = try stored(id) else { return nil }
    guard stored.kind == R.kind else { throw RecordTable.otherKind(id) }
    return stored
  }

  /// A new version, later than the one known here.
  fileprivate func version<R: UserRecord>(of record: R, after stored: RecordChange?, now: Instant) throws
    -> RecordChange
  {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return RecordChange(
      id: record.id, kind: R.kind, value: String(decoding: try encoder.encode(record), as: UTF8.self),
      isDeleted: false,
      stamp: RecordStamp(now: now, after: stored?.stamp, device: try ThisDevice.id(db)))
  }
}
