package import DailveDomain
package import DailveScores
internal import GRDB

/// The source that the person chose for a night.
enum NightChoices {
  static func load(_ db: Database) throws -> [CivilDay: Int] {
    var choices: [CivilDay: Int] = [:]
    for row in try Row.fetchAll(db, sql: "SELECT day, source FROM night_source") {
      choices[CivilDay(number: row["day"])] = row["source"]
    }
    return choices
  }

  static func set(_ source: String?, day: Int, _ db: Database) throws {
    try db.execute(sql: "DELETE FROM night_source WHERE day = ?", arguments: [day])
    if let source {
      try db.execute(
        sql: "INSERT INTO night_source SELECT ?, id FROM source WHERE name = ?", arguments: [day, source])
    }
    guard let type = try TypeTable.number(of: HealthType.sleepAnalysis, db) else { return }
    for utcDay in [day - 1, day] {
      try db.execute(sql: "INSERT OR IGNORE INTO dirty VALUES (?, ?)", arguments: [type, utcDay])
    }
  }
}

extension HealthStore: NightSourceKeeping {
  package func setNightSource(_ source: String?, of day: CivilDay) async throws(StorageError) {
    try await change { _ in (.nightSource(day: day.number, source: source), ()) }
  }
}
