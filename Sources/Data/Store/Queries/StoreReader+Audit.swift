internal import DailveDomain
package import DailveScores
internal import GRDB

extension StoreReader {
  package func changedTypes() throws -> Set<String> {
    try String.fetchSet(
      db,
      sql: """
        SELECT name FROM type WHERE off OR id IN (SELECT type FROM override) OR id IN (SELECT type FROM source_rank)
          OR id IN (SELECT type FROM cell WHERE source IN (SELECT id FROM source WHERE off))
        """)
  }

  package func exportDays() throws -> Set<CivilDay> {
    let timeline = try timeline()
    let instants = try Int.fetchAll(db, sql: "SELECT exported FROM batch WHERE exported IS NOT NULL AND undone IS NULL")
    return Set(instants.map { timeline.day(at: Instant($0)) })
  }
}
