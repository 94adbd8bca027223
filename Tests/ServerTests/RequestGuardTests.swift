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

/// Requests from other sites, other programs and broken clients.
@Suite struct RequestGuardTests {
  private func name(_ text: String) throws -> HTTPField.Name { try #require(HTTPField.Name(text)) }

  private func fetch(_ site: String, mode: String, destination: String) throws -> HTTPFields {
    [
      try name("Sec-Fetch-Site"): site, try name("Sec-Fetch-Mode"): mode, try name("Sec-Fetch-Dest"): destination,
    ]
  }

  @Test func `another site may link to a page, and nothing else`() async throws {
    let (app, _) = try ServerTests().application()
    try await app.test(.router) { client in
      for site in ["cross-site", "same-site"] {
        try await client.execute(
          uri: "/", method: .get, headers: fetch(site, mode: "navigate", destination: "document")
        ) { #expect($0.status == .ok) }
        for (mode, destination) in [
          ("no-cors", "image"), ("cors", "empty"), ("navigate", "iframe"), ("no-cors", "script"),
        ] {
          for method in [HTTPRequest.Method.get, .head] {
            try await client.execute(
              uri: "/metric/steps?days=all", method: method,
              headers: fetch(site, mode: mode, destination: destination)
            ) { #expect($0.status == .forbidden, "\(site) \(mode) \(destination)") }
          }
        }
      }
      // Browsers without Fetch Metadata still name the origin of a script's request.
      try await client.execute(uri: "/", method: .get, headers: [.origin: "http://localhost:3000"]) {
        #expect($0.status == .forbidden)
      }
      try await client.execute(
        uri: "/", method: .get, headers: fetch("none", mode: "navigate", destination: "document")
      ) { #expect($0.status == .ok) }
    }
  }

  @Test func `no other site can start expensive work or open streams, not even by a link`() async throws {
    let (app, _) = try ServerTests().application()
    try await app.test(.router) { client in
      for path in [
        "/events", "/import/events", "/api/v1/today", "/settings/export/csv", "/settings/export/json", "/data/audit",
        "/metric/steps/csv?days=all", "/type/HKQuantityTypeIdentifierStepCount/csv", "/data/batches/1/report.csv",
      ] {
        for site in ["cross-site", "same-site"] {
          try await client.execute(
            uri: path, method: .get, headers: fetch(site, mode: "navigate", destination: "document")
          ) { #expect($0.status == .forbidden, "\(path)") }
        }
      }
    }
  }

  @Test func `a second host is a bad request`() async throws {
    let (app, _) = try ServerTests().application()
    try await app.test(.router) { client in
      // In a real request the first Host leaves the headers; the program tests send two over the wire.
      try await client.execute(uri: "/", method: .get, headers: [try name("Host"): "localhost"]) { response in
        #expect(response.status == .badRequest)
        #expect(String(buffer: response.body).contains("cut off or malformed"))
      }
      try await client.execute(uri: "http://elsewhere.example/", method: .get) { #expect($0.status == .badRequest) }
    }
  }

  @Test func `forms that are too large or compressed are rejected with a sentence`() async throws {
    let (app, _) = try ServerTests().application()
    try await app.test(.router) { client in
      let large = ByteBuffer(string: "pin[]=" + String(repeating: "x", count: 70_000))
      try await client.execute(uri: "/today/pins", method: .post, body: large) { response in
        #expect(response.status == .contentTooLarge)
        #expect(String(buffer: response.body).contains("send less"))
      }
      let form = ByteBuffer(string: "pin[]=steps")
      try await client.execute(uri: "/today/pins", method: .post, headers: [.contentEncoding: "gzip"], body: form) {
        #expect($0.status == .unsupportedMediaType)
      }
      try await client.execute(
        uri: "/today/pins", method: .post, headers: [.transferEncoding: "gzip, chunked", .acceptLanguage: "ko"],
        body: form
      ) { response in
        #expect(response.status == .notImplemented)
        #expect(String(buffer: response.body).contains("압축"))
      }
    }
  }

  @Test(arguments: [
    ("gzip", true), ("gzip;q=0", false), ("gzip; q=0.0, identity", false), ("*", true), ("*;q=0", false),
    ("identity, *;q=0.5", true), ("gzip;q=0, *", false), ("GZIP;Q=0.3", true), ("br, deflate", false), ("", false),
    ("gzip;q=nonsense", false),
  ])
  func `pages are compressed for clients that accept it`(header: String, isPacked: Bool) async throws {
    let (app, _) = try ServerTests().application()
    try await app.test(.router) { client in
      try await client.execute(uri: "/browse", method: .get, headers: [.acceptEncoding: header]) { response in
        #expect((response.headers[.contentEncoding] == "gzip") == isPacked, "\(header)")
        #expect(response.headers[values: .vary].joined().contains("Accept-Encoding"))
      }
    }
  }

  @Test func `HEAD answers like GET, without the body`() async throws {
    let (app, _) = try ServerTests().application()
    try await app.test(.router) { client in
      for path in ["/", "/browse", "/settings/export/csv", "/metric/steps/csv?days=7", "/api/v1/today", "/metric/none"]
      {
        for encoding in ["identity", "gzip"] {
          let headers: HTTPFields = [.acceptEncoding: encoding]
          let get = try await client.execute(uri: path, method: .get, headers: headers) { $0 }
          let head = try await client.execute(uri: path, method: .head, headers: headers) { $0 }
          #expect(head.status == get.status && head.body.readableBytes == 0, "\(path)")
          for name in [
            HTTPField.Name.contentType, .contentLength, .contentEncoding, .contentDisposition, .cacheControl,
          ] {
            #expect(head.headers[name] == get.headers[name], "\(path) \(name)")
          }
        }
      }
    }
  }

  @Test func `types of any name have addresses`() async throws {
    let (app, store) = try ServerTests().application()
    let type = "HKQuantityTypeIdentifier걸음 100%/Tag?#"
    var export = ExportText()
    export.add(type, "2001-01-11 08:00:00", value: "5", unit: "count")
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    try await app.test(.router) { client in
      let list = try await client.execute(uri: "/data/types", method: .get) { String(buffer: $0.body) }
      let start = try #require(list.range(of: "/data/types/HKQuantityTypeIdentifier%EA"))
      let path = String(list[start.lowerBound...].prefix { $0 != "\"" })
      #expect(path == "/data/types/HKQuantityTypeIdentifier%EA%B1%B8%EC%9D%8C%20100%25%2FTag%3F%23")
      let page = try await client.execute(uri: path, method: .get) { String(buffer: $0.body) }
      let own = path.replacingOccurrences(of: "/data/types/", with: "/type/")
      #expect(page.contains("href=\"\(own)\""))
      for address in [own, own + "/samples", own + "/csv?days=7"] {
        try await client.execute(uri: address, method: .get) { #expect($0.status == .ok, "\(address)") }
      }
      try await client.execute(uri: path + "/switch", method: .post, body: ByteBuffer(string: "off=1")) {
        #expect($0.status == .seeOther)
      }
      #expect(try await store.listedType(type)?.isOff == true)
      try await client.execute(uri: "/type/%FF", method: .get) { #expect($0.status == .notFound) }
    }
  }
}

/// The random walk over all routes (Fuzz/routes.py) reads them from a list.
@Suite struct RouteListTests {
  @Test func `the list for the random walk names every route`() throws {
    let store = try Importing.store()
    let site = makeRouter(
      ServerDependencies(
        directory: store.directory, store: store, imports: ServerTests.Imports(store: store),
        exports: StoreExports(store: store),
        deliveries: ServerTests.intake(store), backups: HourlyBackups(store: store, now: { Instant(0) }),
        uploads: store.folder + "/uploads", devices: ServerTests.listening(store), showsGallery: true,
        now: { Instant(0) }, zone: { store.zoneRules($0) }))
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "routes.txt")
    let listed = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    #expect(site.router.routes.map { "\($0.method.rawValue) \($0.path)" }.sorted() == listed.sorted())
  }
}
