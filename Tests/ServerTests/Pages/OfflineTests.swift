import DailveServer
import DailveTestSupport
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

/// The files that make the pages an app: the service worker, the manifest, and the offline page.
@Suite struct OfflineTests {
  private func app(_ line: String) throws -> [String: Any] {
    let json = try #require(line.wholeMatch(of: /const APP = (.*);/)?.1)
    return try need(try JSONSerialization.jsonObject(with: Data(json.utf8)), [String: Any].self)
  }

  @Test func `the worker knows its build, and everything that it fetches is there`() async throws {
    let (server, _) = try ServerTests().application()
    try await server.test(.router) { client in
      let text = try await client.execute(uri: "/sw.js", method: .get) { response in
        #expect(response.headers[.contentType] == "text/javascript; charset=utf-8")
        #expect(response.headers[.cacheControl] == "no-cache")
        return String(buffer: response.body)
      }
      let app = try app(String(text.prefix { $0 != "\n" }))
      let assets = try need(app["assets"], [String].self)
      let pages = try need(app["pages"], [String].self)
      #expect(try need(app["tabs"], [String].self) == ["/", "/activity", "/wellness", "/browse"])
      #expect(Set(pages).isSuperset(of: ["/", "/activity", "/wellness", "/browse", "/body/new", "/activity/new"]))
      for path in try assets + pages + [need(app["offline"], String.self), need(app["signIn"], String.self)] {
        try await client.execute(uri: path, method: .get) { response in
          #expect([.ok, .seeOther].contains(response.status), "\(path)")
        }
      }
      // A page requests no script or style that the worker lacks.
      let page = try await client.execute(uri: "/", method: .get) { String(buffer: $0.body) }
      let asked = page.matches(of: /(?:src|href)="(\/assets\/[^"]+\.(?:js|css|svg))"/).map { String($0.1) }
      #expect(asked.count > 2 && Set(asked).isSubset(of: assets))
      #expect(!assets.contains { $0.hasSuffix("/sw.js") })
      let words = try need(app["words"], [String: [String: String]].self)
      #expect(words["en"]?["today"]?.contains("{0}") == true && words["ko"]?["earlier"]?.contains("{1}") == true)
    }
  }

  @Test func `prefetched pages do not count up`() async throws {
    let (server, _) = try ServerTests().application()
    let quiet = try #require(HTTPField.Name("X-Quiet"))
    try await server.test(.router) { client in
      try await client.execute(uri: "/", method: .get, headers: [quiet: "1"]) { response in
        #expect(!String(buffer: response.body).contains("counting") && response.headers[.setCookie] == nil)
      }
      try await client.execute(uri: "/", method: .get) { response in
        #expect(String(buffer: response.body).contains("class=\"counting\""))
      }
    }
  }

  @Test func `the offline page contains nothing about the person`() async throws {
    let (server, _) = try ServerTests().application(imported: false)
    try await server.test(.router) { client in
      for (language, title) in [("en", "You’re offline"), ("ko", "오프라인이에요")] {
        try await client.execute(uri: "/offline", method: .get, headers: [.acceptLanguage: language]) { response in
          let html = String(buffer: response.body)
          #expect(html.contains("<h1>\(title)</h1>") && html.contains("data-missing=\"/offline\""))
          #expect(!html.contains("data-revision"))
        }
      }
    }
  }

  @Test func `every page leads to the manifest, in the colours that the person chose`() async throws {
    let (server, _) = try ServerTests().application()
    try await server.test(.router) { client in
      let link = "<link rel=\"manifest\" href=\"/manifest.webmanifest\" crossorigin=\"use-credentials\">"
      for path in ["/", "/settings", "/nowhere", "/offline"] {
        try await client.execute(uri: path, method: .get) { #expect(String(buffer: $0.body).contains(link), "\(path)") }
      }
      for (theme, colours) in [("dark", ["#0b0f0d"]), ("light", ["#f1f5ef"]), ("", ["#f1f5ef", "#0b0f0d"])] {
        try await client.execute(uri: "/", method: .get, headers: [.cookie: "theme=\(theme)"]) { response in
          let found = String(buffer: response.body).matches(of: /name="theme-color" content="([^"]+)"/)
          #expect(found.map { String($0.1) } == colours)
        }
      }
      try await client.execute(uri: "/manifest.webmanifest", method: .get, headers: [.acceptLanguage: "ko"]) {
        response in
        #expect(response.headers[.contentType] == "application/manifest+json; charset=utf-8")
        #expect(String(buffer: response.body).contains("\"lang\":\"ko\""))
      }
    }
  }

  @Test func `deleting everything has the browser forget, too`() async throws {
    let (server, _) = try ServerTests().application()
    let clear = try #require(HTTPField.Name("Clear-Site-Data"))
    try await server.test(.router) { client in
      try await client.execute(uri: "/settings/erase", method: .post, body: form(["word": "nonsense"])) { response in
        #expect(response.headers[clear] == nil)
      }
      try await client.execute(uri: "/settings/erase", method: .post, body: form(["word": "DELETE"])) { response in
        #expect(response.headers[clear] == "\"cache\", \"storage\"")
      }
    }
  }
}
