package import DailveDomain
package import DailveScores
internal import GRDB

extension HealthStore: SourceKeeping {
  package func setType(_ type: String, isOff: Bool, now: Instant) async throws(StorageError) {
    try await change { reader in
      (try reader.version(saying: TypeSwitch(type: type, isOff: isOff), now: now).map { .entry($0) }, ())
    }
  }

  package func setSource(_ id: Int, isOff: Bool, now: Instant) async throws(StorageError) {
    try await change { reader in
      let versions = try SourceNames.members(of: id, reader.db).compactMap {
        try reader.version(saying: SourceSwitch(source: $0, isOff: isOff), now: now)
      }
      return (versions.isEmpty ? nil : .rules(versions), ())
    }
  }

  package func setDevice(_ device: SourceKind?, ofSource id: Int, now: Instant) async throws(StorageError) {
    try await change { reader in
      let versions = try SourceNames.members(of: id, reader.db).compactMap { source in
        if let device { return try reader.version(saying: SourceDevice(source: source, device: device), now: now) }
        return try reader.version(takingBack: SourceDevice.self, id: SourceDevice.id(of: source), now: now)
      }
      return (versions.isEmpty ? nil : .rules(versions), ())
    }
  }

  package func setOrder(_ sources: [Int], of type: String, now: Instant) async throws(StorageError) {
    try await change { reader in
      let version =
        if sources.isEmpty {
          try reader.version(takingBack: SourceOrder.self, id: SourceOrder.id(of: type), now: now)
        } else {
          try reader.version(
            saying: SourceOrder(type: type, sources: sources.map { try SourceNames.members(of: $0, reader.db) }),
            now: now)
        }
      return (version.map { .entry($0) }, ())
    }
  }
}

/// The person's rules for whole types and sources, and the days they affect.
enum SourceRules {
  static func switchType(_ type: String, isOff: Bool, _ db: Database) throws {
    guard let number = try TypeTable.number(of: type, db) else { return }
    try db.execute(sql: "UPDATE type SET off = ? WHERE id = ? AND off <> ?", arguments: [isOff, number, isOff])
    if db.changesCount > 0 { try RuleChange.markDirty(type: number, db) }
  }

  static func switchSource(_ name: String, isOff: Bool, _ db: Database) throws {
    guard let id = try SourceNames.number(of: name, db) else { return }
    try db.execute(sql: "UPDATE source SET off = ? WHERE id = ? AND off <> ?", arguments: [isOff, id, isOff])
    guard db.changesCount > 0 else { return }
    try RuleChange.markDirty(source: id, db)
    let recordings = "SELECT w.identity FROM workout AS w JOIN origin ON origin.id = w.origin WHERE origin.source = ?"
    try WorkoutHeartDerivation.forget(recordings: recordings, [id], db)
  }

  static func tell(_ name: String, _ kind: SourceKind?, _ db: Database) throws {
    guard let id = try SourceNames.number(of: name, db) else { return }
    try db.execute(
      sql: "UPDATE source SET told = ? WHERE id = ? AND told IS NOT ?",
      arguments: [kind?.rawValue, id, kind?.rawValue])
    // Its readings count in another order from now on.
    if db.changesCount > 0 { try RuleChange.markDirty(source: id, db) }
  }

  static func order(_ sources: [[String]], of type: String, _ db: Database) throws {
    guard let number = try type == HealthType.workout ? WorkoutPrecedence.type : TypeTable.number(of: type, db) else {
      return
    }
    let ranks = try SourceRank.ranks(sources, db)
    guard try ranks != SourceRank.stored(number, db) else { return }
    try db.execute(sql: "DELETE FROM source_rank WHERE type = ?", arguments: [number])
    for (source, rank) in ranks.sorted(by: { $0.key < $1.key }) {
      try db.execute(sql: "INSERT INTO source_rank VALUES (?, ?, ?)", arguments: [number, source, rank])
    }
    try RuleChange.markDirty(type: number, db)
  }
}

/// The order in which the totals of workouts count, by their source: the person's, else by kind.
struct WorkoutPrecedence {
  /// In `source_rank`; no type has this number.
  static let type = 0

  /// By source; empty for the order by kind.
  private let ranks: [Int: Int]

  init(_ reader: StoreReader) throws {
    ranks = try reader.waitingRanks(ofType: HealthType.workout) ?? SourceRank.stored(Self.type, reader.db)
  }

  /// Lower counts first.
  func rank(_ source: Int, _ rank: Int) -> Int { SourceRank.place(of: source, rank, in: ranks) }
}
