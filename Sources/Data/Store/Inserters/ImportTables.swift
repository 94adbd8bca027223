internal import DailveDomain
internal import GRDB

/// Maps the reader's numbers to the store's.
struct ImportTables {
  struct StoredOrigin {
    var id: Int
    var source: Int
    /// True for sums and averages that a phone computed.
    var isSummary: Bool
    var hasZone: Bool

    fileprivate init(_ id: Int, source: Int, _ origin: Origin) {
      self.id = id
      self.source = source
      isSummary = origin.pushed?.isSummary == true
      hasZone = origin.zone != nil
    }
  }

  /// Indexed by the reader's numbers.
  private(set) var types: [Int] = []
  private(set) var origins: [StoredOrigin] = []
  /// Zones of the origins. They are kept apart, because a text inside an origin would be retained and released for every row.
  private(set) var zones: [String?] = []
  /// Keyed by the store's numbers.
  private(set) var typeNames: [Int: String] = [:]
  private var typeNumbers: [String: Int] = [:]
  private var sourceNames: [Int: String] = [:]
  private var sourceNumbers: [String: (id: Int, evidence: SourceEvidence)] = [:]
  private var originNumbers: [Origin: Int] = [:]
  /// True if new types or sources were added.
  private(set) var hasNews = false

  init(_ db: Database) throws {
    for row in try Row.fetchAll(db, sql: "SELECT id, name FROM type") {
      typeNumbers[row["name"]] = row["id"]
      typeNames[row["id"]] = row["name"]
    }
    for row in try Row.fetchAll(db, sql: "SELECT id, name, kind, named FROM source") {
      sourceNumbers[row["name"]] = (row["id"], SourceEvidence(recorded: row))
      sourceNames[row["id"]] = row["name"]
    }
    let rows = try Row.fetchAll(
      db, sql: "SELECT origin.*, source.name FROM origin JOIN source ON source.id = origin.source")
    for row in rows {
      let origin = Origin(
        source: row["name"], version: row["version"], device: row["device"], unit: row["unit"], word: row["word"],
        zone: row["zone"], pushed: (row["pushed"] as Int?).flatMap { Resolution(rawValue: $0) })
      originNumbers[origin] = row["id"]
    }
  }

  func sourceName(_ number: Int) -> String { sourceNames[number] ?? "" }

  mutating func announce(_ chunk: ImportChunk, _ db: Database) throws {
    for name in chunk.types {
      if let known = typeNumbers[name] {
        types.append(known)
        continue
      }
      try db.execute(sql: "INSERT INTO type (name) VALUES (?)", arguments: [name])
      hasNews = true
      let id = Int(db.lastInsertedRowID)
      typeNumbers[name] = id
      typeNames[id] = name
      types.append(id)
    }
    for origin in chunk.origins { try announce(origin, db) }
  }

  private mutating func announce(_ origin: Origin, _ db: Database) throws {
    let evidence = SourceEvidence(name: origin.source, version: origin.version, device: origin.device)
    let source: Int
    if let known = sourceNumbers[origin.source] {
      source = known.id
      // Any record of a source can reveal its kind.
      let joined = known.evidence.joined(evidence)
      if joined != known.evidence {
        try db.execute(
          sql: "UPDATE source SET kind = ?, named = ? WHERE id = ?",
          arguments: [joined.kind.rawValue, joined.isNamed, source])
        sourceNumbers[origin.source] = (source, joined)
        // A source of another kind ranks differently, so its days must be derived again.
        try RuleChange.markDirty(source: source, db)
      }
    } else {
      try db.execute(
        sql: "INSERT INTO source (name, kind, named) VALUES (?, ?, ?)",
        arguments: [origin.source, evidence.kind.rawValue, evidence.isNamed])
      source = Int(db.lastInsertedRowID)
      hasNews = true
      sourceNumbers[origin.source] = (source, evidence)
      sourceNames[source] = origin.source
    }
    zones.append(origin.zone)
    if let known = originNumbers[origin] {
      origins.append(StoredOrigin(known, source: source, origin))
      return
    }
    try db.execute(
      sql: "INSERT INTO origin (source, version, device, unit, word, zone, pushed) VALUES (?, ?, ?, ?, ?, ?, ?)",
      arguments: [
        source, origin.version, origin.device, origin.unit, origin.word, origin.zone, origin.pushed?.rawValue,
      ])
    let id = Int(db.lastInsertedRowID)
    originNumbers[origin] = id
    origins.append(StoredOrigin(id, source: source, origin))
  }
}
