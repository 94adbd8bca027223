internal import GRDB

/// Samples that batches of several stores brought. Where the owner of a sample matters, both stores name the same
/// batch, and each knows the other one.
struct SharedSamples {
  private let owner: RawStatement
  private let rank: RawStatement
  private let move: RawStatement
  private let note: RawStatement

  init(_ db: Database) throws {
    owner = try RawStatement(db, "SELECT batch FROM sample WHERE \(SampleKey.match)")
    rank = try RawStatement(db, "SELECT started, identity FROM batch WHERE id = ?")
    move = try RawStatement(db, "UPDATE sample SET batch = ?9 WHERE \(SampleKey.match)")
    note = try RawStatement(db, "INSERT OR IGNORE INTO also_held VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")
  }

  /// Assigns the sample to the batch that started first.
  ///
  /// - Returns: True if that changes its batch.
  func settle(_ key: SampleKey, offered: Int) throws -> Bool {
    key.bind(to: owner)
    defer { owner.reset() }
    guard try owner.step(), owner.int(0) != offered else { return false }
    let stored = owner.int(0)
    let isMoved = try place(offered) < place(stored)
    try put(note, key, isMoved ? stored : offered)
    if isMoved { try put(move, key, offered) }
    return isMoved
  }

  private func put(_ statement: RawStatement, _ key: SampleKey, _ batch: Int) throws {
    key.bind(to: statement)
    statement.bind(batch, at: 9)
    try statement.run()
  }

  private func place(_ batch: Int) throws -> (Int, String) {
    rank.bind(batch, at: 1)
    defer { rank.reset() }
    return try rank.step() ? (rank.int(0), rank.text(1)) : (.max, "")
  }

  /// Another batch that contains the sample and is not undone.
  static func other(holding key: SampleKey, than batch: Int, _ statement: RawStatement) throws -> Int? {
    key.bind(to: statement)
    statement.bind(batch, at: 9)
    defer { statement.reset() }
    return try statement.step() ? statement.int(0) : nil
  }

  static let holder = """
    SELECT also_held.batch FROM also_held JOIN batch ON batch.id = also_held.batch
    WHERE \(SampleKey.match) AND also_held.batch <> ?9 AND undone IS NULL
      AND finished IS NOT NULL ORDER BY started, identity LIMIT 1
    """
}
