internal import GRDB

/// Versions 13 to 16: what phones and other devices send.
extension Schema {
  static func registerDeliveries(in migrator: inout DatabaseMigrator) {
    migrator.registerMigration("13 deliveries of phones") { db in try db.execute(sql: version13) }
    migrator.registerMigration("14 words for pushed workouts") { db in try db.execute(sql: version14) }
    migrator.registerMigration("15 arrivals of types") { db in try db.execute(sql: version15) }
    migrator.registerMigration("16 how devices were set up") { db in
      // Since this version, more of the data that phones summarise counts.
      try db.execute(sql: version16 + Frozen.staleDays(ofTypes: Frozen.pushedTypes))
    }
  }

  /// Tables for what devices push. `delivery` lists each delivery; `delivery_body` keeps its body in parts, as raw deflate, as
  /// long as `DeliveryRetention` says; `batch` is the batch that it brought. Only a SHA-256 of a token is stored. `origin.pushed`
  /// is a `Resolution`, null for exports and files; `batch.horizon` is the latest instant that a push knew of. `held_cell.spans`
  /// has pairs of starts, 8 bytes each, little-endian, between which the batch held all that was there.
  private static let version13 = """
    ALTER TABLE origin ADD COLUMN pushed INTEGER;
    ALTER TABLE batch ADD COLUMN horizon INTEGER;
    ALTER TABLE held_cell ADD COLUMN spans BLOB;
    CREATE TABLE device_token (
      id TEXT PRIMARY KEY, name TEXT NOT NULL, scopes TEXT NOT NULL, hash BLOB NOT NULL UNIQUE, created INTEGER NOT NULL,
      expires INTEGER, revoked INTEGER) STRICT, WITHOUT ROWID;
    CREATE TABLE delivery (
      id TEXT PRIMARY KEY, received INTEGER NOT NULL, token TEXT, headers TEXT NOT NULL, size INTEGER NOT NULL,
      packed INTEGER NOT NULL, fingerprint TEXT NOT NULL, batch INTEGER, version INTEGER NOT NULL, unknown INTEGER NOT NULL,
      problem TEXT) STRICT, WITHOUT ROWID;
    CREATE INDEX delivery_received ON delivery (received);
    CREATE INDEX delivery_batch ON delivery (batch);
    CREATE INDEX delivery_token ON delivery (token);
    CREATE INDEX batch_imported ON batch (id) WHERE kind <> 'push';
    CREATE INDEX batch_pushed ON batch (started) WHERE kind = 'push';
    CREATE INDEX delivery_fingerprint ON delivery (fingerprint);
    CREATE TABLE delivery_body (
      fingerprint TEXT NOT NULL, part INTEGER NOT NULL, bytes BLOB NOT NULL, UNIQUE (fingerprint, part)) STRICT;
    """

  /// `pushed_workout` says how to recognise a recording that a phone stated, and when it was last stated (`workout` is
  /// an identity). `superseded_workout` lists all versions of a recording but the one that stands; in the order of
  /// `place`, those that complete it come first. It is derived and may be deleted at any time. Recordings from before
  /// this version have no name and are recognised by kind and start.
  private static let version14 = """
    CREATE TABLE pushed_workout (
      workout INTEGER PRIMARY KEY, id TEXT, names_source INTEGER NOT NULL, said INTEGER NOT NULL) STRICT;
    CREATE TABLE superseded_workout (
      workout INTEGER PRIMARY KEY, standing INTEGER NOT NULL, place INTEGER NOT NULL) STRICT;
    CREATE INDEX superseded_workout_standing ON superseded_workout (standing, place);
    CREATE INDEX held_element_identity ON held_element (identity);
    CREATE VIEW standing_workout AS SELECT * FROM workout
      WHERE NOT EXISTS (SELECT 1 FROM superseded_workout AS s WHERE s.workout = workout.identity);
    INSERT INTO pushed_workout SELECT identity, NULL, 0, coalesce((
        SELECT max(started) FROM batch WHERE id = workout.batch
          OR id IN (SELECT batch FROM held_element WHERE held_element.identity = workout.identity)), 0)
      FROM workout JOIN origin ON origin.id = origin WHERE pushed IS NOT NULL;
    """

  /// `arrival` lists the types that a push held, workouts as type 0, so that the newest arrival of each type is found
  /// without a look at all deliveries; `received` is that of the delivery. `delivery.records` counts the records of a
  /// delivery, known ones included. The indexes of `batch` spare pages a look at each delivery.
  private static let version15 = """
    CREATE TABLE arrival (
      type INTEGER NOT NULL, received INTEGER NOT NULL, batch INTEGER NOT NULL,
      PRIMARY KEY (type, received, batch)) STRICT, WITHOUT ROWID;
    CREATE INDEX arrival_batch ON arrival (batch);
    INSERT INTO arrival SELECT held.type, batch.started, batch.id FROM batch JOIN (
        SELECT batch, type FROM batch_cell UNION SELECT batch, type FROM held_cell
        UNION SELECT batch, 0 FROM workout) AS held ON held.batch = batch.id
      WHERE batch.kind = 'push' AND batch.finished IS NOT NULL AND batch.undone IS NULL;
    ALTER TABLE delivery ADD COLUMN records INTEGER NOT NULL DEFAULT 0;
    UPDATE delivery SET records = coalesce((
      SELECT json_extract(report, '$.records.added') + json_extract(report, '$.records.duplicate')
        + json_extract(report, '$.workouts') FROM batch WHERE batch.id = delivery.batch), 0);
    DROP INDEX IF EXISTS delivery_token;
    CREATE INDEX delivery_arrival ON delivery (token, received, id, records);
    CREATE INDEX batch_kind ON batch (kind);
    CREATE INDEX batch_newest ON batch (coalesce(exported, finished)) WHERE finished IS NOT NULL AND undone IS NULL;
    """

  /// The indexes are those of version 13, which did not have them at first.
  private static let version16 = """
    ALTER TABLE device_token ADD COLUMN way TEXT;
    ALTER TABLE device_token ADD COLUMN address TEXT;
    CREATE INDEX IF NOT EXISTS batch_imported ON batch (id) WHERE kind <> 'push';
    CREATE INDEX IF NOT EXISTS batch_pushed ON batch (started) WHERE kind = 'push';
    """
}
