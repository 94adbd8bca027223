internal import DailveDomain
package import DailveSync
internal import Foundation
internal import GRDB

extension HealthStore: PeerFollowing {
  package func greeting(clock: Int) async throws -> PeerGreeting {
    let (_, sums) = try await outlined()
    return try await reading { reader in
      PeerGreeting(
        device: try ThisDevice.id(reader.db), clock: clock, home: try HomeZone.peerHome(reader.db), sums: sums)
    }
  }

  package func greet(_ greeting: PeerGreeting) async throws -> PeerGreeting {
    try await self.greeting(clock: greeting.clock)
  }

  package func outline(_ groups: [Int]) async throws -> PeerOutline {
    try await outlined().outline.part(Set(groups))
  }

  package func digests(of places: [PeerPlace]) async throws -> [[UInt64]] {
    try await reading { reader in
      let names = try PeerNames(reader.db)
      let digests = try PeerOutlining(db: reader.db, names: names).digests(of: places)
      guard digests.reduce(0, { $0 + $1.count }) <= PeerLimits.mostDigests else {
        throw StorageError.failed(reason: "one month of one source has more samples than two stores compare at once")
      }
      return digests
    }
  }

  package func parcel(_ wants: [PeerSelection]) async throws -> PeerParcel {
    try await reading { reader in
      try PeerPacking(db: reader.db, names: PeerNames(reader.db)).run(wants)
    }
  }

  package func receive(_ parcel: PeerParcel, from sender: String) async throws -> PeerReceipt {
    try await onThread(during: .saving) { [self] in
      let parcel = try backedUp(parcel)
      let receipt = try withWriteLock(during: .saving, atMost: Self.longPatience) { database in
        try database.write { db in
          // Rules may have arrived before the data that they apply to.
          let receipt = try OrphanedEntries.activate(
            after: { try PeerReceiver(db, zones: zones, sender: sender).receive(parcel) }, db, zones: zones)
          if receipt.taken > 0 {
            try Derivation(zones: zones, elements: elements, mostAnalyses: Self.mostAnalysesOfSaver).run(db)
          }
          return receipt
        }
      }
      if receipt.taken > 0 { analyseWorkoutsLater() }
      return receipt
    }
  }

  /// An import that another machine has undone is undone here too, but only after a backup that can bring it back. Without one, the import stands
  /// until the next exchange, and the backups report why there is none.
  private func backedUp(_ parcel: PeerParcel) throws -> PeerParcel {
    let undone = Set(parcel.batches.lazy.filter { $0.undone != nil }.map(\.identity))
    guard !undone.isEmpty, gate.scratch == nil else { return parcel }
    let (device, standing) = try readNow { reader in (try ThisDevice.id(reader.db), try Self.standing(reader.db)) }
    let leaving = standing.filter { undone.contains($0.identity) }
    let isKept = try leaving.allSatisfy { batch in
      guard let change = batch.change else { return false }
      return try backups.newestContains(change, of: device)
    }
    if isKept { return parcel }
    // Make no backup before the parcel can be applied: while an import runs here, the other machine asks again and again.
    try withWriteLock(during: .saving, atMost: Self.longPatience) { _ in }
    if (try? makeBackup(.undo, at: latestTime, costsNoRecent: true)) != nil { return parcel }
    let missing = Set(leaving.map { $0.identity })
    var rest = parcel
    rest.batches.removeAll { missing.contains($0.identity) }
    return rest
  }

  /// Exports that are finished and not undone, each with the number of the newest change that brought data of it; `nil` if that is not known.
  private static func standing(_ db: Database) throws -> [(identity: String, change: Int?)] {
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT identity, max(sequence) AS newest FROM batch
        LEFT JOIN change ON change.batch = batch.id AND change.kind = 'import'
        WHERE batch.kind = 'export' AND undone IS NULL AND finished IS NOT NULL GROUP BY batch.id
        """)
    return rows.compactMap { row in
      (row["identity"] as String?).map { (identity: $0, change: row["newest"] as Int?) }
    }
  }

  package func agree(on home: PeerHomeZone) async throws {
    guard zones.rules(home.zone) != nil else { return }
    try await onThread(during: .saving) { [self] in
      try withWriteLock(during: .saving, atMost: Self.longPatience) { database in
        try database.write { db in
          guard try HomeZone.peerHome(db).map({ $0.gives(way: home) }) ?? true else { return }
          try ZoneChange.during(db, zones: zones) { try HomeZone.adopt(home, db) }
          try ChangeFeed.append(.peer, SettingName.homeZone, db)
          try Derivation(zones: zones, elements: elements, mostAnalyses: Self.mostAnalysesOfSaver).run(db)
        }
      }
    }
  }

  private func outlined() async throws(StorageError) -> (outline: PeerOutline, sums: [PeerTally]) {
    let revision = try await reading { try ChangeFeed.revision($0.db) }
    if let kept = peers.kept(revision) { return kept }
    let (state, outline, new, cells) = try await reading { reader in
      let names = try PeerNames(reader.db)
      let (outline, new) = try PeerOutlining(db: reader.db, names: names).run()
      return (
        try ChangeFeed.revision(reader.db), outline, new, new.isEmpty ? [:] : try CellTable.load(reader.db)
      )
    }
    let sums = outline.sums
    peers.keep(outline, sums, state)
    if !new.isEmpty {
      // Other writers go first; without the lock, the sums are computed again next time.
      try? await onThread(during: .saving) { [self] in
        try withWriteLock(during: .saving, atMost: .zero) { database in
          try database.write { db in try PeerCells.save(new, of: cells, db) }
        }
      }
    }
    return (outline, sums)
  }
}
