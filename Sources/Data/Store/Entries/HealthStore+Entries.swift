package import DailveDomain
package import DailveScores
internal import GRDB

extension HealthStore: EntryKeeping {
  package func save<E: Entry>(_ entries: [E], now: Instant) async throws(SaveError) {
    try await save(now: now) { _ in (entries, ()) }
  }

  package func save<E: Entry, T: Sendable>(
    now: Instant, _ make: @escaping @Sendable (any TrainingReading) throws -> (entries: [E], result: T)
  ) async throws(SaveError) -> T {
    try await change { reader in
      let (entries, result) = try make(reader)
      let versions = try entries.map { entry in
        try reader.version(of: entry, after: try reader.newest(of: E.self, id: entry.id), now: now)
      }
      return (PersonChange(versions), result)
    }
  }

  package func update<E: Entry>(
    _ kind: E.Type, id: String, now: Instant, _ change: @escaping @Sendable (inout E) -> Void
  ) async throws(SaveError) -> Bool {
    try await self.change { reader in
      // An entry that an old form changes may have been deleted since; stamps decide which of the two is newer.
      guard let stored = try reader.stored(id), stored.kind == E.kind, stored.value != nil,
        !stored.isDeleted || reader.submission != nil
      else { return (nil, false) }
      var entry = try EntryTable.decode(E.self, stored)
      change(&entry)
      return (.entry(try reader.version(of: entry, after: stored, now: now)), true)
    }
  }

  package func delete<E: Entry>(_ kind: E.Type, id: String, now: Instant) async throws(SaveError) -> Bool {
    try await mark(kind, id, deleted: true, now)
  }

  package func restore<E: Entry>(_ kind: E.Type, id: String, now: Instant) async throws(SaveError) -> Bool {
    try await mark(kind, id, deleted: false, now)
  }

  private func mark<E: Entry>(_ kind: E.Type, _ id: String, deleted: Bool, _ now: Instant)
    async throws(SaveError) -> Bool
  {
    try await change { reader in
      guard var version = try reader.stored(id), version.kind == E.kind, version.value != nil else {
        return (nil, false)
      }
      let isDone = version.isDeleted == deleted
      if isDone, reader.submission == nil { return (nil, false) }
      let stamp = try reader.stamp(of: id, over: version.stamp, now: now)
      // The entry is already as an old form wants it. If the form is the later statement, it also wins over versions written elsewhere in between.
      guard !isDone || stamp > version.stamp else { return (nil, true) }
      version.isDeleted = deleted
      version.stamp = stamp
      return (.entry(version), true)
    }
  }
}

extension StoreReader {
  /// The current version of an entry, deleted or not, with pending changes.
  func stored(_ id: String) throws -> EntryChange? {
    var newest = try EntryTable.version(id, db)
    for change in waiting.flatMap(\.versions) where change.id == id {
      if newest.map(change.wins) ?? true { newest = change }
    }
    return newest
  }

  /// The current version of an entry about to be written, with pending changes.
  ///
  /// - Throws: `taken` if another kind has the id.
  func newest<E: Entry>(of kind: E.Type, id: String) throws -> EntryChange? {
    let stored = try stored(id)
    if let stored, stored.kind == E.kind { return stored }
    // An id that another kind computes is taken even before that kind has used it.
    guard EntryKinds.mayHave(id, kind: E.kind), stored?.hasOwnID != true else { throw SaveError.taken(id: id) }
    return nil
  }

  /// A new version over the one known here.
  func version<E: Entry>(of entry: E, after stored: EntryChange?, now: Instant) throws -> EntryChange {
    EntryChange(
      id: entry.id, kind: E.kind, value: try EntryTable.encode(entry, over: stored), isDeleted: false,
      stamp: try stamp(of: entry.id, over: stored?.stamp, now: now))
  }
}
