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
import Testing

/// `POST /api/v1/ingest`: who may send, the answers, and that acknowledged bodies are kept. It is 12 January 2001.
@Suite struct IngestTests {
  static let body = #"{"data":{"metrics":[]}}"#
  let now = Instant(979_300_800)

  private func site(_ store: HealthStore, _ intake: DeliveryIntake, isOpen: Bool = false) -> some ApplicationProtocol {
    let now = now
    let dependencies = ServerDependencies(
      directory: store.directory, store: store, imports: ServerTests.Imports(store: store),
      exports: StoreExports(store: store), records: RecordReader(),
      deliveries: intake, uploads: store.folder + "/uploads", now: { now }, zone: { store.zoneRules($0) })
    return Application(router: isOpen ? makeIngestRouter(SharedServices(dependencies)) : makeRouter(dependencies))
  }

  /// - Returns: The secret.
  private func token(
    _ store: HealthStore, expires: Instant? = nil, scopes: Set<TokenScope> = [.ingest], name: String = "iPhone"
  ) async throws -> (id: String, secret: String) {
    let secret = DeviceSecret()
    let id = DeviceToken.newIdentifier()
    try await store.directory.add(
      DeviceToken(id: id, name: name, scopes: scopes, created: now - 86_400, expires: expires), hash: secret.hash)
    return (id, secret.text)
  }

  private func send(
    _ client: some TestClientProtocol, _ secret: String?, body: ByteBuffer = ByteBuffer(string: Self.body),
    headers: HTTPFields = [:]
  ) async throws -> (status: HTTPResponse.Status, text: String, headers: HTTPFields) {
    var fields = headers
    if let secret { fields[.authorization] = "Bearer \(secret)" }
    if fields[.contentType] == nil { fields[.contentType] = "application/json" }
    return try await client.execute(uri: "/api/v1/ingest", method: .post, headers: fields, body: body) { response in
      (response.status, String(buffer: response.body), response.headers)
    }
  }

  @Test func `a delivery is kept before it is answered, and read afterwards`() async throws {
    let store = try Importing.store()
    let intake = ServerTests.intake(store)
    let secret = try await token(store).secret
    try await site(store, intake).test(.router) { client in
      let answer = try await send(client, secret)
      #expect(answer.status == .ok)
      let id = try #require(try JSONDecoder().decode([String: String].self, from: Data(answer.text.utf8))["delivery"])
      #expect(try store.waitingDeliveries() == [id])
      #expect(intake.readPendingDeliveries())
      #expect(try store.waitingDeliveries().isEmpty)
      let kept = try #require(try await store.delivery(id))
      #expect(kept.bytes == Self.body.utf8.count && kept.head.sender == "iPhone" && kept.isKept && kept.batch == 1)
      #expect(try await store.batches().map(\.kind) == [.push])
      #expect(try await store.read { try $0.deviceTokens() }.first?.lastUsed == now)
    }
  }

  @Test func `a refusal says what is wrong with the token`() async throws {
    let store = try Importing.store()
    let expired = try await token(store, expires: now).secret
    let reader = try await token(store, scopes: [.read]).secret
    let (revokedID, revoked) = try await token(store)
    #expect(try await store.directory.revokeDeviceToken(revokedID, at: now))
    try await site(store, ServerTests.intake(store)).test(.router) { client in
      for (secret, status, words) in [
        (nil, HTTPResponse.Status.unauthorized, "device key is missing"), ("dlv_nonsense", .unauthorized, "not known"),
        (DeviceSecret().text, .unauthorized, "not known"), (expired, .unauthorized, "expired"),
        (revoked, .unauthorized, "withdrawn"), (reader, .forbidden, "does not allow"),
      ] as [(String?, HTTPResponse.Status, String)] {
        let answer = try await send(client, secret)
        #expect(answer.status == status && answer.text.contains(words), "\(answer.text)")
      }
      let byKey = try await send(client, nil, headers: [#require(HTTPField.Name("X-API-Key")): expired])
      #expect(byKey.text.contains("expired"))
      let inAddress = try await client.execute(uri: "/api/v1/ingest?token=\(expired)", method: .post) { $0.status }
      #expect(inAddress == .unauthorized)
    }
    #expect(try store.waitingDeliveries().isEmpty)
  }

  @Test func `a key for sending cannot read`() async throws {
    let store = try Importing.store()
    let secret = try await token(store).secret
    try await site(store, ServerTests.intake(store), isOpen: true).test(.router) { client in
      for path in ["/", "/api/v1/today", "/data", "/settings", "/events", "/assets/x/style.css"] {
        let status = try await client.execute(
          uri: path, method: .get, headers: [.authorization: "Bearer \(secret)"]
        ) { $0.status }
        #expect(status == .notFound, "\(path)")
      }
      let status = try await send(client, secret).status
      #expect(status == .ok)
    }
  }

  @Test func `compressed bodies are unpacked, and damaged ones are refused whole`() async throws {
    let store = try Importing.store()
    let intake = ServerTests.intake(store)
    let secret = try await token(store).secret
    let packed = Gzip.pack(Array(Self.body.utf8))
    try await site(store, intake).test(.router) { client in
      let gzip: HTTPFields = [.contentEncoding: "gzip"]
      #expect(try await send(client, secret, body: ByteBuffer(bytes: packed), headers: gzip).status == .ok)
      for bad in [Array(packed.dropLast(9)), [], Array("not gzip at all".utf8), packed + [1, 2, 3]] {
        let answer = try await send(client, secret, body: ByteBuffer(bytes: bad), headers: gzip)
        #expect(answer.status == .badRequest && answer.text.contains("compressed"), "\(answer.text)")
      }
      let strange = try await send(client, secret, headers: [.contentEncoding: "br"])
      #expect(strange.status == .unsupportedMediaType && strange.text.contains("br"))
      let picture = try await send(client, secret, headers: [.contentType: "image/png"])
      #expect(picture.status == .unsupportedMediaType && picture.text.contains("image/png"))
    }
    #expect(intake.readPendingDeliveries())
    #expect(try await store.deliveries(limit: 10).map(\.bytes) == [Self.body.utf8.count])
  }

  @Test func `several compressed members form one body, wherever their blocks end`() async throws {
    let store = try Importing.store()
    let intake = ServerTests.intake(store)
    let secret = try await token(store).secret
    let halves = [Self.body.prefix(9), Self.body.dropFirst(9)].map { Gzip.pack(Array($0.utf8)) }
    try await site(store, intake).test(.router) { client in
      let whole = halves[0] + halves[1] + [0, 0]
      let answer = try await send(client, secret, body: ByteBuffer(bytes: whole), headers: [.contentEncoding: "gzip"])
      #expect(answer.status == .ok)
    }
    #expect(intake.readPendingDeliveries())
    #expect(try await store.deliveries(limit: 10).map(\.bytes) == [Self.body.utf8.count])
  }

  @Test func `compressed bodies are unpacked, even with a missing or ambiguous coding`() async throws {
    let store = try Importing.store()
    let intake = ServerTests.intake(store)
    let secret = try await token(store).secret
    let gzip = Gzip.pack(Array(Self.body.utf8))
    let raw = Array(gzip.dropFirst(10).dropLast(8))
    try await site(store, intake).test(.router) { client in
      for (body, coding) in [
        (gzip, nil), (gzip, "deflate"), (raw, "deflate"), (Gzip.zlib(Array(Self.body.utf8)), "deflate"),
        (gzip, "x-gzip"),
      ] {
        let headers: HTTPFields = coding.map { [.contentEncoding: $0] } ?? [:]
        let answer = try await send(client, secret, body: ByteBuffer(bytes: body), headers: headers)
        #expect(answer.status == .ok, "\(coding ?? "none"): \(answer.text)")
      }
      for bad in [Array(raw.dropLast(3)), raw + [7], [0x1F, 0x8B, 9, 9]] {
        let answer = try await send(
          client, secret, body: ByteBuffer(bytes: bad), headers: [.contentEncoding: "deflate"])
        #expect(answer.status == .badRequest)
      }
    }
    #expect(intake.readPendingDeliveries())
    #expect(try await store.deliveries(limit: 10).map(\.bytes) == [Int](repeating: Self.body.utf8.count, count: 5))
  }

  @Test func `other methods are answered with the methods that the address accepts`() async throws {
    let store = try Importing.store()
    let intake = ServerTests.intake(store)
    for isOpen in [false, true] {
      try await site(store, intake, isOpen: isOpen).test(.router) { client in
        for method in [HTTPRequest.Method.get, .put, .delete, .options, .patch] {
          try await client.execute(uri: "/api/v1/ingest", method: method) { response in
            #expect(response.status == .methodNotAllowed && response.headers[.allow] == "POST", "\(method)")
            #expect(response.headers[.contentType]?.hasPrefix("application/json") == true)
          }
        }
      }
    }
    try await site(store, intake, isOpen: true).test(.router) { client in
      for path in ["/", "/data", "/api/v2/ingest"] {
        try await client.execute(uri: path, method: .get, headers: [.accept: "text/html"]) { response in
          let text = String(buffer: response.body)
          #expect(response.status == .notFound && text.contains("/api/v1/ingest") && !text.contains("<"), "\(text)")
        }
      }
    }
  }

  @Test func `another user's folder behind a link is neither read nor changed`() async throws {
    let store = try Importing.store()
    let other = try TemporaryFolder.make()
    let file = other + "/20010112T000000.000Z-00000000.0"
    try Data("{}".utf8).write(to: URL(filePath: file))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: other)
    let deliveries = store.folder + "/deliveries"
    try? FileManager.default.removeItem(atPath: deliveries)
    try FileManager.default.createSymbolicLink(atPath: deliveries, withDestinationPath: other)
    let secret = try await token(store).secret
    try await site(store, ServerTests.intake(store)).test(.router) { client in
      let status = try await send(client, secret).status
      #expect(status == .internalServerError)
    }
    #expect(try store.waitingDeliveries().isEmpty)
    do {
      let again = try HealthStore(folder: store.folder)
      #expect(try again.waitingDeliveries().isEmpty)
    }
    try await store.eraseEverything()
    #expect(try FileManager.default.contentsOfDirectory(atPath: other).count == 1)
    #expect(try FileManager.default.attributesOfItem(atPath: other)[.posixPermissions] as? Int == 0o755)
  }

  @Test func `foreign files among the deliveries are left alone and cause no delay`() async throws {
    let store = try Importing.store()
    let intake = ServerTests.intake(store)
    let secret = try await token(store).secret
    try await site(store, intake).test(.router) { client in
      let status = try await send(client, secret).status
      #expect(status == .ok)
    }
    let folder = store.folder + "/deliveries"
    for name in ["20000101T000000.000Z-00000000.0", "0000.+1", "x.99", "note.txt"] {
      try Data("garbage".utf8).write(to: URL(filePath: folder + "/" + name))
    }
    try FileManager.default.createDirectory(atPath: folder + "/0001.0", withIntermediateDirectories: false)
    #expect(intake.readPendingDeliveries())
    #expect(try await store.deliveries(limit: 10).count == 1)
  }

  @Test func `a delivery waits while another program writes, and waiting does not count as an attempt`() async throws {
    let store = try Importing.store()
    let intake = ServerTests.intake(store)
    let secret = try await token(store).secret
    try await site(store, intake).test(.router) { client in
      let status = try await send(client, secret).status
      #expect(status == .ok)
    }
    let writer = try store.beginImport(
      ImportOrder(name: "long", now: now, homeZone: "Europe/Paris", proposedZone: nil))
    #expect(!intake.readPendingDeliveries())
    let names = try FileManager.default.contentsOfDirectory(atPath: store.folder + "/deliveries")
    #expect(names.count == 1 && names.allSatisfy { $0.hasSuffix(".0") })
    try writer.cancel()
    #expect(intake.readPendingDeliveries())
    #expect(try await store.deliveries(limit: 10).map(\.problem) == [nil])
  }

  @Test func `a body that ended the program five times is kept, reported and not read again`()
    async throws
  {
    let store = try Importing.store()
    let intake = ServerTests.intake(store)
    let secret = try await token(store).secret
    try await site(store, intake).test(.router) { client in
      let status = try await send(client, secret).status
      #expect(status == .ok)
    }
    let id = try #require(try store.waitingDeliveries().first)
    let folder = store.folder + "/deliveries/"
    try FileManager.default.moveItem(atPath: folder + id + ".0", toPath: folder + id + ".5")
    #expect(intake.readPendingDeliveries())
    let kept = try #require(try await store.delivery(id))
    #expect(kept.problem != nil && kept.isKept && kept.unknown == 1)
    #expect(try store.waitingDeliveries().isEmpty)
    // A kept body is read whenever somebody requests it.
    #expect(try intake.replay(kept) && intake.readPendingDeliveries())
    #expect(try await store.delivery(id)?.problem == nil)
  }

  @Test func `a compression bomb is refused at the limit and leaves nothing behind`() async throws {
    let store = try Importing.store()
    let secret = try await token(store).secret
    let zeros = Gzip.pack([UInt8](repeating: 32, count: 101_000_000))
    try await site(store, ServerTests.intake(store)).test(.router) { client in
      let answer = try await send(
        client, secret, body: ByteBuffer(bytes: zeros), headers: [.contentEncoding: "gzip"])
      #expect(answer.status == .contentTooLarge && answer.text.contains("100 MB"), "\(answer.text)")
    }
    #expect(try store.waitingDeliveries().isEmpty)
  }

  @Test func `a runaway device is told when to retry`() async throws {
    let store = try Importing.store()
    let secret = try await token(store).secret
    try await site(store, ServerTests.intake(store)).test(.router) { client in
      var refused: HTTPFields?
      for _ in 0..<20_000 where refused == nil {
        let answer = try await send(client, secret, body: ByteBuffer(string: "{}"))
        if answer.status == .tooManyRequests { refused = answer.headers }
      }
      #expect(refused?[.retryAfter] != nil)
    }
  }

  @Test func `waiting deliveries are deleted with everything else`() async throws {
    let store = try Importing.store()
    let secret = try await token(store).secret
    try await site(store, ServerTests.intake(store)).test(.router) { client in
      let status = try await send(client, secret).status
      #expect(status == .ok)
    }
    try await store.eraseEverything()
    #expect(try store.waitingDeliveries().isEmpty)
    #expect(try await store.read { try $0.deviceTokens() }.isEmpty)
  }
}
