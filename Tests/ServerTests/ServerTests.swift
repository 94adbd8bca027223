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

@Suite struct ServerTests {
  /// Real imports, with a demo person of twelve days.
  struct Imports: ImportRunning {
    let real: StoreImports

    init(store: HealthStore) {
      real = StoreImports(store: store, machineZone: "Europe/Paris") { Instant(1_000_000_000) }
    }

    func run(
      path: String, name: String, proposedZone: String?, isPreview: Bool,
      isCancelled: @escaping @Sendable () -> Bool, progress: (ImportProgress, ImportGlimpse) -> Void
    ) throws -> ImportReport? {
      try real.run(
        path: path, name: name, proposedZone: proposedZone, isPreview: isPreview, isCancelled: isCancelled,
        progress: progress)
    }

    func writeDemoPerson(to path: String, until day: CivilDay?) throws {
      try FileManager.default.copyItem(atPath: ServerTests.export().write(), toPath: path)
    }
  }

  /// Ten days up to 12 January 2001.
  static func export() -> ExportText {
    var export = ExportText()
    for day in 1...12 {
      let text = "2001-01-" + (day < 10 ? "0\(day)" : "\(day)")
      export.add("HeartRateVariabilitySDNN", "\(text) 04:00:00", value: "\(45 + day % 5)", unit: "ms")
      export.add("StepCount", "\(text) 08:00:00", "\(text) 09:00:00", value: "\(5000 + day)", unit: "count")
    }
    return export
  }

  func application(imported: Bool = true) throws -> (some ApplicationProtocol, HealthStore) {
    let store = try Importing.store()
    if imported { try Importing.run(Self.export().write(), into: store, zone: "Europe/Paris") }
    return (try application(of: store), store)
  }

  /// The application on 12 January 2001.
  ///
  /// - Parameter error: The error with which saving fails.
  func application(of store: HealthStore, failing error: SaveError? = nil) throws -> some ApplicationProtocol {
    let noon = CivilDay(year: 2001, month: 1, day: 12).number * 86_400 + 12 * 3600
    let router = makeRouter(
      ServerDependencies(
        directory: store.directory, store: error.map { FailingStore(real: store, writing: $0) } ?? store,
        imports: Imports(store: store),
        exports: StoreExports(store: store), records: RecordReader(), deliveries: ServerTests.intake(store),
        backups: HourlyBackups(store: store, now: { Instant(noon) }),
        uploads: store.folder + "/uploads", devices: ServerTests.listening(store), showsGallery: true,
        now: { Instant(noon) },
        zone: { store.zoneRules($0) }))
    return Application(router: router)
  }

  /// An address for devices that is chosen for this store, on a machine with one address of its own.
  static func listening(
    _ store: HealthStore, given: DeviceListening.Given? = nil, answer: PortAnswer = .ours
  ) -> DeviceListening {
    DeviceListening(
      DeviceListenerFile(folder: store.folder), given: given, hosts: { ["192.168.1.20"] }, probe: { _, _ in answer })
  }

  /// Deliveries are kept; nothing reads them unless a test does.
  static func intake(_ store: HealthStore) -> DeliveryIntake {
    DeliveryIntake(store: store, machineZone: "Europe/Paris", now: { Instant(979_300_800) })
  }

  @Test func `every page answers with a strict policy, and is never cached`() async throws {
    let (app, _) = try application()
    try await app.test(.router) { client in
      for path in [
        "/", "/condition", "/metric/hrv", "/metric/steps?days=all", "/metric/weight?days=30", "/data", "/settings",
      ] {
        try await client.execute(uri: path, method: .get) { response in
          #expect(response.status == .ok, "\(path)")
          let policy = response.headers[try #require(HTTPField.Name("Content-Security-Policy"))]
          #expect(
            policy
              == "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types dailve dailve-worker dailve-engine"
          )
          #expect(response.headers[.cacheControl] == "no-store")
          let html = String(buffer: response.body)
          #expect(!html.contains(" style="), "\(path)")
          #expect(!html.contains("NaN") && !html.contains("nil") && !html.contains("Optional("), "\(path)")
        }
      }
    }
  }

  @Test func `a missing page is a page that says so`() async throws {
    let (app, _) = try application()
    try await app.test(.router) { client in
      for path in ["/nowhere", "/metric/nonsense", "/assets/0/style.css"] {
        try await client.execute(uri: path, method: .get) { response in
          #expect(response.status == .notFound)
          #expect(String(buffer: response.body).contains("This page doesn’t exist."))
        }
      }
    }
  }

  @Test func `the JSON interface gives what the page shows`() async throws {
    let (app, _) = try application()
    try await app.test(.router) { client in
      let page = try await client.execute(uri: "/", method: .get) { String(buffer: $0.body) }
      let json = try await client.execute(uri: "/api/v1/today", method: .get) { Data($0.body.readableBytesView) }
      let content = try need(try JSONSerialization.jsonObject(with: json), [String: Any].self)
      let hero = try need(content["hero"], [String: Any].self)
      let score = try need(hero["score"], Int.self)
      #expect(page.contains(">\(score)</b>"))
      for card in try need(content["pinned"], [[String: Any]].self) + need(content["activity"], [[String: Any]].self) {
        for piece in try need(card["pieces"], [[String: String]].self) {
          #expect(page.contains(piece["number"] ?? "?"))
        }
      }
    }
  }

  @Test func `other sites are rejected`() async throws {
    let (app, _) = try application()
    try await app.test(.router) { client in
      try await client.execute(
        uri: "/today/pins", method: .post, headers: [.origin: "http://evil.example"],
        body: ByteBuffer(string: "pin[]=bmi")
      ) { response in
        #expect(response.status == .forbidden)
        #expect(String(buffer: response.body).contains("didn’t come from this app"))
      }
      try await client.execute(
        uri: "/today/pins", method: .post, headers: [try #require(HTTPField.Name("Sec-Fetch-Site")): "cross-site"],
        body: ByteBuffer(string: "pin[]=bmi")
      ) { #expect($0.status == .forbidden) }
    }
  }

  @Test func `a choice of cards is saved, normalised and shown`() async throws {
    let (app, store) = try application()
    try await app.test(.router) { client in
      try await client.execute(
        uri: "/today/pins", method: .post, body: ByteBuffer(string: "pin[]=steps&pin[]=steps&pin[]=bmi")
      ) { response in
        #expect(response.status == .seeOther)
        #expect(response.headers[.location] == "/?saved=pins")
      }
      #expect(try await store.profile().pinned == [.steps, .bmi])
      try await client.execute(uri: "/?saved=pins", method: .get) { response in
        #expect(String(buffer: response.body).contains("Cards saved."))
      }
    }
  }

  @Test func `settings are validated, returned for correction, and saved`() async throws {
    let (app, store) = try application()
    try await app.test(.router) { client in
      try await client.execute(uri: "/settings", method: .post, body: ByteBuffer(string: "birthDate=never")) {
        response in
        #expect(response.status == .unprocessableContent)
        #expect(String(buffer: response.body).contains("value=\"never\""))
      }
      try await client.execute(
        uri: "/settings", method: .post,
        body: ByteBuffer(string: "birthDate=1980-01-02&zone=Asia%2FSeoul&lang=&theme=dark&units=imperial")
      ) { response in
        #expect(response.status == .seeOther)
        #expect(response.headers[values: .setCookie].contains { $0.hasPrefix("theme=dark;") })
      }
      #expect(try await store.profile().homeZone == "Asia/Seoul")
    }
  }

  @Test func `language and day come from the browser`() async throws {
    let (app, _) = try application()
    try await app.test(.router) { client in
      try await client.execute(
        uri: "/", method: .get, headers: [.acceptLanguage: "ko-KR", .cookie: "tz=Pacific%2FAuckland"]
      ) { response in
        let html = String(buffer: response.body)
        #expect(html.contains("<html lang=\"ko\">"))
        #expect(html.contains("data-day=\"2001-01-13\""))
      }
    }
  }

  func waitForImport(_ client: some TestClientProtocol) async throws -> String {
    for _ in 0..<6000 {
      let page = try await client.execute(uri: "/data", method: .get) { String(buffer: $0.body) }
      if page.contains("data-progress hidden") { return page }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw UnexpectedValue(found: "an import that does not end")
  }

  @Test func `a plain form leads from the first run to Today`() async throws {
    let (app, _) = try application(imported: false)
    try await app.test(.router) { client in
      try await client.execute(uri: "/", method: .get) { response in
        #expect(String(buffer: response.body).contains("multipart/form-data"))
      }
      let xml = Self.export().xml
      let body =
        "--XY\r\nContent-Disposition: form-data; name=\"file\"; filename=\"내보내기.xml\"\r\nContent-Type: text/xml\r\n\r\n\(xml)\r\n--XY--\r\n"
      try await client.execute(
        uri: "/import", method: .post, headers: [.contentType: "multipart/form-data; boundary=XY"],
        body: ByteBuffer(string: body)
      ) { #expect($0.status == .seeOther) }
      let page = try await waitForImport(client)
      #expect(page.contains("24 new readings"))
      try await client.execute(uri: "/", method: .get) { response in
        #expect(String(buffer: response.body).contains("class=\"ring\""))
      }
    }
  }

  @Test func `a file that is not an export is rejected with a sentence, and leaves nothing behind`() async throws {
    let (app, store) = try application(imported: false)
    try await app.test(.router) { client in
      try await client.execute(
        uri: "/import", method: .post,
        headers: [.contentType: "application/octet-stream", .accept: "application/json"],
        body: ByteBuffer(string: "not an export")
      ) { #expect($0.status == .ok) }
      let page = try await waitForImport(client)
      #expect(page.contains("no Apple Health data"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: store.folder + "/uploads").isEmpty)
    }
  }

  @Test func `pages are compressed, and assets cached for ever`() async throws {
    let (app, _) = try application()
    try await app.test(.router) { client in
      let plain = try await client.execute(uri: "/", method: .get) { $0.body.readableBytes }
      try await client.execute(uri: "/", method: .get, headers: [.acceptEncoding: "gzip"]) { response in
        #expect(response.headers[.contentEncoding] == "gzip")
        #expect(response.body.readableBytes < plain / 3)
      }
      let page = try await client.execute(uri: "/", method: .get) { String(buffer: $0.body) }
      let start = try #require(page.range(of: "/assets/"))
      let address = String(page[start.lowerBound...].prefix { $0 != "\"" })
      try await client.execute(uri: address, method: .get) { response in
        #expect(response.status == .ok)
        #expect(response.headers[.cacheControl]?.contains("immutable") == true)
      }
    }
  }
}
