CREATE TABLE access (id INTEGER PRIMARY KEY CHECK (id = 1), state BLOB NOT NULL) STRICT;
CREATE TABLE "activity_summary" (
  identity INTEGER PRIMARY KEY, day INTEGER NOT NULL, active_energy REAL, exercise REAL, stand REAL,
  size INTEGER NOT NULL, body BLOB NOT NULL, batch INTEGER NOT NULL) STRICT;
CREATE TABLE arrival (
  type INTEGER NOT NULL, received INTEGER NOT NULL, batch INTEGER NOT NULL,
  PRIMARY KEY (type, received, batch)) STRICT, WITHOUT ROWID;
INSERT INTO "arrival" VALUES(1,1795512226,3);
CREATE TABLE batch (
  id INTEGER PRIMARY KEY, started INTEGER NOT NULL, finished INTEGER, name TEXT NOT NULL, exported INTEGER,
  report TEXT, fingerprint TEXT, undone INTEGER, locale TEXT, zone_offset INTEGER, kind TEXT NOT NULL DEFAULT 'export', horizon INTEGER) STRICT;
INSERT INTO "batch" VALUES(1,1795512226,1795512226,'a.xml',978681600,'{"homeZone":{"zone":"Europe\/Paris","basis":"given"},"batch":1,"complete":true,"seconds":0.008158303,"routes":0,"newWorkouts":0,"problems":[],"changes":{"byType":[{"added":1,"there":0,"changed":0,"gone":0,"name":"HKQuantityTypeIdentifierBodyMass"},{"added":1,"there":0,"changed":0,"gone":0,"name":"HKQuantityTypeIdentifierStepCount"}],"bySource":[{"added":1,"there":0,"changed":0,"gone":0,"name":"Scale"},{"added":1,"there":0,"changed":0,"gone":0,"name":"Watch"}],"total":{"added":2,"there":0,"changed":0,"gone":0},"byMonth":[{"added":2,"there":0,"changed":0,"gone":0,"name":"2001-01"}]},"activitySummaries":0,"bytes":419,"byType":{"HKQuantityTypeIdentifierBodyMass":1,"HKQuantityTypeIdentifierStepCount":1},"kept":{},"records":{"read":2,"duplicate":0,"added":2,"skipped":0},"ecgs":0,"workouts":0,"correlationRecords":{"read":0,"added":0}}',NULL,NULL,'en_GB',3600,'export',NULL);
INSERT INTO "batch" VALUES(2,1795512226,1795512226,'b.xml',978768000,'{"records":{"duplicate":2,"read":3,"added":1,"skipped":0},"problems":[],"activitySummaries":0,"byType":{"HKQuantityTypeIdentifierStepCount":1},"complete":true,"batch":2,"changes":{"byType":[{"there":1,"gone":0,"name":"HKQuantityTypeIdentifierBodyMass","added":0,"changed":0},{"there":1,"gone":0,"name":"HKQuantityTypeIdentifierStepCount","added":1,"changed":0},{"there":0,"gone":0,"name":"Workout","added":1,"changed":0}],"bySource":[{"there":1,"gone":0,"name":"Scale","added":0,"changed":0},{"there":1,"gone":0,"name":"Watch","added":1,"changed":0}],"byMonth":[{"there":2,"gone":0,"name":"2001-01","added":1,"changed":0}],"total":{"there":2,"gone":0,"added":2,"changed":0}},"workouts":1,"kept":{},"ecgs":0,"seconds":0.081733302,"routes":0,"bytes":775,"newWorkouts":1,"homeZone":{"basis":"known","zone":"Europe\/Paris"},"correlationRecords":{"read":0,"added":0}}',NULL,NULL,'en_GB',3600,'export',NULL);
INSERT INTO "batch" VALUES(3,1795512226,1795512226,'Phone',NULL,'{"ecgs":0,"homeZone":{"zone":"Europe\/Paris","basis":"known"},"problems":[],"newWorkouts":0,"correlationRecords":{"added":0,"read":0},"complete":true,"bytes":145,"batch":3,"routes":0,"seconds":0.006390131,"byType":{"HKQuantityTypeIdentifierStepCount":1},"kept":{},"activitySummaries":0,"workouts":0,"changes":{"bySource":[{"changed":0,"name":"Watch","there":0,"added":1,"gone":0}],"byMonth":[{"changed":0,"name":"2001-01","there":0,"added":1,"gone":0}],"total":{"changed":0,"there":0,"added":1,"gone":0},"byType":[{"changed":0,"name":"HKQuantityTypeIdentifierStepCount","there":0,"added":1,"gone":0}]},"records":{"added":1,"read":1,"skipped":0,"duplicate":0}}',NULL,NULL,NULL,NULL,'push',978764400);
CREATE TABLE batch_cell (
  batch INTEGER NOT NULL, type INTEGER NOT NULL, source INTEGER NOT NULL, month INTEGER NOT NULL,
  added INTEGER NOT NULL, changed INTEGER NOT NULL, gone INTEGER NOT NULL, missing INTEGER NOT NULL,
  is_whole INTEGER NOT NULL, PRIMARY KEY (batch, type, source, month)) STRICT, WITHOUT ROWID;
INSERT INTO "batch_cell" VALUES(1,1,1,24012,1,0,0,0,0);
INSERT INTO "batch_cell" VALUES(1,2,2,24012,1,0,0,0,0);
INSERT INTO "batch_cell" VALUES(2,1,1,24012,1,0,0,0,0);
INSERT INTO "batch_cell" VALUES(3,1,1,24012,1,0,0,0,0);
CREATE TABLE best_effort (
  workout INTEGER NOT NULL, distance REAL NOT NULL, seconds REAL NOT NULL, start REAL NOT NULL,
  PRIMARY KEY (distance, workout)) STRICT, WITHOUT ROWID;
CREATE TABLE boot (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, start INTEGER NOT NULL) STRICT;
INSERT INTO "boot" VALUES(1,'b6c3d740d21d1c17',0);
INSERT INTO "boot" VALUES(2,'99e9f4d2fd88aa8c',0);
INSERT INTO "boot" VALUES(3,'31bac6c5772beef8',1);
INSERT INTO "boot" VALUES(4,'3ba70a472fe6f263',2);
INSERT INTO "boot" VALUES(5,'b736df83bdab0309',3);
INSERT INTO "boot" VALUES(6,'b92e2737b74d805a',4);
INSERT INTO "boot" VALUES(7,'e97e06811c8e67f0',7);
CREATE TABLE cell (
  type INTEGER NOT NULL, source INTEGER NOT NULL, month INTEGER NOT NULL, samples INTEGER NOT NULL,
  digest INTEGER NOT NULL, PRIMARY KEY (type, source, month)) STRICT, WITHOUT ROWID;
INSERT INTO "cell" VALUES(1,1,24012,3,-2907568103900113590);
INSERT INTO "cell" VALUES(2,2,24012,1,2373577390575201108);
CREATE TABLE "change" (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, subject TEXT NOT NULL, batch INTEGER,
  operation TEXT UNIQUE) STRICT;
INSERT INTO "change" VALUES(1,'import','',1,NULL);
INSERT INTO "change" VALUES(2,'import','',2,NULL);
INSERT INTO "change" VALUES(3,'token','deb8ff0775d21ad6',NULL,'400A2ED6-CBFF-42F3-8BD8-24CF4336B059');
INSERT INTO "change" VALUES(4,'zone','Asia/Tokyo',NULL,'23120FE8-0E2D-4028-B625-09455CE8C86F');
INSERT INTO "change" VALUES(5,'record','first',NULL,'B7D0BE73-68D9-4337-8597-0D04B0875376');
INSERT INTO "change" VALUES(6,'record','knee',NULL,'2EC7BC71-38F1-4FA3-9435-45BB8D472C18');
INSERT INTO "change" VALUES(7,'setting','weightGoal',NULL,'888D1BEE-8D0B-44E5-AC4A-9BB6848650D1');
INSERT INTO "change" VALUES(8,'import','',3,NULL);
CREATE TABLE "characteristic" (
  batch INTEGER NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (batch, name)) STRICT, WITHOUT ROWID;
CREATE TABLE daily (
  type INTEGER NOT NULL, day INTEGER NOT NULL, count INTEGER NOT NULL, sum REAL NOT NULL,
  minimum REAL NOT NULL, maximum REAL NOT NULL, average REAL NOT NULL, latest REAL NOT NULL,
  latest_at INTEGER NOT NULL, PRIMARY KEY (type, day)) STRICT, WITHOUT ROWID;
INSERT INTO "daily" VALUES(1,11324,1,3000.0,3000.0,3000.0,3000.0,3000.0,978418800);
INSERT INTO "daily" VALUES(1,11327,1,3500.0,3500.0,3500.0,3500.0,3500.0,978678000);
INSERT INTO "daily" VALUES(1,11328,1,500.0,500.0,500.0,500.0,500.0,978764400);
INSERT INTO "daily" VALUES(2,11325,1,70.0,70.0,70.0,70.0,70.0,978501600);
CREATE TABLE daily_course (
  type INTEGER NOT NULL, day INTEGER NOT NULL, quarters BLOB NOT NULL,
  PRIMARY KEY (type, day)) STRICT, WITHOUT ROWID;
INSERT INTO "daily_course" VALUES(1,11324,X'2000803B442100803B442200803B442300803B44');
INSERT INTO "daily_course" VALUES(1,11327,X'2000C05A442100C05A442200C05A442300C05A44');
INSERT INTO "daily_course" VALUES(1,11328,X'200000FA42210000FA42220000FA42230000FA42');
CREATE TABLE daily_source (
  type INTEGER NOT NULL, day INTEGER NOT NULL, source INTEGER NOT NULL, count INTEGER NOT NULL,
  sum REAL NOT NULL, minimum REAL NOT NULL, maximum REAL NOT NULL, average REAL NOT NULL,
  latest REAL NOT NULL, latest_at INTEGER NOT NULL, PRIMARY KEY (type, day, source)) STRICT, WITHOUT ROWID;
INSERT INTO "daily_source" VALUES(1,11324,1,1,3000.0,3000.0,3000.0,3000.0,3000.0,978418800);
INSERT INTO "daily_source" VALUES(1,11327,1,1,3500.0,3500.0,3500.0,3500.0,3500.0,978678000);
INSERT INTO "daily_source" VALUES(1,11328,1,1,500.0,500.0,500.0,500.0,500.0,978764400);
INSERT INTO "daily_source" VALUES(2,11325,2,1,70.0,70.0,70.0,70.0,70.0,978501600);
CREATE TABLE deleted_sample (
  sequence INTEGER NOT NULL, type INTEGER NOT NULL, ids BLOB NOT NULL,
  PRIMARY KEY (sequence, type)) STRICT, WITHOUT ROWID;
CREATE TABLE delivery (
  id TEXT PRIMARY KEY, received INTEGER NOT NULL, token TEXT, headers TEXT NOT NULL, size INTEGER NOT NULL,
  packed INTEGER NOT NULL, fingerprint TEXT NOT NULL, batch INTEGER, version INTEGER NOT NULL, unknown INTEGER NOT NULL,
  problem TEXT, records INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;
INSERT INTO "delivery" VALUES('20261124T092346.731Z-8436655a',1795512226,'deb8ff0775d21ad6','{"contentType":"application\/json","token":"deb8ff0775d21ad6","sender":"Phone","received":"2026-11-24T09:23:46Z","headers":{"user-agent":"Python-urllib\/3.11"}}',145,111,'7b0cdec3c940805d87c00a57968bbd01878469a68708180c9b1121cf875f27d3',3,2,0,NULL,1);
CREATE TABLE delivery_body (
  fingerprint TEXT NOT NULL, part INTEGER NOT NULL, bytes BLOB NOT NULL, UNIQUE (fingerprint, part)) STRICT;
INSERT INTO "delivery_body" VALUES('7b0cdec3c940805d87c00a57968bbd01878469a68708180c9b1121cf875f27d3',0,X'3D8CC10A833010447F25CCD516C6424BF1473C88949006EAC158CDE62021FFDE8D4899393C967D93F1B662D1998CD9CB36B9A83C64043B7B2544F1DF975B52105C0C5298A43EE07F396D35940EE346B6D7DA87E1B323B5A6614BD6815576D5EFA4725CD2E60EA5B7E23E28A3A6FC00');
CREATE TABLE detail (id INTEGER PRIMARY KEY, hash INTEGER NOT NULL, body BLOB NOT NULL) STRICT;
CREATE TABLE device_token (
  id TEXT PRIMARY KEY, name TEXT NOT NULL, scopes TEXT NOT NULL, hash BLOB NOT NULL UNIQUE, created INTEGER NOT NULL,
  expires INTEGER, revoked INTEGER, way TEXT, address TEXT, read INTEGER) STRICT, WITHOUT ROWID;
INSERT INTO "device_token" VALUES('deb8ff0775d21ad6','Phone','ingest:write',X'2137EDCC25B55177DA83B3A78C852A21EEAA59B66A9A388357001FF164E38F4F',1795512226,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE dirty (
  type INTEGER NOT NULL, day INTEGER NOT NULL, PRIMARY KEY (type, day)) STRICT, WITHOUT ROWID;
CREATE TABLE entry_version (
  number INTEGER PRIMARY KEY, rid TEXT NOT NULL, kind TEXT NOT NULL, value TEXT, stamp INTEGER NOT NULL,
  device TEXT NOT NULL, deleted INTEGER NOT NULL, replaced INTEGER NOT NULL) STRICT;
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
INSERT INTO "grdb_migrations" VALUES('21 sync');
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
CREATE TABLE night_source (day INTEGER PRIMARY KEY, source INTEGER NOT NULL) STRICT;
CREATE TABLE origin (
  id INTEGER PRIMARY KEY, source INTEGER NOT NULL REFERENCES source, version TEXT, device TEXT, unit TEXT,
  word TEXT, zone TEXT, pushed INTEGER) STRICT;
INSERT INTO "origin" VALUES(1,1,NULL,NULL,'count',NULL,NULL,NULL);
INSERT INTO "origin" VALUES(2,2,NULL,NULL,'kg',NULL,NULL,NULL);
INSERT INTO "origin" VALUES(3,1,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "origin" VALUES(4,1,NULL,NULL,'count',NULL,'GMT+0100',2);
CREATE TABLE override (
  id INTEGER PRIMARY KEY, type INTEGER NOT NULL, start INTEGER NOT NULL, source INTEGER NOT NULL,
  duration INTEGER NOT NULL, value REAL NOT NULL, correction REAL, made INTEGER NOT NULL,
  UNIQUE (type, start, source, duration, value)) STRICT;
CREATE TABLE passkey (
  id BLOB PRIMARY KEY, key BLOB NOT NULL, counter INTEGER NOT NULL, eligible INTEGER NOT NULL, backed INTEGER NOT NULL,
  transports TEXT NOT NULL, model BLOB NOT NULL, user BLOB NOT NULL, name TEXT NOT NULL, created INTEGER NOT NULL,
  used INTEGER) STRICT, WITHOUT ROWID;
CREATE TABLE peer (name TEXT PRIMARY KEY, follower TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE pushed_workout (
  workout INTEGER PRIMARY KEY, id TEXT, names_source INTEGER NOT NULL, said INTEGER NOT NULL) STRICT;
CREATE TABLE receipt (
  operation TEXT PRIMARY KEY, client TEXT NOT NULL, rid TEXT NOT NULL, stamp INTEGER NOT NULL,
  device TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE "record" (
  rid TEXT PRIMARY KEY, kind TEXT NOT NULL, day INTEGER, value TEXT, stamp INTEGER NOT NULL, device TEXT NOT NULL,
  deleted INTEGER NOT NULL, seq INTEGER NOT NULL UNIQUE) STRICT, WITHOUT ROWID;
INSERT INTO "record" VALUES('first','body',11326,'{"clock":450,"day":"2001-01-04","id":"first","memo":"né \"x\"","weight":70.5}',1795512226000,'a5aaffed93b76e95',0,5);
INSERT INTO "record" VALUES('knee','injury',11325,'{"id":"knee","memo":"","part":"knee","severity":"minor","side":"left","start":"2001-01-03"}',1795512226000,'a5aaffed93b76e95',0,6);
CREATE TABLE sample (
  type INTEGER NOT NULL, start INTEGER NOT NULL, source INTEGER NOT NULL, duration INTEGER NOT NULL,
  value ANY NOT NULL, origin INTEGER NOT NULL, created INTEGER NOT NULL, detail INTEGER NOT NULL,
  batch INTEGER NOT NULL,
  PRIMARY KEY (type, start, source, duration, value, origin, created, detail)) STRICT, WITHOUT ROWID;
INSERT INTO "sample" VALUES(1,978418800,1,3600,3000,1,-1099511627776,0,1);
INSERT INTO "sample" VALUES(1,978678000,1,3600,3500,1,-1099511627776,0,2);
INSERT INTO "sample" VALUES(1,978764400,1,3600,500,4,-1099511627776,0,3);
INSERT INTO "sample" VALUES(2,978501600,2,0,70,2,-1099511627776,0,1);
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO "setting" VALUES('homeZone','Europe/Paris');
INSERT INTO "setting" VALUES('homeZoneBasis','given');
INSERT INTO "setting" VALUES('weightGoal','lose');
CREATE TABLE source (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, kind INTEGER NOT NULL, off INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "source" VALUES(1,'Watch',0,0);
INSERT INTO "source" VALUES(2,'Scale',2,0);
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
INSERT INTO "this_device" VALUES('a5aaffed93b76e95');
CREATE TABLE type (
  id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, longest INTEGER NOT NULL DEFAULT 0,
  samples INTEGER NOT NULL DEFAULT 0, off INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "type" VALUES(1,'HKQuantityTypeIdentifierStepCount',3600,3,0);
INSERT INTO "type" VALUES(2,'HKQuantityTypeIdentifierBodyMass',0,1,0);
CREATE TABLE "workout" (
  id INTEGER PRIMARY KEY, identity INTEGER NOT NULL UNIQUE, activity TEXT NOT NULL, start INTEGER NOT NULL,
  stop INTEGER NOT NULL, duration REAL NOT NULL, distance REAL, energy REAL, average_heart_rate REAL,
  maximum_heart_rate REAL, routes INTEGER NOT NULL, origin INTEGER NOT NULL, size INTEGER NOT NULL,
  body BLOB NOT NULL, batch INTEGER NOT NULL) STRICT;
INSERT INTO "workout" VALUES(1,4617942927475640749,'HKWorkoutActivityTypeRunning',978714000,978715800,1800.0,NULL,NULL,NULL,NULL,0,3,187,X'B309CF2FCACE2F2D512887D08EC9259965992595219505A9B64A1EDEE198C241A579799979E94A0A29A545892599F979B64AC606085E685E6689AD526E669E9242717E695172AA5F622ED0A8F0C492E40CA050496251894B620950C4C8C0C05017844C150C2DAC0C0C804841DBC0D00068566A5E0A3635C6486AF4ED00',2);
CREATE TABLE workout_analysis (
  workout INTEGER PRIMARY KEY, version INTEGER NOT NULL, route TEXT, file INTEGER, moving REAL, ascent REAL,
  length REAL, latitude REAL, longitude REAL, facts BLOB NOT NULL, course BLOB NOT NULL, line BLOB NOT NULL) STRICT;
INSERT INTO "workout_analysis" VALUES(4617942927475640749,7,NULL,NULL,NULL,NULL,NULL,NULL,NULL,X'000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F00000000000000000000000000000000000000000000000000000000000000000000000000000000',X'',X'');
CREATE TABLE workout_heart_rate (
  start INTEGER NOT NULL, stop INTEGER NOT NULL, held BLOB NOT NULL,
  PRIMARY KEY (start, stop)) STRICT, WITHOUT ROWID;
INSERT INTO "workout_heart_rate" VALUES(978714000,978715800,X'');
CREATE TABLE zone_entry (
  id INTEGER PRIMARY KEY, start INTEGER NOT NULL, stop INTEGER NOT NULL, zone TEXT NOT NULL) STRICT;
INSERT INTO "zone_entry" VALUES(1,975596400,976028400,'Asia/Tokyo');
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
CREATE UNIQUE INDEX entry_version_once ON entry_version (rid, stamp, device, deleted, kind, coalesce(value, ''));
CREATE INDEX entry_version_replaced ON entry_version (replaced);
CREATE INDEX receipt_client ON receipt (client, rid, stamp);
CREATE VIEW standing_workout AS SELECT * FROM workout
  WHERE NOT EXISTS (SELECT 1 FROM superseded_workout AS s WHERE s.workout = workout.identity);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('change',8);
PRAGMA application_id = 1147958885; PRAGMA user_version = 21;
