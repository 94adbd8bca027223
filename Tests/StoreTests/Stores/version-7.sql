CREATE TABLE "activity_summary" (
  identity INTEGER PRIMARY KEY, day INTEGER NOT NULL, active_energy REAL, exercise REAL, stand REAL,
  size INTEGER NOT NULL, body BLOB NOT NULL, batch INTEGER NOT NULL) STRICT;
CREATE TABLE batch (
  id INTEGER PRIMARY KEY, started INTEGER NOT NULL, finished INTEGER, name TEXT NOT NULL, exported INTEGER,
  report TEXT, fingerprint TEXT, undone INTEGER, locale TEXT, zone_offset INTEGER) STRICT;
INSERT INTO "batch" VALUES(1,1000000000,1000000000,'test',1007193600,'{"bytes":5545,"homeZone":{"basis":"given","zone":"Europe\/Paris"},"newWorkouts":1,"routes":0,"batch":1,"kept":{},"workouts":1,"seconds":0.078925804,"byType":{"HKCategoryTypeIdentifierSleepAnalysis":5,"HKQuantityTypeIdentifierBodyTemperature":1,"HKCategoryTypeIdentifierHeadache":2,"HKQuantityTypeIdentifierHeartRate":6,"HKQuantityTypeIdentifierBasalEnergyBurned":1,"HKQuantityTypeIdentifierStepCount":4,"HKQuantityTypeIdentifierBodyMass":2},"ecgs":0,"problems":[],"complete":true,"records":{"added":21,"duplicate":0,"read":21,"skipped":0},"correlationRecords":{"added":0,"read":0},"activitySummaries":0,"changes":{"byMonth":[{"changed":0,"name":"2001-01","there":0,"gone":0,"added":19},{"changed":0,"name":"2001-03","there":0,"gone":0,"added":2}],"byType":[{"changed":0,"name":"HKCategoryTypeIdentifierHeadache","there":0,"gone":0,"added":2},{"changed":0,"name":"HKCategoryTypeIdentifierSleepAnalysis","there":0,"gone":0,"added":5},{"changed":0,"name":"HKQuantityTypeIdentifierBasalEnergyBurned","there":0,"gone":0,"added":1},{"changed":0,"name":"HKQuantityTypeIdentifierBodyMass","there":0,"gone":0,"added":2},{"changed":0,"name":"HKQuantityTypeIdentifierBodyTemperature","there":0,"gone":0,"added":1},{"changed":0,"name":"HKQuantityTypeIdentifierHeartRate","there":0,"gone":0,"added":6},{"changed":0,"name":"HKQuantityTypeIdentifierStepCount","there":0,"gone":0,"added":4},{"changed":0,"name":"Workout","there":0,"gone":0,"added":1}],"bySource":[{"changed":0,"name":"Health","there":0,"gone":0,"added":2},{"changed":0,"name":"Oura","there":0,"gone":0,"added":1},{"changed":0,"name":"Scale","there":0,"gone":0,"added":1},{"changed":0,"name":"Watch","there":0,"gone":0,"added":15},{"changed":0,"name":"iPhone","there":0,"gone":0,"added":2}],"total":{"changed":0,"gone":0,"there":0,"added":22}}}',NULL,NULL,'en_GB',3600);
CREATE TABLE batch_cell (
  batch INTEGER NOT NULL, type INTEGER NOT NULL, source INTEGER NOT NULL, month INTEGER NOT NULL,
  added INTEGER NOT NULL, changed INTEGER NOT NULL, gone INTEGER NOT NULL, missing INTEGER NOT NULL,
  is_whole INTEGER NOT NULL, PRIMARY KEY (batch, type, source, month)) STRICT, WITHOUT ROWID;
INSERT INTO "batch_cell" VALUES(1,1,1,24012,1,0,0,0,0);
INSERT INTO "batch_cell" VALUES(1,1,2,24012,1,0,0,0,0);
INSERT INTO "batch_cell" VALUES(1,1,3,24012,2,0,0,0,0);
INSERT INTO "batch_cell" VALUES(1,2,3,24012,6,0,0,0,0);
INSERT INTO "batch_cell" VALUES(1,3,3,24012,1,0,0,0,0);
INSERT INTO "batch_cell" VALUES(1,3,4,24012,1,0,0,0,0);
INSERT INTO "batch_cell" VALUES(1,4,3,24012,1,0,0,0,0);
INSERT INTO "batch_cell" VALUES(1,5,3,24012,1,0,0,0,0);
INSERT INTO "batch_cell" VALUES(1,6,2,24012,1,0,0,0,0);
INSERT INTO "batch_cell" VALUES(1,6,3,24012,2,0,0,0,0);
INSERT INTO "batch_cell" VALUES(1,6,3,24014,2,0,0,0,0);
INSERT INTO "batch_cell" VALUES(1,7,5,24012,2,0,0,0,0);
CREATE TABLE cell (
  type INTEGER NOT NULL, source INTEGER NOT NULL, month INTEGER NOT NULL, samples INTEGER NOT NULL,
  digest INTEGER NOT NULL, PRIMARY KEY (type, source, month)) STRICT, WITHOUT ROWID;
INSERT INTO "cell" VALUES(1,1,24012,1,-7447388636680040909);
INSERT INTO "cell" VALUES(1,2,24012,1,-8212057791806033042);
INSERT INTO "cell" VALUES(1,3,24012,2,543258576466085364);
INSERT INTO "cell" VALUES(2,3,24012,6,6269026385141909414);
INSERT INTO "cell" VALUES(3,3,24012,1,-2089896826181862071);
INSERT INTO "cell" VALUES(3,4,24012,1,-6660498787768093417);
INSERT INTO "cell" VALUES(4,3,24012,1,-4567534106116249516);
INSERT INTO "cell" VALUES(5,3,24012,1,3546115368859488775);
INSERT INTO "cell" VALUES(6,2,24012,1,-5053197302463669301);
INSERT INTO "cell" VALUES(6,3,24012,2,-3068015908346819166);
INSERT INTO "cell" VALUES(6,3,24014,2,9088405386866314848);
INSERT INTO "cell" VALUES(7,5,24012,2,-1341093582418297545);
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
INSERT INTO "daily" VALUES(1,11324,2,700.0,700.0,900.0,800.0,700.0,978418800);
INSERT INTO "daily" VALUES(1,11329,1,3000.0,3000.0,3000.0,3000.0,3000.0,978854400);
INSERT INTO "daily" VALUES(2,11324,3,360.0,60.0,150.0,1.20165745856353595394e+02,150.0,978419105);
INSERT INTO "daily" VALUES(2,11327,3,420.0,120.0,160.0,144.0,160.0,978686400);
INSERT INTO "daily" VALUES(3,11326,1,72.5,72.5,72.5,72.5,72.5,978588000);
INSERT INTO "daily" VALUES(4,11326,1,37.0,37.0,37.0,37.0,37.0,978591600);
INSERT INTO "daily" VALUES(5,11330,1,1500.0,1500.0,1500.0,1500.0,1500.0,978908400);
INSERT INTO "daily" VALUES(5,11331,1,1500.0,1500.0,1500.0,1500.0,1500.0,978908400);
INSERT INTO "daily" VALUES(7,11328,1,60.0,60.0,60.0,60.0,60.0,978778800);
CREATE TABLE daily_source (
  type INTEGER NOT NULL, day INTEGER NOT NULL, source INTEGER NOT NULL, count INTEGER NOT NULL,
  sum REAL NOT NULL, minimum REAL NOT NULL, maximum REAL NOT NULL, average REAL NOT NULL,
  latest REAL NOT NULL, latest_at INTEGER NOT NULL, PRIMARY KEY (type, day, source)) STRICT, WITHOUT ROWID;
INSERT INTO "daily_source" VALUES(1,11324,1,1,900.0,900.0,900.0,900.0,900.0,978418800);
INSERT INTO "daily_source" VALUES(1,11324,2,1,700.0,700.0,700.0,700.0,700.0,978418800);
INSERT INTO "daily_source" VALUES(1,11329,3,1,3000.0,3000.0,3000.0,3000.0,3000.0,978854400);
INSERT INTO "daily_source" VALUES(2,11324,3,3,360.0,60.0,150.0,1.20165745856353595394e+02,150.0,978419105);
INSERT INTO "daily_source" VALUES(2,11327,3,3,420.0,120.0,160.0,144.0,160.0,978686400);
INSERT INTO "daily_source" VALUES(3,11326,3,1,72.5,72.5,72.5,72.5,72.5,978588000);
INSERT INTO "daily_source" VALUES(4,11326,3,1,37.0,37.0,37.0,37.0,37.0,978591600);
INSERT INTO "daily_source" VALUES(5,11330,3,1,1500.0,1500.0,1500.0,1500.0,1500.0,978908400);
INSERT INTO "daily_source" VALUES(5,11331,3,1,1500.0,1500.0,1500.0,1500.0,1500.0,978908400);
INSERT INTO "daily_source" VALUES(7,11328,5,1,60.0,60.0,60.0,60.0,60.0,978778800);
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
INSERT INTO "night" VALUES(11327,978643800,978676200,978645600,1350.0,450.0,480.0,540.0,480.0,'3:480.0','Watch',0,X'080700008070000003','');
INSERT INTO "night" VALUES(11406,985480200,985503600,985483200,90.0,540.0,310.0,390.0,310.0,'3:310.0','Watch',0,X'B80B0000A848000003','');
CREATE TABLE night_source (day INTEGER PRIMARY KEY, source INTEGER NOT NULL) STRICT;
CREATE TABLE origin (
  id INTEGER PRIMARY KEY, source INTEGER NOT NULL REFERENCES source, version TEXT, device TEXT, unit TEXT,
  word TEXT, zone TEXT) STRICT;
INSERT INTO "origin" VALUES(1,1,NULL,NULL,'count',NULL,NULL);
INSERT INTO "origin" VALUES(2,2,NULL,NULL,'count',NULL,NULL);
INSERT INTO "origin" VALUES(3,3,NULL,NULL,'count/min',NULL,NULL);
INSERT INTO "origin" VALUES(4,4,NULL,NULL,'kg',NULL,NULL);
INSERT INTO "origin" VALUES(5,3,NULL,NULL,'kg',NULL,NULL);
INSERT INTO "origin" VALUES(6,3,NULL,NULL,'degF',NULL,NULL);
INSERT INTO "origin" VALUES(7,3,NULL,NULL,'count',NULL,NULL);
INSERT INTO "origin" VALUES(8,3,NULL,NULL,'kcal',NULL,NULL);
INSERT INTO "origin" VALUES(9,2,NULL,NULL,NULL,'HKCategoryValueSleepAnalysisInBed',NULL);
INSERT INTO "origin" VALUES(10,3,NULL,NULL,NULL,'HKCategoryValueSleepAnalysisAsleepCore',NULL);
INSERT INTO "origin" VALUES(11,3,NULL,NULL,NULL,'HKCategoryValueSleepAnalysisAwake',NULL);
INSERT INTO "origin" VALUES(12,3,'10.2',NULL,NULL,NULL,NULL);
INSERT INTO "origin" VALUES(13,5,NULL,NULL,NULL,'HKCategoryValueSeverityMild',NULL);
INSERT INTO "origin" VALUES(14,5,NULL,NULL,NULL,'HKCategoryValueSeveritySevere',NULL);
INSERT INTO "origin" VALUES(15,3,NULL,NULL,NULL,'HKCategoryValueSleepAnalysisInBed',NULL);
CREATE TABLE override (
  id INTEGER PRIMARY KEY, type INTEGER NOT NULL, start INTEGER NOT NULL, source INTEGER NOT NULL,
  duration INTEGER NOT NULL, value REAL NOT NULL, correction REAL, made INTEGER NOT NULL,
  UNIQUE (type, start, source, duration, value)) STRICT;
INSERT INTO "override" VALUES(1,1,978850800,3,600,500.0,NULL,1000000000);
CREATE TABLE record (
  rid TEXT PRIMARY KEY, kind TEXT NOT NULL, value TEXT NOT NULL, stamp INTEGER NOT NULL,
  deleted INTEGER NOT NULL, seq INTEGER NOT NULL UNIQUE) STRICT, WITHOUT ROWID;
INSERT INTO "record" VALUES('first','body','{"day":"2001-01-11","clock":480,"weight":70.5,"memo":"hello","id":"first"}',1000000000000,0,1);
CREATE TABLE sample (
  type INTEGER NOT NULL, start INTEGER NOT NULL, source INTEGER NOT NULL, duration INTEGER NOT NULL,
  value ANY NOT NULL, origin INTEGER NOT NULL, created INTEGER NOT NULL, detail INTEGER NOT NULL,
  batch INTEGER NOT NULL,
  PRIMARY KEY (type, start, source, duration, value, origin, created, detail)) STRICT, WITHOUT ROWID;
INSERT INTO "sample" VALUES(1,978418800,1,600,900,1,0,0,1);
INSERT INTO "sample" VALUES(1,978418800,2,600,700,2,0,0,1);
INSERT INTO "sample" VALUES(1,978850800,3,600,500,7,0,0,1);
INSERT INTO "sample" VALUES(1,978854400,3,600,3000,7,0,0,1);
INSERT INTO "sample" VALUES(2,978418800,3,0,60,3,0,0,1);
INSERT INTO "sample" VALUES(2,978419100,3,0,150,3,0,0,1);
INSERT INTO "sample" VALUES(2,978419105,3,0,150,3,0,0,1);
INSERT INTO "sample" VALUES(2,978685500,3,0,120,3,0,0,1);
INSERT INTO "sample" VALUES(2,978685800,3,0,140,3,0,0,1);
INSERT INTO "sample" VALUES(2,978686400,3,0,160,3,0,0,1);
INSERT INTO "sample" VALUES(3,978501600,4,0,72,4,0,0,1);
INSERT INTO "sample" VALUES(3,978588000,3,0,72.5,5,0,0,1);
INSERT INTO "sample" VALUES(4,978591600,3,0,98.6,6,0,0,1);
INSERT INTO "sample" VALUES(5,978908400,3,172800,3000,8,0,0,1);
INSERT INTO "sample" VALUES(6,978643800,2,32400,0,9,0,0,1);
INSERT INTO "sample" VALUES(6,978645600,3,28800,3,10,0,0,1);
INSERT INTO "sample" VALUES(6,978660000,3,1800,2,11,0,0,1);
INSERT INTO "sample" VALUES(6,985480200,3,23400,0,15,0,0,1);
INSERT INTO "sample" VALUES(6,985483200,3,18600,3,10,0,0,1);
INSERT INTO "sample" VALUES(7,978778800,5,3600,-1,13,0,0,1);
INSERT INTO "sample" VALUES(7,978778800,5,3600,-1,14,0,0,1);
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO "setting" VALUES('homeZone','Europe/Paris');
INSERT INTO "setting" VALUES('homeZoneBasis','given');
CREATE TABLE source (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, kind INTEGER NOT NULL, off INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "source" VALUES(1,'Oura',2,0);
INSERT INTO "source" VALUES(2,'iPhone',1,0);
INSERT INTO "source" VALUES(3,'Watch',0,0);
INSERT INTO "source" VALUES(4,'Scale',2,1);
INSERT INTO "source" VALUES(5,'Health',2,0);
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
INSERT INTO "type" VALUES(1,'HKQuantityTypeIdentifierStepCount',600,4,0);
INSERT INTO "type" VALUES(2,'HKQuantityTypeIdentifierHeartRate',0,6,0);
INSERT INTO "type" VALUES(3,'HKQuantityTypeIdentifierBodyMass',0,2,0);
INSERT INTO "type" VALUES(4,'HKQuantityTypeIdentifierBodyTemperature',0,1,0);
INSERT INTO "type" VALUES(5,'HKQuantityTypeIdentifierBasalEnergyBurned',172800,1,0);
INSERT INTO "type" VALUES(6,'HKCategoryTypeIdentifierSleepAnalysis',32400,5,0);
INSERT INTO "type" VALUES(7,'HKCategoryTypeIdentifierHeadache',3600,2,0);
CREATE TABLE "workout" (
  id INTEGER PRIMARY KEY, identity INTEGER NOT NULL UNIQUE, activity TEXT NOT NULL, start INTEGER NOT NULL,
  stop INTEGER NOT NULL, duration REAL NOT NULL, distance REAL, energy REAL, average_heart_rate REAL,
  maximum_heart_rate REAL, routes INTEGER NOT NULL, origin INTEGER NOT NULL, size INTEGER NOT NULL,
  body BLOB NOT NULL, batch INTEGER NOT NULL) STRICT;
INSERT INTO "workout" VALUES(1,668147253893426081,'HKWorkoutActivityTypeRunning',978685200,978687000,1800.0,5.0,300.0,NULL,NULL,0,12,523,X'AD915F4BC33014C5DFFD1497BC0EDDEDC65E463B986C301104FFF639A4710B6D6F24B951FAED4DBB544507BE0C02490E27E71E7EC94BEB6A1B183E8EFB5AB17937DC3D756FBA10BBDBF2AFFC10880CED0554C14936960A31C7EFDB33192E446B48005B96CDC67896A462DAE2977274D66D92B7A4DDBEBB0E8E74D547E2093D3D51B211E06D704ADFC936469792D561945EB4F343AD0CAF660294D343B18DE4E89C216697FD5A4086CB392E116182593F2DB6727CCA853F5D9AAAFF925617007922F7C871B867A33C70627A1F2471827953E9787E35DA8D544AD9D411EF17E5B3B5021FDAE113C2C87D1A8BE6D35474F509',1);
CREATE TABLE workout_heart_rate (
  start INTEGER NOT NULL, stop INTEGER NOT NULL, held BLOB NOT NULL,
  PRIMARY KEY (start, stop)) STRICT, WITHOUT ROWID;
INSERT INTO "workout_heart_rate" VALUES(978685200,978687000,X'0000000000005E400000000000004E4000000000008061400000000000004E4000000000000064400000000000004E40');
CREATE TABLE zone_entry (
  id INTEGER PRIMARY KEY, start INTEGER NOT NULL, stop INTEGER NOT NULL, zone TEXT NOT NULL) STRICT;
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
INSERT INTO "sqlite_sequence" VALUES('change',1);
PRAGMA application_id = 1147958885; PRAGMA user_version = 7;
