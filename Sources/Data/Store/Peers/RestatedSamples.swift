internal import DailveDomain
internal import GRDB

/// Samples that arrive although the newest export here restates their time: it is newer than the batch that brought them and did not contain them.
/// Health condenses what it recorded, and people correct it; adding both would count twice.
final class RestatedSamples {
  private let db: Database
  /// The newest complete export that was imported here; it is unknown what other exports lacked.
  private let newest: (batch: Int, made: Int, started: Int)?
  private var isOlder: [Int: Bool] = [:]
  private var arrived: [Cell: [SampleKey]] = [:]

  init(_ db: Database) throws {
    self.db = db
    let row = try Row.fetchOne(
      db,
      sql: """
        SELECT id, coalesce(exported, started), started FROM batch WHERE kind = 'export' AND peer IS NULL
        AND finished IS NOT NULL AND undone IS NULL AND json_extract(report, '$.complete')
        ORDER BY coalesce(exported, started) DESC, id DESC LIMIT 1
        """)
    newest = row.map { ($0[0], $0[1], $0[2]) }
  }

  func note(_ key: SampleKey, _ batch: Int, _ cell: Cell) throws {
    guard let newest, batch != newest.batch else { return }
    let older = try isOlder[batch] ?? isOlder(batch, than: newest)
    isOlder[batch] = older
    if older { arrived[cell, default: []].append(key) }
  }

  private func isOlder(_ batch: Int, than newest: (batch: Int, made: Int, started: Int)) throws -> Bool {
    let row = try Row.fetchOne(
      db, sql: "SELECT kind, coalesce(exported, started), started FROM batch WHERE id = ?", arguments: [batch])
    guard let row else { return false }
    return (row[0] as String) == BatchKind.export.rawValue
      ? (row[1] as Int) < newest.made : (row[2] as Int) < newest.started
  }

  func supersede(_ dirty: inout DirtyDays) throws {
    guard let newest, !arrived.isEmpty else { return }
    let insert = try RawStatement(
      db, "INSERT OR IGNORE INTO superseded VALUES (?, ?, ?, ?, ?, ?, ?, ?, \(newest.batch))")
    let membership = Membership(batch: newest.batch, isWhole: true, try Membership.Queries(db))
    for (cell, keys) in arrived {
      let late = Set(keys)
      var held: [SampleKey] = []
      try CellTable.forEach(cell, db) { key, owner in
        if !late.contains(key), try membership.holds(key, owner: owner) { held.append(key) }
      }
      guard !held.isEmpty else { continue }
      let cover = TimeCover(held)
      for key in keys where cover.holds(key) || cover.touches(key) {
        key.bind(to: insert)
        try insert.run()
        dirty.touch(type: key.type, start: key.start, end: key.end)
      }
    }
  }
}
