import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Foundation
import GRDB
import Testing

/// Stores written by earlier versions of the program.
@Suite struct MigrationTests {
  let always = CivilDay(year: 1990, month: 1, day: 1)...CivilDay(year: 2050, month: 1, day: 1)

  @Test func `a store of version 1 opens with everything in it`() async throws {
    let folder = try TemporaryFolder.make()
    try await OldStore.write(to: folder)
    let store = try HealthStore(folder: folder)
    #expect(try await store.daily(.steps, in: always).map(\.sum) == [3500])
    #expect(try await store.nights(in: always, segments: true).map(\.asleep) == [420])
    #expect(try await store.workouts(in: always).map(\.activity) == ["Running"])
    #expect(try await store.activitySummaries(in: always).map(\.activeEnergy) == [300])
    #expect(try await store.profile().birthDate?.description == "1970-03-04")
    #expect(try await store.batches().first?.report?.records.added == 3)
    let contents = try await store.contents()
    #expect(contents.types.map(\.sources.count) == [1, 1, 1] && contents.kept == ["Audiogram": 1])
    #expect(try await store.undo(batch: 1, now: Instant(0))?.removed == 3)
    #expect(try await store.contents().types.isEmpty)
  }

  @Test(arguments: [2, 3])
  func `choices made in versions 2 and 3 still apply and can be reverted`(version: Int) async throws {
    let folder = try TemporaryFolder.make()
    try await OldStore.write(version: version, to: folder)
    let store = try HealthStore(folder: folder)
    // One reading is excluded, the scale is off, and there is a stay in another zone.
    #expect(try await store.daily(.steps, in: always).map(\.sum) == [3000])
    #expect(try await store.listedSources().filter(\.isOff).map(\.name) == ["Scale"])
    #expect(try await store.zoneStays().filter { $0.id != nil }.map(\.zone) == ["Asia/Tokyo"])
    #expect(try await store.nights(in: always, segments: true).map(\.asleep) == [420])
    let isWritten = version == 3
    #expect(try await store.daily(.weight, in: always).map(\.average) == (isWritten ? [70.5] : []))
    #expect(try await store.entries(Injury.self).map(\.part) == (isWritten ? [.knee] : []))
    #expect(try await store.profile().goals.weight == (isWritten ? .lose : .maintain))
    #expect(try await store.restore(BodyEntry.self, id: "two", now: Instant(0)) == isWritten)
    #expect(try await store.entries(BodyEntry.self).compactMap(\.weight).sorted() == (isWritten ? [70.5, 71.45] : []))
    try await store.removeOverride(try #require(try await store.overrides().first).id)
    #expect(try await store.daily(.steps, in: always).map(\.sum) == [3000, 3500])
    #expect(try await store.undo(batch: 1, now: Instant(0))?.removed == 4)
  }

  @Test func `a day's heart rate from version 6 becomes its time-weighted average`() async throws {
    let folder = try TemporaryFolder.make()
    var export = ExportText()
    for (second, value) in [("08:00:00", 60), ("08:05:00", 150), ("08:05:05", 150)] {
      export.add("HeartRate", "2001-01-02 \(second)", value: "\(value)", unit: "count/min")
    }
    do {
      let store = try HealthStore(folder: folder)
      try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    }
    // Version 6 left the mean of all samples.
    try await DatabaseQueue(path: folder + "/health.sqlite", configuration: .patient).write { db in
      try db.execute(sql: "UPDATE daily SET average = 120; DELETE FROM grdb_migrations WHERE identifier LIKE '7 %'")
      try db.execute(sql: "PRAGMA user_version = 6")
    }
    let daily = try await HealthStore(folder: folder).daily(.heartRate, in: always)
    #expect(daily.map(\.count) == [3])
    #expect(abs((daily.first?.average ?? 0) - 108_750.0 / 905) < 1e-9)
  }

  @Test func `the clock times of nights from version 7 are derived again`() async throws {
    let folder = try TemporaryFolder.make()
    var export = ExportText()
    export.offset = "+0000"
    // In bed before clocks go forward, asleep after.
    for (start, end, word) in [("00:30:00", "07:00:00", "InBed"), ("01:20:00", "06:30:00", "AsleepCore")] {
      export.add(
        HealthType.sleepAnalysis, "2001-03-25 \(start)", "2001-03-25 \(end)",
        value: "HKCategoryValueSleepAnalysis" + word)
    }
    do {
      let store = try HealthStore(folder: folder)
      try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    }
    try await DatabaseQueue(path: folder + "/health.sqlite", configuration: .patient).write { db in
      try db.execute(
        sql: "UPDATE night SET bedtime_clock = 150; DELETE FROM grdb_migrations WHERE identifier LIKE '8 %'")
      try db.execute(sql: "PRAGMA user_version = 7")
    }
    let nights = try await HealthStore(folder: folder).nights(in: always, segments: false)
    #expect(nights.map(\.bedtimeClock) == [90] && nights.map(\.wakeClock) == [540])
  }

  @Test func `a ring that version 30 classified as an app takes precedence over a phone`() async throws {
    let folder = try TemporaryFolder.make()
    var export = ExportText()
    for (source, value) in [("Oura", "900"), ("iPhone", "700")] {
      export.add(
        "StepCount", "2001-01-02 08:00:00", "2001-01-02 08:10:00", value: value, unit: "count", source: source)
    }
    do {
      let store = try HealthStore(folder: folder)
      try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    }
    try await DatabaseQueue(path: folder + "/health.sqlite", configuration: .patient).write { db in
      try db.execute(
        sql: """
          UPDATE source SET kind = 2 WHERE kind = 3; UPDATE daily SET sum = 700;
          DELETE FROM grdb_migrations WHERE identifier LIKE '31 %'
          """)
      try db.execute(sql: "PRAGMA user_version = 30")
    }
    let store = try HealthStore(folder: folder)
    #expect(try await store.daily(.steps, in: always).map(\.sum) == [900])
    #expect(try await store.listedSources().map(\.kind).sorted() == [.wearable, .phone])
  }

  @Test func `a day that version 32 counted twice is derived again`() async throws {
    let folder = try TemporaryFolder.make()
    do {
      let store = try HealthStore(folder: folder)
      try Pushing.run(
        [
          PushedValue("StepCount", "2001-01-12 08:00:00", length: 1800, 1050),
          PushedValue("StepCount", "2001-01-12 00:00:00", length: 86_400, 3500, "Home", .day),
        ], into: store, zone: "GMT")
    }
    try await DatabaseQueue(path: folder + "/health.sqlite", configuration: .patient).write { db in
      try db.execute(
        sql: "UPDATE daily SET sum = 4477; DELETE FROM grdb_migrations WHERE identifier LIKE '33 %'")
      try db.execute(sql: "PRAGMA user_version = 31")
    }
    let store = try HealthStore(folder: folder)
    #expect(try await store.daily(.steps, in: always).map(\.sum) == [3500])
  }

  @Test func `entries from version 9 keep their order, and can still be changed`() async throws {
    let folder = try TemporaryFolder.make()
    try await OldStore.write(version: 9, to: folder)
    let store = try HealthStore(folder: folder)
    let entries = try await store.entries(BodyEntry.self).sorted { $0.day < $1.day }
    #expect(entries.map(\.weight) == [80, 70.5] && entries.last?.memo == "né \"x\"")
    #expect(try await store.entries(Injury.self).map(\.part) == [.knee])
    let old = CivilDay(year: 1969, month: 12, day: 30)
    #expect(try await store.read { try $0.entries(BodyEntry.self, in: old...old) }.map(\.id) == ["second"])
    #expect(try await store.daily(.weight, in: old...always.upperBound).map(\.average) == [80, 70.5, 72])
    #expect(try await store.profile().goals.weight == .lose)
    let before = try await store.revision()
    #expect(before.hasSuffix(".17"))
    #expect(try await store.restore(BodyEntry.self, id: "third", now: Instant(0)))
    #expect(try await store.entries(BodyEntry.self).map(\.weight).contains(90))
    try await store.removeOverride(try #require(try await store.overrides().first).id)
    #expect(try await store.revision().hasSuffix(".19"))
    // Another store has another identity.
    let other = try TemporaryFolder.make()
    try await OldStore.write(version: 9, to: other)
    #expect(try await HealthStore(folder: other).revision() != before)
  }

  @Test func `batches of version 10 are exports, and a push beside them marks nothing as gone`()
    async throws
  {
    let folder = try TemporaryFolder.make()
    try await OldStore.write(version: 10, to: folder)
    let store = try HealthStore(folder: folder)
    #expect(try await store.batches().map(\.kind) == [.export, .export, .export])
    #expect(try await store.entries(BodyEntry.self).map(\.weight) == [70.5])
    var push = ExportText()
    push.add("StepCount", "2001-01-06 08:00:00", "2001-01-06 09:00:00", value: "500", unit: "count", source: "Watch")
    #expect(try Importing.run(push.write(), as: .push, into: store).changes.total == .init(added: 1))
    #expect(try await store.daily(.steps, in: always).map(\.sum) == [3000, 3500, 500])
    // The first export alone had the steps of the 2nd; the second had the rest too.
    #expect(try await store.undo(batch: 1, now: Instant(0))?.removed == 1)
    #expect(try await store.daily(.steps, in: always).map(\.sum) == [3500, 500])
    #expect(try await store.workouts(in: always).count == 1)
  }

  @Test func `an unreadable entry of version 9 does not prevent opening the store`() async throws {
    let folder = try TemporaryFolder.make()
    try await OldStore.write(version: 9, to: folder)
    try await DatabaseQueue(path: folder + "/health.sqlite", configuration: .patient).write { db in
      try db.execute(
        sql:
          "UPDATE record SET value = '{' WHERE rid = 'first'; UPDATE record SET value = '{\"day\":5}' WHERE rid = 'knee'"
      )
    }
    let store = try HealthStore(folder: folder)
    await #expect(throws: ReadError.storage(.damaged(reason: "the body entry first is not what this version writes"))) {
      try await store.daily(.weight, in: always)
    }
  }
}

enum OldStore {
  /// A store as that version of the program wrote it.
  static func write(version: Int = 1, to folder: String) async throws {
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Stores/version-\(version).sql")
    let text = try String(contentsOf: script, encoding: .utf8)
    // The script lists tables by name, not in the order of their references.
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    try await DatabaseQueue(path: folder + "/health.sqlite", configuration: configuration).write { db in
      try db.execute(sql: text)
    }
  }
}
