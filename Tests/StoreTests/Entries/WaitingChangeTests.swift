import DailveDomain
import DailveHealthExport
import DailveScores
@testable import DailveStore
import DailveTestSupport
import Foundation
import Synchronization
import Testing

/// Changes that are saved while an import holds the store.
@Suite struct WaitingChangeTests {
  static let steps = "HKQuantityTypeIdentifierStepCount"
  let day = CivilDay(year: 2001, month: 1, day: 2)
  let now = Instant(1_000_000_000)

  /// Steps of two sources, and two nights recorded by both.
  func imported() throws -> HealthStore {
    let store = try Importing.store()
    var export = ExportText()
    for day in ["2001-01-02", "2001-01-03"] {
      for (source, value) in [("Watch", "100"), ("Phone", "70")] {
        export.add("StepCount", "\(day) 08:00:00", "\(day) 08:10:00", value: value, unit: "count", source: source)
        export.add("StepCount", "\(day) 09:00:00", "\(day) 09:10:00", value: value, unit: "count", source: source)
        export.add(
          HealthType.sleepAnalysis, "\(day) 00:10:00", "\(day) 0\(source == "Watch" ? 5 : 7):10:00",
          value: "HKCategoryValueSleepAnalysisAsleepCore", source: source)
      }
    }
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    return store
  }

  func importing(_ store: HealthStore) throws -> any ImportWriting {
    try store.beginImport(ImportOrder(name: "x", now: now, homeZone: nil, proposedZone: nil))
  }

  func changeQueue(_ store: HealthStore) -> String { store.folder + "/health.sqlite-outbox" }
  func isWaiting(_ store: HealthStore) -> Bool { FileManager.default.fileExists(atPath: changeQueue(store)) }

  /// Every kind of change, once.
  func saveEverything(_ store: HealthStore) async throws {
    try await store.save(BodyEntry("a", weight: 70), now: now)
    try await store.save(BodyEntry("a", weight: 71), now: now)
    try await store.save(BodyEntry("b", weight: 90), now: now)
    #expect(try await store.delete(BodyEntry.self, id: "b", now: now))
    try await store.save(
      Injury(id: "k", part: .knee, side: .left, severity: .minor, start: day, end: nil, memo: ""), now: now)
    #expect(try await CloseInjury(store: store)("k", on: day, now: now))
    try await store.updateProfile { $0.goals.weight = .lose }
    try await store.updateProfile { $0.pinned = [.steps] }
    let start = try #require(Instant(day, hour: 8))
    #expect(
      try await store.override(type: Self.steps, start: start, source: "Watch", correction: 150, now: now) == 1)
    let sources = try await store.listedSources()
    let phone = try #require(sources.first { $0.name == "Phone" })
    try await store.setSource(phone.id, isOff: true)
    try await store.setType(HealthType.sleepAnalysis, isOff: true)
    try await store.setOrder(sources.map(\.id).sorted(), of: Self.steps)
    try await store.setNightSource("Phone", of: day)
    try await store.addZoneEntry("Asia/Tokyo", from: Instant(day + 10, 0), to: Instant(day + 20, 0))
  }

  func expectEverything(_ store: HealthStore) async throws {
    try await expectSeen(store)
    #expect(try await store.daily(.steps, in: day...day).map(\.sum) == [250])
    #expect(try await store.daily(.steps, in: day + 1...day + 1).map(\.sum) == [200])
    #expect(!isWaiting(store) && !store.hasWaitingChanges)
  }

  /// Checks everything that is visible even while changes wait.
  func expectSeen(_ store: HealthStore) async throws {
    #expect(try await store.entries(BodyEntry.self).map(\.weight) == [71])
    #expect(try await store.daily(.weight, in: day...day).map(\.average) == [71])
    #expect(try await store.read { try $0.entry(BodyEntry.self, id: "b") } == nil)
    #expect(try await store.entries(Injury.self).map(\.end) == [day])
    #expect(try await store.profile().goals.weight == .lose)
    #expect(try await store.profile().pinned == [.steps])
    #expect(try await store.listedSources().filter(\.isOff).map(\.name) == ["Phone"])
    #expect(try await store.listedTypes().filter(\.isOff).map(\.type) == [HealthType.sleepAnalysis])
    #expect(try await store.nightSource(of: day) == "Phone")
    #expect(try await store.overrides().map(\.correction) == [150])
    #expect(try await store.zoneStays().filter { $0.id != nil }.map(\.zone) == ["Asia/Tokyo"])
  }

  @Test(arguments: [false, true])
  func `a change saved during an import is visible at once, and stored afterwards`(isCancelled: Bool) async throws {
    let store = try imported()
    let before = try await store.revision()
    let writer = try importing(store)
    try await saveEverything(store)
    #expect(isWaiting(store) && store.hasWaitingChanges)
    try await expectSeen(store)
    #expect(try await store.daily(.steps, in: day...day).map(\.sum) == [200])
    let during = try await store.revision()
    #expect(during != before)
    if isCancelled { try writer.cancel() } else { _ = try writer.finish(ExportSummary()) { false } }
    try await expectEverything(store)
    #expect(try await store.revision() != during)
  }

  @Test func `corrections and stays that wait have the numbers they will have, so that they can be taken back`()
    async throws
  {
    let store = try imported()
    func correct(_ hour: Int, _ value: Double?) async throws {
      let start = try #require(Instant(day, hour: hour))
      #expect(
        try await store.override(type: Self.steps, start: start, source: "Watch", correction: value, now: now) == 1)
    }
    func stay(_ zone: String, _ first: Int) async throws {
      try await store.addZoneEntry(zone, from: Instant(day + first, 0), to: Instant(day + first + 5, 0))
    }
    func entered() async throws -> [ZoneStay] { try await store.zoneStays().filter { $0.id != nil } }
    try await correct(8, 110)
    try await stay("Asia/Tokyo", 10)
    let writer = try importing(store)
    try await correct(9, 120)
    try await correct(8, nil)
    try await stay("Asia/Seoul", 20)
    try await stay("Asia/Hong_Kong", 30)
    #expect(try await store.overrides().map(\.correction) == [120, nil])
    #expect(try await entered().map(\.zone) == ["Asia/Tokyo", "Asia/Seoul", "Asia/Hong_Kong"])
    try await store.removeOverride(try #require(try await store.overrides().first).id)
    try await store.removeZoneEntry(try #require(try await entered()[1].id))
    try await stay("Asia/Manila", 40)
    let (overrides, stays) = (try await store.overrides(), try await entered())
    #expect(overrides.map(\.correction) == [nil])
    #expect(stays.map(\.zone) == ["Asia/Tokyo", "Asia/Hong_Kong", "Asia/Manila"])
    #expect(isWaiting(store))
    try writer.cancel()
    #expect(!isWaiting(store))
    #expect(try await store.overrides() == overrides)
    #expect(try await entered() == stays)
  }

  @Test func `a saved entry whose id another kind has by now is there under another`() async throws {
    let store = try imported()
    try await store.save(BodyEntry("a", weight: 70), now: now)
    let value =
      #"{\"id\":\"a\",\"part\":\"knee\",\"side\":\"left\",\"severity\":\"minor\",\"start\":\"2001-01-02\",\"memo\":\"\"}"#
    let line = Data(
      """
      {"id":"0A1B","change":{"record":{"_0":{"id":"a","kind":"injury","value":"\(value)","isDeleted":false,\
      "stamp":{"milliseconds":5,"device":"x"}}}}}
      """.utf8)
    try write(line, to: changeQueue(store))
    let again = try HealthStore(folder: store.folder)
    #expect(!isWaiting(again))
    #expect(try await again.entries(BodyEntry.self).map(\.weight) == [70])
    #expect(try await again.entries(Injury.self).map(\.id) == ["0a1b"])
    #expect(try await again.entries(Injury.self).map(\.part) == [.knee])
  }

  /// Writes a line in the format of the change queue.
  func write(_ line: Data, to path: String) throws {
    let hash = line.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    try (Data((String(hash, radix: 16) + " ").utf8) + line + Data("\n".utf8)).write(to: URL(filePath: path))
  }

  @Test func `a correction applies to the value that the person saw, not to one being imported`() async throws {
    let store = try imported()
    var export = ExportText()
    export.add("StepCount", "2001-01-02 08:00:00", "2001-01-02 08:10:00", value: "130", unit: "count", source: "Watch")
    let reader = try ExportReader(path: export.write())
    let writer = try importing(store)
    while let chunk = try reader.next() { try writer.write(chunk) }
    let start = try #require(Instant(day, hour: 8))
    #expect(try await store.override(type: Self.steps, start: start, source: "Watch", correction: nil, now: now) == 1)
    _ = try writer.finish(reader.summary) { false }
    #expect(try await store.overrides().map(\.value) == [100])
  }

  @Test func `a change saved by another program during an import is visible to both`() async throws {
    let store = try imported()
    let other = try HealthStore(folder: store.folder)
    let writer = try importing(store)
    try await saveEverything(other)
    try await expectSeen(store)
    try await expectSeen(other)
    try writer.cancel()
    try await expectEverything(other)
    try await expectEverything(store)
  }

  @Test func `opening the store applies what was saved before the importing program was killed`() async throws {
    let store = try imported()
    do {
      // Its lock and transaction end with it, without its final work.
      let writer = try importing(try HealthStore(folder: store.folder))
      try await saveEverything(store)
      withExtendedLifetime(writer) {}
    }
    #expect(isWaiting(store))
    try await expectEverything(try HealthStore(folder: store.folder))
  }

  @Test func `a running program applies it by itself`() async throws {
    let store = try imported()
    do {
      let writer = try importing(try HealthStore(folder: store.folder))
      try await saveEverything(store)
      withExtendedLifetime(writer) {}
    }
    for _ in 0..<30_000 where isWaiting(store) { try await Task.sleep(for: .milliseconds(10)) }
    try await expectEverything(store)
  }

  @Test func `a change already in the store is not applied twice`() async throws {
    let store = try imported()
    let writer = try importing(store)
    try await saveEverything(store)
    let waiting = try Data(contentsOf: URL(filePath: changeQueue(store)))
    try writer.cancel()
    // A kill between the store's commit and the removal of the file leaves this state.
    try await store.save(BodyEntry("a", weight: 75), now: now)
    try await store.updateProfile { $0.goals.weight = .gain }
    let revision = try await store.revision()
    try waiting.write(to: URL(filePath: changeQueue(store)))
    #expect(try await store.revision() == revision)
    let again = try HealthStore(folder: store.folder)
    #expect(try await again.entries(BodyEntry.self).map(\.weight) == [75])
    #expect(try await again.profile().goals.weight == .gain)
    #expect(try await again.zoneStays().count { $0.id != nil } == 1)
    #expect(try await again.revision() == revision)
    #expect(!isWaiting(again))
  }

  @Test func `a line torn by a power cut was never saved, and every complete one was`() async throws {
    let store = try imported()
    let writer = try importing(store)
    var ends: [Int] = [0]
    for index in 0..<3 {
      try await store.save(BodyEntry("r\(index)", weight: Double(60 + index)), now: now)
      ends.append(try Data(contentsOf: URL(filePath: changeQueue(store))).count)
    }
    let bytes = try Data(contentsOf: URL(filePath: changeQueue(store)))
    try writer.cancel()
    for length in stride(from: 0, through: bytes.count, by: 7) {
      let other = try Importing.store()
      try bytes.prefix(length).write(to: URL(filePath: changeQueue(other)))
      let whole = ends.count { $0 > 0 && $0 <= length }
      #expect(try await other.entries(BodyEntry.self).count == whole, "\(length)")
      let writer = try importing(other)
      try await other.save(BodyEntry("next", weight: 80), now: now)
      #expect(try await other.entries(BodyEntry.self).count == whole + 1, "\(length)")
      try writer.cancel()
      #expect(try await other.entries(BodyEntry.self).count == whole + 1, "\(length)")
    }
    // The last line may be complete except for its corrupted end.
    let torn = try Importing.store()
    var turned = bytes
    turned[ends[3] - 20] ^= 1
    try turned.write(to: URL(filePath: changeQueue(torn)))
    let importer = try importing(torn)
    try await torn.save(BodyEntry("next", weight: 80), now: now)
    #expect(try await torn.entries(BodyEntry.self).map(\.id).sorted() == ["next", "r0", "r1"])
    try importer.cancel()
    #expect(try await torn.entries(BodyEntry.self).map(\.id).sorted() == ["next", "r0", "r1"])
  }

  @Test func `a corrupted change is reported and kept, with everything else in its file`() async throws {
    let store = try imported()
    let writer = try importing(store)
    for index in 0..<3 { try await store.save(BodyEntry("r\(index)", weight: 70 + Double(index)), now: now) }
    var bytes = try Data(contentsOf: URL(filePath: changeQueue(store)))
    try writer.cancel()
    let other = try Importing.store()
    bytes[40] ^= 1
    try bytes.write(to: URL(filePath: changeQueue(other)))
    func isDamage(_ error: any Error) -> Bool { if case .damaged = StorageError(in: error) { true } else { false } }
    await #expect(performing: { try await other.entries(BodyEntry.self) }, throws: isDamage)
    await #expect(performing: { try await other.save(BodyEntry("next", weight: 80), now: now) }, throws: isDamage)
    #expect(try Data(contentsOf: URL(filePath: changeQueue(other))) == bytes)
  }

  @Test func `a change that only a newer version understands is kept`() async throws {
    let store = try imported()
    let line = try #require("{\"id\":\"x\",\"change\":{\"tomorrow\":{}}}".data(using: .utf8))
    try write(line, to: changeQueue(store))
    let file = try Data(contentsOf: URL(filePath: changeQueue(store)))
    await #expect(throws: SaveError.storage(.unusable(.tooNew))) {
      try await store.save(BodyEntry("a", weight: 70), now: now)
    }
    #expect(try Data(contentsOf: URL(filePath: changeQueue(store))) == file)
  }

  @Test func `deleted data leave the change queue too`() async throws {
    let store = try imported()
    do {
      let writer = try importing(store)
      try await store.save(BodyEntry("a", weight: 70, memo: "Quetzalcoatl"), now: now)
      try writer.cancel()
    }
    try await store.eraseEverything()
    #expect(try await store.entries(BodyEntry.self).isEmpty && !isWaiting(store))
    for name in try FileManager.default.contentsOfDirectory(atPath: store.folder) {
      let bytes = try? Data(contentsOf: URL(filePath: store.folder + "/" + name))
      #expect(bytes?.range(of: Data("Quetzalcoatl".utf8)) == nil, "\(name)")
    }
  }

  /// Programs save at random while imports begin, end and are killed at random: every acknowledged change survives.
  @Test(arguments: 0..<10)
  func `no acknowledged change is lost in any order of saves, imports and kills`(seed: Int) async throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let folder = try TemporaryFolder.make()
    var programs = try [HealthStore(folder: folder), HealthStore(folder: folder)]
    var writer: (any ImportWriting)?
    var expected: [String: Double] = [:]
    var goal = 8000
    for step in 0..<30 {
      let store = programs[Int.random(in: 0..<2, using: &random)]
      switch Int.random(in: 0..<10, using: &random) {
      case 0 where writer == nil:
        writer = try importing(programs[Int.random(in: 0..<2, using: &random)])
      case 1:
        try writer?.cancel()
        writer = nil
      case 2: writer = nil
      case 3: programs[Int.random(in: 0..<2, using: &random)] = try HealthStore(folder: folder)
      case 4:
        let id = "r\(Int.random(in: 0..<5, using: &random))"
        #expect(try await store.delete(BodyEntry.self, id: id, now: now) == (expected[id] != nil), "\(seed) \(step)")
        expected[id] = nil
      case 5:
        let wanted = goal + 1
        goal = wanted
        try await store.updateProfile { $0.goals.stepsPerDay = wanted }
      default:
        let id = "r\(Int.random(in: 0..<5, using: &random))"
        expected[id] = Double(50 + step)
        try await store.save(BodyEntry(id, weight: Double(50 + step)), now: now)
      }
      for store in programs {
        let entries = try await store.entries(BodyEntry.self)
        let seen = Dictionary(uniqueKeysWithValues: entries.map { ($0.id, $0.weight ?? 0) })
        #expect(seen == expected, "\(seed) \(step)")
        #expect(try await store.profile().goals.stepsPerDay ?? 8000 == goal, "\(seed) \(step)")
      }
    }
    writer = nil
    programs = []
    let store = try HealthStore(folder: folder)
    #expect(try await store.entries(BodyEntry.self).count == expected.count)
    #expect(!isWaiting(store))
  }

  /// Switching off a source of ten years takes seconds.
  @Test func `a save waits no longer than it may for what follows from it`() async throws {
    let folder = try imported().folder
    let store = try HealthStore(folder: folder, elements: WorkoutElementReader(), answersWithin: .zero)
    try await saveEverything(store)
    try await expectSeen(store)
    // The change is applied without another request.
    let deadline = ContinuousClock.now + .seconds(300)
    while store.hasWaitingChanges, ContinuousClock.now < deadline { try await Task.sleep(for: .milliseconds(5)) }
    try await expectEverything(store)
  }

  /// Nobody who has just saved something is told that the store is busy with it.
  @Test func `a form that cannot wait is sent after those saved here`() async throws {
    let store = try imported()
    store.work.applying.add(1, ordering: .sequentiallyConsistent)
    let lock = try #require(try store.lock(during: .saving, atMost: .zero))
    async let undone = store.undo(batch: 1, now: now)
    // The wait is longer than the patience for another writer.
    try await Task.sleep(for: HealthStore.longPatience + .milliseconds(300))
    lock.release()
    store.work.applying.subtract(1, ordering: .sequentiallyConsistent)
    #expect(try #require(try await undone).removed > 0)
  }

  @Test func `simultaneous changes are all saved, with or without an import`() async throws {
    let store = try imported()
    for isImporting in [false, true] {
      let writer = isImporting ? try importing(store) : nil
      try await withThrowingTaskGroup(of: Void.self) { group in
        for index in 0..<24 {
          group.addTask {
            try await store.save(BodyEntry("m\(index % 8)", weight: Double(60 + index % 8)), now: now)
            try await store.updateProfile { $0.goals.stepsPerDay = ($0.goals.stepsPerDay ?? 8000) + 1 }
          }
        }
        try await group.waitForAll()
      }
      #expect(try await store.entries(BodyEntry.self).count == 8)
      try writer?.cancel()
      #expect(try await store.entries(BodyEntry.self).count == 8)
      #expect(try await store.profile().goals.stepsPerDay == 8000 + (isImporting ? 48 : 24))
    }
  }
}

extension Instant {
  /// The hour is that of Paris in winter.
  fileprivate init?(_ day: CivilDay, hour: Int) { self.init((day.number * 24 + hour - 1) * 3600) }
  fileprivate init(_ day: CivilDay, _ seconds: Int) { self.init(day.number * 86_400 + seconds) }
}
