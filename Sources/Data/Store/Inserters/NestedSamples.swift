internal import GRDB

/// Samples that exist only inside a correlation. Real exports repeat nested records at top level, so there are few.
struct NestedSamples {
  private var digests: Set<UInt64> = []
  private let insert: RawStatement
  private let delete: RawStatement
  private let db: Database

  init(_ db: Database) throws {
    self.db = db
    insert = try RawStatement(db, "INSERT OR IGNORE INTO nested_sample VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
    delete = try RawStatement(db, "DELETE FROM nested_sample WHERE \(SampleKey.match)")
    let rows = try RawStatement(db, "SELECT \(SampleKey.columns) FROM nested_sample")
    while try rows.step() { digests.insert(SampleKey(rows).digest) }
  }

  var isEmpty: Bool { digests.isEmpty }

  mutating func add(_ key: SampleKey, digest: UInt64) throws {
    guard digests.insert(digest).inserted else { return }
    key.bind(to: insert)
    try insert.run()
  }

  /// Forgets a nested sample because the same record is also at top level.
  mutating func remove(_ key: SampleKey, digest: UInt64) throws {
    guard digests.remove(digest) != nil else { return }
    key.bind(to: delete)
    try delete.run()
    try PeerTables.forget(key.cell, db)
  }
}
