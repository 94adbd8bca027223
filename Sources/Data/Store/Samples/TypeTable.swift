internal import GRDB

/// The `type` table.
enum TypeTable {
  /// The store's number of a type; `nil` if it has never seen it.
  static func number(of name: String, _ db: Database) throws -> Int? {
    try Int.fetchOne(db.cachedStatement(sql: "SELECT id FROM type WHERE name = ?"), arguments: [name])
  }
}
