internal import GRDB

/// Versions 27 to 34: what records say, in which words and units, of which time, and by which device.
extension Schema {
  static func registerRecorders(in migrator: inout DatabaseMigrator) {
    migrator.registerMigration("27 innermost sleep, words, units") { db in
      // Before this version, plain sleep covered waking, time in bed joined nights, every word of a category was an
      // occurrence, and a number in a unit that cannot be converted was taken for one in the canonical unit. Any type
      // may have such readings.
      try db.execute(sql: Frozen.staleDays(ofTypes: "true"))
    }
    migrator.registerMigration("28 what phones add up") { db in
      // Before this version, weekly totals stood on one day and running totals were added up. Deliveries that were
      // understood in this way are read again if their body is kept.
      try db.execute(sql: Frozen.staleDays(ofTypes: Frozen.pushedTypes))
      try db.execute(sql: "UPDATE delivery SET unknown = max(unknown, 1) WHERE version < 3")
    }
    migrator.registerMigration("29 who recorded, and when") { db in
      // Before this version, names outweighed devices, and two devices of one name counted as one. Any type may have readings of such devices.
      try db.execute(sql: version29 + Frozen.staleDays(ofTypes: "true"))
      try SourceMigration.run(db)
    }
    migrator.registerMigration("30 what a source is, nights without times") { db in
      // Before this version, a night that was sent as one number began at midnight.
      let summed = """
        name = 'HKCategoryTypeIdentifierSleepAnalysis' AND EXISTS (SELECT 1 FROM origin WHERE pushed = 3)
        """
      try db.execute(sql: "ALTER TABLE source ADD COLUMN told INTEGER;" + Frozen.staleDays(ofTypes: summed))
    }
    migrator.registerMigration("31 wearables of other makers") { db in try db.execute(sql: version31) }
    migrator.registerMigration("32 values of workouts") { db in
      // The column stands beside the element that an export wrote; it is null for workouts of earlier versions.
      try db.execute(sql: "ALTER TABLE workout ADD COLUMN detail BLOB")
    }
    migrator.registerMigration(beforeAccessMoves) { db in
      // Before this version, a total of one source counted beside another source's measurements of its time, and an average beside its measurements.
      try db.execute(sql: Frozen.staleDays(ofTypes: Frozen.pushedTypes))
    }
    migrator.registerMigration(accessMoves) { db in
      // `DirectoryHandover` has copied them before.
      try db.execute(
        sql: """
          DROP TABLE access; DROP TABLE passkey; DROP TABLE device_token; DROP TABLE withheld_right;
          DROP TABLE withdrawn_right
          """)
    }
  }

  /// `source.named` says that only the name tells the kind of a source. Workouts get plausible times, as `WorkoutTimes`
  /// has had them since this version; only the element knows of pauses. Samples and workouts that begin after their
  /// export was made no longer count.
  private static let version29 = """
    ALTER TABLE source ADD COLUMN named INTEGER NOT NULL DEFAULT 1;
    UPDATE workout SET start = stop, stop = start WHERE stop < start;
    UPDATE workout SET stop = start + CAST(round(duration) AS INTEGER)
      WHERE stop = start AND duration > 0 AND duration <= 1e6;
    UPDATE workout SET duration = stop - start WHERE NOT (duration > 0 AND duration <= stop - start + 1);
    DROP VIEW standing_workout;
    CREATE VIEW standing_workout AS SELECT * FROM workout
      WHERE NOT EXISTS (SELECT 1 FROM superseded_workout AS s WHERE s.workout = workout.identity)
      AND NOT EXISTS (SELECT 1 FROM batch AS b WHERE b.id = workout.batch AND b.exported < workout.start);
    INSERT OR IGNORE INTO dirty SELECT sample.type, (sample.start + day.column1 * sample.duration) / 86400
      FROM (VALUES (0), (1)) AS day CROSS JOIN type
      CROSS JOIN sample ON sample.type = type.id AND sample.start > (SELECT min(exported) FROM batch)
      JOIN batch ON batch.id = sample.batch WHERE sample.start > batch.exported AND sample.duration BETWEEN 0 AND 1000000;
    """

  /// Before this version, wearables of makers other than Apple were apps, and counted after phones. Kind 0 is a watch,
  /// 1 a phone, 2 an app, 3 a wearable.
  private static let version31 = """
    UPDATE source SET kind = 3, named = 0 WHERE (named OR kind IN (1, 2)) AND id IN (\(toldWearables));
    UPDATE source SET kind = 3 WHERE named AND kind IN (1, 2) AND \(namesMaker("name"));
    WITH RECURSIVE number(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM number WHERE n < 30),
      span(type, first, next) AS (
        SELECT DISTINCT type, julianday(printf('%04d-%02d-01', month / 12, month % 12 + 1)) - 2440587.5,
          julianday(printf('%04d-%02d-01', (month + 1) / 12, (month + 1) % 12 + 1)) - 2440587.5
        FROM cell WHERE month BETWEEN 0 AND 119986
          AND source IN (SELECT id FROM source WHERE kind = 3 UNION \(toldWearables)))
      INSERT OR IGNORE INTO dirty SELECT type, CAST(first + n AS INTEGER) FROM span, number WHERE first + n < next;
    """

  /// Sources for which a record names such a device.
  private static let toldWearables = """
    SELECT source FROM origin WHERE \(namesMaker("device"))
      AND (device LIKE '%name:_%' OR device LIKE '%model:_%' OR device LIKE '%hardware:_%')
      AND NOT (device LIKE '%watch%' OR device LIKE '%phone%' OR device LIKE '%ipad%' OR device LIKE '%ipod%')
    """

  private static func namesMaker(_ column: String) -> String {
    """
    EXISTS (SELECT 1 FROM (VALUES ('amazfit'), ('coros'), ('fitbit'), ('garmin'), ('oura'), ('polar'), ('suunto'), ('whoop'))
      WHERE ' ' || lower(\(column)) || ' ' GLOB '*[^a-z]' || column1 || '[^a-z]*')
    """
  }
}
