CREATE TABLE "activity_summary" (
  identity INTEGER PRIMARY KEY, day INTEGER NOT NULL, active_energy REAL, exercise REAL, stand REAL,
  size INTEGER NOT NULL, body BLOB NOT NULL, batch INTEGER NOT NULL) STRICT;
CREATE TABLE batch (
  id INTEGER PRIMARY KEY, started INTEGER NOT NULL, finished INTEGER, name TEXT NOT NULL, exported INTEGER,
  report TEXT, fingerprint TEXT, undone INTEGER, locale TEXT, zone_offset INTEGER) STRICT;
INSERT INTO "batch" VALUES(1,1795317872,1795317872,'v9.xml',978649200,'{"ecgs":0,"workouts":0,"activitySummaries":0,"seconds":0.008732928,"routes":0,"bytes":911,"changes":{"bySource":[{"there":0,"changed":0,"gone":0,"added":2,"name":"Phone"},{"there":0,"changed":0,"gone":0,"added":1,"name":"Scale"},{"there":0,"changed":0,"gone":0,"added":2,"name":"Watch"}],"byMonth":[{"there":0,"changed":0,"gone":0,"added":5,"name":"2001-01"}],"byType":[{"there":0,"changed":0,"gone":0,"added":1,"name":"HKQuantityTypeIdentifierBodyMass"},{"there":0,"changed":0,"gone":0,"added":4,"name":"HKQuantityTypeIdentifierStepCount"}],"total":{"there":0,"changed":0,"gone":0,"added":5}},"newWorkouts":0,"correlationRecords":{"added":0,"read":0},"kept":{},"homeZone":{"basis":"given","zone":"Europe\/Paris"},"records":{"added":5,"read":5,"duplicate":0,"skipped":0},"batch":1,"byType":{"HKQuantityTypeIdentifierBodyMass":1,"HKQuantityTypeIdentifierStepCount":4},"problems":[],"complete":true}',NULL,NULL,NULL,0);
INSERT INTO "batch" VALUES(2,1795317872,1795317872,'v9.xml',978735600,'{"changes":{"bySource":[{"added":0,"name":"Phone","changed":0,"there":0,"gone":2},{"added":0,"name":"Scale","changed":0,"there":0,"gone":1},{"added":1,"name":"Watch","changed":0,"there":0,"gone":2}],"byMonth":[{"added":1,"name":"2001-01","changed":0,"there":0,"gone":5}],"byType":[{"added":0,"name":"HKQuantityTypeIdentifierBodyMass","changed":0,"there":0,"gone":1},{"added":1,"name":"HKQuantityTypeIdentifierStepCount","changed":0,"there":0,"gone":4}],"total":{"added":1,"changed":0,"there":0,"gone":5}},"records":{"duplicate":0,"added":1,"skipped":0,"read":1},"workouts":0,"kept":{},"bytes":241,"homeZone":{"zone":"Europe\/Paris","basis":"known"},"routes":0,"complete":true,"batch":2,"correlationRecords":{"added":0,"read":0},"activitySummaries":0,"byType":{"HKQuantityTypeIdentifierStepCount":1},"seconds":0.006076046,"newWorkouts":0,"ecgs":0,"problems":[]}',NULL,1795317872,NULL,0);
CREATE TABLE batch_cell (
  batch INTEGER NOT NULL, type INTEGER NOT NULL, source INTEGER NOT NULL, month INTEGER NOT NULL,
  added INTEGER NOT NULL, changed INTEGER NOT NULL, gone INTEGER NOT NULL, missing INTEGER NOT NULL,
  is_whole INTEGER NOT NULL, PRIMARY KEY (batch, type, source, month)) STRICT, WITHOUT ROWID;
INSERT INTO "batch_cell" VALUES(1,1,1,24012,2,0,0,0,0);
INSERT INTO "batch_cell" VALUES(1,1,2,24012,2,0,0,0,0);
INSERT INTO "batch_cell" VALUES(1,2,3,24012,1,0,0,0,0);
CREATE TABLE cell (
  type INTEGER NOT NULL, source INTEGER NOT NULL, month INTEGER NOT NULL, samples INTEGER NOT NULL,
  digest INTEGER NOT NULL, PRIMARY KEY (type, source, month)) STRICT, WITHOUT ROWID;
INSERT INTO "cell" VALUES(1,1,24012,2,-5463587829907113539);
INSERT INTO "cell" VALUES(1,2,24012,2,-2952451032926461769);
INSERT INTO "cell" VALUES(2,3,24012,1,644299097813958843);
CREATE TABLE change (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT, batch INTEGER NOT NULL, is_undo INTEGER NOT NULL) STRICT;
INSERT INTO "change" VALUES(1,1,0);
INSERT INTO "change" VALUES(2,2,0);
INSERT INTO "change" VALUES(3,2,1);
CREATE TABLE "characteristic" (
  batch INTEGER NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (batch, name)) STRICT, WITHOUT ROWID;
CREATE TABLE daily (
  type INTEGER NOT NULL, day INTEGER NOT NULL, count INTEGER NOT NULL, sum REAL NOT NULL,
  minimum REAL NOT NULL, maximum REAL NOT NULL, average REAL NOT NULL, latest REAL NOT NULL,
  latest_at INTEGER NOT NULL, PRIMARY KEY (type, day)) STRICT, WITHOUT ROWID;
INSERT INTO "daily" VALUES(1,11324,1,3000.0,3000.0,3000.0,3000.0,3000.0,978422400);
INSERT INTO "daily" VALUES(2,11325,1,72.0,72.0,72.0,72.0,72.0,978505200);
CREATE TABLE daily_course (
  type INTEGER NOT NULL, day INTEGER NOT NULL, quarters BLOB NOT NULL,
  PRIMARY KEY (type, day)) STRICT, WITHOUT ROWID;
INSERT INTO "daily_course" VALUES(1,11324,X'2400803B442500803B442600803B442700803B44');
CREATE TABLE daily_source (
  type INTEGER NOT NULL, day INTEGER NOT NULL, source INTEGER NOT NULL, count INTEGER NOT NULL,
  sum REAL NOT NULL, minimum REAL NOT NULL, maximum REAL NOT NULL, average REAL NOT NULL,
  latest REAL NOT NULL, latest_at INTEGER NOT NULL, PRIMARY KEY (type, day, source)) STRICT, WITHOUT ROWID;
INSERT INTO "daily_source" VALUES(1,11324,1,1,3000.0,3000.0,3000.0,3000.0,3000.0,978422400);
INSERT INTO "daily_source" VALUES(2,11325,3,1,72.0,72.0,72.0,72.0,72.0,978505200);
CREATE TABLE deleted_sample (
  sequence INTEGER NOT NULL, type INTEGER NOT NULL, ids BLOB NOT NULL,
  PRIMARY KEY (sequence, type)) STRICT, WITHOUT ROWID;
INSERT INTO "deleted_sample" VALUES(3,1,X'1A10B184B398CB7C');
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
CREATE TABLE override (
  id INTEGER PRIMARY KEY, type INTEGER NOT NULL, start INTEGER NOT NULL, source INTEGER NOT NULL,
  duration INTEGER NOT NULL, value REAL NOT NULL, correction REAL, made INTEGER NOT NULL,
  UNIQUE (type, start, source, duration, value)) STRICT;
INSERT INTO "override" VALUES(1,1,978508800,1,3600,3000.0,NULL,1795317874);
CREATE TABLE record (
  rid TEXT PRIMARY KEY, kind TEXT NOT NULL, value TEXT NOT NULL, stamp INTEGER NOT NULL,
  deleted INTEGER NOT NULL, seq INTEGER NOT NULL UNIQUE) STRICT, WITHOUT ROWID;
INSERT INTO "record" VALUES('first','body','{"id":"first","day":"2001-01-02","clock":450,"weight":70.5,"memo":"né \"x\""}',1795317873001,0,6);
INSERT INTO "record" VALUES('knee','injury','{"severity":"moderate","start":"2001-01-03","memo":"","side":"left","id":"knee","part":"knee"}',1795317873000,0,3);
INSERT INTO "record" VALUES('second','body','{"clock":450,"id":"second","weight":80,"day":"1969-12-30","memo":""}',1795317873000,0,2);
INSERT INTO "record" VALUES('third','body','{"weight":90,"memo":"","id":"third","clock":450,"day":"2001-01-04"}',1795317873001,1,5);
CREATE TABLE sample (
  type INTEGER NOT NULL, start INTEGER NOT NULL, source INTEGER NOT NULL, duration INTEGER NOT NULL,
  value ANY NOT NULL, origin INTEGER NOT NULL, created INTEGER NOT NULL, detail INTEGER NOT NULL,
  batch INTEGER NOT NULL,
  PRIMARY KEY (type, start, source, duration, value, origin, created, detail)) STRICT, WITHOUT ROWID;
INSERT INTO "sample" VALUES(1,978422400,1,3600,3000,1,-1099511627776,0,1);
INSERT INTO "sample" VALUES(1,978422400,2,3600,3500,2,-1099511627776,0,1);
INSERT INTO "sample" VALUES(1,978508800,1,3600,3000,1,-1099511627776,0,1);
INSERT INTO "sample" VALUES(1,978508800,2,3600,3500,2,-1099511627776,0,1);
INSERT INTO "sample" VALUES(2,978505200,3,0,72,3,-1099511627776,0,1);
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO "setting" VALUES('activeDays','5');
INSERT INTO "setting" VALUES('exerciseMinutes','150');
INSERT INTO "setting" VALUES('firstWeekday','0');
INSERT INTO "setting" VALUES('homeZone','Europe/Paris');
INSERT INTO "setting" VALUES('homeZoneBasis','given');
INSERT INTO "setting" VALUES('pinned','hrv,rhr,sleep');
INSERT INTO "setting" VALUES('stepsPerDay','8000');
INSERT INTO "setting" VALUES('weightGoal','lose');
CREATE TABLE source (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, kind INTEGER NOT NULL, off INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "source" VALUES(1,'Watch',0,0);
INSERT INTO "source" VALUES(2,'Phone',1,1);
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
CREATE TABLE type (
  id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, longest INTEGER NOT NULL DEFAULT 0,
  samples INTEGER NOT NULL DEFAULT 0, off INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "type" VALUES(1,'HKQuantityTypeIdentifierStepCount',3600,4,0);
INSERT INTO "type" VALUES(2,'HKQuantityTypeIdentifierBodyMass',0,1,0);
CREATE TABLE "workout" (
  id INTEGER PRIMARY KEY, identity INTEGER NOT NULL UNIQUE, activity TEXT NOT NULL, start INTEGER NOT NULL,
  stop INTEGER NOT NULL, duration REAL NOT NULL, distance REAL, energy REAL, average_heart_rate REAL,
  maximum_heart_rate REAL, routes INTEGER NOT NULL, origin INTEGER NOT NULL, size INTEGER NOT NULL,
  body BLOB NOT NULL, batch INTEGER NOT NULL) STRICT;
CREATE TABLE workout_heart_rate (
  start INTEGER NOT NULL, stop INTEGER NOT NULL, held BLOB NOT NULL,
  PRIMARY KEY (start, stop)) STRICT, WITHOUT ROWID;
CREATE TABLE zone_entry (
  id INTEGER PRIMARY KEY, start INTEGER NOT NULL, stop INTEGER NOT NULL, zone TEXT NOT NULL) STRICT;
INSERT INTO "zone_entry" VALUES(1,978447600,978534000,'Asia/Tokyo');
CREATE TABLE "zone_evidence" (
  batch INTEGER NOT NULL, start INTEGER NOT NULL, zone TEXT NOT NULL, stop INTEGER NOT NULL,
  PRIMARY KEY (batch, start, zone)) STRICT, WITHOUT ROWID;
CREATE INDEX detail_hash ON detail (hash);
CREATE INDEX kept_element_name ON kept_element (name, start);
CREATE INDEX workout_start ON workout (start);
CREATE INDEX activity_summary_day ON activity_summary (day, batch);
CREATE INDEX record_kind ON record (kind, deleted);
CREATE INDEX detail_range ON detail (id) WHERE instr(body, X'411F6D696E1F') > 0;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('change',3);
