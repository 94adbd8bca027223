package import DailveDomain
internal import DailveScores
internal import GRDB

extension StoreReader {
  package func listedTypes() throws -> [ListedType] { try listedTypes("samples > 0", []) }

  package func listedType(_ type: String) throws -> ListedType? {
    guard var entry = try listedTypes("samples > 0 AND name = ?", [type]).first,
      let number = try TypeTable.number(of: type, db)
    else { return nil }
    let rules = try CountingRules(db, type: number)
    let waiting = try waitingRanks(ofType: type)
    func rank(_ entry: ListedSource) -> Int {
      waiting.map { SourceRank.place(of: entry.id, entry.rank, in: $0) }
        ?? rules.rank(entry.id, entry.rank)
    }
    entry.sources = try SourceReader(self).entries(type: number).sorted {
      // Sort in the order in which they count; sources of one kind count by name.
      (rank($0), $0.name) < (rank($1), $1.name)
    }
    return entry
  }

  package func listedSources() throws -> [ListedSource] {
    try SourceReader(self).entries(type: nil, workouts: workoutsBySource())
      .sorted { ($0.last, $1.name) > ($1.last, $0.name) }
  }

  package func workoutSources() throws -> [ListedSource] {
    let precedence = try WorkoutPrecedence(self)
    func rank(_ entry: ListedSource) -> Int { precedence.rank(entry.id, entry.rank) }
    return try SourceReader(self).entries(type: WorkoutPrecedence.type, workouts: workoutsBySource())
      .sorted { (rank($0), $0.name) < (rank($1), $1.name) }
  }

  /// The answer is kept, because counting reads all workouts.
  private func workoutsBySource() throws -> [Int: SourceReader.Workouts] {
    try answer(to: .workoutsBySource, isWhole: { _ in true }) { try SourceReader.workouts(db) }
  }

  package func listedTypes(ofSource id: Int) throws -> [ListedType] { try SourceReader(self).types(ofSource: id) }

  private func listedTypes(_ condition: String, _ arguments: StatementArguments) throws -> [ListedType] {
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT name, samples, off, (SELECT min(start) FROM sample WHERE sample.type = type.id) AS first,
          (SELECT max(start) FROM sample WHERE sample.type = type.id) AS last
        FROM type WHERE \(condition) ORDER BY name
        """, arguments: arguments)
    return try rows.compactMap { row in
      // Skip a type whose samples a damaged store has lost.
      guard let first: Int = row["first"], let last: Int = row["last"] else { return nil }
      return ListedType(
        type: row["name"], samples: row["samples"], first: Instant(first), last: Instant(last),
        isOff: try waitingSwitch(ofType: row["name"]) ?? row["off"], sources: [])
    }
  }
}

extension StoreReader {
  package func unknownSource() throws -> UnknownSource? {
    try answer(to: .unknownSource, isWhole: { _ in true }) {
      for row in try Row.fetchAll(db, sql: Self.unsaid) where try told(row) == nil {
        if try shares(row["id"]) { return UnknownSource(id: row["id"], name: row["name"]) }
      }
      return nil
    }
  }

  /// Pushed sources whose kind neither a record nor a name reveals. A sum of several sources has no kind.
  private static let unsaid = """
    SELECT * FROM source WHERE kind = \(SourceKind.app.rawValue) AND named AND NOT off AND instr(name, '|') = 0
      AND id IN (SELECT source FROM origin WHERE pushed IS NOT NULL) ORDER BY name
    """

  /// True if another source recorded, in the same month, a type of which only one source counts at a time.
  private func shares(_ source: Int) throws -> Bool {
    try String.fetchAll(
      db,
      sql: """
        SELECT DISTINCT type.name FROM cell AS own JOIN type ON type.id = own.type WHERE own.source = ? AND EXISTS (
          SELECT 1 FROM cell AS other WHERE other.type = own.type AND other.month = own.month AND other.source <> own.source)
        """, arguments: [source]
    ).contains { HealthType.isCumulative($0) || $0 == HealthType.sleepAnalysis }
  }
}
