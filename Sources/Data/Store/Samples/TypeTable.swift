internal import GRDB

/// The `type` table.
enum TypeTable {
  /// The store's number of a type; `nil` for one that it has never seen.
  static func number(of name: String, _ db: Database) throws -> Int? {
    try Int.fetchOne(db.cachedStatement(sql: "SELECT id FROM type WHERE name = ?"), arguments: [name])
  }
}
