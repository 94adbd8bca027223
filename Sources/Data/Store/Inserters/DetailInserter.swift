internal import DailveScores
internal import GRDB

/// Numbers encoded details; equal bytes are stored once.
final class DetailInserter {
  private let find: RawStatement
  private let add: RawStatement
  private var next: Int
  /// Recent details by hash; bounded for any export.
  private var recent = [(body: [UInt8], id: Int)](repeating: ([], 0), count: 2048)

  init(_ db: Database) throws {
    find = try RawStatement(db, "SELECT id, body FROM detail WHERE hash = ?")
    add = try RawStatement(db, "INSERT INTO detail VALUES (?, ?, ?)")
    next = (try Int.fetchOne(db, sql: "SELECT max(id) FROM detail") ?? 0).addingClamped(1)
  }

  func id(of body: [UInt8]) throws -> Int {
    let hash = FNV1a.hash(body)
    let slot = Int(truncatingIfNeeded: hash & 2047)
    if recent[slot].id > 0, recent[slot].body == body { return recent[slot].id }
    let id = try stored(body, hash: Int(bitPattern: UInt(hash)))
    if body.count <= 512 { recent[slot] = (body, id) }
    return id
  }

  private func stored(_ body: [UInt8], hash: Int) throws -> Int {
    find.bind(hash, at: 1)
    defer { find.reset() }
    while try find.step() {
      if find.blob(1) == body { return find.int(0) }
    }
    add.bind(next, at: 1)
    add.bind(hash, at: 2)
    add.bind(body, at: 3)
    try add.run()
    defer { next = next.addingClamped(1) }
    return next
  }
}
