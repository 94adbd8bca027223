import DailveDomain
import DailveScores
import DailveStore
import DailveSync
import DailveTestSupport
import Foundation
import GRDB
import Testing

/// The effects of a restored backup on two machines.
@Suite struct AuthoritativeRestoreTests {
  private let now = Instant(1_600_000_000)

  private func export(_ day: String, exported: String) -> ExportText {
    var text = ExportText()
    text.exported = exported
    for hour in 10..<20 {
      text.add("StepCount", "\(day) \(hour):00:00", "\(day) \(hour):30:00", value: "\(hour)", unit: "count")
    }
    return text
  }

  private func weigh(_ store: HealthStore, _ id: String, _ kilograms: Double, after seconds: Int) async throws {
    let entry = BodyEntry(id, on: try #require(CivilDay("2001-01-20")), weight: kilograms)
    try await store.save(entry, now: now + seconds)
  }

  /// Two machines with equal contents, after changes of every kind since the backup.
  private func world() async throws -> (home: HealthStore, laptop: HealthStore, backup: String) {
    let (home, laptop) = (try PeerWorld.store(), try PeerWorld.store())
    #expect(try await home.addPeer(PeerLink(name: "laptop", address: "https://laptop.example", added: now), key: "k"))
    try Importing.run(export("2001-01-10", exported: "2001-01-11").write(), into: home)
    try await weigh(home, "changed", 70, after: 0)
    try await weigh(home, "deleted", 71, after: 0)
    #expect(try await PeerWorld.exchange(laptop, home).isEqual)
    let backup = try home.backups.path(home.makeBackup(.asked, at: now).name)
    try await weigh(home, "changed", 80, after: 10)
    try await weigh(laptop, "new", 81, after: 10)
    #expect(try await home.delete(BodyEntry.self, id: "deleted", now: now + 20))
    _ = try await home.undo(batch: 1, now: now + 30)
    try Importing.run(export("2001-02-10", exported: "2001-02-11").write(), into: laptop)
    #expect(try await PeerWorld.exchange(laptop, home).isEqual)
    return (home, laptop, backup)
  }

  private func weights(_ store: HealthStore) async throws -> [String: Double?] {
    Dictionary(uniqueKeysWithValues: try await store.entries(BodyEntry.self).map { ($0.id, $0.weight) })
  }

  private func steps(_ store: HealthStore) async throws -> [String] {
    let days = CivilDay(year: 1990, month: 1, day: 1)...CivilDay(year: 2050, month: 1, day: 1)
    return try await store.daily(.steps, in: days).map { "\($0.day)" }
  }

  @Test func `a restore reports in advance what other machines will bring back and remove`() async throws {
    let (home, _, backup) = try await world()
    let outlook = try home.backups.outlook(backup)
    #expect(outlook.others == ["laptop"] && outlook.changesAnything)
    #expect(outlook.returning.map(\.count) == [2] && outlook.returning.first?.kind == BodyEntry.kind)
    #expect(outlook.returning.first?.days.map { "\($0)" } == ["2001-01-20"])
    #expect(outlook.leaving.map(\.count) == [1])
    #expect(outlook.importsReturning.count == 1 && outlook.readingsReturning == 10)
    #expect(outlook.importsLeaving.count == 1)
    #expect(try await home.removePeer("laptop"))
    #expect(try !home.backups.outlook(backup).changesAnything)
  }

  @Test func `a restored backup is merged with what others have`() async throws {
    let (home, laptop, backup) = try await world()
    _ = try home.restoreBackup(at: backup, now: now + 100)
    #expect(try await weights(home) == ["changed": 70, "deleted": 71])
    #expect(try await PeerWorld.exchange(laptop, home).isEqual)
    for store in [home, laptop] {
      #expect(try await weights(store) == ["changed": 80, "new": 81])
      #expect(try await steps(store) == ["2001-02-10"])
    }
    #expect(try await PeerWorld.differences(laptop, home) == [])
  }

  @Test func `after an exchange both stores hold the backup that was restored everywhere`() async throws {
    let (home, laptop, backup) = try await world()
    _ = try home.restoreBackup(at: backup, isWinning: true, now: now + 100)
    #expect(try await weights(home) == ["changed": 70, "deleted": 71])
    #expect(try await PeerWorld.exchange(laptop, home).isEqual)
    for store in [home, laptop] {
      #expect(try await weights(store) == ["changed": 70, "deleted": 71])
      #expect(try await steps(store) == ["2001-01-10"])
    }
    #expect(try await PeerWorld.differences(laptop, home) == [])
    // A later exchange changes nothing.
    #expect(try await PeerWorld.exchange(laptop, home).isEqual)
    #expect(try await weights(home) == ["changed": 70, "deleted": 71])
  }

  @Test func `the state before a restore stays known for machines not compared since`() async throws {
    let (home, _, backup) = try await world()
    func agree() async throws {
      var link = try #require(try await home.peerLinks().first)
      link.agreed = now
      try await home.notePeer(link)
    }
    #expect(try home.backups.outlook(backup).unasked == ["laptop"])
    try await agree()
    let first = try home.backups.outlook(backup)
    #expect(first.unasked.isEmpty && first.importsLeaving.count == 1)
    for round in 1...2 {
      _ = try home.restoreBackup(at: backup, now: now + 100 * round)
      let again = try home.backups.outlook(backup)
      #expect(again.unasked == ["laptop"] && again.wantsQuestion)
      #expect(again.importsLeaving == first.importsLeaving && again.importsReturning == first.importsReturning)
      #expect(again.leaving == first.leaving && again.returning == first.returning)
    }
    try await agree()
    #expect(try !home.backups.outlook(backup).wantsQuestion)
  }

  @Test func `a backup that was restored before can still win everywhere`() async throws {
    let (home, laptop, backup) = try await world()
    _ = try home.restoreBackup(at: backup, now: now + 100)
    _ = try home.restoreBackup(at: backup, isWinning: true, now: now + 200)
    #expect(try await PeerWorld.exchange(laptop, home).isEqual)
    for store in [home, laptop] {
      #expect(try await weights(store) == ["changed": 70, "deleted": 71])
      #expect(try await steps(store) == ["2001-01-10"])
    }
    #expect(try await PeerWorld.differences(laptop, home) == [])
  }

  @Test func `an undo that came from another machine can be taken back on all of them`() async throws {
    let (home, laptop, _) = try await world()
    // The laptop made a backup before it applied the undo.
    let backups = try laptop.backups.overview().backups
    #expect(backups.map(\.name.kind) == [.undo])
    let backup = try laptop.backups.path(try #require(backups.first).name)
    #expect(try await laptop.addPeer(PeerLink(name: "home", address: "https://home.example", added: now), key: "k"))
    let outlook = try laptop.backups.outlook(backup)
    #expect(outlook.others == ["home"] && outlook.importsLeaving.count == 1)
    #expect(try await !steps(laptop).contains("2001-01-10"))
    _ = try laptop.restoreBackup(at: backup, isWinning: true, now: now + 100)
    #expect(try await PeerWorld.exchange(laptop, home).isEqual)
    for store in [home, laptop] { #expect(try await steps(store).contains("2001-01-10")) }
    #expect(try await PeerWorld.differences(laptop, home) == [])
  }

  @Test func `undos from another machine share a backup, and make none while nothing can be taken`() async throws {
    let (home, laptop) = (try PeerWorld.store(), try PeerWorld.store())
    try Importing.run(export("2001-01-10", exported: "2001-01-11").write(), into: home)
    try Importing.run(export("2001-02-10", exported: "2001-02-11").write(), into: home)
    #expect(try await PeerWorld.exchange(laptop, home).isEqual)
    _ = try await home.undo(batch: 1, now: now + 30)
    let writer = try laptop.beginImport(ImportOrder(name: "x", now: now, homeZone: nil, proposedZone: "UTC"))
    await #expect(throws: (any Error).self) { try await PeerWorld.exchange(laptop, home) }
    #expect(try laptop.backups.names.isEmpty)
    try writer.cancel()
    #expect(try await PeerWorld.exchange(laptop, home).isEqual)
    let first = try laptop.backups.names
    #expect(first.map(\.kind) == [.undo])
    // The same backup also contains the import that is undone next.
    _ = try await home.undo(batch: 2, now: now + 60)
    #expect(try await PeerWorld.exchange(laptop, home).isEqual)
    #expect(try await steps(laptop) == [])
    #expect(try laptop.backups.names == first)
    for batch in 1...2 { #expect(try laptop.backup(holding: batch) == first.first) }
    // A new tablet receives the imports already undone, so it needs no backup.
    let tablet = try PeerWorld.store()
    #expect(try await PeerWorld.exchange(tablet, home).isEqual)
    for batch in 1...2 { #expect(try tablet.backup(holding: batch) == nil) }
    // The backup does not contain an import that came after it.
    try Importing.run(export("2001-03-10", exported: "2001-03-11").write(), into: home)
    #expect(try await PeerWorld.exchange(laptop, home).isEqual)
    _ = try await home.undo(batch: 3, now: now + 90)
    #expect(try await PeerWorld.exchange(laptop, home).isEqual)
    #expect(try laptop.backups.names.count == 2)
  }

  @Test func `an undo from another machine waits until there is a backup, and nothing else does`() async throws {
    let (home, laptop) = (try PeerWorld.store(), try PeerWorld.store())
    try Importing.run(export("2001-01-10", exported: "2001-01-11").write(), into: home)
    #expect(try await PeerWorld.exchange(laptop, home).isEqual)
    let missing = laptop.folder + "/no-disk"
    try laptop.backups.place(in: missing, for: [])
    _ = try await home.undo(batch: 1, now: now + 30)
    try Importing.run(export("2001-02-10", exported: "2001-02-11").write(), into: home)
    #expect(try await !PeerWorld.exchange(laptop, home).isEqual)
    #expect(try await steps(laptop) == ["2001-01-10", "2001-02-10"])
    #expect(try laptop.backups.overview().failure?.problem == .noFolder(path: missing))
    try laptop.backups.place(in: nil, for: [])
    #expect(try await PeerWorld.exchange(laptop, home).isEqual)
    #expect(try await steps(laptop) == ["2001-02-10"])
  }
}
