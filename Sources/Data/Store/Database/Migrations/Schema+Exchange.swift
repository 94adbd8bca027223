internal import GRDB

/// Versions 17 to 26: sign-in, keys, and what devices and other stores exchange.
extension Schema {
  static func registerExchange(in migrator: inout DatabaseMigrator) {
    migrator.registerMigration("17 passkeys") { db in try db.execute(sql: version17) }
    migrator.registerMigration("18 sign-in") { db in
      try db.execute(sql: "CREATE TABLE access (id INTEGER PRIMARY KEY CHECK (id = 1), state BLOB NOT NULL) STRICT")
    }
    migrator.registerMigration("19 keys that read") { db in
      try db.execute(sql: "ALTER TABLE device_token ADD COLUMN read INTEGER")
    }
    migrator.registerMigration("20 nights and amounts told twice") { db in
      // Since this version, a night's sum and amounts without an end count differently.
      try db.execute(sql: Frozen.staleDays(ofTypes: Frozen.pushedTypes))
    }
    migrator.registerMigration("21 sync") { db in try db.execute(sql: version21) }
    migrator.registerMigration("22 peers") { db in try db.execute(sql: version22) }
    migrator.registerMigration(rulesAreEntries) { db in
      // The index tells which device wrote a version.
      try db.execute(sql: "CREATE INDEX receipt_version ON receipt (rid, stamp, device, client)")
      try RuleMigration.run(db)
    }
    migrator.registerMigration("24 what repeats another") { db in
      // Before this version, readings of a category counted as repetitions of one another whatever they said, and a
      // reading that both an export and a phone sent could fail to count at all.
      let words = "name GLOB 'HKCategoryTypeIdentifier*' AND name <> 'HKCategoryTypeIdentifierSleepAnalysis'"
      try db.execute(sql: Frozen.staleDays(ofTypes: "\(words) OR \(Frozen.pushedTypes)"))
    }
    migrator.registerMigration("25 withheld rights") { db in try db.execute(sql: version25) }
    migrator.registerMigration("26 what others sent, ages of bodies") { db in try db.execute(sql: version26) }
  }

  /// No column is secret. `key` is a COSE key, `counter` that of its last signature, `eligible` whether it may be
  /// backed up, `user` the handle that it was made for, and `model` the model of the authenticator.
  private static let version17 = """
    CREATE TABLE passkey (
      id BLOB PRIMARY KEY, key BLOB NOT NULL, counter INTEGER NOT NULL, eligible INTEGER NOT NULL, backed INTEGER NOT NULL,
      transports TEXT NOT NULL, model BLOB NOT NULL, user BLOB NOT NULL, name TEXT NOT NULL, created INTEGER NOT NULL,
      used INTEGER) STRICT, WITHOUT ROWID;
    """

  /// `boot` has each run that wrote to the store. `entry_version` keeps versions that were overwritten or came too
  /// late, with the time when that happened (ms). `receipt` lists the accepted operations of devices with their stamps;
  /// `peer` says how far this store has followed others.
  private static let version21 = """
    CREATE TABLE boot (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, start INTEGER NOT NULL) STRICT;
    INSERT INTO boot (id, start) SELECT lower(hex(randomblob(8))), coalesce(max(sequence), 0) FROM change;
    CREATE TABLE entry_version (
      number INTEGER PRIMARY KEY, rid TEXT NOT NULL, kind TEXT NOT NULL, value TEXT, stamp INTEGER NOT NULL,
      device TEXT NOT NULL, deleted INTEGER NOT NULL, replaced INTEGER NOT NULL) STRICT;
    CREATE UNIQUE INDEX entry_version_once ON entry_version (rid, stamp, device, deleted, kind, coalesce(value, ''));
    CREATE INDEX entry_version_replaced ON entry_version (replaced);
    CREATE TABLE receipt (
      operation TEXT PRIMARY KEY, client TEXT NOT NULL, rid TEXT NOT NULL, stamp INTEGER NOT NULL,
      device TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX receipt_client ON receipt (client, rid, stamp);
    CREATE TABLE peer (name TEXT PRIMARY KEY, follower TEXT NOT NULL) STRICT, WITHOUT ROWID;
    """

  /// `batch.identity` is the same in every store that has the batch. `batch.peer` is the store that it came from, null
  /// for a batch that was imported here; only for the latter is it known what they lacked. `peer_cell` has the sums of
  /// cells as other stores understand them, valid while the cell has these samples and this digest; it is derived and
  /// may be deleted at any time. `also_held` lists the further batches that brought a sample, beside the one that
  /// `sample` names, if batches of several stores did. `peer_link` lists the stores that this one follows; `known_as`
  /// is the identifier of each.
  private static let version22 = """
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

  /// `withheld_right` lists rights that restored backups had and this store does not grant, with the whole `row` as
  /// JSON; `withdrawn_right` lists rights that were taken away for good.
  private static let version25 = """
    CREATE TABLE withheld_right (
      kind TEXT NOT NULL, id TEXT NOT NULL, backup TEXT NOT NULL, row BLOB NOT NULL,
      PRIMARY KEY (kind, id)) STRICT, WITHOUT ROWID;
    CREATE TABLE withdrawn_right (
      kind TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (kind, id)) STRICT, WITHOUT ROWID;
    """

  /// `entry_arrival` lists versions of entries that came from a device or another store, and `body_age` tells since
  /// when bodies are kept; see `EntryArrivals` and `DeliveryBodyAges`.
  private static let version26 = """
    CREATE TABLE entry_arrival (
      rid TEXT NOT NULL, stamp INTEGER NOT NULL, device TEXT NOT NULL, sender TEXT NOT NULL, arrived INTEGER NOT NULL,
      PRIMARY KEY (rid, stamp, device)) STRICT, WITHOUT ROWID;
    CREATE INDEX entry_arrival_arrived ON entry_arrival (arrived);
    CREATE TABLE body_age (
      fingerprint TEXT PRIMARY KEY, deliveries INTEGER NOT NULL, since INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    INSERT INTO body_age SELECT fingerprint, count(*), min(max(received), CAST(strftime('%s', 'now') AS INTEGER))
      FROM delivery WHERE fingerprint IN (SELECT fingerprint FROM delivery_body) GROUP BY fingerprint;
    """
}
