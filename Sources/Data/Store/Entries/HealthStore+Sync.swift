package import DailveDomain
package import DailveSync
internal import GRDB

extension HealthStore: SyncFollowing {
  package func sync(_ push: SyncPush, now: Int) async throws(SaveError) -> SyncReceipt {
    var receipt = try await apply(push, now: now)
    // The position includes the accepted changes, because an acknowledged change must not vanish unnoticed.
    receipt.position = try await reading(throwing: SaveError.self) { try $0.position() }
    return receipt
  }

  private func apply(_ push: SyncPush, now: Int) async throws(SaveError) -> SyncReceipt {
    try await change { reader in
      let device = try ThisDevice.id(reader.db)
      let boots = try SyncTables.boots(for: push.mark, reader.db)
      var receipt = SyncReceipt(position: boots.position, isKnown: push.mark.map(boots.holds) ?? true)
      var taken = AcceptedSync(sender: push.sender)
      for row in push.rows {
        receipt.refused[row.id] = try reader.accept(row, into: &taken, now: now)
      }
      let client = push.client ?? ""
      for operation in push.operations {
        if let stamp = try reader.receipt(operation.id, taken.writes) {
          receipt.stamps[operation.id] = stamp
          continue
        }
        let stored = try reader.stored(operation.entry, taken)
        let stamp = SyncStamping.stamp(
          operation, clientNow: push.now, now: now,
          last: try reader.last(by: client, on: operation.entry, taken.writes),
          stored: stored?.stamp, device: device)
        let version = operation.version(stamped: stamp)
        if let refusal = EntryTable.refusal(of: version, over: stored, now: nil) {
          receipt.refused[operation.id] = refusal
          continue
        }
        taken.writes.append(AcceptedSync.Write(operation: operation.id, client: client, version: version))
        receipt.stamps[operation.id] = stamp
      }
      return (taken.versions.isEmpty ? nil : .sync(taken), receipt)
    }
  }

  package func page(_ pull: SyncPull) async throws(StorageError) -> SyncPage {
    try await reading { reader in
      let boots = try SyncTables.boots(for: pull.mark, reader.db)
      guard pull.mark.map(boots.holds) ?? true else {
        return SyncPage(position: boots.position, isKnown: false, rows: [], cursor: 0, hasMore: true)
      }
      let limit = min(max(1, pull.limit), SyncLimits.mostRows)
      let rows = try Row.fetchAll(
        reader.db.cachedStatement(
          sql: "SELECT \(EntryTable.columns), seq FROM record WHERE seq > ? ORDER BY seq LIMIT ?"),
        arguments: [pull.cursor, limit])
      let hasMore = rows.count == limit
      return SyncPage(
        position: boots.position, isKnown: true, rows: rows.map(EntryTable.version).filter(\.hasOwnID),
        cursor: hasMore ? rows.last?["seq"] ?? 0 : boots.newest, hasMore: hasMore)
    }
  }

  package func follower(of peer: String) async throws(StorageError) -> SyncFollower {
    try await reading { reader in
      let waiting = reader.waiting.lazy.compactMap { change -> SyncFollower? in
        if case .sync(let taken) = change, taken.peer == peer { taken.follower } else { nil }
      }
      return try Array(waiting).last ?? SyncTables.follower(of: peer, reader.db) ?? SyncFollower()
    }
  }

  package func apply(
    _ rows: [EntryChange], from peer: String, as follower: SyncFollower, now: Int
  ) async throws(SaveError) -> [String: SyncRefusal] {
    try await change { reader in
      var taken = AcceptedSync(peer: peer, follower: follower, sender: peer)
      var refused: [String: SyncRefusal] = [:]
      for row in rows { refused[row.id] = try reader.accept(row, into: &taken, now: now) }
      let isNews = try !taken.rows.isEmpty || SyncTables.follower(of: peer, reader.db) != follower
      return (isNews ? .sync(taken) : nil, refused)
    }
  }
}

extension StoreReader {
  /// The newest version of an entry, including those being applied.
  fileprivate func stored(_ id: String, _ taken: AcceptedSync) throws -> EntryChange? {
    var newest = try stored(id)
    for version in taken.versions where version.id == id {
      if newest.map(version.wins) ?? true { newest = version }
    }
    return newest
  }

  /// Adds a row from elsewhere, if it is new.
  ///
  /// - Returns: The reason to refuse it; `nil` if it is accepted or already known.
  fileprivate func accept(_ row: EntryChange, into taken: inout AcceptedSync, now: Int) throws -> SyncRefusal? {
    let stored = try stored(row.id, taken)
    if let refusal = EntryTable.refusal(of: row, over: stored, now: now) { return refusal }
    guard row != stored else { return nil }
    // A deletion that was taken back is among the kept versions, although no entry is stored.
    if try stored.map(row.wins) ?? false || !EntryTable.isKept(row, db) { taken.rows.append(row) }
    return nil
  }
}

extension HealthStore: SubmissionKeeping {
  package func scoped(to submission: SyncSubmission) -> HealthStore { HealthStore(whole, for: submission) }

  package func hasTaken(_ submission: String) async throws(StorageError) -> Bool {
    try await reading { try $0.hasReceipt(submission) }
  }

  package func outcome(of submission: SyncSubmission) async throws(StorageError) -> SyncOutcome {
    try await reading { try $0.outcome(of: submission) }
  }
}
