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
    let ranks = try ranks(sources, db)
    guard try ranks != stored(number, db) else { return }
    try db.execute(sql: "DELETE FROM source_rank WHERE type = ?", arguments: [number])
    for (source, rank) in ranks.sorted(by: { $0.key < $1.key }) {
      try db.execute(sql: "INSERT INTO source_rank VALUES (?, ?, ?)", arguments: [number, source, rank])
    }
    try RuleChange.markDirty(type: number, db)
  }

  /// By source, of those that this store has.
  static func ranks(_ sources: [[String]], _ db: Database) throws -> [Int: Int] {
    var ranks: [Int: Int] = [:]
    for (rank, names) in sources.enumerated() {
      for name in names {
        guard let source = try SourceNames.number(of: name, db), ranks[source] == nil else { continue }
        ranks[source] = rank
      }
    }
    return ranks
  }

  /// By source; empty for the order by kind.
  static func stored(_ type: Int, _ db: Database) throws -> [Int: Int] {
    var ranks: [Int: Int] = [:]
    for row in try Row.fetchAll(
      db.cachedStatement(sql: "SELECT source, rank FROM source_rank WHERE type = ?"), arguments: [type])
    {
      ranks[row["source"]] = row["rank"]
    }
    return ranks
  }
}

/// Days whose derived rows depend on a changed rule.
enum RuleChange {
  static func markDirty(type: Int, _ db: Database) throws {
    try mark(
      Row.fetchAll(db, sql: "SELECT DISTINCT type, month FROM cell WHERE type = ?", arguments: [type]), db)
  }

  static func markDirty(source: Int, _ db: Database) throws {
    try mark(Row.fetchAll(db, sql: "SELECT type, month FROM cell WHERE source = ?", arguments: [source]), db)
  }

  private static func mark(_ months: [Row], _ db: Database) throws {
    let insert = try RawStatement(db, "INSERT OR IGNORE INTO dirty VALUES (?, ?)")
    for row in months {
      let month: Int = row["month"]
      for day in MonthNumber.start(month) / 86_400..<MonthNumber.end(month) / 86_400 {
        insert.bind(row["type"] as Int, at: 1)
        insert.bind(day, at: 2)
        try insert.run()
      }
    }
  }
}
