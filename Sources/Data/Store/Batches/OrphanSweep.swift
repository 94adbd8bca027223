internal import GRDB

/// Removes details and origins that no sample and no workout uses any more, so that an undo leaves no text behind.
struct OrphanSweep {
  let db: Database

  func run() throws {
    var details = try flags("detail")
    var origins = try flags("origin")
    let rows = try RawStatement(db, "SELECT origin, detail FROM sample")
    while try rows.step() {
      origins[rows.int(0)] = true
      details[rows.int(1)] = true
    }
    for origin in try Int.fetchAll(db, sql: "SELECT DISTINCT origin FROM workout") { origins[origin] = true }
    try delete("detail", keeping: details)
    try delete("origin", keeping: origins)
    try db.execute(sql: "DELETE FROM missing_sample WHERE detail <> 0 AND detail NOT IN (SELECT id FROM detail)")
  }

  private func flags(_ table: String) throws -> [Bool] {
    let largest = try Int.fetchOne(db, sql: "SELECT max(id) FROM \(table)") ?? 0
    return [Bool](repeating: false, count: largest + 1)
  }

  private func delete(_ table: String, keeping used: [Bool]) throws {
    let statement = try RawStatement(db, "DELETE FROM \(table) WHERE id = ?")
    for id in try Int.fetchAll(db, sql: "SELECT id FROM \(table)") where !used[id] {
      statement.bind(id, at: 1)
      try statement.run()
    }
  }
}
