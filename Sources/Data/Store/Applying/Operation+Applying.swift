internal import DailveDomain
internal import DailveScores
internal import GRDB

extension Operation {
  /// Applies the change, marks the affected days, and notes the receipt of a form; does nothing if it was applied before.
  ///
  /// - Parameter now: The steady time.
  func apply(_ db: Database, zones: ZoneCatalogue, at now: Instant?) throws {
    guard try !ChangeFeed.holds(id, db) else { return }
    if let form {
      guard try SyncTables.receipt(form.id, db) == nil else { return }
      try SyncTables.note(form, change.versions, db)
    }
    try applyChange(db, zones: zones, now)
  }

  private func applyChange(_ db: Database, zones: ZoneCatalogue, _ now: Instant?) throws {
    switch change {
    case .entry, .rules: try apply(change.versions, db, zones, now)
    case .settings, .override, .removeOverride, .typeSwitch, .sourceSwitch, .sourceOrder, .nightSource, .addZone,
      .removeZone:
      try apply(LegacyChange(StoreReader(db, zones: zones)).versions(of: change), db, zones, now)
    case .sync(let taken): try taken.apply(db, zones: zones, at: now)
    case .withdraw(let deletion): try EntryTable.withdraw(deletion, operation: id, db, at: now)
    }
  }

  private func apply(_ versions: [EntryChange], _ db: Database, _ zones: ZoneCatalogue, _ now: Instant?) throws {
    for (index, version) in versions.enumerated() {
      try EntryTable.apply(version, operation: index == 0 ? id : "\(id)-\(index)", db, zones: zones, at: now)
    }
  }
}

extension AcceptedSync {
  /// Applying the same data twice changes nothing: a row wins only once, and operations have receipts. It is not
  /// recorded as a change of its own, because two stores that follow each other would then answer each other forever.
  func apply(_ db: Database, zones: ZoneCatalogue, at now: Instant?) throws {
    for row in rows { try apply(row, db, zones, now) }
    for write in writes where try SyncTables.receipt(write.operation, db) == nil {
      try apply(write.version, db, zones, now)
      try db.execute(
        sql: "INSERT INTO receipt VALUES (?, ?, ?, ?, ?)",
        arguments: [
          write.operation, write.client, write.version.id, write.version.stamp.milliseconds,
          write.version.stamp.device,
        ])
    }
    if let peer, let follower { try SyncTables.note(follower, of: peer, db) }
  }

  private func apply(_ version: EntryChange, _ db: Database, _ zones: ZoneCatalogue, _ now: Instant?) throws {
    guard try EntryTable.apply(version, operation: nil, db, zones: zones, at: now), let now else { return }
    try EntryArrivals.note(version, from: sender ?? "", at: now, db)
  }
}
