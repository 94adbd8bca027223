internal import DailveDomain
internal import GRDB

/// The tables, as migrations in the order of program versions.
enum Schema {
  /// Application ID in the file header that marks a store: "Dlve".
  static let applicationID = 0x446c_7665
  /// Names of all migrations that this version knows.
  static var migrations: [String] { migrator.migrations }
  /// Number of the newest migration, as in the file header.
  static var version: Int { migrations.count }

  static func sign(_ db: Database) throws {
    try db.execute(sql: "PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version)")
  }

  static func isSigned(_ db: Database) throws -> Bool {
    try Int.fetchOne(db, sql: "PRAGMA application_id") == applicationID
      && Int.fetchOne(db, sql: "PRAGMA user_version") == version
  }

  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1 samples, statistics, nights") { db in try db.execute(sql: version1) }
    migrator.registerMigration("2 batches, overrides, sources") { db in
      try db.execute(sql: version2)
      try CellTable.fill(db)
    }
    migrator.registerMigration("3 records, choices of nights") { db in
      try db.execute(sql: version3)
      // Since this version a sample that covers a night belongs to the day on which it ends.
      for row in try Row.fetchAll(db, sql: "SELECT id, name FROM type") where HealthType.coversNight(row["name"]) {
        try RuleChange.markDirty(type: row["id"], db)
      }
    }
    migrator.registerMigration("4 values with a range, nights in bed") { db in
      // Small: only exports of iOS 8 have such details.
      try db.execute(sql: "CREATE INDEX detail_range ON detail (id) WHERE \(ValueRanges.condition)")
      // Since this version time in bed is not sleep.
      if let type = try Int.fetchOne(
        db, sql: "SELECT id FROM type WHERE name = ?", arguments: [HealthType.sleepAnalysis])
      {
        try RuleChange.markDirty(type: type, db)
      }
    }
    migrator.registerMigration("5 heart rates of workouts, sleep in naps, sources by name") { db in
      try db.execute(sql: version5)
      for type in try Int.fetchAll(db, sql: underNewRules) { try RuleChange.markDirty(type: type, db) }
    }
    migrator.registerMigration("6 long samples") { db in
      // Before this version, samples beyond the limits of `SampleSpan` were spread over days or swallowed nights.
      for row in try Row.fetchAll(db, sql: "SELECT id, name, longest FROM type") {
        let (type, name, longest): (Int, String, Int) = (row["id"], row["name"], row["longest"])
        guard longest > min(SampleSpan.longest(of: name), SampleSpan.longestAmount) else { continue }
        for table in ["daily", "daily_source"] {
          try db.execute(sql: "DELETE FROM \(table) WHERE type = ?", arguments: [type])
        }
        if name == HealthType.sleepAnalysis { try db.execute(sql: "DELETE FROM night") }
        try RuleChange.markDirty(type: type, db)
      }
    }
    migrator.registerMigration("7 heart rates by time") { db in
      // Before this version a day's average was that of its samples, however dense.
      let type = try Int.fetchOne(db, sql: "SELECT id FROM type WHERE name = ?", arguments: [HealthType.heartRate])
      if let type { try RuleChange.markDirty(type: type, db) }
    }
    migrator.registerMigration("8 clocks of nights") { db in
      // Before this version bedtime used the clock where sleep began, and waking that of any record.
      let type = try Int.fetchOne(db, sql: "SELECT id FROM type WHERE name = ?", arguments: [HealthType.sleepAnalysis])
      if let type { try RuleChange.markDirty(type: type, db) }
    }
    migrator.registerMigration("9 courses of days") { db in
      try db.execute(
        sql: """
          CREATE TABLE daily_course (
            type INTEGER NOT NULL, day INTEGER NOT NULL, quarters BLOB NOT NULL,
            PRIMARY KEY (type, day)) STRICT, WITHOUT ROWID
          """)
      for metric in DayCourse.metrics {
        let type = try Int.fetchOne(db, sql: "SELECT id FROM type WHERE name = ?", arguments: [metric.traits.type])
        if let type { try RuleChange.markDirty(type: type, db) }
      }
    }
    migrator.registerMigration("10 one order of changes") { db in try db.execute(sql: version10) }
    migrator.registerMigration("11 kinds of batches") { db in try db.execute(sql: version11) }
    migrator.registerMigration("12 analyses of workouts") { db in try db.execute(sql: version12) }
    migrator.registerMigration("13 deliveries of phones") { db in try db.execute(sql: version13) }
    migrator.registerMigration("14 words for pushed workouts") { db in
      try db.execute(sql: version14)
      try PushedWorkoutTable.fill(db)
    }
    migrator.registerMigration("15 arrivals of types") { db in try db.execute(sql: version15) }
    migrator.registerMigration("16 how devices were set up") { db in
      try db.execute(sql: version16)
      // Since this version more of what phones summarise counts.
      for type in try Int.fetchAll(db, sql: pushedTypes) { try RuleChange.markDirty(type: type, db) }
    }
    migrator.registerMigration("17 passkeys") { db in try db.execute(sql: PasskeyTable.schema) }
    migrator.registerMigration("18 sign-in") { db in try db.execute(sql: AccessTable.schema) }
    migrator.registerMigration("19 keys that read") { db in
      try db.execute(sql: "ALTER TABLE device_token ADD COLUMN read INTEGER")
    }
    migrator.registerMigration("20 nights and amounts told twice") { db in
      // Since this version a night's sum and amounts without an end count in another way.
      for type in try Int.fetchAll(db, sql: pushedTypes) { try RuleChange.markDirty(type: type, db) }
    }
    migrator.registerMigration("21 sync") { db in try db.execute(sql: SyncTables.schema) }
    migrator.registerMigration("22 peers") { db in try db.execute(sql: PeerTables.schema) }
    migrator.registerMigration("23 rules are entries") { db in
      // Who wrote a version.
      try db.execute(sql: "CREATE INDEX receipt_version ON receipt (rid, stamp, device, client)")
      try RuleMigration.run(db)
    }
    migrator.registerMigration("24 what repeats another") { db in
      // Before this version readings of a category repeated one another whatever they said, and what an export and a phone both said could
      // count not at all.
      for row in try Row.fetchAll(db, sql: "SELECT id, name FROM type") {
        let name: String = row["name"]
        if HealthType.isCategory(name), name != HealthType.sleepAnalysis {
          try RuleChange.markDirty(type: row["id"], db)
        }
      }
      for type in try Int.fetchAll(db, sql: pushedTypes) { try RuleChange.markDirty(type: type, db) }
    }
    migrator.registerMigration("25 withheld rights") { db in try db.execute(sql: version25) }
    migrator.registerMigration("26 what others sent, ages of bodies") { db in
      try db.execute(sql: EntryArrivals.schema + DeliveryBodyAges.schema)
    }
    registerRecorders(in: &migrator)
    return migrator
  }

  /// `withheld_right` is what restored backups had and this store does not give, `row` whole, as JSON; `withdrawn_right` what was taken away
  /// for good.
  private static let version25 = """
    CREATE TABLE withheld_right (
      kind TEXT NOT NULL, id TEXT NOT NULL, backup TEXT NOT NULL, row BLOB NOT NULL,
      PRIMARY KEY (kind, id)) STRICT, WITHOUT ROWID;
    CREATE TABLE withdrawn_right (
      kind TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (kind, id)) STRICT, WITHOUT ROWID;
    """

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

  /// What makes imports comparable and reversible. `cell` holds count and digest sum of the samples of a type, a source
  /// and a UTC month; `batch_cell` says what a batch did there, and `missing_sample` and `missing_element` what was in
  /// the store and not in the batch, so that for every row it is known which batches held it. `superseded` rows are
  /// kept and excluded from statistics: a newer export restates their time. Bodies are raw deflate if that is shorter
  /// than `size`, else verbatim.
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

  /// What the person writes: the newest version of each record, with when it was written (ms since 1970, never
  /// backwards for one record) and its place in the order of changes. A deleted record stays, marked. `night_source` is
  /// the source that the person chose for a night.
  private static let version3 = """
    CREATE TABLE record (
      rid TEXT PRIMARY KEY, kind TEXT NOT NULL, value TEXT NOT NULL, stamp INTEGER NOT NULL,
      deleted INTEGER NOT NULL, seq INTEGER NOT NULL UNIQUE) STRICT, WITHOUT ROWID;
    CREATE INDEX record_kind ON record (kind, deleted);
    CREATE TABLE night_source (day INTEGER PRIMARY KEY, source INTEGER NOT NULL) STRICT;
    """

  /// Inputs of training load: `held` says how long each heart rate was held during a workout, `sustained_heart_rate`
  /// the highest one sustained on a day.
  private static let version5 = """
    CREATE TABLE workout_heart_rate (
      start INTEGER NOT NULL, stop INTEGER NOT NULL, held BLOB NOT NULL,
      PRIMARY KEY (start, stop)) STRICT, WITHOUT ROWID;
    CREATE TABLE sustained_heart_rate (day INTEGER PRIMARY KEY, value REAL NOT NULL) STRICT;
    """

  /// `change` is the order of all changes of any kind; `operation` identifies what may arrive twice. A version of a
  /// record has a stamp that is comparable across stores, and its place in that order; `day` is the day it is about,
  /// null if that cannot be read.
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

  /// An export lacks what `missing_sample` and `missing_element` list; a batch of another kind holds, of what was in the
  /// store before it, only what `held_cell` and `held_element` list. `digests` are those of the samples of a cell, as in
  /// `deleted_sample`; null stands for all that the cell held.
  private static let version11 = """
    ALTER TABLE batch ADD COLUMN kind TEXT NOT NULL DEFAULT 'export';
    CREATE TABLE held_cell (
      batch INTEGER NOT NULL, type INTEGER NOT NULL, source INTEGER NOT NULL, month INTEGER NOT NULL, digests BLOB,
      PRIMARY KEY (batch, type, source, month)) STRICT, WITHOUT ROWID;
    CREATE TABLE held_element (
      batch INTEGER NOT NULL, identity INTEGER NOT NULL, PRIMARY KEY (batch, identity)) STRICT, WITHOUT ROWID;
    """

  /// What follows from each workout's route and samples, with the version of the formulas and the route file that it was made from
  /// (`workout` is the identity of its row, `route` the names of its files, `file` a digest of what they were). Lengths in metres; the
  /// place is where the route begins. Derived: it may be deleted at any time.
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

  /// Types whose days or nights are computed differently since version 5: heart rate, sleep, and those for which two
  /// sources of one kind have data.
  private static let underNewRules = """
    WITH pair AS (SELECT DISTINCT type, source FROM cell)
    SELECT id FROM type WHERE name IN (
      'HKQuantityTypeIdentifierHeartRate', 'HKCategoryTypeIdentifierSleepAnalysis')
    UNION SELECT a.type FROM pair AS a JOIN source AS s ON s.id = a.source
      JOIN pair AS b ON b.type = a.type AND b.source <> a.source
      JOIN source AS t ON t.id = b.source AND t.kind = s.kind
    """
}
