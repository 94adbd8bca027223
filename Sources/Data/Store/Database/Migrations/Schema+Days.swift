internal import GRDB

/// Versions 4 to 9: what is derived for each day.
extension Schema {
  static func registerDays(in migrator: inout DatabaseMigrator) {
    migrator.registerMigration("4 values with a range, nights in bed") { db in
      // The index is small: only exports of iOS 8 have such details.
      try db.execute(sql: "CREATE INDEX detail_range ON detail (id) WHERE instr(body, X'411F6D696E1F') > 0")
      // Since this version, time in bed does not count as sleep.
      try db.execute(sql: Frozen.staleDays(ofTypes: sleep))
    }
    migrator.registerMigration("5 heart rates of workouts, sleep in naps, sources by name") { db in
      try db.execute(sql: version5 + Frozen.staleDays(ofTypes: underNewRules))
    }
    migrator.registerMigration("6 long samples") { db in
      // Before this version, samples of more than a week, or a sleep of more than a day, were spread over days or swallowed nights.
      let long = "longest > CASE name WHEN 'HKCategoryTypeIdentifierSleepAnalysis' THEN 86400 ELSE 604800 END"
      try db.execute(
        sql: """
          DELETE FROM daily WHERE type IN (SELECT id FROM type WHERE \(long));
          DELETE FROM daily_source WHERE type IN (SELECT id FROM type WHERE \(long));
          DELETE FROM night WHERE EXISTS (SELECT 1 FROM type WHERE \(sleep) AND \(long));
          \(Frozen.staleDays(ofTypes: long))
          """)
    }
    migrator.registerMigration("7 heart rates by time") { db in
      // Before this version, a day's average was that of its samples, however dense they were.
      try db.execute(sql: Frozen.staleDays(ofTypes: "name = 'HKQuantityTypeIdentifierHeartRate'"))
    }
    migrator.registerMigration("8 clocks of nights") { db in
      // Before this version, bedtime used the clock where sleep began, and waking the clock of any record.
      try db.execute(sql: Frozen.staleDays(ofTypes: sleep))
    }
    migrator.registerMigration("9 courses of days") { db in
      try db.execute(sql: version9 + Frozen.staleDays(ofTypes: withCourses))
    }
  }

  private static let sleep = "name = 'HKCategoryTypeIdentifierSleepAnalysis'"

  /// Inputs of training load: `held` says how long each heart rate was held during a workout, `sustained_heart_rate`
  /// the highest one sustained on a day.
  private static let version5 = """
    CREATE TABLE workout_heart_rate (
      start INTEGER NOT NULL, stop INTEGER NOT NULL, held BLOB NOT NULL,
      PRIMARY KEY (start, stop)) STRICT, WITHOUT ROWID;
    CREATE TABLE sustained_heart_rate (day INTEGER PRIMARY KEY, value REAL NOT NULL) STRICT;
    """

  /// Types whose days or nights are computed differently since version 5: heart rate, sleep, and those for which two
  /// sources of one kind have data.
  private static let underNewRules = """
    id IN (
      WITH pair AS (SELECT DISTINCT type, source FROM cell)
      SELECT id FROM type WHERE name IN (
        'HKQuantityTypeIdentifierHeartRate', 'HKCategoryTypeIdentifierSleepAnalysis')
      UNION SELECT a.type FROM pair AS a JOIN source AS s ON s.id = a.source
        JOIN pair AS b ON b.type = a.type AND b.source <> a.source
        JOIN source AS t ON t.id = b.source AND t.kind = s.kind)
    """

  private static let version9 = """
    CREATE TABLE daily_course (
      type INTEGER NOT NULL, day INTEGER NOT NULL, quarters BLOB NOT NULL,
      PRIMARY KEY (type, day)) STRICT, WITHOUT ROWID;
    """

  private static let withCourses = """
    name IN ('HKQuantityTypeIdentifierStepCount', 'HKQuantityTypeIdentifierAppleExerciseTime',
      'HKQuantityTypeIdentifierActiveEnergyBurned', 'HKQuantityTypeIdentifierDistanceWalkingRunning',
      'HKQuantityTypeIdentifierFlightsClimbed')
    """
}
