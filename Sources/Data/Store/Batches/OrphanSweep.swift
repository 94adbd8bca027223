internal import GRDB

/// Removes details and origins that no sample and no workout uses any more, so that an undo leaves no text behind.
struct OrphanSweep {
  let db: Database

  func run() throws {
    var details = try flags("detail")
    var origins = try flags("origin")
    let rows = try RawStatement(db, "SELECT origin, detail FROM sample")
    while try rows.step() {
      if !origins[rows.int(0)] { origins[rows.int(0)] = true }
      if !details[rows.int(1)] { details[rows.int(1)] = true }
    }
    for origin in try Int.fetchAll(db, sql: "SELECT DISTINCT origin FROM workout") { origins[origin] = true }
    try delete("detail", keeping: details)
    try delete("origin", keeping: origins)
    try db.execute(sql: "DELETE FROM missing_sample WHERE detail <> 0 AND detail NOT IN (SELECT id FROM detail)")
  }

  private func flags(_ table: String) throws -> NumberedRows<Bool> {
    NumberedRows(missing: false, rows: try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table)") ?? 0)
  }

  private func delete(_ table: String, keeping used: NumberedRows<Bool>) throws {
    let statement = try RawStatement(db, "DELETE FROM \(table) WHERE id = ?")
    for id in try Int.fetchAll(db, sql: "SELECT id FROM \(table)") where !used[id] {
      statement.bind(id, at: 1)
      try statement.run()
    }
  }
}
