internal import GRDB

/// Versions 1 to 3: samples, batches, and what the person wrote.
extension Schema {
  static func registerSamples(in migrator: inout DatabaseMigrator) {
    migrator.registerMigration("1 samples, statistics, nights") { db in try db.execute(sql: version1) }
    migrator.registerMigration("2 batches, overrides, sources") { db in
      try db.execute(sql: version2)
      try CellMigration.run(db)
    }
    migrator.registerMigration("3 records, choices of nights") { db in
      // Since this version, a sample that covers a night belongs to the day on which it ends.
      let nightly = """
        name IN ('HKQuantityTypeIdentifierAppleSleepingWristTemperature',
          'HKQuantityTypeIdentifierAppleSleepingBreathingDisturbances')
        """
      try db.execute(sql: version3 + Frozen.staleDays(ofTypes: nightly))
    }
  }

  /// `sample` is clustered by type and time; its key is everything that a record says, so that the same record never
  /// enters twice. `value` is a number in the unit of the origin, or the text itself if it is not a number. `created`
  /// is relative to the end of the sample. `dirty` lists the UTC days whose derived rows are stale; it is written with
  /// the samples and cleared with the derived rows, so that a crash in between loses nothing.
  private static let version1 = """
    CREATE TABLE type (
      id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, longest INTEGER NOT NULL DEFAULT 0,
      samples INTEGER NOT NULL DEFAULT 0) STRICT;
    CREATE TABLE source (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, kind INTEGER NOT NULL) STRICT;
    CREATE TABLE type_source (
      type INTEGER NOT NULL, source INTEGER NOT NULL, PRIMARY KEY (type, source)) STRICT, WITHOUT ROWID;
    CREATE TABLE origin (
      id INTEGER PRIMARY KEY, source INTEGER NOT NULL REFERENCES source, version TEXT, device TEXT, unit TEXT,
      word TEXT, zone TEXT) STRICT;
    CREATE TABLE detail (id INTEGER PRIMARY KEY, hash INTEGER NOT NULL, body BLOB NOT NULL) STRICT;
    CREATE INDEX detail_hash ON detail (hash);
    CREATE TABLE sample (
      type INTEGER NOT NULL, start INTEGER NOT NULL, source INTEGER NOT NULL, duration INTEGER NOT NULL,
      value ANY NOT NULL, origin INTEGER NOT NULL, created INTEGER NOT NULL, detail INTEGER NOT NULL,
      batch INTEGER NOT NULL,
      PRIMARY KEY (type, start, source, duration, value, origin, created, detail)) STRICT, WITHOUT ROWID;
    CREATE TABLE workout (
      id INTEGER PRIMARY KEY, identity INTEGER NOT NULL UNIQUE, activity TEXT NOT NULL, start INTEGER NOT NULL,
      stop INTEGER NOT NULL, duration REAL NOT NULL, distance REAL, energy REAL, average_heart_rate REAL,
      maximum_heart_rate REAL, routes INTEGER NOT NULL, origin INTEGER NOT NULL, xml TEXT NOT NULL,
      batch INTEGER NOT NULL) STRICT;
    CREATE INDEX workout_start ON workout (start);
    CREATE TABLE activity_summary (
      day INTEGER PRIMARY KEY, active_energy REAL, exercise REAL, stand REAL, xml TEXT NOT NULL,
      batch INTEGER NOT NULL) STRICT;
    CREATE TABLE kept_element (
      identity INTEGER PRIMARY KEY, name TEXT NOT NULL, xml TEXT NOT NULL, batch INTEGER NOT NULL) STRICT;
    CREATE TABLE kept_file (
      identity INTEGER PRIMARY KEY, kind TEXT NOT NULL, name TEXT NOT NULL, size INTEGER NOT NULL,
      content BLOB NOT NULL, batch INTEGER NOT NULL) STRICT;
    CREATE TABLE batch (
      id INTEGER PRIMARY KEY, started INTEGER NOT NULL, finished INTEGER, name TEXT NOT NULL, exported INTEGER,
      report TEXT) STRICT;
    CREATE TABLE characteristic (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE zone_evidence (
      start INTEGER NOT NULL, zone TEXT NOT NULL, stop INTEGER NOT NULL,
      PRIMARY KEY (start, zone)) STRICT, WITHOUT ROWID;
    CREATE TABLE dirty (
      type INTEGER NOT NULL, day INTEGER NOT NULL, PRIMARY KEY (type, day)) STRICT, WITHOUT ROWID;
    CREATE TABLE daily (
      type INTEGER NOT NULL, day INTEGER NOT NULL, count INTEGER NOT NULL, sum REAL NOT NULL,
      minimum REAL NOT NULL, maximum REAL NOT NULL, average REAL NOT NULL, latest REAL NOT NULL,
      latest_at INTEGER NOT NULL, PRIMARY KEY (type, day)) STRICT, WITHOUT ROWID;
    CREATE TABLE daily_source (
      type INTEGER NOT NULL, day INTEGER NOT NULL, source INTEGER NOT NULL, count INTEGER NOT NULL,
      sum REAL NOT NULL, minimum REAL NOT NULL, maximum REAL NOT NULL, average REAL NOT NULL,
      latest REAL NOT NULL, latest_at INTEGER NOT NULL, PRIMARY KEY (type, day, source)) STRICT, WITHOUT ROWID;
    CREATE TABLE night (
      day INTEGER PRIMARY KEY, bedtime INTEGER NOT NULL, wake INTEGER NOT NULL, fell_asleep INTEGER NOT NULL, bedtime_clock REAL NOT NULL,
      wake_clock REAL NOT NULL, asleep REAL NOT NULL, in_bed REAL, span REAL NOT NULL, stages TEXT NOT NULL,
      source TEXT NOT NULL, in_bed_only INTEGER NOT NULL, segments BLOB NOT NULL, naps TEXT NOT NULL) STRICT;
    """

  /// These tables make imports comparable and reversible. `cell` holds the count and the digest sum of the samples of a
  /// type, a source and a UTC month. `batch_cell` says what a batch did there; `missing_sample` and `missing_element`
  /// list rows that were in the store but not in the batch, so that it is known for every row which batches held it.
  /// `superseded` rows are kept but excluded from statistics, because a newer export restates their time. Bodies are
  /// raw deflate if that is shorter than `size`, else verbatim.
  private static let version2 = """
    ALTER TABLE batch ADD COLUMN fingerprint TEXT;
    ALTER TABLE batch ADD COLUMN undone INTEGER;
    ALTER TABLE batch ADD COLUMN locale TEXT;
    ALTER TABLE batch ADD COLUMN zone_offset INTEGER;
    ALTER TABLE type ADD COLUMN off INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE source ADD COLUMN off INTEGER NOT NULL DEFAULT 0;
    DROP TABLE type_source;
    UPDATE batch SET report = json_set(report, '$.changes', json(
      '{"total":{"added":0,"there":0,"changed":0,"gone":0},"byType":[],"bySource":[],"byMonth":[]}'))
      WHERE report IS NOT NULL;
    CREATE TABLE cell (
      type INTEGER NOT NULL, source INTEGER NOT NULL, month INTEGER NOT NULL, samples INTEGER NOT NULL,
      digest INTEGER NOT NULL, PRIMARY KEY (type, source, month)) STRICT, WITHOUT ROWID;
    CREATE TABLE batch_cell (
      batch INTEGER NOT NULL, type INTEGER NOT NULL, source INTEGER NOT NULL, month INTEGER NOT NULL,
      added INTEGER NOT NULL, changed INTEGER NOT NULL, gone INTEGER NOT NULL, missing INTEGER NOT NULL,
      is_whole INTEGER NOT NULL, PRIMARY KEY (batch, type, source, month)) STRICT, WITHOUT ROWID;
    CREATE TABLE missing_sample (
      type INTEGER NOT NULL, start INTEGER NOT NULL, source INTEGER NOT NULL, duration INTEGER NOT NULL,
      value ANY NOT NULL, origin INTEGER NOT NULL, created INTEGER NOT NULL, detail INTEGER NOT NULL,
      batch INTEGER NOT NULL,
      PRIMARY KEY (type, start, source, duration, value, origin, created, detail, batch)) STRICT, WITHOUT ROWID;
    CREATE TABLE superseded (
      type INTEGER NOT NULL, start INTEGER NOT NULL, source INTEGER NOT NULL, duration INTEGER NOT NULL,
      value ANY NOT NULL, origin INTEGER NOT NULL, created INTEGER NOT NULL, detail INTEGER NOT NULL,
      batch INTEGER NOT NULL,
      PRIMARY KEY (type, start, source, duration, value, origin, created, detail)) STRICT, WITHOUT ROWID;
    CREATE TABLE nested_sample (
      type INTEGER NOT NULL, start INTEGER NOT NULL, source INTEGER NOT NULL, duration INTEGER NOT NULL,
      value ANY NOT NULL, origin INTEGER NOT NULL, created INTEGER NOT NULL, detail INTEGER NOT NULL,
      PRIMARY KEY (type, start, source, duration, value, origin, created, detail)) STRICT, WITHOUT ROWID;
    CREATE TABLE missing_element (
      batch INTEGER NOT NULL, identity INTEGER NOT NULL, PRIMARY KEY (batch, identity)) STRICT, WITHOUT ROWID;
    CREATE TABLE element_2 (
      identity INTEGER PRIMARY KEY, name TEXT NOT NULL, start INTEGER, size INTEGER NOT NULL, body BLOB NOT NULL,
      batch INTEGER NOT NULL) STRICT;
    INSERT INTO element_2 SELECT identity, name, NULL, length(CAST(xml AS BLOB)), CAST(xml AS BLOB), batch
      FROM kept_element;
    DROP TABLE kept_element;
    ALTER TABLE element_2 RENAME TO kept_element;
    CREATE INDEX kept_element_name ON kept_element (name, start);
    CREATE TABLE workout_2 (
      id INTEGER PRIMARY KEY, identity INTEGER NOT NULL UNIQUE, activity TEXT NOT NULL, start INTEGER NOT NULL,
      stop INTEGER NOT NULL, duration REAL NOT NULL, distance REAL, energy REAL, average_heart_rate REAL,
      maximum_heart_rate REAL, routes INTEGER NOT NULL, origin INTEGER NOT NULL, size INTEGER NOT NULL,
      body BLOB NOT NULL, batch INTEGER NOT NULL) STRICT;
    INSERT INTO workout_2 SELECT id, identity, activity, start, stop, duration, distance, energy, average_heart_rate,
      maximum_heart_rate, routes, origin, length(CAST(xml AS BLOB)), CAST(xml AS BLOB), batch FROM workout;
    DROP TABLE workout;
    ALTER TABLE workout_2 RENAME TO workout;
    CREATE INDEX workout_start ON workout (start);
    CREATE TABLE summary_2 (
      identity INTEGER PRIMARY KEY, day INTEGER NOT NULL, active_energy REAL, exercise REAL, stand REAL,
      size INTEGER NOT NULL, body BLOB NOT NULL, batch INTEGER NOT NULL) STRICT;
    INSERT INTO summary_2 SELECT -day, day, active_energy, exercise, stand, length(CAST(xml AS BLOB)),
      CAST(xml AS BLOB), batch FROM activity_summary;
    DROP TABLE activity_summary;
    ALTER TABLE summary_2 RENAME TO activity_summary;
    CREATE INDEX activity_summary_day ON activity_summary (day, batch);
    CREATE TABLE characteristic_2 (
      batch INTEGER NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (batch, name)) STRICT, WITHOUT ROWID;
    INSERT INTO characteristic_2 SELECT coalesce((SELECT max(id) FROM batch), 0), name, value FROM characteristic;
    DROP TABLE characteristic;
    ALTER TABLE characteristic_2 RENAME TO characteristic;
    CREATE TABLE evidence_2 (
      batch INTEGER NOT NULL, start INTEGER NOT NULL, zone TEXT NOT NULL, stop INTEGER NOT NULL,
      PRIMARY KEY (batch, start, zone)) STRICT, WITHOUT ROWID;
    INSERT INTO evidence_2 SELECT coalesce((SELECT max(id) FROM batch), 0), start, zone, stop FROM zone_evidence;
    DROP TABLE zone_evidence;
    ALTER TABLE evidence_2 RENAME TO zone_evidence;
    CREATE TABLE zone_entry (
      id INTEGER PRIMARY KEY, start INTEGER NOT NULL, stop INTEGER NOT NULL, zone TEXT NOT NULL) STRICT;
    CREATE TABLE source_rank (
      type INTEGER NOT NULL, source INTEGER NOT NULL, rank INTEGER NOT NULL,
      PRIMARY KEY (type, source)) STRICT, WITHOUT ROWID;
    CREATE TABLE override (
      id INTEGER PRIMARY KEY, type INTEGER NOT NULL, start INTEGER NOT NULL, source INTEGER NOT NULL,
      duration INTEGER NOT NULL, value REAL NOT NULL, correction REAL, made INTEGER NOT NULL,
      UNIQUE (type, start, source, duration, value)) STRICT;
    CREATE TABLE change (
      sequence INTEGER PRIMARY KEY AUTOINCREMENT, batch INTEGER NOT NULL, is_undo INTEGER NOT NULL) STRICT;
    INSERT INTO change (batch, is_undo) SELECT id, 0 FROM batch WHERE finished IS NOT NULL ORDER BY id;
    CREATE TABLE deleted_sample (
      sequence INTEGER NOT NULL, type INTEGER NOT NULL, ids BLOB NOT NULL,
      PRIMARY KEY (sequence, type)) STRICT, WITHOUT ROWID;
    """

  /// `record` has the person's own entries: the newest version of each, with when it was written (ms since 1970, never
  /// backwards for one record) and its place in the order of changes. A deleted record stays, marked. `night_source` is
  /// the source that the person chose for a night.
  private static let version3 = """
    CREATE TABLE record (
      rid TEXT PRIMARY KEY, kind TEXT NOT NULL, value TEXT NOT NULL, stamp INTEGER NOT NULL,
      deleted INTEGER NOT NULL, seq INTEGER NOT NULL UNIQUE) STRICT, WITHOUT ROWID;
    CREATE INDEX record_kind ON record (kind, deleted);
    CREATE TABLE night_source (day INTEGER PRIMARY KEY, source INTEGER NOT NULL) STRICT;
    """
}
