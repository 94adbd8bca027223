package import DailveDomain
internal import DailveScores
internal import GRDB

extension HealthStore: SourceKeeping {
  package func setType(_ type: String, isOff: Bool) async throws(StorageError) {
    try await change { _ in (.typeSwitch(type: type, isOff: isOff), ()) }
  }

  package func setSource(_ id: Int, isOff: Bool) async throws(StorageError) {
    try await change { _ in (.sourceSwitch(source: id, isOff: isOff), ()) }
  }

  package func setOrder(_ sources: [Int], of type: String) async throws(StorageError) {
    try await change { _ in (.sourceOrder(type: type, sources: sources), ()) }
  }
}

/// The person's rules for whole types and sources, and the days they affect.
enum SourceRules {
  static func switchType(_ type: String, isOff: Bool, _ db: Database) throws {
    guard let number = try TypeTable.number(of: type, db) else { return }
    try db.execute(sql: "UPDATE type SET off = ? WHERE id = ? AND off <> ?", arguments: [isOff, number, isOff])
    if db.changesCount > 0 { try RuleChange.markDirty(type: number, db) }
  }

  static func switchSource(_ source: Int, isOff: Bool, _ db: Database) throws {
    for id in try SourceGroups(db).members(of: source) {
      try db.execute(sql: "UPDATE source SET off = ? WHERE id = ? AND off <> ?", arguments: [isOff, id, isOff])
      guard db.changesCount > 0 else { continue }
      try RuleChange.markDirty(source: id, db)
      let recordings = "SELECT w.identity FROM workout AS w JOIN origin ON origin.id = w.origin WHERE origin.source = ?"
      try WorkoutHeartDerivation.forget(recordings: recordings, [id], db)
    }
  }

  static func order(_ sources: [Int], of type: String, _ db: Database) throws {
    guard let number = try type == HealthType.workout ? WorkoutPrecedence.type : TypeTable.number(of: type, db) else {
      return
    }
    try db.execute(sql: "DELETE FROM source_rank WHERE type = ?", arguments: [number])
    let groups = try SourceGroups(db)
    for (rank, source) in sources.enumerated() {
      for member in groups.members(of: source) {
        try db.execute(sql: "INSERT OR IGNORE INTO source_rank VALUES (?, ?, ?)", arguments: [number, member, rank])
      }
    }
    try RuleChange.markDirty(type: number, db)
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
      for day in MonthNumber.start(month) / 86_400..<MonthNumber.start(month + 1) / 86_400 {
        insert.bind(row["type"] as Int, at: 1)
        insert.bind(day, at: 2)
        try insert.run()
      }
    }
  }
}
