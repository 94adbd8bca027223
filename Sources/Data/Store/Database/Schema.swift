internal import GRDB

/// The tables, in the order in which versions of the program brought them.
enum Schema {
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1 samples, statistics, nights") { db in try db.execute(sql: version1) }
    return migrator
  }

  /// `sample` is clustered by type and time; its key is all that a record says, so that the same record never enters twice.
  /// `value` is a number in the unit of the origin, or the text itself where it is no number. `created` counts from the end of
  /// the sample. `dirty` lists the UTC days whose derived rows are out of date; it is written with the samples and cleared with
  /// the derived rows, so that a crash between the two loses nothing.
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
}
