CREATE TABLE "activity_summary" (
  identity INTEGER PRIMARY KEY, day INTEGER NOT NULL, active_energy REAL, exercise REAL, stand REAL,
  size INTEGER NOT NULL, body BLOB NOT NULL, batch INTEGER NOT NULL) STRICT;
CREATE TABLE batch (
  id INTEGER PRIMARY KEY, started INTEGER NOT NULL, finished INTEGER, name TEXT NOT NULL, exported INTEGER,
  report TEXT, fingerprint TEXT, undone INTEGER, locale TEXT, zone_offset INTEGER) STRICT;
INSERT INTO "batch" VALUES(1,1795593911,1795593911,'v.xml',981014400,'{"batch":1,"problems":[],"bytes":1520,"byType":{"HKCategoryTypeIdentifierSleepAnalysis":1,"HKQuantityTypeIdentifierBodyMass":1,"HKQuantityTypeIdentifierStepCount":2},"seconds":0.005980839999999999,"correlationRecords":{"read":0,"added":0},"changes":{"total":{"there":0,"changed":0,"gone":0,"added":5},"bySource":[{"there":0,"changed":0,"gone":0,"name":"Ada’s Apple Watch","added":3},{"there":0,"changed":0,"gone":0,"name":"Scale","added":1}],"byType":[{"there":0,"changed":0,"gone":0,"name":"HKCategoryTypeIdentifierSleepAnalysis","added":1},{"there":0,"changed":0,"gone":0,"name":"HKQuantityTypeIdentifierBodyMass","added":1},{"there":0,"changed":0,"gone":0,"name":"HKQuantityTypeIdentifierStepCount","added":2},{"there":0,"changed":0,"gone":0,"name":"Workout","added":1}],"byMonth":[{"there":0,"changed":0,"gone":0,"name":"2001-01","added":4}]},"complete":true,"activitySummaries":0,"ecgs":0,"routes":0,"records":{"skipped":0,"read":4,"duplicate":0,"added":4},"kept":{},"workouts":1}',NULL,NULL,'en_US',3600);
CREATE TABLE batch_cell (
  batch INTEGER NOT NULL, type INTEGER NOT NULL, source INTEGER NOT NULL, month INTEGER NOT NULL,
  added INTEGER NOT NULL, changed INTEGER NOT NULL, gone INTEGER NOT NULL, missing INTEGER NOT NULL,
  is_whole INTEGER NOT NULL, PRIMARY KEY (batch, type, source, month)) STRICT, WITHOUT ROWID;
INSERT INTO "batch_cell" VALUES(1,1,1,24012,2,0,0,0,0);
INSERT INTO "batch_cell" VALUES(1,2,2,24012,1,0,0,0,0);
INSERT INTO "batch_cell" VALUES(1,3,1,24012,1,0,0,0,0);
CREATE TABLE cell (
  type INTEGER NOT NULL, source INTEGER NOT NULL, month INTEGER NOT NULL, samples INTEGER NOT NULL,
  digest INTEGER NOT NULL, PRIMARY KEY (type, source, month)) STRICT, WITHOUT ROWID;
INSERT INTO "cell" VALUES(1,1,24012,2,-7909933528554476929);
INSERT INTO "cell" VALUES(2,2,24012,1,-6028742543351077272);
INSERT INTO "cell" VALUES(3,1,24012,1,7710697566213095254);
CREATE TABLE change (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT, batch INTEGER NOT NULL, is_undo INTEGER NOT NULL) STRICT;
INSERT INTO "change" VALUES(1,1,0);
CREATE TABLE "characteristic" (
  batch INTEGER NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (batch, name)) STRICT, WITHOUT ROWID;
INSERT INTO "characteristic" VALUES(1,'HKCharacteristicTypeIdentifierBiologicalSex','HKBiologicalSexFemale');
INSERT INTO "characteristic" VALUES(1,'HKCharacteristicTypeIdentifierDateOfBirth','1970-03-04');
CREATE TABLE daily (
  type INTEGER NOT NULL, day INTEGER NOT NULL, count INTEGER NOT NULL, sum REAL NOT NULL,
  minimum REAL NOT NULL, maximum REAL NOT NULL, average REAL NOT NULL, latest REAL NOT NULL,
  latest_at INTEGER NOT NULL, PRIMARY KEY (type, day)) STRICT, WITHOUT ROWID;
INSERT INTO "daily" VALUES(1,11324,1,3000.0,3000.0,3000.0,3000.0,3000.0,978418800);
CREATE TABLE daily_source (
  type INTEGER NOT NULL, day INTEGER NOT NULL, source INTEGER NOT NULL, count INTEGER NOT NULL,
  sum REAL NOT NULL, minimum REAL NOT NULL, maximum REAL NOT NULL, average REAL NOT NULL,
  latest REAL NOT NULL, latest_at INTEGER NOT NULL, PRIMARY KEY (type, day, source)) STRICT, WITHOUT ROWID;
INSERT INTO "daily_source" VALUES(1,11324,1,1,3000.0,3000.0,3000.0,3000.0,3000.0,978418800);
CREATE TABLE deleted_sample (
  sequence INTEGER NOT NULL, type INTEGER NOT NULL, ids BLOB NOT NULL,
  PRIMARY KEY (sequence, type)) STRICT, WITHOUT ROWID;
CREATE TABLE detail (id INTEGER PRIMARY KEY, hash INTEGER NOT NULL, body BLOB NOT NULL) STRICT;
INSERT INTO "detail" VALUES(1,-8773029215132324919,X'4D1F4D1F76');
INSERT INTO "detail" VALUES(2,6472284856844236950,X'4D1F484B54696D655A6F6E651F4575726F70652F5061726973');
CREATE TABLE dirty (
  type INTEGER NOT NULL, day INTEGER NOT NULL, PRIMARY KEY (type, day)) STRICT, WITHOUT ROWID;
CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
INSERT INTO "grdb_migrations" VALUES('1 samples, statistics, nights');
INSERT INTO "grdb_migrations" VALUES('2 batches, overrides, sources');
INSERT INTO "grdb_migrations" VALUES('3 records, choices of nights');
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
INSERT INTO "night" VALUES(11325,978472800,978498000,978472800,1380.0,360.0,420.0,NULL,420.0,'3:420.0','Ada’s Apple Watch',0,X'000000007062000003','');
CREATE TABLE night_source (day INTEGER PRIMARY KEY, source INTEGER NOT NULL) STRICT;
CREATE TABLE origin (
  id INTEGER PRIMARY KEY, source INTEGER NOT NULL REFERENCES source, version TEXT, device TEXT, unit TEXT,
  word TEXT, zone TEXT) STRICT;
INSERT INTO "origin" VALUES(1,1,NULL,NULL,'count',NULL,NULL);
INSERT INTO "origin" VALUES(2,2,NULL,NULL,'lb',NULL,NULL);
INSERT INTO "origin" VALUES(3,1,NULL,NULL,NULL,'HKCategoryValueSleepAnalysisAsleepCore','Europe/Paris');
INSERT INTO "origin" VALUES(4,1,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE override (
  id INTEGER PRIMARY KEY, type INTEGER NOT NULL, start INTEGER NOT NULL, source INTEGER NOT NULL,
  duration INTEGER NOT NULL, value REAL NOT NULL, correction REAL, made INTEGER NOT NULL,
  UNIQUE (type, start, source, duration, value)) STRICT;
INSERT INTO "override" VALUES(1,1,978505200,1,600,3500.0,NULL,1795593911);
CREATE TABLE record (
  rid TEXT PRIMARY KEY, kind TEXT NOT NULL, value TEXT NOT NULL, stamp INTEGER NOT NULL,
  deleted INTEGER NOT NULL, seq INTEGER NOT NULL UNIQUE) STRICT, WITHOUT ROWID;
INSERT INTO "record" VALUES('knee','injury','{"side":"left","severity":"minor","memo":"Stairs","start":"2001-01-04","id":"knee","part":"knee"}',1795593931000,0,4);
INSERT INTO "record" VALUES('one','body','{"memo":"before breakfast","clock":450,"id":"one","day":"2001-01-05","weight":70.5}',1795593931000,0,1);
INSERT INTO "record" VALUES('two','body','{"memo":"","id":"two","day":"2001-01-06","clock":450,"weight":71.45}',1795593931001,1,3);
CREATE TABLE sample (
  type INTEGER NOT NULL, start INTEGER NOT NULL, source INTEGER NOT NULL, duration INTEGER NOT NULL,
  value ANY NOT NULL, origin INTEGER NOT NULL, created INTEGER NOT NULL, detail INTEGER NOT NULL,
  batch INTEGER NOT NULL,
  PRIMARY KEY (type, start, source, duration, value, origin, created, detail)) STRICT, WITHOUT ROWID;
INSERT INTO "sample" VALUES(1,978418800,1,600,3000,1,600,0,1);
INSERT INTO "sample" VALUES(1,978505200,1,600,3500,1,600,0,1);
INSERT INTO "sample" VALUES(2,978415200,2,0,154.3,2,0,1,1);
INSERT INTO "sample" VALUES(3,978472800,1,25200,3,3,0,2,1);
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO "setting" VALUES('activeDays','5');
INSERT INTO "setting" VALUES('exerciseMinutes','150');
INSERT INTO "setting" VALUES('firstWeekday','0');
INSERT INTO "setting" VALUES('homeZone','Europe/Paris');
INSERT INTO "setting" VALUES('pinned','hrv,rhr,sleep');
INSERT INTO "setting" VALUES('stepsPerDay','8000');
INSERT INTO "setting" VALUES('weightGoal','lose');
CREATE TABLE source (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, kind INTEGER NOT NULL, off INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "source" VALUES(1,'Ada’s Apple Watch',0,0);
INSERT INTO "source" VALUES(2,'Scale',2,1);
CREATE TABLE source_rank (
  type INTEGER NOT NULL, source INTEGER NOT NULL, rank INTEGER NOT NULL,
  PRIMARY KEY (type, source)) STRICT, WITHOUT ROWID;
CREATE TABLE superseded (
  type INTEGER NOT NULL, start INTEGER NOT NULL, source INTEGER NOT NULL, duration INTEGER NOT NULL,
  value ANY NOT NULL, origin INTEGER NOT NULL, created INTEGER NOT NULL, detail INTEGER NOT NULL,
  batch INTEGER NOT NULL,
  PRIMARY KEY (type, start, source, duration, value, origin, created, detail)) STRICT, WITHOUT ROWID;
CREATE TABLE type (
  id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, longest INTEGER NOT NULL DEFAULT 0,
  samples INTEGER NOT NULL DEFAULT 0, off INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "type" VALUES(1,'HKQuantityTypeIdentifierStepCount',600,2,0);
INSERT INTO "type" VALUES(2,'HKQuantityTypeIdentifierBodyMass',0,1,0);
INSERT INTO "type" VALUES(3,'HKCategoryTypeIdentifierSleepAnalysis',25200,1,0);
CREATE TABLE "workout" (
  id INTEGER PRIMARY KEY, identity INTEGER NOT NULL UNIQUE, activity TEXT NOT NULL, start INTEGER NOT NULL,
  stop INTEGER NOT NULL, duration REAL NOT NULL, distance REAL, energy REAL, average_heart_rate REAL,
  maximum_heart_rate REAL, routes INTEGER NOT NULL, origin INTEGER NOT NULL, size INTEGER NOT NULL,
  body BLOB NOT NULL, batch INTEGER NOT NULL) STRICT;
INSERT INTO "workout" VALUES(1,-4658812412502562195,'HKWorkoutActivityTypeRunning',978454800,978456600,1800.0,NULL,NULL,NULL,NULL,0,4,242,X'B309CF2FCACE2F2D512887D08EC9259965992595219505A9B64A1EDEE198C241A579799979E94A0A29A545892599F979B64AC606085E685E6689AD526E669E9242717E695172AA5F622ED028C794C4470D338B151C0B0A725215C2134B92339414928B52C17A5C124B804A8C0C0C0C7541C848C1D0C2CAD8D0CAC04041DBC0D000687871496251093655060648AA52F352B09A84A446DF0E00',1);
CREATE TABLE zone_entry (
  id INTEGER PRIMARY KEY, start INTEGER NOT NULL, stop INTEGER NOT NULL, zone TEXT NOT NULL) STRICT;
INSERT INTO "zone_entry" VALUES(1,981730800,981990000,'Asia/Tokyo');
CREATE TABLE "zone_evidence" (
  batch INTEGER NOT NULL, start INTEGER NOT NULL, zone TEXT NOT NULL, stop INTEGER NOT NULL,
  PRIMARY KEY (batch, start, zone)) STRICT, WITHOUT ROWID;
INSERT INTO "zone_evidence" VALUES(1,978472800,'Europe/Paris',978498000);
CREATE INDEX detail_hash ON detail (hash);
CREATE INDEX kept_element_name ON kept_element (name, start);
CREATE INDEX workout_start ON workout (start);
CREATE INDEX activity_summary_day ON activity_summary (day, batch);
CREATE INDEX record_kind ON record (kind, deleted);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('change',1);
