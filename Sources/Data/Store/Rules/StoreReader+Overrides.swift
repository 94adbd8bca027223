package import DailveDomain
internal import DailveScores
internal import GRDB

extension StoreReader {
  package func overrides() throws -> [ReadingOverride] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT override.*, type.name AS type_name, source.name AS source_name FROM override
        JOIN type ON type.id = override.type JOIN source ON source.id = override.source
        ORDER BY start DESC, override.id DESC
        """
    ).map { row in
      let start: Int = row["start"]
      return ReadingOverride(
        id: row["id"], type: row["type_name"], source: row["source_name"], start: Instant(start),
        end: Instant(start + (row["duration"] as Int)), value: row["value"], correction: row["correction"])
    }
  }
}
