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

/// Choosing the address for devices on its page.
@Suite struct DeviceAddressPageTests {
  private func shared(
    _ store: HealthStore, _ access: PublicAccess? = nil, given: DeviceListening.Given? = nil,
    answer: PortAnswer = .ours
  ) -> SharedServices {
    SharedServices(
      ServerDependencies(
        directory: store.directory, store: store, imports: ServerTests.Imports(store: store),
        exports: StoreExports(store: store), records: RecordReader(),
        deliveries: ServerTests.intake(store), uploads: store.folder + "/uploads",
        devices: ServerTests.listening(store, given: given, answer: answer), publicAccess: access,
        now: { Instant(979_300_800) }, zone: { store.zoneRules($0) }))
  }

  private func post(
    _ client: some TestClientProtocol, _ fields: [String: String], to path: String = "/settings/devices"
  ) async throws -> (status: HTTPResponse.Status, text: String, location: String?) {
    try await client.execute(
      uri: path, method: .post, headers: [.contentType: "application/x-www-form-urlencoded"], body: form(fields)
    ) { ($0.status, String(buffer: $0.body), $0.headers[.location]) }
  }

  private func page(_ client: some TestClientProtocol, _ path: String = "/settings/devices") async throws -> String {
    try await client.execute(uri: path, method: .get) { String(buffer: $0.body) }
  }

  @Test func `an address is proposed, kept, and switched off`() async throws {
    let store = try Importing.store()
    let file = DeviceListenerFile(folder: store.folder)
    try await Application(router: makeRouter(shared(store))).test(.router) { client in
      let first = try await page(client)
      #expect(first.contains("value=\"192.168.1.20\" selected") && first.contains("value=\"8421\""))
      #expect(try file.deviceListener() == nil)
      let chosen = ["host": "127.0.0.1", "port": "18421", "turn": "on"]
      // Nothing listens in this test, so the page says that nothing is open.
      #expect(try await post(client, chosen).location == "/settings/devices")
      #expect(try file.deviceListener() == DeviceListener(isOn: true, host: "127.0.0.1", port: 18_421))
      let html = try await page(client)
      #expect(html.contains("value=\"18421\""))
      #expect(try await post(client, ["turn": "off", "back": "1"]).location == "/connect?done=device-address-off")
      #expect(try file.deviceListener() == DeviceListener(isOn: false, host: "127.0.0.1", port: 18_421))
    }
    // Another start finds the choice.
    try await Application(router: makeRouter(shared(store))).test(.router) { client in
      let html = try await page(client)
      #expect(html.contains("value=\"18421\""))
    }
  }

  @Test(arguments: [
    ("8.8.8.8", "8421"), ("2001:db8::1", "8421"), ("example.org", "8421"), ("", "8421"), ("fe80::1%<script>", "0"),
    ("192.168.1.20", "80"), ("192.168.1.20", "1023"), ("192.168.1.20", "65536"), ("192.168.1.20", "-1"),
    ("192.168.1.20", "99999999999999999999"), ("192.168.1.20", "８４２１"), ("192.168.1.20", ""),
    (String(repeating: "1", count: 10_000), "8421"),
  ])
  func `an address or a port that is none comes back with a sentence`(host: String, port: String) async throws {
    let store = try Importing.store()
    try await Application(router: makeRouter(shared(store))).test(.router) { client in
      let answer = try await post(client, ["host": host, "port": port, "turn": "on"])
      #expect(answer.status == .unprocessableContent && answer.text.contains("id=\"errors\""))
      #expect(!answer.text.contains("<script>"))
      #expect(try DeviceListenerFile(folder: store.folder).deviceListener() == nil)
    }
  }

  @Test func `an address of the command line cannot be changed`() async throws {
    let store = try Importing.store()
    let given = DeviceListening.Given(host: "10.0.0.2", port: 8421, origins: ["http://10.0.0.2:8421"])
    try await Application(router: makeRouter(shared(store, given: given))).test(.router) { client in
      let text = try await page(client)
      #expect(text.contains("says 10.0.0.2:8421 (--ingest-listen)") && !text.contains("name=\"turn\""))
      let answer = try await post(client, ["host": "127.0.0.1", "port": "9000", "turn": "on"])
      #expect(answer.status == .conflict)
      #expect(try DeviceListenerFile(folder: store.folder).deviceListener() == nil)
      let tested = try await post(client, [:], to: "/settings/devices/test")
      #expect(tested.text.contains("10.0.0.2:8421: it works"))
    }
  }

  @Test(arguments: [
    (PortAnswer.ours, "it works"), (.other, "something other than Dailve"), (.free, "nothing answers"),
    (.notAllowed, "allow Dailve to use port 8421"), (.notHere, "have the address 192.168.1.20"),
  ])
  func `a test says what the machine answers`(answer: PortAnswer, said: String) async throws {
    let store = try Importing.store()
    let everywhere = try #require(DeviceListener(isOn: true, host: "0.0.0.0", port: 8421))
    try DeviceListenerFile(folder: store.folder).keep(everywhere)
    try await Application(router: makeRouter(shared(store, answer: answer))).test(.router) { client in
      let tested = try await post(client, [:], to: "/settings/devices/test")
      #expect(tested.status == .ok && tested.text.contains(said) && tested.text.contains("A firewall can’t be seen"))
    }
  }

  @Test func `choosing an address requires sign-in`() async throws {
    let store = try Importing.store()
    let access = PublicAccess(
      origin: try #require(BrowserOrigin(text: "https://health.example.org")), proxies: [])
    // Uses a real connection, because the peer matters.
    try await Application(router: makeRouter(shared(store, access))).test(.live) { client in
      for path in ["/settings/devices", "/settings/devices/test"] {
        let answer = try await post(client, ["host": "127.0.0.1", "port": "9000", "turn": "on"], to: path)
        #expect(answer.status == .seeOther && answer.location?.hasPrefix("/sign-in") == true)
      }
      #expect(try DeviceListenerFile(folder: store.folder).deviceListener() == nil)
    }
  }
}
