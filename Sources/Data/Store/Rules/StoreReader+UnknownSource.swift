package import DailveDomain
internal import GRDB

extension StoreReader {
  package func unknownSource() throws -> UnknownSource? {
    try answer(to: .unknownSource, isWhole: { _ in true }) {
      for row in try Row.fetchAll(db, sql: Self.unsaid) where try told(row) == nil {
        if try shares(row["id"]) { return UnknownSource(id: row["id"], name: row["name"]) }
      }
      return nil
    }
  }

  /// Pushed sources that neither a record nor a name tells the kind of. A sum of several sources has no kind.
  private static let unsaid = """
    SELECT * FROM source WHERE kind = \(SourceKind.app.rawValue) AND named AND NOT off AND instr(name, '|') = 0
      AND id IN (SELECT source FROM origin WHERE pushed IS NOT NULL) ORDER BY name
    """

  /// Whether another source recorded something in the same month of which only one source counts at a time.
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
