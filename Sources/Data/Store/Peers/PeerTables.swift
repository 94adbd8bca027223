internal import GRDB

/// The tables that exchange with other stores needs.
enum PeerTables {
  /// `batch.identity` is the same in every store that has the batch, and `batch.peer` the store that it came from, null for one that was
  /// imported here: only of those it is known what they lacked. `peer_cell` has the sums of cells as other stores understand them, as long
  /// as the cell is what it says; it is derived and may be deleted at any time. `also_held` lists samples that batches of several stores
  /// brought, beside the one that `sample` names. `peer_link` are the stores that this one follows; `known_as` is the identifier of each.
  static let schema = """
    ALTER TABLE batch ADD COLUMN identity TEXT;
    ALTER TABLE batch ADD COLUMN peer TEXT;
    UPDATE batch SET identity = (SELECT id FROM this_device) || '-' || batch.id;
    CREATE UNIQUE INDEX batch_identity ON batch (identity);
    CREATE TABLE peer_cell (
      type INTEGER NOT NULL, source INTEGER NOT NULL, month INTEGER NOT NULL, samples INTEGER NOT NULL,
      digest INTEGER NOT NULL, sum INTEGER NOT NULL, PRIMARY KEY (type, source, month)) STRICT, WITHOUT ROWID;
    CREATE TABLE also_held (
      type INTEGER NOT NULL, start INTEGER NOT NULL, source INTEGER NOT NULL, duration INTEGER NOT NULL,
      value ANY NOT NULL, origin INTEGER NOT NULL, created INTEGER NOT NULL, detail INTEGER NOT NULL,
      batch INTEGER NOT NULL,
      PRIMARY KEY (type, start, source, duration, value, origin, created, detail, batch)) STRICT, WITHOUT ROWID;
    CREATE INDEX also_held_batch ON also_held (batch);
    CREATE TABLE peer_link (
      name TEXT PRIMARY KEY, address TEXT NOT NULL, key TEXT NOT NULL, added INTEGER NOT NULL, known_as TEXT,
      tried INTEGER, contacted INTEGER, agreed INTEGER, missing_here INTEGER NOT NULL DEFAULT 0,
      missing_there INTEGER NOT NULL DEFAULT 0, trouble TEXT) STRICT, WITHOUT ROWID;
    """

  /// The sum of a cell has changed, although its samples have not.
  static func forget(_ cell: Cell, _ db: Database) throws {
    try db.cachedStatement(sql: "DELETE FROM peer_cell WHERE type = ? AND source = ? AND month = ?")
      .execute(arguments: [cell.type, cell.source, cell.month])
  }
}
