import DailveDomain
import DailveScores
import DailveServer
import DailveStore
import DailveSync
import DailveTestSupport
import DailveTransfer
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

@testable import DailveServer

/// The exchange of other stores and devices with the server.
@Suite struct SyncRouteTests {
  let now = Instant(1_000_000_000)

  private func site(_ store: HealthStore, rightsNow: Instant? = nil) -> some ApplicationProtocol {
    let now = now
    return Application(
      router: makeRouter(
        ServerDependencies(
          directory: store.directory, store: store, imports: ServerTests.Imports(store: store),
          exports: StoreExports(store: store), records: RecordReader(),
          deliveries: ServerTests.intake(store), uploads: store.folder + "/uploads", now: { now },
          rightsNow: { rightsNow ?? now },
          zone: { store.zoneRules($0) })))
  }

  private func key(_ store: HealthStore, _ scope: TokenScope) async throws -> String {
    let secret = DeviceSecret()
    try await store.directory.add(
      DeviceToken(id: DeviceToken.newIdentifier(), name: "Other", scopes: [scope], created: now - 1),
      hash: secret.hash)
    return secret.text
  }

  private func row(_ id: String, _ milliseconds: Int = 999_999_999_000) -> EntryChange {
    EntryChange(
      id: id, kind: BodyEntry.kind,
      value: #"{"clock":480,"day":"2001-01-02","id":"\#(id)","memo":"","weight":70}"#, isDeleted: false,
      stamp: EntryStamp(milliseconds: milliseconds, device: "x"))
  }

  private func send(
    _ client: some TestClientProtocol, _ body: Data, type: String = "application/json", key: String? = nil
  ) async throws -> (HTTPResponse.Status, Data) {
    var headers: HTTPFields = [.contentType: type]
    if let key { headers[.authorization] = "Bearer \(key)" }
    return try await client.execute(
      uri: "/sync/entries", method: .post, headers: headers, body: ByteBuffer(bytes: body)
    ) { ($0.status, Data($0.body.readableBytesView)) }
  }

  @Test func `a key ends by the later clock, and names the sender of an entry`() async throws {
    let store = try Importing.store()
    let secret = DeviceSecret()
    try await store.directory.add(
      DeviceToken(
        id: DeviceToken.newIdentifier(), name: "Other", scopes: [.sync], created: now - 86_400, expires: now + 86_400),
      hash: secret.hash)
    let body = try JSONEncoder().encode(SyncPush(client: nil, now: 0, mark: nil, rows: [row("a")]))
    // The date was set back, but the elapsed time is known.
    try await site(store, rightsNow: now + 86_400).test(.router) { client in
      let (status, _) = try await send(client, body, key: secret.text)
      #expect(status == .unauthorized)
    }
    try await site(store).test(.router) { client in
      let (status, _) = try await send(client, body, key: secret.text)
      #expect(status == .ok)
    }
    let now = now
    #expect(try await store.read { try ShowVersionHistory($0)(now: now) }.map(\.new.sender) == ["Other"])
  }

  @Test func `rows arrive, are handed on, and are never cached on the way`() async throws {
    let store = try Importing.store()
    let push = SyncPush(client: nil, now: 0, mark: nil, rows: [row("a"), row("late", 1_000_000_070_000)])
    try await site(store).test(.router) { client in
      let (status, body) = try await send(client, JSONEncoder().encode(push), key: try await key(store, .peer))
      #expect(status == .ok)
      let receipt = try JSONDecoder().decode(SyncReceipt.self, from: body)
      #expect(receipt.refused == ["late": .ahead])
      #expect(try await store.entries(BodyEntry.self).map(\.id) == ["a"])
      try await client.execute(uri: "/sync/pull?seq=0&limit=10", method: .get) { response in
        #expect(response.status == .ok && response.headers[.cacheControl] == "no-store")
        let page = try JSONDecoder().decode(SyncPage.self, from: Data(response.body.readableBytesView))
        #expect(page.rows == [row("a")] && page.isKnown && !page.hasMore)
      }
      try await client.execute(uri: "/sync/pull?seq=0&boot=gone&mark=3", method: .get) { response in
        let page = try JSONDecoder().decode(SyncPage.self, from: Data(response.body.readableBytesView))
        #expect(!page.isKnown && page.rows.isEmpty)
      }
    }
  }

  @Test func `a key for something else neither reads nor writes entries`() async throws {
    let store = try Importing.store()
    try await site(store).test(.router) { client in
      for scope in TokenScope.allCases where !SyncRoutes.scopes.contains(scope) {
        let secret = try await key(store, scope)
        let push = try JSONEncoder().encode(SyncPush(client: nil, now: 0, mark: nil, rows: [row("a")]))
        #expect(try await send(client, push, key: secret).0 == .forbidden)
        let headers: HTTPFields = [.authorization: "Bearer \(secret)"]
        try await client.execute(uri: "/sync/pull", method: .get, headers: headers) { #expect($0.status == .forbidden) }
      }
    }
    #expect(try await store.entries(BodyEntry.self).isEmpty)
  }

  @Test func `an invalid or oversized push is refused as a whole`() async throws {
    let store = try Importing.store()
    try await site(store).test(.router) { client in
      #expect(try await send(client, Data("{".utf8)).0 == .badRequest)
      let push = try JSONEncoder().encode(SyncPush(client: nil, now: 0, mark: nil, rows: [row("a")]))
      #expect(try await send(client, push, type: "text/plain").0 == .unsupportedMediaType)
      let many = SyncPush(client: nil, now: 0, mark: nil, rows: (0...500).map { row("r\($0)") })
      #expect(try await send(client, JSONEncoder().encode(many)).0 == .contentTooLarge)
      #expect(try await send(client, Data(repeating: 0x20, count: 1 << 21)).0 == .contentTooLarge)
      let nobody = SyncPush(
        client: nil, now: 0, mark: nil,
        operations: [
          SyncOperation(id: "1", entry: "a", kind: "body", value: nil, isDeleted: true, base: nil, written: 0)
        ])
      #expect(try await send(client, JSONEncoder().encode(nobody)).0 == .badRequest)
      for query in ["seq=-1", "seq=x", "limit=0", "limit=501", "boot=..", "boot=a&mark=-1", "other=1"] {
        try await client.execute(uri: "/sync/pull?\(query)", method: .get) {
          #expect($0.status == .badRequest, "\(query)")
        }
      }
    }
    #expect(try await store.entries(BodyEntry.self).isEmpty)
  }
}
