import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import DailveTransfer
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

@testable import DailveServer

/// Connecting, testing and withdrawing devices on pages.
@Suite struct ConnectPageTests {
  private let now = Instant(1_780_000_000)

  private func site(
    _ store: HealthStore, _ intake: DeliveryIntake, origins: [String]? = ["http://192.168.1.20:8421"]
  ) -> some ApplicationProtocol {
    let now = now
    let given = origins.map { DeviceListening.Given(host: "192.168.1.20", port: 8421, origins: $0) }
    return Application(
      router: makeRouter(
        ServerDependencies(
          directory: store.directory, store: store, imports: ServerTests.Imports(store: store),
          exports: StoreExports(store: store), records: RecordReader(),
          deliveries: intake, uploads: store.folder + "/uploads", devices: ServerTests.listening(store, given: given),
          now: { now }, zone: { store.zoneRules($0) })))
  }

  private func get(_ client: some TestClientProtocol, _ path: String) async throws -> (HTTPResponse.Status, String) {
    try await client.execute(uri: path, method: .get) { ($0.status, String(buffer: $0.body)) }
  }

  private func post(
    _ client: some TestClientProtocol, _ path: String, _ fields: [String: String]
  ) async throws -> (status: HTTPResponse.Status, text: String, headers: HTTPFields) {
    try await client.execute(
      uri: path, method: .post, headers: [.contentType: "application/x-www-form-urlencoded"], body: form(fields)
    ) { ($0.status, String(buffer: $0.body), $0.headers) }
  }

  /// The key on a page.
  private func key(_ page: String) -> String? {
    page.firstMatch(of: /dlv_[A-Za-z0-9_-]{43}/).map { String($0.output) }
  }

  private let fields = ["name": "Ada’s iPhone", "way": "health-auto-export", "address": "http://192.168.1.20:8421"]

  @Test func `the page offers an address for devices where none is open`() async throws {
    let store = try Importing.store()
    let intake = ServerTests.intake(store)
    let cases: [(origins: [String]?, isOffered: Bool, isHere: Bool)] = [
      (nil, true, false), ([], false, true), (["http://192.168.1.20:8421"], false, false),
    ]
    for (origins, isOffered, isHere) in cases {
      try await site(store, intake, origins: origins).test(.router) { client in
        let page = try await get(client, "/connect").1
        #expect(page.contains("action=\"/settings/devices\"") == isOffered)
        #expect(page.contains("only this computer can reach. Enter the address of") == isHere)
        #expect(page.contains("Devices deliver to http://192.168.1.20:8421.") == (origins?.isEmpty == false))
      }
    }
  }

  @Test func `a key is shown once, works, and tells of its first delivery`() async throws {
    let store = try Importing.store()
    let intake = ServerTests.intake(store)
    try await site(store, intake).test(.router) { client in
      let made = try await post(client, "/connect", fields)
      #expect(made.status == .created && made.headers[.cacheControl] == "no-store")
      let secret = try #require(key(made.text))
      let id = try #require(try await store.read { try $0.deviceTokens() }.first?.id)
      #expect(made.text.contains("Waiting for the first delivery"))
      #expect(
        made.text.contains("com.HealthExport://automation?url=http%3A%2F%2F192.168.1.20%3A8421%2Fapi%2Fv1%2Fingest"))
      // The key is never shown again.
      for path in ["/connect/\(id)", "/connect", "/data/sources"] {
        let page = try await get(client, path)
        #expect(page.0 == .ok && page.1.contains("Ada’s iPhone") && key(page.1) == nil, "\(path)")
      }
      let body =
        #"{"data":{"metrics":[{"name":"step_count","units":"count","data":[{"date":"2026-05-28 08:00:00 +0000","qty":12}]}]}}"#
      try await client.execute(
        uri: "/api/v1/ingest", method: .post,
        headers: [.authorization: "Bearer \(secret)", .contentType: "application/json"],
        body: ByteBuffer(string: body)
      ) { #expect($0.status == .ok) }
      #expect(intake.readPendingDeliveries())
      let page = try await get(client, "/connect/\(id)").1
      #expect(page.contains("1 new reading") && !page.contains("Waiting for"))
    }
  }

  @Test func `a key made in the terminal leads to every guide`() async throws {
    let store = try Importing.store()
    let token = DeviceToken(id: "0123456789abcdef", name: "HA", scopes: [.ingest], created: now)
    try await store.directory.add(token, hash: Array("hash".utf8))
    try await site(store, ServerTests.intake(store)).test(.router) { client in
      let page = try await get(client, "/connect/0123456789abcdef").1
      for way in ["shortcut", "home-assistant", "other"] { #expect(page.contains("?way=\(way)&amp;"), "\(way)") }
      let other = try await get(client, "/connect/0123456789abcdef?way=home-assistant").1
      #expect(other.contains("rest_command") && other.contains("?way=health-auto-export&amp;"))
    }
  }

  @Test func `a test delivery takes the whole way and holds nothing`() async throws {
    let store = try Importing.store()
    let intake = ServerTests.intake(store)
    try await site(store, intake).test(.router) { client in
      let secret = try #require(key(try await post(client, "/connect", fields).text))
      let id = try #require(try await store.read { try $0.deviceTokens() }.first?.id)
      let tried = try await post(client, "/connect/\(id)/test", fields.merging(["key": secret]) { $1 })
      #expect(tried.status == .ok && key(tried.text) == secret)
      #expect(intake.readPendingDeliveries())
      #expect(try await get(client, "/connect/\(id)").1.contains("The key works: now send something"))
      #expect(try await store.contents().types.isEmpty)
      // The phone itself has not sent anything.
      #expect(try await store.read { try $0.deviceContacts() }.first?.lastReceived == nil)
      // The keys are another device's, a wrong one, none, and a withdrawn one.
      _ = try await post(client, "/connect", fields)
      let other = try #require(try await store.read { try $0.deviceTokens() }.first { $0.id != id }?.id)
      #expect(try await post(client, "/connect/\(other)/test", ["key": secret]).status == .unauthorized)
      #expect(try await post(client, "/connect/\(id)/test", ["key": "dlv_wrong"]).status == .badRequest)
      #expect(try await post(client, "/connect/\(id)/test", [:]).status == .badRequest)
      #expect(try await post(client, "/connect/\(id)/revoke", [:]).headers[.location] == "/connect?done=revoked")
      #expect(try await post(client, "/connect/\(id)/test", ["key": secret]).status == .unauthorized)
      #expect(try await post(client, "/connect/nobody/revoke", [:]).status == .notFound)
      #expect(try await get(client, "/connect/nobody").0 == .notFound)
      #expect(try await get(client, "/connect?done=revoked").1.contains("The key was withdrawn."))
    }
  }

  @Test func `a form that cannot be accepted comes back as filled in`() async throws {
    let store = try Importing.store()
    try await site(store, ServerTests.intake(store)).test(.router) { client in
      let answer = try await post(client, "/connect", ["name": " ", "address": "<b>no address", "way": "shortcut"])
      #expect(answer.status == .unprocessableContent && key(answer.text) == nil)
      #expect(answer.text.contains("value=\"&lt;b>no address\"") || answer.text.contains("&lt;b&gt;no address"))
      #expect(try await store.read { try $0.deviceTokens() }.isEmpty)
    }
  }

  @Test func `a delivery is listed with its day, read again and undone`() async throws {
    let store = try Importing.store()
    let intake = ServerTests.intake(store)
    try await site(store, intake).test(.router) { client in
      let secret = try #require(key(try await post(client, "/connect", fields).text))
      for minute in 0..<3 {
        let body =
          #"{"data":{"metrics":[{"name":"step_count","units":"count","data":[{"date":"2026-05-28 08:0\#(minute):00 +0000","qty":12}]}]}}"#
        try await client.execute(
          uri: "/api/v1/ingest", method: .post,
          headers: [.authorization: "Bearer \(secret)", .contentType: "application/json"],
          body: ByteBuffer(string: body)
        ) { #expect($0.status == .ok) }
        #expect(intake.readPendingDeliveries())
      }
      let data = try await get(client, "/data").1
      #expect(data.contains("3 deliveries, 3 new readings") && !data.contains("/data/batches/1"))
      let day = String(try #require(data.firstMatch(of: /\/data\/deliveries\/[0-9-]{10}/)).output)
      #expect(try await get(client, day).1.contains("/data/batches/3/undo"))
      #expect(try await get(client, "/data/deliveries/2020-01-01").0 == .notFound)
      #expect(try await get(client, "/data/deliveries/nonsense").0 == .notFound)
      let delivery = try await get(client, "/data/batches/2").1
      #expect(delivery.contains("/data/batches/2/replay") && delivery.contains("class=\"back\" href=\"\(day)\""))
      #expect(
        try await post(client, "/data/batches/2/replay", [:]).headers[.location] == day + "?done=replayed")
      #expect(intake.readPendingDeliveries())
      #expect(try await post(client, "/data/batches/99/replay", [:]).status == .notFound)
      #expect(try await get(client, "/data").1.contains("3 deliveries, 2 new readings"))
    }
  }
}
