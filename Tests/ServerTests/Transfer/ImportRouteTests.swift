import DailveDomain
import DailveScores
import DailveServer
import DailveStore
import DailveTestSupport
import DailveTransfer
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Synchronization
import Testing

/// Requests that concern somebody else's import, and the remains of failed ones.
@Suite struct ImportRouteTests {
  private func application(_ store: FailingStore) -> some ApplicationProtocol {
    let real = store.real
    return Application(
      router: makeRouter(
        ServerDependencies(
          directory: real.directory, store: store, imports: ServerTests.Imports(store: real),
          exports: StoreExports(store: real), records: RecordReader(),
          deliveries: ServerTests.intake(real), uploads: real.folder + "/uploads",
          now: { Instant(1_000_000_000) }, zone: { real.zoneRules($0) })))
  }

  private func send(_ text: String, _ client: some TestClientProtocol) async throws -> HTTPResponse.Status {
    try await client.execute(
      uri: "/import", method: .post,
      headers: [.contentType: "application/octet-stream", .accept: "application/json"],
      body: ByteBuffer(string: text)
    ) { $0.status }
  }

  private func page(_ client: some TestClientProtocol) async throws -> String {
    try await client.execute(uri: "/data", method: .get) { String(buffer: $0.body) }
  }

  /// The job that the forms of a page with a preview concern.
  private func previewed(_ client: some TestClientProtocol) async throws -> String {
    for _ in 0..<30_000 {
      let html = try await page(client)
      if html.contains("/import/confirm") {
        let jobs = Set(html.matches(of: /name="job" value="([^"]+)"/).map { String($0.output.1) })
        #expect(jobs.count == 1)
        return try #require(jobs.first)
      }
      try await Task.sleep(for: .milliseconds(10))
    }
    throw UnexpectedValue(found: "no preview")
  }

  private func uploads(_ store: HealthStore) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: store.folder + "/uploads")
  }

  @Test func `a stale page can neither confirm nor cancel the next import`() async throws {
    let (app, store) = try ServerTests().application()
    var export = ServerTests.export()
    export.add("StepCount", "2001-01-12 18:00:00", "2001-01-12 18:10:00", value: "700", unit: "count")
    let text = export.xml
    try await app.test(.router) { client in
      func post(_ path: String, _ fields: [String: String]) async throws {
        try await client.execute(uri: path, method: .post, body: form(fields)) {
          #expect($0.status == .seeOther && $0.headers[.location] == "/data")
        }
      }
      #expect(try await send(text, client) == .ok)
      let first = try await previewed(client)
      #expect(try await send(text, client) == .ok)
      let next = try await previewed(client)
      #expect(first != next)
      let others: [[String: String]] = [["job": first], ["job": ""], [:]]
      for stale in others {
        try await post("/import/confirm", stale)
        try await post("/import/cancel", stale)
        #expect(try await previewed(client) == next)
      }
      try await post("/import/confirm", ["job": next])
      for _ in 0..<30_000 {
        if try await store.batches().count > 1 { break }
        try await Task.sleep(for: .milliseconds(10))
      }
      #expect(try await store.batches().count == 2)
    }
  }

  @Test func `a file that arrived and cannot be imported is not kept`() async throws {
    let real = try Importing.store()
    let app = application(FailingStore(real: real, reading: .damaged(reason: "page 7")))
    let text = ServerTests.export().xml
    let status = try await app.test(.router) { try await send(text, $0) }
    #expect(status == .internalServerError)
    #expect(try uploads(real).isEmpty)
  }

  @Test func `no file is accepted during an erasure, but one is afterwards`() async throws {
    let real = try Importing.store()
    try Importing.run(ServerTests.export().write(), into: real, zone: "Europe/Paris")
    let meanwhile = Meanwhile()
    let app = application(FailingStore(real: real, whileErasing: { await meanwhile.run() }))
    let text = ServerTests.export().xml
    try await app.test(.router) { client in
      meanwhile.set { try? await send(text, client) }
      try await client.execute(uri: "/settings/erase", method: .post, body: form(["word": "DELETE"])) {
        #expect($0.headers[.location] == "/settings?done=erased")
      }
      #expect(meanwhile.status == .conflict)
      #expect(try await real.batches().isEmpty)
      #expect(try await send(text, client) == .ok)
      _ = try await ServerTests().waitForImport(client)
      #expect(try await real.batches().count == 1)
    }
  }
}

/// A request at a moment that only a store knows.
private final class Meanwhile: Sendable {
  private let request = Mutex<(@Sendable () async -> HTTPResponse.Status?)?>(nil)
  private let answer = Mutex<HTTPResponse.Status?>(nil)

  /// The status of the answer; `nil` if the moment did not occur.
  var status: HTTPResponse.Status? { answer.withLock { $0 } }

  func set(_ new: @escaping @Sendable () async -> HTTPResponse.Status?) { request.withLock { $0 = new } }

  func run() async {
    guard let ask = request.withLock({ $0 }) else { return }
    let status = await ask()
    answer.withLock { $0 = status }
  }
}
