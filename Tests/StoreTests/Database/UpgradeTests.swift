import DailveDomain
import DailveScores
import DailveTestSupport
import Foundation
import GRDB
import Testing

@testable import DailveStore

/// A store of any earlier version opens after a backup and keeps its contents.
@Suite struct UpgradeTests {
  private let always = CivilDay(year: 1990, month: 1, day: 1)...CivilDay(year: 2050, month: 1, day: 1)

  /// A real file and its expected contents.
  private struct Real {
    var version: Int
    var steps: [Double]
    var weights: [Double]
  }

  private static let real = [
    Real(version: 1, steps: [3500], weights: []), Real(version: 2, steps: [3000], weights: []),
    Real(version: 3, steps: [3000], weights: [70.5]), Real(version: 10, steps: [3000, 3500], weights: [70.5]),
  ]

  /// The real file of the newest version up to this one, with the schema that each later version would have left.
  private func store(of version: Int) async throws -> (folder: String, real: Real) {
    let real = try #require(Self.real.last { $0.version <= version })
    let folder = try TemporaryFolder.make()
    try await OldStore.write(version: real.version, to: folder)
    let queue = try DatabaseQueue(path: folder + "/health.sqlite", configuration: .patient)
    try Schema.migrator.migrate(queue, upTo: Schema.migrations[version - 1])
    try queue.close()
    return (folder, real)
  }

  @Test(arguments: 1..<Schema.version) func `a store of any version opens after a backup`(version: Int) async throws {
    let (folder, real) = try await store(of: version)
    let store = try HealthStore(folder: folder)
    #expect(try await store.daily(.steps, in: always).map(\.sum) == real.steps)
    #expect(try await store.entries(BodyEntry.self).map(\.weight) == real.weights)
    let backups = try store.backups.overview().backups
    #expect(backups.map(\.name.kind) == [.upgrade])
    // The backup has the original version, and opens as well.
    let file = try store.backups.path(try #require(backups.first).name)
    let migrations = try await DatabaseQueue(path: file).read { db in
      try Int.fetchOne(db, sql: "SELECT count(*) FROM grdb_migrations")
    }
    #expect(migrations == version)
    _ = try store.restoreBackup(at: file, now: Instant(0))
    #expect(try await store.daily(.steps, in: always).map(\.sum) == real.steps)
  }

  // Before version 10 a store had no identity, so its imports get new ones with each upgrade and really do come back.
  @Test(arguments: [10, 15, 21, 22, 24])
  func `the effect of other machines is known for a backup of any version`(version: Int) async throws {
    let (folder, real) = try await store(of: version)
    let store = try HealthStore(folder: folder)
    let backup = try store.backups.path(try #require(store.backups.overview().backups.first).name)
    let link = PeerLink(name: "laptop", address: "https://laptop.example", added: Instant(0))
    #expect(try await store.addPeer(link, key: "k"))
    // No change has happened since, so other machines bring none.
    #expect(try !store.backups.outlook(backup).changesAnything)
    try await store.save(BodyEntry("later", on: try #require(CivilDay("2001-01-20")), weight: 80), now: Instant(0))
    #expect(try store.backups.outlook(backup).returning.map(\.count) == [1])
    for entry in try await store.entries(BodyEntry.self) where entry.id != "later" {
      #expect(try await store.delete(BodyEntry.self, id: entry.id, now: Instant(10)))
    }
    #expect(
      try store.backups.outlook(backup).leaving.map(\.count) == (real.weights.isEmpty ? [] : [real.weights.count]))
  }

  /// A real file: imports, a push, entries, a key, a stay in another zone.
  @Test func `a store of version 21 opens with everything in it`() async throws {
    let folder = try TemporaryFolder.make()
    try await OldStore.write(version: 21, to: folder)
    let store = try HealthStore(folder: folder)
    #expect(try await store.daily(.steps, in: always).map(\.sum) == [3000, 3500, 500])
    #expect(try await store.workouts(in: always).map(\.activity) == ["Running"])
    #expect(try await store.entries(BodyEntry.self).map(\.weight) == [70.5])
    #expect(try await store.entries(Injury.self).map(\.part) == [.knee])
    #expect(try await store.read { try $0.deviceTokens() }.map(\.name) == ["Phone"])
    #expect(try await store.profile().goals.weight == .lose)
    #expect(try await store.batches().map(\.kind) == [.push, .export, .export])
    #expect(try store.backups.overview().backups.count == (Schema.version > 21 ? 1 : 0))
  }

  @Test func `a store is not changed where no backup can be made`() async throws {
    let folder = try await store(of: 15).folder
    let missing = folder + "/missing"
    try StoreBackups(folder: folder).place(in: missing, for: [])
    #expect(throws: WholeStoreError.notBackedUp(.noFolder(path: missing))) { try HealthStore(folder: folder) }
    #expect(try StoreInspection(folder: folder).version == 15)
    try StoreBackups(folder: folder).place(in: nil, for: [])
    #expect(try await HealthStore(folder: folder).daily(.steps, in: always).count == 2)
  }

  @Test func `a backup of a newer version is refused and changes nothing`() async throws {
    let folder = try TemporaryFolder.make()
    let store = try HealthStore(folder: folder)
    var export = ExportText()
    export.add("StepCount", "2001-01-02 08:00:00", "2001-01-02 09:00:00", value: "7", unit: "count")
    try Importing.run(export.write(), into: store, zone: "UTC")
    let made = try store.backups.path(try store.makeBackup(.asked, at: Instant(0)).name)
    let file = try TemporaryFolder.make() + "/newer.sqlite"
    try FileManager.default.copyItem(atPath: made, toPath: file)
    try await DatabaseQueue(path: file).writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA user_version = 1000")
    }
    #expect(throws: WholeStoreError.storage(.unusable(.tooNew))) { try store.restoreBackup(at: file, now: Instant(0)) }
    #expect(try await store.daily(.steps, in: always).map(\.sum) == [7])
  }
}
