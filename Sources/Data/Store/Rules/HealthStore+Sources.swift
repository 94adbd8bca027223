package import DailveDomain
internal import DailveScores
internal import GRDB

extension HealthStore: SourceKeeping {
  package func typeEntries() async throws(StorageError) -> [TypeEntry] {
    try await reading { reader in
      let rows = try Row.fetchAll(
        reader.db,
        sql: """
          SELECT name, samples, off, (SELECT min(start) FROM sample WHERE sample.type = type.id) AS first,
            (SELECT max(start) FROM sample WHERE sample.type = type.id) AS last
          FROM type WHERE samples > 0 ORDER BY name
          """)
      return rows.map { row in
        TypeEntry(
          type: row["name"], samples: row["samples"], first: Instant(row["first"]), last: Instant(row["last"]),
          isOff: reader.waitingSwitch(ofType: row["name"]) ?? row["off"], sources: [])
      }
    }
  }

  package func typeEntry(_ type: String) async throws(StorageError) -> TypeEntry? {
    guard var entry = try await typeEntries().first(where: { $0.type == type }) else { return nil }
    entry.sources = try await reading { reader in
      let db = reader.db
      guard let number = try TypeTable.number(of: type, db) else { return [] }
      let rules = try ReadingRules(db, type: number)
      let order = reader.waitingOrder(ofType: type)
      func rank(_ entry: SourceEntry) -> Int {
        order.map { $0.firstIndex(of: entry.id) ?? 1000 + entry.kind.rawValue } ?? rules.rank(entry.id, entry.kind)
      }
      return try SourceReader(reader).entries(type: number).sorted {
        // As they count: of two of one kind the first name.
        (rank($0), $0.name) < (rank($1), $1.name)
      }
    }
    return entry
  }

  package func sourceEntries() async throws(StorageError) -> [SourceEntry] {
    try await reading { reader in
      // Counting goes through all of them.
      let workouts = try reader.answer(to: .workoutsBySource, isWhole: { _ in true }) {
        try SourceReader.workouts(reader.db)
      }
      return try SourceReader(reader).entries(type: nil, workouts: workouts)
        .sorted { ($0.last, $1.name) > ($1.last, $0.name) }
    }
  }

  package func typeEntries(ofSource id: Int) async throws(StorageError) -> [TypeEntry] {
    try await reading { reader in try SourceReader(reader).types(ofSource: id) }
  }

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

/// What the person says of whole types and sources, and the days that follow from it.
enum SourceRules {
  static func switchType(_ type: String, isOff: Bool, _ db: Database) throws {
    guard let number = try TypeTable.number(of: type, db) else { return }
    try db.execute(sql: "UPDATE type SET off = ? WHERE id = ? AND off <> ?", arguments: [isOff, number, isOff])
    if db.changesCount > 0 { try RuleChange.markDirty(type: number, db) }
  }

  static func switchSource(_ source: Int, isOff: Bool, _ db: Database) throws {
    for id in try SourceGroups(db).members(of: source) {
      try db.execute(sql: "UPDATE source SET off = ? WHERE id = ? AND off <> ?", arguments: [isOff, id, isOff])
      if db.changesCount > 0 { try RuleChange.markDirty(source: id, db) }
    }
  }

  static func order(_ sources: [Int], of type: String, _ db: Database) throws {
    guard let number = try TypeTable.number(of: type, db) else { return }
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
