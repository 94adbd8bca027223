internal import GRDB

/// The order in which the store changed: every write adds a row in the transaction of what it writes, so that the newest number
/// tells whether anything is another than before.
enum ChangeFeed {
  /// Stored: never change one.
  enum Kind: String {
    case `import`, undo, record, setting, override, type, source, order, night, zone
  }

  /// - Returns: Place in the order.
  @discardableResult
  static func append(_ kind: Kind, _ subject: String, batch: Int? = nil, operation: String? = nil, _ db: Database)
    throws -> Int
  {
    try db.cachedStatement(sql: "INSERT INTO change (kind, subject, batch, operation) VALUES (?, ?, ?, ?)")
      .execute(arguments: [kind.rawValue, subject, batch, operation])
    return Int(db.lastInsertedRowID)
  }

  static func holds(_ operation: String, _ db: Database) throws -> Bool {
    try Bool.fetchOne(
      db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM change WHERE operation = ?)"), arguments: [operation])
      ?? false
  }

  /// Which store this is, and how often it has changed. Another store, or the same one after everything was deleted, never has
  /// the same.
  static func revision(_ db: Database) throws -> String {
    let newest = try Int.fetchOne(db.cachedStatement(sql: "SELECT max(sequence) FROM change")) ?? 0
    return "\(try ThisDevice.id(db)).\(newest)"
  }
}

/// The identifier that the store's file got when it was made.
enum ThisDevice {
  static func id(_ db: Database) throws -> String {
    try String.fetchOne(db.cachedStatement(sql: "SELECT id FROM this_device")) ?? ""
  }
}
