import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import DailveTransfer
import Foundation
import Testing

@testable import DailveServer

/// Consecutive imports, and late results of cancelled ones.
@Suite struct ImportJobTests {
  func center(_ store: HealthStore) -> ImportCenter {
    ImportCenter(
      ServerDependencies(
        store: store, imports: ServerTests.Imports(store: store), exports: StoreExports(store: store),
        deliveries: ServerTests.intake(store),
        uploads: store.folder + "/uploads", now: { Instant(1_000_000_000) }, zone: { store.zoneRules($0) }))
  }

  func upload(_ name: String) throws -> ImportCenter.Upload {
    ImportCenter.Upload(path: try ServerTests.export().write(), name: name, zone: nil)
  }

  func until(_ condition: () -> Bool) async throws {
    for _ in 0..<30_000 where !condition() { try await Task.sleep(for: .milliseconds(10)) }
    #expect(condition())
  }

  func isDone(_ center: ImportCenter) -> Bool { if case .done = center.phase { true } else { false } }

  func isPreparing(_ center: ImportCenter) -> Bool { if case .preparing = center.phase { true } else { false } }

  @Test func `a cancelled upload cannot affect the next one`() async throws {
    let store = try Importing.store()
    let center = center(store)
    let first = try #require(await center.reserve())
    #expect(await center.reserve() == nil)
    await center.cancel()
    let second = try #require(await center.reserve())
    // The cancelled upload still arrives completely, and then fails.
    let late = try upload("late.xml")
    center.start(late, first, preview: false)
    try await until { !FileManager.default.fileExists(atPath: late.path) }
    center.fail(StorageError.busy, first)
    #expect(isPreparing(center))
    #expect(try await store.batches().isEmpty)
    center.start(try upload("second.xml"), second, preview: false)
    try await until { isDone(center) }
    #expect(try await store.batches().map(\.name) == ["second.xml"])
    // Nor after the next one has ended.
    center.fail(StorageError.busy, first)
    #expect(isDone(center))
  }

  @Test func `a preview that gave way to another file cannot be confirmed`() async throws {
    let store = try Importing.store()
    let center = center(store)
    center.start(try upload("looked-at.xml"), try #require(await center.reserve()), preview: true)
    try await until { if case .previewed = center.phase { true } else { false } }
    let next = try #require(await center.reserve())
    #expect(!center.confirm())
    center.start(try upload("next.xml"), next, preview: true)
    try await until { if case .previewed = center.phase { true } else { false } }
    #expect(center.confirm())
    try await until { isDone(center) }
    #expect(try await store.batches().map(\.name) == ["next.xml"])
  }
}
