package import DailveDomain
package import DailveScores
internal import GRDB

extension StoreReader {
  package func replacedVersions(since instant: Instant, of entry: String?) throws -> [[WrittenVersion]] {
    var entries: [String]
    if let entry {
      entries = [entry]
    } else {
      entries = try String.fetchAll(
        db.cachedStatement(sql: "SELECT DISTINCT rid FROM entry_version WHERE replaced >= ?"),
        arguments: [instant.seconds.multipliedClamped(by: 1000)])
      var others = Set(waiting.flatMap(\.versions).map(\.id))
      others.formUnion(try EntryArrivals.entries(since: instant, db))
      entries += others.subtracting(entries).sorted()
    }
    let own = try ThisDevice.id(db)
    return try entries.compactMap { entry in
      let versions = try keptVersions(of: entry)
      let written = try versions.map { try self.written($0, own) }
      return written.count > 1 || written.first?.arrived != nil ? written : nil
    }
  }

  private func written(_ version: EntryChange, _ own: String) throws -> WrittenVersion {
    var written = WrittenVersion(version: version, entry: nil, writer: try writer(of: version, own))
    // An unreadable version must not hide the others.
    do { written.entry = try EntryTable.entry(of: version) } catch { written.isReadable = false }
    written.replaced = try EntryTable.replaced(version, db)
    if let arrival = try EntryArrivals.arrival(of: version, db) {
      written.arrived = arrival.at
      written.sender = arrival.sender.isEmpty ? nil : arrival.sender
      // In a version from elsewhere, the identifier of this store is only a claim.
      if written.writer == .here { written.writer = .store(own) }
    }
    return written
  }

  /// All versions of an entry, newest first, including pending ones.
  func keptVersions(of entry: String) throws -> [EntryChange] {
    let stored = try Row.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT \(EntryTable.columns) FROM record WHERE rid = ?1
          UNION ALL SELECT \(EntryTable.columns) FROM entry_version WHERE rid = ?1
          """), arguments: [entry]
    ).map(EntryTable.version)
    let waiting = waiting.flatMap(\.versions).filter { $0.id == entry && !stored.contains($0) }
    // Versions of another kind were refused the id.
    let all = stored + waiting
    return all.filter { $0.kind == all.first?.kind }.sorted { $0.wins(over: $1) }
  }

  private func writer(of version: EntryChange, _ own: String) throws -> VersionAuthor {
    let client = try String.fetchOne(
      db.cachedStatement(sql: "SELECT client FROM receipt WHERE rid = ? AND stamp = ? AND device = ?"),
      arguments: [version.id, version.stamp.milliseconds, version.stamp.device])
    if let client { return .device(client) }
    return version.stamp.device == own ? .here : .store(version.stamp.device)
  }
}
