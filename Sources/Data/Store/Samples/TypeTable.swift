internal import GRDB

/// The `type` table.
enum TypeTable {
  /// The store's number of a type; `nil` if it has never seen it.
  static func number(of name: String, _ db: Database) throws -> Int? {
    try Int.fetchOne(db.cachedStatement(sql: "SELECT id FROM type WHERE name = ?"), arguments: [name])
  }

  /// How many seconds before a moment a sample that reaches it may have begun, from the longest sample of the type as the table has it.
  static func reach(_ longest: Int) -> Int { min(max(0, longest), DirtyDays.longestReach * 86_400) }

  static func reach(_ type: Int, _ db: Database) throws -> Int {
    reach(try Int.fetchOne(db, sql: "SELECT longest FROM type WHERE id = ?", arguments: [type]) ?? 0)
  }
}
