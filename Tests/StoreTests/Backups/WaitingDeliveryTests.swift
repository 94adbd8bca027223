import DailveDomain
import DailveScores
import DailveTestSupport
import Foundation
import Synchronization
import Testing

@testable import DailveStore

/// A backup carries every delivery that was acknowledged before it, whatever becomes of the delivery meanwhile.
@Suite struct WaitingDeliveryTests {
  private let always = CivilDay(year: 1990, month: 1, day: 1)...CivilDay(year: 2050, month: 1, day: 1)
  private let now = Instant(1_000_000_000)
  private let body = Array("not a body that anybody reads".utf8)

  private func deliver(to store: HealthStore) throws -> String {
    let file = try DeliverySpool(store).begin(
      DeliveryHead(received: now, token: "t", sender: "iPhone", contentType: "application/json"))
    try file.write(body)
    return try file.publish()
  }

  private func takeIn(_ store: HealthStore) throws {
    try Pushing.run([PushedValue("StepCount", "2001-01-12 09:00:00", length: 60, 500)], into: store, zone: "UTC")
    let spool = DeliverySpool(store)
    for entry in try spool.entries() { try spool.remove(entry) }
  }

  /// The path of a backup during which something happens once, at the moment of its snapshot.
  private func backup(of store: HealthStore, meanwhile body: @escaping @Sendable () throws -> Void) throws -> String {
    let failure = Mutex<(any Error)?>(nil)
    let isOver = Atomic(false)
    let backup = try BackupRun(
      files: store.files, kind: .asked, now: now,
      isStopped: {
        guard !isOver.exchange(true, ordering: .sequentiallyConsistent) else { return false }
        do {
          try body()
        } catch {
          failure.withLock { $0 = error }
        }
        return false
      }
    ).run()
    if let error = failure.withLock({ $0 }) { throw error }
    return try store.backups.path(backup.name)
  }

  /// A new store from that backup, and the bytes of the deliveries that wait in it.
  private func restored(_ path: String) throws -> (store: HealthStore, waiting: [String: [UInt8]]) {
    let store = try HealthStore(folder: TemporaryFolder.make())
    _ = try store.restoreBackup(at: path, now: now)
    let spool = DeliverySpool(store)
    var waiting: [String: [UInt8]] = [:]
    for entry in try spool.entries() {
      let start = try spool.head(of: entry).body
      waiting[entry.id] = Array(try Data(contentsOf: URL(filePath: spool.path(entry)))[start...])
    }
    return (store, waiting)
  }

  @Test func `a delivery that is taken in while a backup begins still waits in it`() async throws {
    let store = try HealthStore(folder: TemporaryFolder.make())
    let id = try deliver(to: store)
    let path = try backup(of: store) { [self] in try takeIn(store) }
    #expect(try await store.daily(.steps, in: always).map(\.sum) == [500])
    let (restored, waiting) = try restored(path)
    // The tables are those of the moment before it was taken in.
    #expect(try await restored.daily(.steps, in: always).isEmpty)
    #expect(waiting == [id: body])
  }

  @Test func `a delivery that comes while a backup begins is in it`() throws {
    let store = try HealthStore(folder: TemporaryFolder.make())
    let first = try deliver(to: store)
    let second = Mutex("")
    let path = try backup(of: store) { [self] in
      let id = try deliver(to: store)
      second.withLock { $0 = id }
    }
    #expect(try restored(path).waiting == [first: body, second.withLock { $0 }: body])
  }

  @Test func `a delivery that begins to be read while a backup begins is in it once, as if nobody had begun`() throws {
    let store = try HealthStore(folder: TemporaryFolder.make())
    let id = try deliver(to: store)
    let path = try backup(of: store) {
      let spool = DeliverySpool(store)
      for entry in try spool.entries() { _ = try spool.markAttempt(entry) }
    }
    #expect(try DeliverySpool(store).entries().map(\.attempts) == [1])
    let (restored, waiting) = try restored(path)
    #expect(waiting == [id: body])
    #expect(try DeliverySpool(restored).entries().map(\.attempts) == [0])
  }

  @Test func `a change that is applied while a backup begins is in it once`() async throws {
    let store = try HealthStore(folder: TemporaryFolder.make())
    // Another program writes, so the entry waits.
    let lock = try WriteLock(store.files, during: .saving)
    let entry = BodyEntry("waits", on: CivilDay(year: 2001, month: 1, day: 12), weight: 66)
    try await store.save(entry, now: now)
    #expect(store.hasWaitingChanges)
    let path = try backup(of: store) {
      lock.release()
      #expect(store.applyQueueIfFree(within: .seconds(60)))
    }
    #expect(!store.hasWaitingChanges)
    let (restored, _) = try restored(path)
    #expect(try await restored.entries(BodyEntry.self).map(\.id) == ["waits"])
  }
}
