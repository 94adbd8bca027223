internal import GRDB

/// The order of changes to the store: every write adds a row in its own transaction, so that the newest number tells
/// whether anything has changed.
enum ChangeFeed {
  /// Stored: never change a raw value. Older rows have other kinds, from before rules were entries and access had a file of its own.
  enum Kind: String {
    case entry = "record"
    case `import`, undo, analysis, delivery, peer
  }

  /// - Returns: The new sequence number.
  @discardableResult
  static func append(_ kind: Kind, _ subject: String, batch: Int? = nil, operation: String? = nil, _ db: Database)
    throws -> Int
  {
    try SyncTables.begin(db)
    try db.cachedStatement(sql: "INSERT INTO change (kind, subject, batch, operation) VALUES (?, ?, ?, ?)")
      .execute(arguments: [kind.rawValue, subject, batch, operation])
    return Int(db.lastInsertedRowID)
  }

  static func holds(_ operation: String, _ db: Database) throws -> Bool {
    try Bool.fetchOne(
      db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM change WHERE operation = ?)"), arguments: [operation])
      ?? false
  }

  /// Identifies the store and its state. Another store, or the same one after everything was deleted, never has the
  /// same revision.
  static func revision(_ db: Database) throws -> String {
    let newest = try Int.fetchOne(db.cachedStatement(sql: "SELECT max(sequence) FROM change")) ?? 0
    return "\(try ThisDevice.id(db)).\(newest)"
  }
}

/// The identifier drawn when the store's file was created.
enum ThisDevice {
  static func id(_ db: Database) throws -> String {
    try String.fetchOne(db.cachedStatement(sql: "SELECT id FROM this_device")) ?? ""
  }
}
