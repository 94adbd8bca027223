package import DailveDomain
internal import GRDB

extension HealthStore: SourceKeeping {
  package func typeEntries() async throws(StorageError) -> [TypeEntry] {
    try await query { db in
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT name, samples, off, (SELECT min(start) FROM sample WHERE sample.type = type.id) AS first,
            (SELECT max(start) FROM sample WHERE sample.type = type.id) AS last
          FROM type WHERE samples > 0 ORDER BY name
          """)
      return rows.map { row in
        TypeEntry(
          type: row["name"], samples: row["samples"], first: Instant(row["first"]), last: Instant(row["last"]),
          isOff: row["off"], sources: [])
      }
    }
  }

  package func typeEntry(_ type: String) async throws(StorageError) -> TypeEntry? {
    guard var entry = try await typeEntries().first(where: { $0.type == type }) else { return nil }
    entry.sources = try await query { db in
      guard let number = try TypeTable.number(of: type, db) else { return [] }
      let rules = try ReadingRules(db, type: number)
      return try SourceReader(db).entries(type: number).sorted {
        // As they count: of two of one kind the first name.
        (rules.rank($0.id, $0.kind), $0.name) < (rules.rank($1.id, $1.kind), $1.name)
      }
    }
    return entry
  }

  package func sourceEntries() async throws(StorageError) -> [SourceEntry] {
    let (zones, answers) = (zones, answers)
    return try await query { db in
      // Counting goes through all of them.
      let workouts = try StoreReader(db, zones: zones, answers: answers)
        .answer(to: .workoutsBySource, isWhole: { _ in true }) { try SourceReader.workouts(db) }
      return try SourceReader(db).entries(type: nil, workouts: workouts)
        .sorted { ($0.last, $1.name) > ($1.last, $0.name) }
    }
  }

  package func typeEntries(ofSource id: Int) async throws(StorageError) -> [TypeEntry] {
    try await query { db in try SourceReader(db).types(ofSource: id) }
  }

  package func setType(_ type: String, isOff: Bool) async throws(StorageError) {
    try await change { db in
      guard let number = try TypeTable.number(of: type, db) else { return }
      try db.execute(
        sql: "UPDATE type SET off = ? WHERE id = ? AND off <> ?", arguments: [isOff, number, isOff])
      if db.changesCount > 0 { try RuleChange.markDirty(type: number, db) }
    }
  }

  package func setSource(_ id: Int, isOff: Bool) async throws(StorageError) {
    try await change { db in
      for id in try SourceGroups(db).members(of: id) {
        try db.execute(sql: "UPDATE source SET off = ? WHERE id = ? AND off <> ?", arguments: [isOff, id, isOff])
        if db.changesCount > 0 { try RuleChange.markDirty(source: id, db) }
      }
    }
  }

  package func setOrder(_ sources: [Int], of type: String) async throws(StorageError) {
    try await change { db in
      guard let number = try TypeTable.number(of: type, db) else { return }
      try db.execute(sql: "DELETE FROM source_rank WHERE type = ?", arguments: [number])
      let groups = try SourceGroups(db)
      for (rank, source) in sources.enumerated() {
        for member in groups.members(of: source) {
          try db.execute(
            sql: "INSERT OR IGNORE INTO source_rank VALUES (?, ?, ?)", arguments: [number, member, rank])
        }
      }
      try RuleChange.markDirty(type: number, db)
    }
  }
}

/// Days whose derived rows follow from a rule that changed.
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
