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

  static func set(_ name: String?, day: Int, _ db: Database) throws {
    let source = try name.flatMap { try SourceNames.number(of: $0, db) }
    let stored = try Int.fetchOne(
      db.cachedStatement(sql: "SELECT source FROM night_source WHERE day = ?"), arguments: [day])
    guard source != stored else { return }
    try db.execute(sql: "DELETE FROM night_source WHERE day = ?", arguments: [day])
    if let source { try db.execute(sql: "INSERT INTO night_source VALUES (?, ?)", arguments: [day, source]) }
    guard let type = try TypeTable.number(of: HealthType.sleepAnalysis, db) else { return }
    for utcDay in [day.subtractingClamped(1), day] {
      try db.execute(sql: "INSERT OR IGNORE INTO dirty VALUES (?, ?)", arguments: [type, utcDay])
    }
  }
}

extension HealthStore: NightSourceKeeping {
  package func setNightSource(_ source: String?, of day: CivilDay, now: Instant) async throws(SaveError) {
    try await saveRules { reader in
      let choice = source.map { NightChoice(day: day, source: $0) }
      return [try reader.version(saying: choice, id: NightChoice.id(of: day), now: now)]
    }
  }
}

extension NightChoice: ProjectedRule {
  func project(isSaid: Bool, made: Int, _ db: Database, zones: ZoneCatalogue) throws {
    try NightChoices.set(isSaid ? source : nil, day: day.number, db)
  }
}
