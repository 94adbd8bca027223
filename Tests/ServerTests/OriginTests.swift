import DailveDomain
import DailveServer
import DailveTestSupport
import Hummingbird
import HummingbirdTesting
import Testing

/// The back link leads to the origin, after any number of saves.
@Suite struct OriginTests {
  private func location(_ path: String, _ fields: [String: String], _ client: any TestClientProtocol) async throws
    -> String?
  {
    try await client.execute(uri: path, method: .post, body: form(fields)) { $0.headers[.location] }
  }

  private func page(_ path: String, _ client: any TestClientProtocol) async throws -> String {
    try await client.execute(uri: path, method: .get) { String(buffer: $0.body) }
  }

  private let entry = ["id": "a-1", "day": "2001-01-10", "time": "07:30", "weight": "71.4"]
  private let injury = ["id": "k", "part": "knee", "side": "left", "severity": "minor", "start": "2001-01-10"]

  @Test func `every form of a page keeps its origin`() async throws {
    let (app, _) = try ServerTests().application()
    try await app.test(.router) { client in
      let saved = [
        ("/body?from=today", entry, "/body?done=saved&from=today"),
        ("/body/a-1?from=today", entry, "/body?done=saved&from=today"),
        ("/body/goal?from=today", ["goal": "lose"], "/body?done=saved&from=today"),
        ("/body/a-1/delete?from=today", [:], "/body?done=deleted&entry=a-1&from=today"),
        ("/body/a-1/restore?from=today", [:], "/body?done=restored&from=today"),
        ("/injuries?from=today", injury, "/injuries?done=saved&from=today"),
        ("/injuries/k/close?from=today", [:], "/injuries?done=saved&from=today"),
        ("/injuries/k/reopen?from=today", [:], "/injuries?done=saved&from=today"),
        ("/sleep/2001-01-12/source?from=today", [:], "/sleep?from=today&done=saved"),
        ("/sleep/2001-01-11/source?from=today", [:], "/sleep?day=2001-01-11&from=today&done=saved"),
        ("/body?from=nowhere", entry, "/body?done=saved"),
      ]
      for (path, fields, next) in saved {
        #expect(try await location(path, fields, client) == next, "\(path)")
      }
      for path in ["/body", "/injuries", "/sleep"] {
        let html = try await page(path + "?from=today&done=saved", client)
        #expect(html.contains("<a class=\"back\" href=\"/\">"), "\(path)")
      }
    }
  }

  @Test func `links on a page keep its origin`() async throws {
    let (app, _) = try ServerTests().application()
    try await app.test(.router) { client in
      _ = try await location("/body", entry, client)
      _ = try await location("/injuries", injury, client)
      let body = try await page("/body?from=today", client)
      for link in [
        "action=\"/body/goal?from=today\"", "href=\"/body/new?from=today\"", "href=\"/body/a-1?from=today\"",
      ] { #expect(body.contains(link), "\(link)") }
      let injuries = try await page("/injuries?from=today", client)
      for link in [
        "action=\"/injuries/k/close?from=today\"", "href=\"/injuries/new?from=today\"",
        "href=\"/injuries/k?from=today\"",
      ] { #expect(injuries.contains(link), "\(link)") }
      for (path, back) in [("/body/new", "/body"), ("/body/a-1", "/body"), ("/injuries/k", "/injuries")] {
        let form = try await page(path + "?from=today", client)
        #expect(form.contains("<a class=\"back\" href=\"\(back)?from=today\">"), "\(path)")
      }
      let refused = try await client.execute(
        uri: "/body?from=today", method: .post, body: form(["id": "b", "weight": "x"])
      ) { String(buffer: $0.body) }
      #expect(refused.contains("id=\"errors\"") && refused.contains("action=\"/body?from=today\""))
    }
  }

  @Test func `from a source through one of its types the way leads back to the source`() async throws {
    let store = try Importing.store()
    var export = ExportText()
    export.add("StepCount", "2001-01-10 08:00:00", "2001-01-10 09:00:00", value: "900", unit: "count", source: "Phone")
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    let id = try #require(try await store.listedSources().first?.id)
    let app = try ServerTests().application(of: store)
    try await app.test(.router) { client in
      let link = "/metric/steps?from=source-\(id)"
      let source = try await page("/data/sources/\(id)", client)
      #expect(source.contains("href=\"\(link)\""))
      let type = try await page(link, client)
      #expect(type.contains("<a class=\"back\" href=\"/data/sources/\(id)\">"))
    }
  }
}
