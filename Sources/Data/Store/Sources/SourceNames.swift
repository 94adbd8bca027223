internal import GRDB

/// Names of sources, by which entries tell them apart: their numbers differ between stores.
enum SourceNames {
  static func name(of source: Int, _ db: Database) throws -> String? {
    try String.fetchOne(db.cachedStatement(sql: "SELECT name FROM source WHERE id = ?"), arguments: [source])
  }

  /// The store's number of a source; `nil` if it has never seen it.
  static func number(of name: String, _ db: Database) throws -> Int? {
    try Int.fetchOne(db.cachedStatement(sql: "SELECT id FROM source WHERE name = ?"), arguments: [name])
  }

  /// Those of the source and of all that are one with it.
  static func members(of source: Int, _ db: Database) throws -> [String] {
    try SourceGroups(db).members(of: source).compactMap { try name(of: $0, db) }
  }
}
