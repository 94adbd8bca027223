import DailveDomain
import DailveScores
import DailveStore
import DailveSync
import DailveTestSupport
import Foundation
import GRDB

/// Two stores with different samples. The person sets, corrects, orders, deletes and restores on both while samples arrive and the stores follow
/// each other. Everything follows from the seed.
struct RuleStorm {
  static let steps = "HKQuantityTypeIdentifierStepCount"
  static let weight = "HKQuantityTypeIdentifierBodyMass"
  static let sources = ["Watch", "Phone", "My Watch", "My\u{A0}Watch", "Ring"]
  static let days = ["2001-01-02", "2001-01-03", "2001-01-04"]
  static let zones = ["Asia/Tokyo", "America/New_York"]

  let folders: [String]
  var stores: [HealthStore]
  private let parts: [String]
  private var missing: [Set<Int>]
  /// The samples that were still missing when the backup was made.
  private var backups: [(path: String, missing: Set<Int>)?] = [nil, nil]
  private var random: SeededGenerator
  private var now = 1_000_000_000_000
  private let skew: Int

  init(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    folders = try [TemporaryFolder.make(), TemporaryFolder.make()]
    stores = try folders.map { try HealthStore(folder: $0) }
    parts = try Self.sources.map { try Self.export(of: $0) }
    missing = [Set(parts.indices), Set(parts.indices)]
    skew = Int.random(in: -20...20, using: &random) * 1000
  }

  /// Steps, nights and weights that one source recorded.
  private static func export(of source: String) throws -> String {
    var export = ExportText()
    for (index, day) in days.enumerated() {
      let own = source.utf8.count + index
      export.add(
        "StepCount", "\(day) 08:00:00", "\(day) 08:30:00", value: "\(100 * own)", unit: "count", source: source)
      export.add("StepCount", "\(day) 09:00:00", "\(day) 09:10:00", value: "\(own)", unit: "count", source: source)
      export.add("BodyMass", "\(day) 07:00:00", value: "\(60 + own)", unit: "kg", source: source)
      export.add(
        HealthType.sleepAnalysis, "\(day) 00:1\(index):00", "\(day) 0\(3 + own % 5):10:00",
        value: "HKCategoryValueSleepAnalysisAsleepCore", source: source)
    }
    return try export.write()
  }

  mutating func run(steps: Int) async throws {
    for _ in 0..<steps {
      now += pick([0, 1, 40, 1000, 90_000])
      try await step(on: Int.random(in: 0...1, using: &random))
    }
    for (index, store) in stores.enumerated() {
      for part in missing[index].shuffled(using: &random) { try importing(part, into: store) }
    }
    for _ in 0..<4 { for server in 0...1 { try await exchange(server) } }
  }

  private mutating func pick<T>(_ list: [T]) -> T { list[Int.random(in: list.indices, using: &random)] }
  private func clock(_ server: Int) -> Int { server == 0 ? now : now + skew }
  private func instant(_ server: Int) -> Instant { Instant(clock(server) / 1000) }

  private func importing(_ part: Int, into store: HealthStore) throws {
    // Files, unlike exports, make nothing gone.
    _ = try Importing.run(parts[part], as: .files, into: store)
  }

  private mutating func exchange(_ server: Int) async throws {
    _ = try await SyncExchange.round(stores[server], with: stores[1 - server], called: "peer", now: clock(server))
  }

  private mutating func step(on server: Int) async throws {
    let (store, now) = (stores[server], instant(server))
    switch Int.random(in: 0...17, using: &random) {
    case 0, 1: try await exchange(server)
    case 2:
      if let part = missing[server].sorted().randomElement(using: &random) {
        missing[server].remove(part)
        try importing(part, into: store)
      }
    case 3: stores[server] = try HealthStore(folder: folders[server])
    case 4, 5: try await set(store, now)
    case 6:
      try await store.setType(pick([Self.steps, HealthType.sleepAnalysis]), isOff: .random(using: &random), now: now)
    case 7:
      guard let source = try await store.listedSources().randomElement(using: &random) else { return }
      try await store.setSource(source.id, isOff: .random(using: &random), now: now)
    case 8:
      let type = pick([Self.steps, Self.weight, HealthType.sleepAnalysis])
      let known = try await store.listedSources().map(\.id).shuffled(using: &random)
      try await store.setOrder(Bool.random(using: &random) ? known : [], of: type, now: now)
    case 9:
      let source = pick(Self.sources + ["", ""])
      let day = CivilDay(number: 11_324 + Int.random(in: 0...2, using: &random))
      try await store.setNightSource(source.isEmpty ? nil : source, of: day, now: now)
    case 10, 11: try await correct(store, now)
    case 12: try await stay(store, now)
    case 13: try await weigh(store, now)
    case 14: try await backUp(server)
    case 15: try await restoreBackup(server)
    default: try await restore(store, now)
    }
  }

  private mutating func backUp(_ server: Int) async throws {
    let path = try TemporaryFolder.make() + "/backup.sqlite"
    try await DatabaseQueue(path: folders[server] + "/health.sqlite").writeWithoutTransaction { db in
      try db.execute(sql: "VACUUM INTO ?", arguments: [path])
    }
    backups[server] = (path, missing[server])
  }

  private mutating func restoreBackup(_ server: Int) async throws {
    guard let backup = backups[server] else { return }
    for suffix in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: folders[server] + "/health.sqlite" + suffix)
    }
    try FileManager.default.copyItem(atPath: backup.path, toPath: folders[server] + "/health.sqlite")
    stores[server] = try HealthStore(folder: folders[server])
    missing[server] = backup.missing
  }

  private mutating func set(_ store: HealthStore, _ now: Instant) async throws {
    let number = Int.random(in: 0...6, using: &random)
    let which = Int.random(in: 0...4, using: &random)
    let zone = pick(Self.zones)
    try await store.updateProfile(now: now) { profile in
      switch which {
      case 0: profile.firstWeekday = number
      case 1: profile.goals.stepsPerDay = 8000 + number
      case 2: profile.goals.sleepHours = number < 3 ? nil : Double(number) + 2
      case 3: profile.pinned = number < 3 ? [.steps] : [.weight, .hrv]
      default: profile.homeZone = zone
      }
    }
  }

  private mutating func correct(_ store: HealthStore, _ now: Instant) async throws {
    if Int.random(in: 0...3, using: &random) == 0 {
      guard let one = try await store.overrides().randomElement(using: &random) else { return }
      return try await store.removeOverride(one.id, now: now)
    }
    let type = pick([Self.steps, Self.weight])
    let hour = type == Self.weight ? 6 : pick([7, 8])
    let start = Instant(midnightOf: CivilDay(number: 11_324 + Int.random(in: 0...2, using: &random))) + hour * 3600
    _ = try await store.override(
      type: type, start: start, source: pick([nil, "Watch", "Phone"]), correction: pick([nil, 61, 62.5]), now: now)
  }

  private mutating func stay(_ store: HealthStore, _ now: Instant) async throws {
    let own = try await store.zoneStays().compactMap(\.id)
    if let id = own.randomElement(using: &random), Bool.random(using: &random) {
      return try await store.removeZoneEntry(id, now: now)
    }
    let start = Instant(978_400_000 + Int.random(in: 0...2, using: &random) * 86_400)
    try await store.addZoneEntry(pick(Self.zones), from: start, to: start + 86_400, now: now)
  }

  private mutating func weigh(_ store: HealthStore, _ now: Instant) async throws {
    if Bool.random(using: &random) {
      _ = try await store.delete(BodyEntry.self, id: pick(["a", "b"]), now: now)
    } else {
      try await store.save(
        BodyEntry(
          pick(["a", "b"]), on: CivilDay(number: 11_325), weight: Double(Int.random(in: 60...70, using: &random))),
        now: now)
    }
  }

  private mutating func restore(_ store: HealthStore, _ now: Instant) async throws {
    let versions = try await store.read { reader in
      try reader.replacedVersions(since: .distantPast, of: nil).flatMap { $0.dropFirst() }.map(\.version)
    }
    guard let version = versions.sorted(by: { ($0.id, $0.stamp) < ($1.id, $1.stamp) }).randomElement(using: &random)
    else { return }
    _ = try await store.restoreVersion(of: version.id, stamped: version.stamp, now: now)
  }

  // MARK: - Contents that must be equal

  private static let questions = [
    "SELECT rid, kind, value, stamp, device, deleted, day FROM record",
    "SELECT name, value FROM setting",
    "SELECT name, off FROM type",
    "SELECT name, off, kind FROM source",
    """
    SELECT type.name, source.name, rank FROM source_rank JOIN type ON type.id = type JOIN source ON source.id = source
    """,
    "SELECT day, name FROM night_source JOIN source ON source.id = source",
    """
    SELECT type.name, source.name, start, duration, value, correction, made FROM override
    JOIN type ON type.id = type JOIN source ON source.id = source
    """,
    "SELECT start, stop, zone FROM zone_entry",
    "SELECT name, day, count, sum, minimum, maximum, latest FROM daily JOIN type ON type.id = type",
    "SELECT day, bedtime, wake, asleep, source FROM night",
    "SELECT * FROM dirty",
  ]

  /// The rows of a store, by question, with names in place of numbers.
  func rows(of server: Int) async throws -> [[String]] {
    // Waits until pending changes are applied.
    stores[server].applyQueueNow()
    return try await DatabaseQueue(path: folders[server] + "/health.sqlite").read { db in
      try Self.questions.map { try Row.fetchAll(db, sql: $0).map { "\($0)" }.sorted() }
    }
  }
}

extension HealthStore {
  fileprivate func applyQueueNow() {
    for _ in 0..<30_000 where hasWaitingChanges { Thread.sleep(forTimeInterval: 0.01) }
  }
}
