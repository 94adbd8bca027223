import DailveDomain
import DailveScores
import DailveServer
import DailveStore
import DailveTestSupport
import Foundation
import Hummingbird
import HummingbirdTesting
import NIOCore
import Synchronization
import Testing

@testable import DailveTransfer

@Suite struct ExportTests {
  /// Sends a piece, waits until it may continue, and records when it has ended.
  private final class SlowExports: ExportRunning {
    let gate = DispatchSemaphore(value: 0)
    let started = Atomic(0)
    let ended = Atomic(0)
    let pieces: Int

    init(pieces: Int) { self.pieces = pieces }

    func export(_ format: TableFormat, write: @escaping ([UInt8]) throws -> Void) throws {
      started.add(1, ordering: .relaxed)
      defer { ended.add(1, ordering: .relaxed) }
      try write([0x61])
      gate.wait()
      for _ in 1..<pieces { try write([UInt8](repeating: 0x61, count: 1 << 18)) }
    }
  }

  private func application(_ exports: any ExportRunning) throws -> some ApplicationProtocol {
    let store = try Importing.store()
    let router = makeRouter(
      ServerDependencies(
        directory: store.directory, store: store, imports: ServerTests.Imports(store: store), exports: exports,
        records: RecordReader(),
        deliveries: ServerTests.intake(store), uploads: store.folder + "/uploads",
        now: { Instant(979_300_800) }, zone: { store.zoneRules($0) }))
    return Application(router: router)
  }

  private func until(_ condition: () -> Bool) async throws {
    for _ in 0..<30_000 where !condition() { try await Task.sleep(for: .milliseconds(10)) }
    #expect(condition())
  }

  @Test func `two exports run, a third is told to wait, and pages still answer`() async throws {
    let exports = SlowExports(pieces: 1)
    let app = try application(exports)
    try await app.test(.router) { client in
      try await withThrowingTaskGroup(of: HTTPResponse.Status.self) { group in
        for _ in 0..<2 {
          group.addTask { try await client.execute(uri: "/settings/export/csv", method: .get) { $0.status } }
        }
        try await until { exports.started.load(ordering: .relaxed) == 2 }
        try await client.execute(uri: "/settings/export/csv", method: .get, headers: [.acceptLanguage: "ko"]) {
          response in
          #expect(response.status == .serviceUnavailable && response.headers[.retryAfter] == "30")
          #expect(String(buffer: response.body).contains("두 개를 내보내는"))
        }
        // Twice as many pages at once as the cooperative pool has threads: a blocked thread would show.
        for _ in 0..<(2 * ProcessInfo.processInfo.activeProcessorCount) {
          group.addTask { try await client.execute(uri: "/browse", method: .get) { $0.status } }
        }
        for _ in 0..<2 { exports.gate.signal() }
        for try await status in group { #expect(status == .ok) }
      }
      try await until { exports.ended.load(ordering: .relaxed) == 2 }
      // A place is free as soon as its export has ended; HEAD does not begin one.
      var status = HTTPResponse.Status.serviceUnavailable
      for _ in 0..<30_000 where status == .serviceUnavailable {
        try await Task.sleep(for: .milliseconds(10))
        status = try await client.execute(uri: "/settings/export/csv", method: .head) { $0.status }
      }
      #expect(status == .ok)
      #expect(exports.started.load(ordering: .relaxed) == 2)
    }
  }

  @Test func `a failed export does not look complete`() async throws {
    struct Failing: ExportRunning {
      func export(_ format: TableFormat, write: @escaping ([UInt8]) throws -> Void) throws {
        try write([0x61])
        throw StorageError.failed(reason: "test")
      }
    }
    try await application(Failing()).test(.router) { client in
      _ = await #expect(throws: StorageError.self) {
        try await client.execute(uri: "/settings/export/csv", method: .get) { _ in }
      }
    }
  }

  @Test func `every kind of entries that is no rule is exported as a table`() {
    for kind in EntryKinds.all {
      #expect((kind is any Rule.Type) != (kind is any TabularEntry.Type), "\(kind.kind)")
    }
  }
}
