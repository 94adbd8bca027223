CREATE TABLE access (id INTEGER PRIMARY KEY CHECK (id = 1), state BLOB NOT NULL) STRICT;
CREATE TABLE "activity_summary" (
  identity INTEGER PRIMARY KEY, day INTEGER NOT NULL, active_energy REAL, exercise REAL, stand REAL,
  size INTEGER NOT NULL, body BLOB NOT NULL, batch INTEGER NOT NULL) STRICT;
CREATE TABLE arrival (
  type INTEGER NOT NULL, received INTEGER NOT NULL, batch INTEGER NOT NULL,
  PRIMARY KEY (type, received, batch)) STRICT, WITHOUT ROWID;
INSERT INTO "arrival" VALUES(1,1000000000,2);
CREATE TABLE batch (
  id INTEGER PRIMARY KEY, started INTEGER NOT NULL, finished INTEGER, name TEXT NOT NULL, exported INTEGER,
  report TEXT, fingerprint TEXT, undone INTEGER, locale TEXT, zone_offset INTEGER, kind TEXT NOT NULL DEFAULT 'export', horizon INTEGER) STRICT;
INSERT INTO "batch" VALUES(1,1000000000,1000000000,'test',1007193600,'{"bytes":5545,"workouts":1,"byType":{"HKCategoryTypeIdentifierHeadache":2,"HKQuantityTypeIdentifierStepCount":4,"HKQuantityTypeIdentifierHeartRate":6,"HKQuantityTypeIdentifierBodyMass":2,"HKQuantityTypeIdentifierBodyTemperature":1,"HKCategoryTypeIdentifierSleepAnalysis":5,"HKQuantityTypeIdentifierBasalEnergyBurned":1},"routes":0,"kept":{},"correlationRecords":{"added":0,"read":0},"changes":{"bySource":[{"added":2,"there":0,"gone":0,"changed":0,"name":"Health"},{"added":1,"there":0,"gone":0,"changed":0,"name":"Oura"},{"added":1,"there":0,"gone":0,"changed":0,"name":"Scale"},{"added":15,"there":0,"gone":0,"changed":0,"name":"Watch"},{"added":2,"there":0,"gone":0,"changed":0,"name":"iPhone"}],"byType":[{"added":2,"there":0,"gone":0,"changed":0,"name":"HKCategoryTypeIdentifierHeadache"},{"added":5,"there":0,"gone":0,"changed":0,"name":"HKCategoryTypeIdentifierSleepAnalysis"},{"added":1,"there":0,"gone":0,"changed":0,"name":"HKQuantityTypeIdentifierBasalEnergyBurned"},{"added":2,"there":0,"gone":0,"changed":0,"name":"HKQuantityTypeIdentifierBodyMass"},{"added":1,"there":0,"gone":0,"changed":0,"name":"HKQuantityTypeIdentifierBodyTemperature"},{"added":6,"there":0,"gone":0,"changed":0,"name":"HKQuantityTypeIdentifierHeartRate"},{"added":4,"there":0,"gone":0,"changed":0,"name":"HKQuantityTypeIdentifierStepCount"},{"added":1,"there":0,"gone":0,"changed":0,"name":"Workout"}],"total":{"there":0,"gone":0,"changed":0,"added":22},"byMonth":[{"added":19,"there":0,"gone":0,"changed":0,"name":"2001-01"},{"added":2,"there":0,"gone":0,"changed":0,"name":"2001-03"}]},"records":{"added":21,"read":21,"duplicate":0,"skipped":0},"seconds":0.04574458,"ecgs":0,"complete":true,"homeZone":{"basis":"given","zone":"Europe\/Paris"},"problems":[],"newWorkouts":1,"activitySummaries":0,"batch":1}',NULL,NULL,'en_GB',3600,'export',NULL);
INSERT INTO "batch" VALUES(2,1000000000,1000000000,'iPhone',NULL,'{"newWorkouts":0,"complete":true,"seconds":0.018646289,"activitySummaries":0,"bytes":0,"correlationRecords":{"added":0,"read":0},"ecgs":0,"routes":0,"workouts":0,"problems":[],"byType":{"HKQuantityTypeIdentifierStepCount":2},"batch":2,"records":{"duplicate":-2,"added":2,"skipped":0,"read":0},"changes":{"byType":[{"added":2,"gone":0,"name":"HKQuantityTypeIdentifierStepCount","there":0,"changed":0}],"bySource":[{"added":1,"gone":0,"name":"Home","there":0,"changed":0},{"added":1,"gone":0,"name":"Watch","there":0,"changed":0}],"total":{"added":2,"gone":0,"there":0,"changed":0},"byMonth":[{"added":2,"gone":0,"name":"2001-01","there":0,"changed":0}]},"kept":{},"homeZone":{"zone":"Europe\/Paris","basis":"given"}}',NULL,NULL,NULL,NULL,'push',979288200);
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
INSERT INTO "batch_cell" VALUES(2,1,3,24012,1,0,0,0,0);
INSERT INTO "batch_cell" VALUES(2,1,6,24012,1,0,0,0,0);
CREATE TABLE best_effort (
  workout INTEGER NOT NULL, distance REAL NOT NULL, seconds REAL NOT NULL, start REAL NOT NULL,
  PRIMARY KEY (distance, workout)) STRICT, WITHOUT ROWID;
CREATE TABLE cell (
  type INTEGER NOT NULL, source INTEGER NOT NULL, month INTEGER NOT NULL, samples INTEGER NOT NULL,
  digest INTEGER NOT NULL, PRIMARY KEY (type, source, month)) STRICT, WITHOUT ROWID;
INSERT INTO "cell" VALUES(1,1,24012,1,-7447388636680040909);
INSERT INTO "cell" VALUES(1,2,24012,1,-8212057791806033042);
INSERT INTO "cell" VALUES(1,3,24012,3,1939561945117187217);
INSERT INTO "cell" VALUES(1,6,24012,1,-1893727199089403184);
INSERT INTO "cell" VALUES(2,3,24012,6,6269026385141909414);
INSERT INTO "cell" VALUES(3,3,24012,1,-2089896826181862071);
INSERT INTO "cell" VALUES(3,4,24012,1,-6660498787768093417);
INSERT INTO "cell" VALUES(4,3,24012,1,-4567534106116249516);
INSERT INTO "cell" VALUES(5,3,24012,1,3546115368859488775);
INSERT INTO "cell" VALUES(6,2,24012,1,-5053197302463669301);
INSERT INTO "cell" VALUES(6,3,24012,2,-3068015908346819166);
INSERT INTO "cell" VALUES(6,3,24014,2,9088405386866314848);
INSERT INTO "cell" VALUES(7,5,24012,2,-1341093582418297545);
CREATE TABLE "change" (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, subject TEXT NOT NULL, batch INTEGER,
  operation TEXT UNIQUE) STRICT;
INSERT INTO "change" VALUES(1,'import','',1,NULL);
INSERT INTO "change" VALUES(2,'import','',2,NULL);
INSERT INTO "change" VALUES(3,'source','4',NULL,'565A3328-320A-4F39-AC17-19D541CBCC8C');
INSERT INTO "change" VALUES(4,'override','HKQuantityTypeIdentifierStepCount',NULL,'2EFC4922-8EB7-4FD2-A984-671CDBC6749C');
INSERT INTO "change" VALUES(5,'record','first',NULL,'0151F0CC-5C32-47B7-9528-EA4F02F13543');
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
INSERT INTO "daily" VALUES(1,11334,2,4331.25,1050.0,3.35416666666666651516e+03,2.2020833333333330302e+03,1050.0,979286400);
INSERT INTO "daily" VALUES(1,11335,1,1.45833333333333342802e+02,1.45833333333333342802e+02,1.45833333333333342802e+02,1.45833333333333342802e+02,1.45833333333333342802e+02,979257600);
INSERT INTO "daily" VALUES(2,11324,3,360.0,60.0,150.0,1.20165745856353595394e+02,150.0,978419105);
INSERT INTO "daily" VALUES(2,11327,3,420.0,120.0,160.0,144.0,160.0,978686400);
INSERT INTO "daily" VALUES(3,11326,1,72.5,72.5,72.5,72.5,72.5,978588000);
INSERT INTO "daily" VALUES(4,11326,1,37.0,37.0,37.0,37.0,37.0,978591600);
INSERT INTO "daily" VALUES(5,11330,1,1500.0,1500.0,1500.0,1500.0,1500.0,978908400);
INSERT INTO "daily" VALUES(5,11331,1,1500.0,1500.0,1500.0,1500.0,1500.0,978908400);
INSERT INTO "daily" VALUES(7,11328,1,60.0,60.0,60.0,60.0,60.0,978778800);
CREATE TABLE daily_course (
  type INTEGER NOT NULL, day INTEGER NOT NULL, quarters BLOB NOT NULL,
  PRIMARY KEY (type, day)) STRICT, WITHOUT ROWID;
INSERT INTO "daily_course" VALUES(1,11324,X'2000002F44');
INSERT INTO "daily_course" VALUES(1,11329,X'2400803B45');
INSERT INTO "daily_course" VALUES(1,11334,X'0455D511420555D511420655D511420755D511420855D511420955D511420A55D511420B55D511420C55D511420D55D511420E55D511420F55D511421055D511421155D511421255D511421355D511421455D511421555D511421655D511421755D511421855D511421955D511421A55D511421B55D511421C55D511421D55D511421E55D511421F55D511422055D511422155D511422255D511422355D51142240040034425004003442655D511422755D511422855D511422955D511422A55D511422B55D511422C55D511422D55D511422E55D511422F55D511423055D511423155D511423255D511423355D511423455D511423555D511423655D511423755D511423855D511423955D511423A55D511423B55D511423C55D511423D55D511423E55D511423F55D511424055D511424155D511424255D511424355D511424455D511424555D511424655D511424755D511424855D511424955D511424A55D511424B55D511424C55D511424D55D511424E55D511424F55D511425055D511425155D511425255D511425355D511425455D511425555D511425655D511425755D511425855D511425955D511425A55D511425B55D511425C55D511425D55D511425E55D511425F55D51142');
INSERT INTO "daily_course" VALUES(1,11335,X'0055D511420155D511420255D511420355D51142');
CREATE TABLE daily_source (
  type INTEGER NOT NULL, day INTEGER NOT NULL, source INTEGER NOT NULL, count INTEGER NOT NULL,
  sum REAL NOT NULL, minimum REAL NOT NULL, maximum REAL NOT NULL, average REAL NOT NULL,
  latest REAL NOT NULL, latest_at INTEGER NOT NULL, PRIMARY KEY (type, day, source)) STRICT, WITHOUT ROWID;
INSERT INTO "daily_source" VALUES(1,11324,1,1,900.0,900.0,900.0,900.0,900.0,978418800);
INSERT INTO "daily_source" VALUES(1,11324,2,1,700.0,700.0,700.0,700.0,700.0,978418800);
INSERT INTO "daily_source" VALUES(1,11329,3,1,3000.0,3000.0,3000.0,3000.0,3000.0,978854400);
INSERT INTO "daily_source" VALUES(1,11334,3,1,1050.0,1050.0,1050.0,1050.0,1050.0,979286400);
INSERT INTO "daily_source" VALUES(1,11334,6,1,3.35416666666666651516e+03,3.35416666666666651516e+03,3.35416666666666651516e+03,3.35416666666666651516e+03,3.35416666666666651516e+03,979257600);
INSERT INTO "daily_source" VALUES(1,11335,6,1,1.45833333333333342802e+02,1.45833333333333342802e+02,1.45833333333333342802e+02,1.45833333333333342802e+02,1.45833333333333342802e+02,979257600);
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
CREATE TABLE delivery (
  id TEXT PRIMARY KEY, received INTEGER NOT NULL, token TEXT, headers TEXT NOT NULL, size INTEGER NOT NULL,
  packed INTEGER NOT NULL, fingerprint TEXT NOT NULL, batch INTEGER, version INTEGER NOT NULL, unknown INTEGER NOT NULL,
  problem TEXT, records INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;
CREATE TABLE delivery_body (
  fingerprint TEXT NOT NULL, part INTEGER NOT NULL, bytes BLOB NOT NULL, UNIQUE (fingerprint, part)) STRICT;
CREATE TABLE detail (id INTEGER PRIMARY KEY, hash INTEGER NOT NULL, body BLOB NOT NULL) STRICT;
CREATE TABLE device_token (
  id TEXT PRIMARY KEY, name TEXT NOT NULL, scopes TEXT NOT NULL, hash BLOB NOT NULL UNIQUE, created INTEGER NOT NULL,
  expires INTEGER, revoked INTEGER, way TEXT, address TEXT, read INTEGER) STRICT, WITHOUT ROWID;
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
INSERT INTO "grdb_migrations" VALUES('11 kinds of batches');
INSERT INTO "grdb_migrations" VALUES('12 analyses of workouts');
INSERT INTO "grdb_migrations" VALUES('13 deliveries of phones');
INSERT INTO "grdb_migrations" VALUES('14 words for pushed workouts');
INSERT INTO "grdb_migrations" VALUES('15 arrivals of types');
INSERT INTO "grdb_migrations" VALUES('16 how devices were set up');
INSERT INTO "grdb_migrations" VALUES('17 passkeys');
INSERT INTO "grdb_migrations" VALUES('18 sign-in');
INSERT INTO "grdb_migrations" VALUES('19 keys that read');
INSERT INTO "grdb_migrations" VALUES('20 nights and amounts told twice');
CREATE TABLE held_cell (
  batch INTEGER NOT NULL, type INTEGER NOT NULL, source INTEGER NOT NULL, month INTEGER NOT NULL, digests BLOB, spans BLOB,
  PRIMARY KEY (batch, type, source, month)) STRICT, WITHOUT ROWID;
CREATE TABLE held_element (
  batch INTEGER NOT NULL, identity INTEGER NOT NULL, PRIMARY KEY (batch, identity)) STRICT, WITHOUT ROWID;
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
  word TEXT, zone TEXT, pushed INTEGER) STRICT;
INSERT INTO "origin" VALUES(1,1,NULL,NULL,'count',NULL,NULL,NULL);
INSERT INTO "origin" VALUES(2,2,NULL,NULL,'count',NULL,NULL,NULL);
INSERT INTO "origin" VALUES(3,3,NULL,NULL,'count/min',NULL,NULL,NULL);
INSERT INTO "origin" VALUES(4,4,NULL,NULL,'kg',NULL,NULL,NULL);
INSERT INTO "origin" VALUES(5,3,NULL,NULL,'kg',NULL,NULL,NULL);
INSERT INTO "origin" VALUES(6,3,NULL,NULL,'degF',NULL,NULL,NULL);
INSERT INTO "origin" VALUES(7,3,NULL,NULL,'count',NULL,NULL,NULL);
INSERT INTO "origin" VALUES(8,3,NULL,NULL,'kcal',NULL,NULL,NULL);
INSERT INTO "origin" VALUES(9,2,NULL,NULL,NULL,'HKCategoryValueSleepAnalysisInBed',NULL,NULL);
INSERT INTO "origin" VALUES(10,3,NULL,NULL,NULL,'HKCategoryValueSleepAnalysisAsleepCore',NULL,NULL);
INSERT INTO "origin" VALUES(11,3,NULL,NULL,NULL,'HKCategoryValueSleepAnalysisAwake',NULL,NULL);
INSERT INTO "origin" VALUES(12,3,'10.2',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "origin" VALUES(13,5,NULL,NULL,NULL,'HKCategoryValueSeverityMild',NULL,NULL);
INSERT INTO "origin" VALUES(14,5,NULL,NULL,NULL,'HKCategoryValueSeveritySevere',NULL,NULL);
INSERT INTO "origin" VALUES(15,3,NULL,NULL,NULL,'HKCategoryValueSleepAnalysisInBed',NULL,NULL);
INSERT INTO "origin" VALUES(16,3,NULL,NULL,'count',NULL,NULL,0);
INSERT INTO "origin" VALUES(17,6,NULL,NULL,'count',NULL,NULL,3);
CREATE TABLE override (
  id INTEGER PRIMARY KEY, type INTEGER NOT NULL, start INTEGER NOT NULL, source INTEGER NOT NULL,
  duration INTEGER NOT NULL, value REAL NOT NULL, correction REAL, made INTEGER NOT NULL,
  UNIQUE (type, start, source, duration, value)) STRICT;
INSERT INTO "override" VALUES(1,1,978850800,3,600,500.0,NULL,1000000000);
CREATE TABLE passkey (
  id BLOB PRIMARY KEY, key BLOB NOT NULL, counter INTEGER NOT NULL, eligible INTEGER NOT NULL, backed INTEGER NOT NULL,
  transports TEXT NOT NULL, model BLOB NOT NULL, user BLOB NOT NULL, name TEXT NOT NULL, created INTEGER NOT NULL,
  used INTEGER) STRICT, WITHOUT ROWID;
CREATE TABLE pushed_workout (
  workout INTEGER PRIMARY KEY, id TEXT, names_source INTEGER NOT NULL, said INTEGER NOT NULL) STRICT;
CREATE TABLE "record" (
  rid TEXT PRIMARY KEY, kind TEXT NOT NULL, day INTEGER, value TEXT, stamp INTEGER NOT NULL, device TEXT NOT NULL,
  deleted INTEGER NOT NULL, seq INTEGER NOT NULL UNIQUE) STRICT, WITHOUT ROWID;
INSERT INTO "record" VALUES('first','body',11333,'{"clock":480,"day":"2001-01-11","id":"first","memo":"hello","weight":70.5}',1000000000000,'b8d54cc5a5e801ee',0,5);
CREATE TABLE sample (
  type INTEGER NOT NULL, start INTEGER NOT NULL, source INTEGER NOT NULL, duration INTEGER NOT NULL,
  value ANY NOT NULL, origin INTEGER NOT NULL, created INTEGER NOT NULL, detail INTEGER NOT NULL,
  batch INTEGER NOT NULL,
  PRIMARY KEY (type, start, source, duration, value, origin, created, detail)) STRICT, WITHOUT ROWID;
INSERT INTO "sample" VALUES(1,978418800,1,600,900,1,0,0,1);
INSERT INTO "sample" VALUES(1,978418800,2,600,700,2,0,0,1);
INSERT INTO "sample" VALUES(1,978850800,3,600,500,7,0,0,1);
INSERT INTO "sample" VALUES(1,978854400,3,600,3000,7,0,0,1);
INSERT INTO "sample" VALUES(1,979257600,6,86400,3500,17,-1099511627776,0,2);
INSERT INTO "sample" VALUES(1,979286400,3,1800,1050,16,-1099511627776,0,2);
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
INSERT INTO "source" VALUES(6,'Home',2,0);
CREATE TABLE source_rank (
  type INTEGER NOT NULL, source INTEGER NOT NULL, rank INTEGER NOT NULL,
  PRIMARY KEY (type, source)) STRICT, WITHOUT ROWID;
CREATE TABLE superseded (
  type INTEGER NOT NULL, start INTEGER NOT NULL, source INTEGER NOT NULL, duration INTEGER NOT NULL,
  value ANY NOT NULL, origin INTEGER NOT NULL, created INTEGER NOT NULL, detail INTEGER NOT NULL,
  batch INTEGER NOT NULL,
  PRIMARY KEY (type, start, source, duration, value, origin, created, detail)) STRICT, WITHOUT ROWID;
CREATE TABLE superseded_workout (
  workout INTEGER PRIMARY KEY, standing INTEGER NOT NULL, place INTEGER NOT NULL) STRICT;
CREATE TABLE sustained_heart_rate (day INTEGER PRIMARY KEY, value REAL NOT NULL) STRICT;
CREATE TABLE this_device (id TEXT NOT NULL) STRICT;
INSERT INTO "this_device" VALUES('b8d54cc5a5e801ee');
CREATE TABLE type (
  id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, longest INTEGER NOT NULL DEFAULT 0,
  samples INTEGER NOT NULL DEFAULT 0, off INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "type" VALUES(1,'HKQuantityTypeIdentifierStepCount',86400,6,0);
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
CREATE TABLE workout_analysis (
  workout INTEGER PRIMARY KEY, version INTEGER NOT NULL, route TEXT, file INTEGER, moving REAL, ascent REAL,
  length REAL, latitude REAL, longitude REAL, facts BLOB NOT NULL, course BLOB NOT NULL, line BLOB NOT NULL) STRICT;
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
CREATE INDEX detail_range ON detail (id) WHERE instr(body, X'411F6D696E1F') > 0;
CREATE INDEX record_day ON record (kind, deleted, day);
CREATE INDEX workout_analysis_version ON workout_analysis (version);
CREATE INDEX workout_analysis_start ON workout_analysis (latitude) WHERE latitude IS NOT NULL;
CREATE INDEX delivery_received ON delivery (received);
CREATE INDEX delivery_batch ON delivery (batch);
CREATE INDEX batch_imported ON batch (id) WHERE kind <> 'push';
CREATE INDEX batch_pushed ON batch (started) WHERE kind = 'push';
CREATE INDEX delivery_fingerprint ON delivery (fingerprint);
CREATE INDEX superseded_workout_standing ON superseded_workout (standing, place);
CREATE INDEX held_element_identity ON held_element (identity);
CREATE INDEX arrival_batch ON arrival (batch);
CREATE INDEX delivery_arrival ON delivery (token, received, id, records);
CREATE INDEX batch_kind ON batch (kind);
CREATE INDEX batch_newest ON batch (coalesce(exported, finished)) WHERE finished IS NOT NULL AND undone IS NULL;
CREATE VIEW standing_workout AS SELECT * FROM workout
  WHERE NOT EXISTS (SELECT 1 FROM superseded_workout AS s WHERE s.workout = workout.identity);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('change',5);
PRAGMA application_id = 1147958885; PRAGMA user_version = 20;
