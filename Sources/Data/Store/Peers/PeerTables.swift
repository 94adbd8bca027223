internal import GRDB

/// The tables that exchange with other stores needs.
enum PeerTables {
  /// The sum of a cell has changed, although its samples have not.
  static func forget(_ cell: Cell, _ db: Database) throws {
    try db.cachedStatement(sql: "DELETE FROM peer_cell WHERE type = ? AND source = ? AND month = ?")
      .execute(arguments: [cell.type, cell.source, cell.month])
  }
}
