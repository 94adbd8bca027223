internal import DailveSync
internal import GRDB

/// Receives readings that another store found to be superseded.
struct PeerSupersessionReceiver {
  private let receiver: PeerReceiver
  private let names: PeerImportNames
  private let owners: [Int?]

  init(_ receiver: PeerReceiver, _ names: PeerImportNames, _ owners: [Int?]) {
    self.receiver = receiver
    self.names = names
    self.owners = owners
  }

  func receive(_ parcel: PeerParcel) throws {
    let db = receiver.db
    let isThere = try RawStatement(db, "SELECT 1 FROM sample WHERE \(SampleKey.match)")
    let by = try RawStatement(
      db,
      """
      SELECT batch, (SELECT identity FROM batch AS b WHERE b.id = superseded.batch) FROM superseded
      WHERE \(SampleKey.match)
      """)
    let put = try RawStatement(db, "INSERT OR REPLACE INTO superseded VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")
    for sample in parcel.superseded {
      guard let batch = owners[sample.owner], let origin = names.origins[sample.origin] else { continue }
      let key = SampleKey(sample, parcel, names, origin)
      guard try has(isThere, key) else { continue }
      key.bind(to: by)
      let stored = try by.step() ? (batch: by.int(0), identity: by.text(1)) : nil
      by.reset()
      // If two batches supersede the sample, both stores keep the one with the smaller identity.
      if let stored, stored.batch == batch || stored.identity <= parcel.owners[sample.owner] { continue }
      key.bind(to: put)
      put.bind(batch, at: 9)
      try put.run()
      receiver.noteNew()
      receiver.dirty.touch(type: key.type, start: key.start, end: key.end)
    }
  }

  private func has(_ statement: RawStatement, _ key: SampleKey) throws -> Bool {
    key.bind(to: statement)
    defer { statement.reset() }
    return try statement.step()
  }
}
