CREATE TABLE activity_summary (
  day INTEGER PRIMARY KEY, active_energy REAL, exercise REAL, stand REAL, xml TEXT NOT NULL,
  batch INTEGER NOT NULL) STRICT;
INSERT INTO "activity_summary" VALUES(11324,300.0,NULL,NULL,'<ActivitySummary dateComponents="2001-01-02" activeEnergyBurned="300" activeEnergyBurnedUnit="kcal"/>',1);
CREATE TABLE batch (
  id INTEGER PRIMARY KEY, started INTEGER NOT NULL, finished INTEGER, name TEXT NOT NULL, exported INTEGER,
  report TEXT) STRICT;
INSERT INTO "batch" VALUES(1,1795250578,1795250578,'v1.xml',981014400,'{"workouts":1,"activitySummaries":1,"kept":{"Audiogram":1},"records":{"added":3,"skipped":0,"read":3,"duplicate":0},"bytes":1350,"ecgs":0,"seconds":0.00346928,"routes":0,"correlationRecords":{"added":0,"read":0},"batch":1,"complete":true,"byType":{"HKCategoryTypeIdentifierSleepAnalysis":1,"HKQuantityTypeIdentifierStepCount":1,"HKQuantityTypeIdentifierBodyMass":1},"problems":[]}');
CREATE TABLE characteristic (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO "characteristic" VALUES('HKCharacteristicTypeIdentifierBiologicalSex','HKBiologicalSexFemale');
INSERT INTO "characteristic" VALUES('HKCharacteristicTypeIdentifierDateOfBirth','1970-03-04');
CREATE TABLE daily (
  type INTEGER NOT NULL, day INTEGER NOT NULL, count INTEGER NOT NULL, sum REAL NOT NULL,
  minimum REAL NOT NULL, maximum REAL NOT NULL, average REAL NOT NULL, latest REAL NOT NULL,
  latest_at INTEGER NOT NULL, PRIMARY KEY (type, day)) STRICT, WITHOUT ROWID;
INSERT INTO "daily" VALUES(1,11324,1,3500.0,3500.0,3500.0,3500.0,3500.0,978418800);
INSERT INTO "daily" VALUES(2,11324,1,69.989302691,69.989302691,69.989302691,69.989302691,69.989302691,978415200);
CREATE TABLE daily_source (
  type INTEGER NOT NULL, day INTEGER NOT NULL, source INTEGER NOT NULL, count INTEGER NOT NULL,
  sum REAL NOT NULL, minimum REAL NOT NULL, maximum REAL NOT NULL, average REAL NOT NULL,
  latest REAL NOT NULL, latest_at INTEGER NOT NULL, PRIMARY KEY (type, day, source)) STRICT, WITHOUT ROWID;
INSERT INTO "daily_source" VALUES(1,11324,1,1,3500.0,3500.0,3500.0,3500.0,3500.0,978418800);
INSERT INTO "daily_source" VALUES(2,11324,2,1,69.989302691,69.989302691,69.989302691,69.989302691,69.989302691,978415200);
CREATE TABLE detail (id INTEGER PRIMARY KEY, hash INTEGER NOT NULL, body BLOB NOT NULL) STRICT;
INSERT INTO "detail" VALUES(1,-3474502468955811557,X'4D1F6B1F76');
INSERT INTO "detail" VALUES(2,6472284856844236950,X'4D1F484B54696D655A6F6E651F4575726F70652F5061726973');
CREATE TABLE dirty (
  type INTEGER NOT NULL, day INTEGER NOT NULL, PRIMARY KEY (type, day)) STRICT, WITHOUT ROWID;
CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
INSERT INTO "grdb_migrations" VALUES('1 samples, statistics, nights');
CREATE TABLE kept_element (
  identity INTEGER PRIMARY KEY, name TEXT NOT NULL, xml TEXT NOT NULL, batch INTEGER NOT NULL) STRICT;
INSERT INTO "kept_element" VALUES(-3138411925647543918,'Audiogram','<Audiogram type="A" sourceName="x" startDate="2001-01-02 18:00:00 +0100"/>',1);
CREATE TABLE kept_file (
  identity INTEGER PRIMARY KEY, kind TEXT NOT NULL, name TEXT NOT NULL, size INTEGER NOT NULL,
  content BLOB NOT NULL, batch INTEGER NOT NULL) STRICT;
CREATE TABLE night (
  day INTEGER PRIMARY KEY, bedtime INTEGER NOT NULL, wake INTEGER NOT NULL, fell_asleep INTEGER NOT NULL, bedtime_clock REAL NOT NULL,
  wake_clock REAL NOT NULL, asleep REAL NOT NULL, in_bed REAL, span REAL NOT NULL, stages TEXT NOT NULL,
  source TEXT NOT NULL, in_bed_only INTEGER NOT NULL, segments BLOB NOT NULL, naps TEXT NOT NULL) STRICT;
INSERT INTO "night" VALUES(11325,978472800,978498000,978472800,1380.0,360.0,420.0,NULL,420.0,'3:420.0','Ada’s Apple Watch',0,X'000000007062000003','');
CREATE TABLE origin (
  id INTEGER PRIMARY KEY, source INTEGER NOT NULL REFERENCES source, version TEXT, device TEXT, unit TEXT,
  word TEXT, zone TEXT) STRICT;
INSERT INTO "origin" VALUES(1,1,NULL,NULL,'count',NULL,NULL);
INSERT INTO "origin" VALUES(2,2,NULL,NULL,'lb',NULL,NULL);
INSERT INTO "origin" VALUES(3,1,NULL,NULL,NULL,'HKCategoryValueSleepAnalysisAsleepCore','Europe/Paris');
INSERT INTO "origin" VALUES(4,1,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE sample (
  type INTEGER NOT NULL, start INTEGER NOT NULL, source INTEGER NOT NULL, duration INTEGER NOT NULL,
  value ANY NOT NULL, origin INTEGER NOT NULL, created INTEGER NOT NULL, detail INTEGER NOT NULL,
  batch INTEGER NOT NULL,
  PRIMARY KEY (type, start, source, duration, value, origin, created, detail)) STRICT, WITHOUT ROWID;
INSERT INTO "sample" VALUES(1,978418800,1,600,3500,1,0,0,1);
INSERT INTO "sample" VALUES(2,978415200,2,0,154.3,2,-1099511627776,1,1);
INSERT INTO "sample" VALUES(3,978472800,1,25200,3,3,-1099511627776,2,1);
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO "setting" VALUES('birthDate','1970-03-04');
INSERT INTO "setting" VALUES('homeZone','Europe/Paris');
INSERT INTO "setting" VALUES('sex','female');
CREATE TABLE source (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, kind INTEGER NOT NULL) STRICT;
INSERT INTO "source" VALUES(1,'Ada’s Apple Watch',0);
INSERT INTO "source" VALUES(2,'Scale',2);
CREATE TABLE type (
  id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, longest INTEGER NOT NULL DEFAULT 0,
  samples INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "type" VALUES(1,'HKQuantityTypeIdentifierStepCount',600,1);
INSERT INTO "type" VALUES(2,'HKQuantityTypeIdentifierBodyMass',0,1);
INSERT INTO "type" VALUES(3,'HKCategoryTypeIdentifierSleepAnalysis',25200,1);
CREATE TABLE type_source (
  type INTEGER NOT NULL, source INTEGER NOT NULL, PRIMARY KEY (type, source)) STRICT, WITHOUT ROWID;
INSERT INTO "type_source" VALUES(1,1);
INSERT INTO "type_source" VALUES(2,2);
INSERT INTO "type_source" VALUES(3,1);
CREATE TABLE workout (
  id INTEGER PRIMARY KEY, identity INTEGER NOT NULL UNIQUE, activity TEXT NOT NULL, start INTEGER NOT NULL,
  stop INTEGER NOT NULL, duration REAL NOT NULL, distance REAL, energy REAL, average_heart_rate REAL,
  maximum_heart_rate REAL, routes INTEGER NOT NULL, origin INTEGER NOT NULL, xml TEXT NOT NULL,
  batch INTEGER NOT NULL) STRICT;
INSERT INTO "workout" VALUES(1,-4843891212702140274,'HKWorkoutActivityTypeRunning',978454800,978456600,1800.0,NULL,NULL,NULL,NULL,0,4,'<Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="30" durationUnit="min" sourceName="Ada’s Apple Watch" startDate="2001-01-02 18:00:00 +0100" endDate="2001-01-02 18:30:00 +0100"/>',1);
CREATE TABLE zone_evidence (
  start INTEGER NOT NULL, zone TEXT NOT NULL, stop INTEGER NOT NULL,
  PRIMARY KEY (start, zone)) STRICT, WITHOUT ROWID;
INSERT INTO "zone_evidence" VALUES(978472800,'Europe/Paris',978498000);
CREATE INDEX detail_hash ON detail (hash);
CREATE INDEX workout_start ON workout (start);
