internal import GRDB

/// Versions 10 to 12: the order of changes, kinds of batches, analyses of workouts.
extension Schema {
  static func registerChanges(in migrator: inout DatabaseMigrator) {
    migrator.registerMigration("10 one order of changes") { db in try db.execute(sql: version10) }
    migrator.registerMigration("11 kinds of batches") { db in try db.execute(sql: version11) }
    migrator.registerMigration("12 analyses of workouts") { db in try db.execute(sql: version12) }
  }

  /// `change` is the order of all changes of any kind; `operation` identifies changes that may arrive twice. A version
  /// of a record has a stamp that is comparable across stores, and its place in that order; `day` is the day that it is
  /// about, null if that cannot be read.
  private static let version10 = """
    CREATE TABLE this_device (id TEXT NOT NULL) STRICT;
    INSERT INTO this_device VALUES (lower(hex(randomblob(8))));
    CREATE TABLE change_2 (
      sequence INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, subject TEXT NOT NULL, batch INTEGER,
      operation TEXT UNIQUE) STRICT;
    INSERT INTO change_2 (sequence, kind, subject, batch)
      SELECT sequence, CASE WHEN is_undo THEN 'undo' ELSE 'import' END, '', batch FROM change ORDER BY sequence;
    DROP TABLE change;
    ALTER TABLE change_2 RENAME TO change;
    INSERT INTO change (kind, subject) SELECT 'record', rid FROM record ORDER BY seq;
    CREATE TABLE record_2 (
      rid TEXT PRIMARY KEY, kind TEXT NOT NULL, day INTEGER, value TEXT, stamp INTEGER NOT NULL, device TEXT NOT NULL,
      deleted INTEGER NOT NULL, seq INTEGER NOT NULL UNIQUE) STRICT, WITHOUT ROWID;
    INSERT INTO record_2 SELECT rid, record.kind, CASE WHEN json_valid(value) THEN CAST(
        julianday(coalesce(json_extract(value, '$.day'), json_extract(value, '$.start'))) - 2440587.5 AS INTEGER) END,
      value, stamp, (SELECT id FROM this_device), deleted, change.sequence
      FROM record JOIN change ON change.kind = 'record' AND change.subject = rid;
    DROP TABLE record;
    ALTER TABLE record_2 RENAME TO record;
    CREATE INDEX record_day ON record (kind, deleted, day);
    """

  /// An export lacks the rows that `missing_sample` and `missing_element` list; a batch of another kind holds only
  /// those earlier rows of the store that `held_cell` and `held_element` list. `digests` are those of the samples of a
  /// cell, as in `deleted_sample`; null stands for all that the cell held.
  private static let version11 = """
    ALTER TABLE batch ADD COLUMN kind TEXT NOT NULL DEFAULT 'export';
    CREATE TABLE held_cell (
      batch INTEGER NOT NULL, type INTEGER NOT NULL, source INTEGER NOT NULL, month INTEGER NOT NULL, digests BLOB,
      PRIMARY KEY (batch, type, source, month)) STRICT, WITHOUT ROWID;
    CREATE TABLE held_element (
      batch INTEGER NOT NULL, identity INTEGER NOT NULL, PRIMARY KEY (batch, identity)) STRICT, WITHOUT ROWID;
    """

  /// Results from each workout's route and samples, with the version of the formulas and the route file that they were made from
  /// (`workout` is the identity of its row, `route` the names of its files, `file` a digest of what they were). Lengths are in
  /// metres; the place is where the route begins. The rows are derived and may be deleted at any time.
  private static let version12 = """
    CREATE TABLE workout_analysis (
      workout INTEGER PRIMARY KEY, version INTEGER NOT NULL, route TEXT, file INTEGER, moving REAL, ascent REAL,
      length REAL, latitude REAL, longitude REAL, facts BLOB NOT NULL, course BLOB NOT NULL, line BLOB NOT NULL) STRICT;
    CREATE INDEX workout_analysis_version ON workout_analysis (version);
    CREATE INDEX workout_analysis_start ON workout_analysis (latitude) WHERE latitude IS NOT NULL;
    CREATE TABLE best_effort (
      workout INTEGER NOT NULL, distance REAL NOT NULL, seconds REAL NOT NULL, start REAL NOT NULL,
      PRIMARY KEY (distance, workout)) STRICT, WITHOUT ROWID;
    """
}
