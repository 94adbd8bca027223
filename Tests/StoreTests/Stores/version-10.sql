CREATE TABLE "activity_summary" (
  identity INTEGER PRIMARY KEY, day INTEGER NOT NULL, active_energy REAL, exercise REAL, stand REAL,
  size INTEGER NOT NULL, body BLOB NOT NULL, batch INTEGER NOT NULL) STRICT;
CREATE TABLE batch (
  id INTEGER PRIMARY KEY, started INTEGER NOT NULL, finished INTEGER, name TEXT NOT NULL, exported INTEGER,
  report TEXT, fingerprint TEXT, undone INTEGER, locale TEXT, zone_offset INTEGER) STRICT;
INSERT INTO "batch" VALUES(1,1795341772,1795341772,'a.xml',978681600,'{"homeZone":{"zone":"Europe\/Paris","basis":"given"},"routes":0,"bytes":826,"batch":1,"correlationRecords":{"read":0,"added":0},"newWorkouts":1,"complete":true,"ecgs":0,"activitySummaries":0,"seconds":0.144725608,"records":{"skipped":0,"duplicate":0,"read":3,"added":3},"changes":{"total":{"there":0,"changed":0,"added":4,"gone":0},"byType":[{"there":0,"changed":0,"name":"HKQuantityTypeIdentifierBodyMass","added":1,"gone":0},{"there":0,"changed":0,"name":"HKQuantityTypeIdentifierStepCount","added":2,"gone":0},{"there":0,"changed":0,"name":"Workout","added":1,"gone":0}],"bySource":[{"there":0,"changed":0,"name":"Phone","added":1,"gone":0},{"there":0,"changed":0,"name":"Scale","added":1,"gone":0},{"there":0,"changed":0,"name":"Watch","added":1,"gone":0}],"byMonth":[{"there":0,"changed":0,"name":"2001-01","added":3,"gone":0}]},"kept":{},"problems":[],"workouts":1,"byType":{"HKQuantityTypeIdentifierBodyMass":1,"HKQuantityTypeIdentifierStepCount":2}}',NULL,NULL,'en_GB',3600);
INSERT INTO "batch" VALUES(2,1795341772,1795341772,'b.xml',978768000,'{"activitySummaries":0,"ecgs":0,"byType":{"HKQuantityTypeIdentifierBodyMass":1},"newWorkouts":0,"homeZone":{"basis":"given","zone":"Europe\/Paris"},"routes":0,"workouts":1,"problems":[],"kept":{},"changes":{"byMonth":[{"changed":0,"name":"2001-01","there":2,"added":1,"gone":1}],"byType":[{"changed":0,"name":"HKQuantityTypeIdentifierBodyMass","there":1,"added":1,"gone":0},{"changed":0,"name":"HKQuantityTypeIdentifierStepCount","there":1,"added":0,"gone":1},{"changed":0,"name":"Workout","there":1,"added":0,"gone":0}],"bySource":[{"changed":0,"name":"Phone","there":1,"added":0,"gone":0},{"changed":0,"name":"Scale","there":1,"added":1,"gone":0},{"changed":0,"name":"Watch","there":0,"added":0,"gone":1}],"total":{"changed":0,"there":3,"added":1,"gone":1}},"batch":2,"correlationRecords":{"read":0,"added":0},"records":{"skipped":0,"duplicate":2,"read":3,"added":1},"complete":true,"seconds":0.093007451,"bytes":820}',NULL,NULL,'en_GB',3600);
INSERT INTO "batch" VALUES(3,1795341773,1795341773,'c.xml',978854400,'{"newWorkouts":0,"activitySummaries":0,"problems":[],"kept":{},"workouts":1,"homeZone":{"zone":"Europe\/Paris","basis":"given"},"changes":{"total":{"gone":2,"added":0,"there":2,"changed":0},"byType":[{"gone":1,"added":0,"there":1,"changed":0,"name":"HKQuantityTypeIdentifierBodyMass"},{"gone":1,"added":0,"there":0,"changed":0,"name":"HKQuantityTypeIdentifierStepCount"},{"gone":0,"added":0,"there":1,"changed":0,"name":"Workout"}],"bySource":[{"gone":1,"added":0,"there":0,"changed":0,"name":"Phone"},{"gone":1,"added":0,"there":1,"changed":0,"name":"Scale"},{"gone":0,"added":0,"there":0,"changed":0,"name":"Watch"}],"byMonth":[{"gone":2,"added":0,"there":1,"changed":0,"name":"2001-01"}]},"routes":0,"correlationRecords":{"read":0,"added":0},"ecgs":0,"complete":true,"records":{"skipped":0,"read":1,"added":0,"duplicate":1},"bytes":484,"byType":{},"seconds":0.072056752,"batch":3}',NULL,1795341773,'en_GB',3600);
CREATE TABLE batch_cell (
  batch INTEGER NOT NULL, type INTEGER NOT NULL, source INTEGER NOT NULL, month INTEGER NOT NULL,
  added INTEGER NOT NULL, changed INTEGER NOT NULL, gone INTEGER NOT NULL, missing INTEGER NOT NULL,
  is_whole INTEGER NOT NULL, PRIMARY KEY (batch, type, source, month)) STRICT, WITHOUT ROWID;
INSERT INTO "batch_cell" VALUES(1,1,1,24012,1,0,0,0,0);
INSERT INTO "batch_cell" VALUES(1,1,2,24012,1,0,0,0,0);
INSERT INTO "batch_cell" VALUES(1,2,3,24012,1,0,0,0,0);
INSERT INTO "batch_cell" VALUES(2,1,1,24012,0,0,1,1,1);
INSERT INTO "batch_cell" VALUES(2,2,3,24012,1,0,0,0,0);
CREATE TABLE cell (
  type INTEGER NOT NULL, source INTEGER NOT NULL, month INTEGER NOT NULL, samples INTEGER NOT NULL,
  digest INTEGER NOT NULL, PRIMARY KEY (type, source, month)) STRICT, WITHOUT ROWID;
INSERT INTO "cell" VALUES(1,1,24012,1,4473455183810848657);
INSERT INTO "cell" VALUES(1,2,24012,1,-4850299948612733965);
INSERT INTO "cell" VALUES(2,3,24012,2,1431782687662819209);
CREATE TABLE "change" (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, subject TEXT NOT NULL, batch INTEGER,
  operation TEXT UNIQUE) STRICT;
INSERT INTO "change" VALUES(1,'import','',1,NULL);
INSERT INTO "change" VALUES(2,'import','',2,NULL);
INSERT INTO "change" VALUES(3,'import','',3,NULL);
INSERT INTO "change" VALUES(4,'undo','',3,NULL);
INSERT INTO "change" VALUES(5,'record','first',NULL,'A4715918-D656-4153-88EE-CAA736DB64A9');
CREATE TABLE "characteristic" (
  batch INTEGER NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (batch, name)) STRICT, WITHOUT ROWID;
CREATE TABLE daily (
  type INTEGER NOT NULL, day INTEGER NOT NULL, count INTEGER NOT NULL, sum REAL NOT NULL,
  minimum REAL NOT NULL, maximum REAL NOT NULL, average REAL NOT NULL, latest REAL NOT NULL,
  latest_at INTEGER NOT NULL, PRIMARY KEY (type, day)) STRICT, WITHOUT ROWID;
INSERT INTO "daily" VALUES(1,11324,1,3000.0,3000.0,3000.0,3000.0,3000.0,978418800);
INSERT INTO "daily" VALUES(1,11325,1,3500.0,3500.0,3500.0,3500.0,3500.0,978505200);
INSERT INTO "daily" VALUES(2,11325,1,72.0,72.0,72.0,72.0,72.0,978501600);
INSERT INTO "daily" VALUES(2,11327,1,71.0,71.0,71.0,71.0,71.0,978674400);
CREATE TABLE daily_course (
  type INTEGER NOT NULL, day INTEGER NOT NULL, quarters BLOB NOT NULL,
  PRIMARY KEY (type, day)) STRICT, WITHOUT ROWID;
INSERT INTO "daily_course" VALUES(1,11324,X'2000803B442100803B442200803B442300803B44');
INSERT INTO "daily_course" VALUES(1,11325,X'2000C05A442100C05A442200C05A442300C05A44');
CREATE TABLE daily_source (
  type INTEGER NOT NULL, day INTEGER NOT NULL, source INTEGER NOT NULL, count INTEGER NOT NULL,
  sum REAL NOT NULL, minimum REAL NOT NULL, maximum REAL NOT NULL, average REAL NOT NULL,
  latest REAL NOT NULL, latest_at INTEGER NOT NULL, PRIMARY KEY (type, day, source)) STRICT, WITHOUT ROWID;
INSERT INTO "daily_source" VALUES(1,11324,1,1,3000.0,3000.0,3000.0,3000.0,3000.0,978418800);
INSERT INTO "daily_source" VALUES(1,11325,2,1,3500.0,3500.0,3500.0,3500.0,3500.0,978505200);
INSERT INTO "daily_source" VALUES(2,11325,3,1,72.0,72.0,72.0,72.0,72.0,978501600);
INSERT INTO "daily_source" VALUES(2,11327,3,1,71.0,71.0,71.0,71.0,71.0,978674400);
CREATE TABLE deleted_sample (
  sequence INTEGER NOT NULL, type INTEGER NOT NULL, ids BLOB NOT NULL,
  PRIMARY KEY (sequence, type)) STRICT, WITHOUT ROWID;
CREATE TABLE detail (id INTEGER PRIMARY KEY, hash INTEGER NOT NULL, body BLOB NOT NULL) STRICT;
CREATE TABLE dirty (
  type INTEGER NOT NULL, day INTEGER NOT NULL, PRIMARY KEY (type, day)) STRICT, WITHOUT ROWID;
CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
INSERT INTO "grdb_migrations" VALUES('1 samples, statistics, nights');
INSERT INTO "grdb_migrations" VALUES('2 batches, overrides, sources');
INSERT INTO "grdb_migrations" VALUES('3 records, choices of nights');
INSERT INTO "grdb_migrations" VALUES('4 values with a range, nights in bed');
INSERT INTO "grdb_migrations" VALUES('5 heart rates of workouts, sleep in naps, sources by name');
INSERT INTO "grdb_migrations" VALUES('6 long samples');
INSERT INTO "grdb_migrations" VALUES('7 heart rates by time');
INSERT INTO "grdb_migrations" VALUES('8 clocks of nights');
INSERT INTO "grdb_migrations" VALUES('9 courses of days');
INSERT INTO "grdb_migrations" VALUES('10 one order of changes');
CREATE TABLE "kept_element" (
  identity INTEGER PRIMARY KEY, name TEXT NOT NULL, start INTEGER, size INTEGER NOT NULL, body BLOB NOT NULL,
  batch INTEGER NOT NULL) STRICT;
CREATE TABLE kept_file (
  identity INTEGER PRIMARY KEY, kind TEXT NOT NULL, name TEXT NOT NULL, size INTEGER NOT NULL,
  content BLOB NOT NULL, batch INTEGER NOT NULL) STRICT;
CREATE TABLE missing_element (
  batch INTEGER NOT NULL, identity INTEGER NOT NULL, PRIMARY KEY (batch, identity)) STRICT, WITHOUT ROWID;
CREATE TABLE missing_sample (
  type INTEGER NOT NULL, start INTEGER NOT NULL, source INTEGER NOT NULL, duration INTEGER NOT NULL,
  value ANY NOT NULL, origin INTEGER NOT NULL, created INTEGER NOT NULL, detail INTEGER NOT NULL,
  batch INTEGER NOT NULL,
  PRIMARY KEY (type, start, source, duration, value, origin, created, detail, batch)) STRICT, WITHOUT ROWID;
CREATE TABLE nested_sample (
  type INTEGER NOT NULL, start INTEGER NOT NULL, source INTEGER NOT NULL, duration INTEGER NOT NULL,
  value ANY NOT NULL, origin INTEGER NOT NULL, created INTEGER NOT NULL, detail INTEGER NOT NULL,
  PRIMARY KEY (type, start, source, duration, value, origin, created, detail)) STRICT, WITHOUT ROWID;
CREATE TABLE night (
  day INTEGER PRIMARY KEY, bedtime INTEGER NOT NULL, wake INTEGER NOT NULL, fell_asleep INTEGER NOT NULL, bedtime_clock REAL NOT NULL,
  wake_clock REAL NOT NULL, asleep REAL NOT NULL, in_bed REAL, span REAL NOT NULL, stages TEXT NOT NULL,
  source TEXT NOT NULL, in_bed_only INTEGER NOT NULL, segments BLOB NOT NULL, naps TEXT NOT NULL) STRICT;
CREATE TABLE night_source (day INTEGER PRIMARY KEY, source INTEGER NOT NULL) STRICT;
CREATE TABLE origin (
  id INTEGER PRIMARY KEY, source INTEGER NOT NULL REFERENCES source, version TEXT, device TEXT, unit TEXT,
  word TEXT, zone TEXT) STRICT;
INSERT INTO "origin" VALUES(1,1,NULL,NULL,'count',NULL,NULL);
INSERT INTO "origin" VALUES(2,2,NULL,NULL,'count',NULL,NULL);
INSERT INTO "origin" VALUES(3,3,NULL,NULL,'kg',NULL,NULL);
INSERT INTO "origin" VALUES(4,1,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE override (
  id INTEGER PRIMARY KEY, type INTEGER NOT NULL, start INTEGER NOT NULL, source INTEGER NOT NULL,
  duration INTEGER NOT NULL, value REAL NOT NULL, correction REAL, made INTEGER NOT NULL,
  UNIQUE (type, start, source, duration, value)) STRICT;
CREATE TABLE "record" (
  rid TEXT PRIMARY KEY, kind TEXT NOT NULL, day INTEGER, value TEXT, stamp INTEGER NOT NULL, device TEXT NOT NULL,
  deleted INTEGER NOT NULL, seq INTEGER NOT NULL UNIQUE) STRICT, WITHOUT ROWID;
INSERT INTO "record" VALUES('first','body',11324,'{"clock":450,"day":"2001-01-02","id":"first","memo":"","weight":70.5}',1795341774000,'345406fb1e95c676',0,5);
CREATE TABLE sample (
  type INTEGER NOT NULL, start INTEGER NOT NULL, source INTEGER NOT NULL, duration INTEGER NOT NULL,
  value ANY NOT NULL, origin INTEGER NOT NULL, created INTEGER NOT NULL, detail INTEGER NOT NULL,
  batch INTEGER NOT NULL,
  PRIMARY KEY (type, start, source, duration, value, origin, created, detail)) STRICT, WITHOUT ROWID;
INSERT INTO "sample" VALUES(1,978418800,1,3600,3000,1,-1099511627776,0,1);
INSERT INTO "sample" VALUES(1,978505200,2,3600,3500,2,-1099511627776,0,1);
INSERT INTO "sample" VALUES(2,978501600,3,0,72,3,-1099511627776,0,1);
INSERT INTO "sample" VALUES(2,978674400,3,0,71,3,-1099511627776,0,2);
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO "setting" VALUES('homeZone','Europe/Paris');
INSERT INTO "setting" VALUES('homeZoneBasis','given');
CREATE TABLE source (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, kind INTEGER NOT NULL, off INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "source" VALUES(1,'Watch',0,0);
INSERT INTO "source" VALUES(2,'Phone',1,0);
INSERT INTO "source" VALUES(3,'Scale',2,0);
CREATE TABLE source_rank (
  type INTEGER NOT NULL, source INTEGER NOT NULL, rank INTEGER NOT NULL,
  PRIMARY KEY (type, source)) STRICT, WITHOUT ROWID;
CREATE TABLE superseded (
  type INTEGER NOT NULL, start INTEGER NOT NULL, source INTEGER NOT NULL, duration INTEGER NOT NULL,
  value ANY NOT NULL, origin INTEGER NOT NULL, created INTEGER NOT NULL, detail INTEGER NOT NULL,
  batch INTEGER NOT NULL,
  PRIMARY KEY (type, start, source, duration, value, origin, created, detail)) STRICT, WITHOUT ROWID;
CREATE TABLE sustained_heart_rate (day INTEGER PRIMARY KEY, value REAL NOT NULL) STRICT;
CREATE TABLE this_device (id TEXT NOT NULL) STRICT;
INSERT INTO "this_device" VALUES('345406fb1e95c676');
CREATE TABLE type (
  id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, longest INTEGER NOT NULL DEFAULT 0,
  samples INTEGER NOT NULL DEFAULT 0, off INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "type" VALUES(1,'HKQuantityTypeIdentifierStepCount',3600,2,0);
INSERT INTO "type" VALUES(2,'HKQuantityTypeIdentifierBodyMass',0,2,0);
CREATE TABLE "workout" (
  id INTEGER PRIMARY KEY, identity INTEGER NOT NULL UNIQUE, activity TEXT NOT NULL, start INTEGER NOT NULL,
  stop INTEGER NOT NULL, duration REAL NOT NULL, distance REAL, energy REAL, average_heart_rate REAL,
  maximum_heart_rate REAL, routes INTEGER NOT NULL, origin INTEGER NOT NULL, size INTEGER NOT NULL,
  body BLOB NOT NULL, batch INTEGER NOT NULL) STRICT;
INSERT INTO "workout" VALUES(1,9111516505553631431,'HKWorkoutActivityTypeRunning',978591600,978593400,1800.0,NULL,NULL,NULL,NULL,0,4,187,X'B309CF2FCACE2F2D512887D08EC9259965992595219505A9B64A1EDEE198C241A579799979E94A0A29A545892599F979B64AC606085E685E6689AD526E669E9242717E695172AA5F622ED0A8F0C492E40CA050496251894B620950C4C8C0C05017844C140C2CAC0C0C804841DBC0D00068566A5E0A3635C6486AF4ED00',1);
CREATE TABLE workout_heart_rate (
  start INTEGER NOT NULL, stop INTEGER NOT NULL, held BLOB NOT NULL,
  PRIMARY KEY (start, stop)) STRICT, WITHOUT ROWID;
INSERT INTO "workout_heart_rate" VALUES(978591600,978593400,X'');
CREATE TABLE zone_entry (
  id INTEGER PRIMARY KEY, start INTEGER NOT NULL, stop INTEGER NOT NULL, zone TEXT NOT NULL) STRICT;
CREATE TABLE "zone_evidence" (
  batch INTEGER NOT NULL, start INTEGER NOT NULL, zone TEXT NOT NULL, stop INTEGER NOT NULL,
  PRIMARY KEY (batch, start, zone)) STRICT, WITHOUT ROWID;
CREATE INDEX detail_hash ON detail (hash);
CREATE INDEX kept_element_name ON kept_element (name, start);
CREATE INDEX workout_start ON workout (start);
CREATE INDEX activity_summary_day ON activity_summary (day, batch);
CREATE INDEX detail_range ON detail (id) WHERE instr(body, X'411F6D696E1F') > 0;
CREATE INDEX record_day ON record (kind, deleted, day);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('change',5);
