package import DailveDomain
package import DailveScores
internal import GRDB

extension HealthStore: SourceKeeping {
  package func setType(_ type: String, isOff: Bool, now: Instant) async throws(SaveError) {
    try await saveRules { reader in [try reader.version(saying: TypeSwitch(type: type, isOff: isOff), now: now)] }
  }

  package func setSource(_ id: Int, isOff: Bool, now: Instant) async throws(SaveError) {
    try await saveRules { reader in
      try SourceNames.members(of: id, reader.db).map {
        try reader.version(saying: SourceSwitch(source: $0, isOff: isOff), now: now)
      }
    }
  }

  package func setDevice(_ device: SourceKind?, ofSource id: Int, now: Instant) async throws(SaveError) {
    try await saveRules { reader in
      try SourceNames.members(of: id, reader.db).map { source in
        try reader.version(
          saying: device.map { SourceDevice(source: source, device: $0) }, id: SourceDevice.id(of: source), now: now)
      }
    }
  }

  package func setOrder(_ sources: [Int], of type: String, now: Instant) async throws(SaveError) {
    try await saveRules { reader in
      let names = try sources.map { try SourceNames.members(of: $0, reader.db) }
      let order = names.isEmpty ? nil : SourceOrder(type: type, sources: names)
      return [try reader.version(saying: order, id: SourceOrder.id(of: type), now: now)]
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
    // A source of another kind ranks differently, so its days must be derived again.
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

/// The order of sources in which totals of workouts count: the person's order or, without one, by kind.
struct WorkoutPrecedence {
  /// Stands for workouts in `source_rank`; no type has this number.
  static let type = 0

  /// Ranks by source; empty for the order by kind.
  private let ranks: [Int: Int]

  init(_ reader: StoreReader) throws {
    ranks = try reader.waitingRanks(ofType: HealthType.workout) ?? SourceRank.stored(Self.type, reader.db)
  }

  /// Rank of a source; lower counts first.
  func rank(_ source: Int, _ rank: Int) -> Int { SourceRank.place(of: source, rank, in: ranks) }
}

extension TypeSwitch: ProjectedRule {
  func project(isSaid: Bool, made: Int, _ db: Database, zones: ZoneCatalogue) throws {
    try SourceRules.switchType(type, isOff: isSaid && isOff, db)
  }
}

extension SourceSwitch: ProjectedRule {
  func project(isSaid: Bool, made: Int, _ db: Database, zones: ZoneCatalogue) throws {
    try SourceRules.switchSource(source, isOff: isSaid && isOff, db)
  }
}

extension SourceDevice: ProjectedRule {
  func project(isSaid: Bool, made: Int, _ db: Database, zones: ZoneCatalogue) throws {
    try SourceRules.tell(source, isSaid ? device : nil, db)
  }
}

extension SourceOrder: ProjectedRule {
  func project(isSaid: Bool, made: Int, _ db: Database, zones: ZoneCatalogue) throws {
    try SourceRules.order(isSaid ? sources : [], of: type, db)
  }
}
