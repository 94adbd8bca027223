import DailveDomain
import DailveScores
import DailveStore
import DailveSync
import DailveTestSupport
import Foundation
import GRDB
import Testing

/// Settings, corrections and choices as entries.
@Suite struct RuleEntryTests {
  static let steps = "HKQuantityTypeIdentifierStepCount"
  let day = CivilDay(year: 2001, month: 1, day: 2)
  let now = Instant(1_000_000_000)

  func export(_ sources: [String] = ["Watch", "Phone"]) -> ExportText {
    var export = ExportText()
    for source in sources {
      let value = source == "Watch" ? "100" : "70"
      export.add("StepCount", "2001-01-02 08:00:00", "2001-01-02 08:10:00", value: value, unit: "count", source: source)
      export.add(
        HealthType.sleepAnalysis, "2001-01-02 00:10:00", "2001-01-02 0\(source == "Watch" ? 5 : 7):10:00",
        value: "HKCategoryValueSleepAnalysisAsleepCore", source: source)
    }
    return export
  }

  func sums(_ store: HealthStore) async throws -> [Double] { try await store.daily(.steps, in: day...day).map(\.sum) }
  func asleep(_ store: HealthStore) async throws -> [Double] {
    try await store.nights(in: day...day, segments: false).map(\.asleep)
  }

  func version(_ entry: some Entry, at milliseconds: Int = 1_000_000_000_000, deleted: Bool = false) throws
    -> EntryChange
  {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return EntryChange(
      id: entry.id, kind: type(of: entry).kind, value: String(decoding: try encoder.encode(entry), as: UTF8.self),
      isDeleted: deleted, stamp: EntryStamp(milliseconds: milliseconds, device: "elsewhere"))
  }

  func sql(_ store: HealthStore, _ text: String) async throws {
    try await DatabaseQueue(path: store.folder + "/health.sqlite", configuration: .patient).write { db in
      try db.execute(sql: text)
    }
  }

  func value(_ id: String, _ store: HealthStore) async throws -> String? {
    try await DatabaseQueue(path: store.folder + "/health.sqlite", configuration: .patient).read { db in
      try String.fetchOne(db, sql: "SELECT value FROM record WHERE rid = ?", arguments: [id])
    }
  }

  @Test func `rules about sources and readings apply once those arrive`() async throws {
    let store = try Importing.store()
    let (start, stop) = (Instant(midnightOf: day) + 7 * 3600, Instant(midnightOf: day) + 7 * 3600 + 600)
    let rules: [any Rule] = [
      SourceOrder(type: Self.steps, sources: [["Phone"], ["Watch"]]), NightChoice(day: day, source: "Phone"),
      ReadingOverride(type: Self.steps, source: "Phone", start: start, end: stop, value: 70, correction: 75),
    ]
    for rule in rules { try await store.receive(version(rule), now: now) }
    #expect(try await store.overrides().isEmpty)
    try Importing.run(export(["Watch"]).write(), as: .files, into: store, zone: "Europe/Paris")
    #expect(try await sums(store) == [100])
    #expect(try await asleep(store) == [300])
    try Importing.run(export(["Phone"]).write(), as: .files, into: store)
    #expect(try await sums(store) == [75])
    #expect(try await asleep(store) == [420])
    #expect(try await store.overrides().map(\.correction) == [75])
    // Deleting the rules undoes their effects.
    for rule in rules { try await store.receive(version(rule, at: 1_000_000_000_001, deleted: true), now: now) }
    #expect(try await sums(store) == [100])
    #expect(try await asleep(store) == [300])
    #expect(try await store.overrides().isEmpty)
  }

  @Test func `switches of sources wait as well`() async throws {
    let store = try Importing.store()
    try await store.receive(version(SourceSwitch(source: "Watch", isOff: true)), now: now)
    try await store.receive(version(TypeSwitch(type: HealthType.sleepAnalysis, isOff: true)), now: now)
    try Importing.run(export().write(), into: store, zone: "Europe/Paris")
    #expect(try await sums(store) == [70])
    #expect(try await asleep(store).isEmpty)
  }

  @Test func `a rule whose subject differs from its id is rejected`() async throws {
    let store = try Importing.store()
    var change = try version(Setting(name: SettingName.firstWeekday, value: "6"))
    change.value = change.value?.replacing("firstWeekday", with: "activeDays")
    #expect(try await store.receive(change, now: now) == .unreadable)
  }

  @Test func `impossible settings from another machine count as not set`() async throws {
    let store = try Importing.store()
    for (name, value) in [
      (SettingName.firstWeekday, "9223372036854775807"), (SettingName.activeDays, "-4"), (SettingName.height, "nan"),
      (SettingName.sleepHours, "inf"), (SettingName.stepsPerDay, "many"), (SettingName.homeZone, "Mars/Olympus"),
      ("tomorrow", "1"), ("homeZoneBasis", "given"),
    ] {
      try await store.receive(version(Setting(name: name, value: value)), now: now)
    }
    let profile = try await store.profile()
    #expect(profile.firstWeekday == 0 && profile.goals == Profile.Goals() && profile.height == nil)
    #expect(try await store.read { try $0.timeline().zones.first?.identifier } == "UTC")
  }

  @Test func `fields that only a newer version knows outlast edits, deletions and restores`() async throws {
    let store = try Importing.store()
    let extra = #""mood":{"score":7.25,"words":["calm"]}"#
    var change = try version(BodyEntry(on: day, weight: 70, bodyFat: 0.2))
    change.value = change.value?.replacing(#""weight":70"#, with: "\(extra),\"weight\":70")
    try await store.receive(change, now: now)
    var setting = try version(Setting(name: SettingName.firstWeekday, value: "6"))
    setting.value = setting.value?.replacing(#""name""#, with: "\(extra),\"name\"")
    try await store.receive(setting, now: now)
    try await store.save(BodyEntry(on: day, weight: 71, memo: "x"), now: now)
    try await store.updateProfile { $0.firstWeekday = 5 }
    #expect(
      try await value("a", store)
        == #"{"clock":480,"day":"2001-01-02","id":"a","memo":"x",\#(extra),"weight":71}"#)
    #expect(try await value("setting-first-weekday", store)?.contains(extra) == true)
    #expect(try await store.delete(BodyEntry.self, id: "a", now: now))
    #expect(try await store.restore(BodyEntry.self, id: "a", now: now))
    #expect(try await value("a", store)?.contains(extra) == true)
    #expect(try await store.entries(BodyEntry.self).map(\.weight) == [71])
  }

  @Test func `a correction in another unit replaces the one that a reading has`() async throws {
    let store = try Importing.store()
    try Importing.run(export().write(), into: store, zone: "Europe/Paris")
    let start = Instant(midnightOf: day) + 7 * 3600
    // Another store, in which the reading has another unit, sends this correction.
    let rule = ReadingOverride(
      type: Self.steps, source: "Watch", start: start, end: start + 600, value: 100.0001, correction: 110)
    try await store.receive(version(rule), now: now)
    #expect(try await sums(store) == [110])
    #expect(try await store.override(type: Self.steps, start: start, source: "Watch", correction: 120, now: now) == 1)
    #expect(try await sums(store) == [120])
    #expect(try await store.overrides().map(\.value) == [100.0001])
  }

  @Test func `the change queue of an earlier version is applied`() async throws {
    let store = try Importing.store()
    try Importing.run(export().write(), into: store, zone: "Europe/Paris")
    let sources = try await store.listedSources().sorted { $0.name < $1.name }.map(\.id)
    let start = Instant(midnightOf: day).seconds + 7 * 3600
    let lines = [
      #"{"settings":{"_0":{"firstWeekday":"6","sleepHours":null}}}"#,
      #"{"settings":{"_0":{"firstWeekday":"6"}}}"#,
      #"""
      {"override":{"type":"\#(Self.steps)","readings":[{"start":\#(start),"source":\#(sources[1]),"duration":600,"value":100}],"correction":150,"made":1000}}
      """#,
      #"{"typeSwitch":{"type":"\#(HealthType.sleepAnalysis)","isOff":true}}"#,
      #"{"sourceSwitch":{"source":\#(sources[0]),"isOff":true}}"#,
      #"{"sourceOrder":{"type":"\#(Self.steps)","sources":[\#(sources[0]),\#(sources[1])]}}"#,
      #"{"nightSource":{"day":\#(day.number),"source":"Phone"}}"#,
      #"{"addZone":{"zone":"Asia/Tokyo","start":979000000,"stop":979100000}}"#,
      #"{"addZone":{"zone":"Asia/Seoul","start":979200000,"stop":979300000}}"#,
      #"{"removeZone":{"id":1}}"#,
    ]
    let file = lines.enumerated().map { index, change in
      let line = Array(#"{"id":"L\#(index)","change":\#(change)}"#.utf8)
      let hash = line.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
      return Data((String(hash, radix: 16) + " ").utf8) + line + Data("\n".utf8)
    }
    try file.reduce(Data(), +).write(to: URL(filePath: store.folder + "/health.sqlite-outbox"))
    let again = try HealthStore(folder: store.folder)
    #expect(try await again.profile().firstWeekday == 6)
    #expect(try await again.overrides().map(\.correction) == [150])
    #expect(try await sums(again) == [150])
    #expect(try await again.listedTypes().filter(\.isOff).map(\.type) == [HealthType.sleepAnalysis])
    #expect(try await again.listedSources().filter(\.isOff).map(\.name) == ["Phone"])
    #expect(try await again.listedType(Self.steps)?.sources.map(\.name) == ["Phone", "Watch"])
    #expect(try await again.nightSource(of: day) == "Phone")
    #expect(try await again.zoneStays().filter { $0.id != nil }.map(\.zone) == ["Asia/Seoul"])
    // An edit elsewhere counts as later, whatever its time.
    try await again.receive(
      version(Setting(name: SettingName.firstWeekday, value: "2"), at: 5000), now: now)
    #expect(try await again.profile().firstWeekday == 2)
  }

  @Test func `settings and rules of version 22 become entries that lose to any edit`() async throws {
    let store = try Importing.store()
    try Importing.run(export().write(), into: store, proposedZone: "Europe/Paris")
    let sources = try await store.listedSources()
    let phone = try #require(sources.first { $0.name == "Phone" })
    try await store.updateProfile { $0.firstWeekday = 6 }
    try await store.setSource(phone.id, isOff: true)
    try await store.setType(HealthType.sleepAnalysis, isOff: true)
    try await store.setOrder(sources.map(\.id).sorted(), of: Self.steps)
    try await store.setOrder(sources.map(\.id).sorted(by: >), of: HealthType.workout)
    try await store.setNightSource("Phone", of: day)
    try await store.addZoneEntry("Asia/Tokyo", from: Instant(979_000_000), to: Instant(979_100_000))
    let start = Instant(midnightOf: day) + 7 * 3600
    _ = try await store.override(type: Self.steps, start: start, source: nil, correction: 150, now: Instant(4000))
    let entries = "SELECT rid, kind, value FROM record ORDER BY rid"
    func rows() async throws -> [String] {
      try await DatabaseQueue(path: store.folder + "/health.sqlite", configuration: .patient).read { db in
        try Row.fetchAll(db, sql: entries).map { "\($0)" }
      }
    }
    let before = try await rows()
    #expect(before.count == 9)
    try await sql(
      store,
      """
      DELETE FROM record; DELETE FROM entry_version; DROP INDEX receipt_version; PRAGMA user_version = 22;
      DELETE FROM grdb_migrations WHERE identifier LIKE '23 %'
      """)
    let again = try HealthStore(folder: store.folder)
    // The home zone was a guess and remains one.
    #expect(try await rows() == before)
    #expect(try await again.profile().firstWeekday == 6)
    try await again.receive(version(Setting(name: SettingName.firstWeekday, value: "3"), at: 1), now: now)
    #expect(try await again.profile().firstWeekday == 3)
    for rule in [NightChoice(day: day, source: "Phone")] {
      try await again.receive(version(rule, at: 1, deleted: true), now: now)
    }
    #expect(try await again.nightSource(of: day) == nil)
  }

  @Test func `a home zone given with an import counts as the person's choice`() async throws {
    let store = try Importing.store()
    try Importing.run(export().write(), into: store, zone: "Europe/Paris")
    #expect(try await value("setting-home-zone", store)?.contains("Paris") == true)
    let guessing = try Importing.store()
    try Importing.run(export().write(), into: guessing, proposedZone: "Europe/Paris")
    #expect(try await guessing.profile().homeZone == "Europe/Paris")
    #expect(try await value("setting-home-zone", guessing) == nil)
    // Another store's setting outranks a guess, and stays when more is imported.
    try await guessing.receive(version(Setting(name: SettingName.homeZone, value: "Asia/Tokyo")), now: now)
    try Importing.run(export(["Ring"]).write(), into: guessing, proposedZone: "Europe/Paris")
    #expect(try await guessing.profile().homeZone == "Asia/Tokyo")
  }
}
