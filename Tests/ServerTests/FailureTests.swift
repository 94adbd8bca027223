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
import Logging
import NIOCore
import Synchronization
import Testing

/// Pages and log when the store cannot be read or written to. It is 12 January 2001.
@Suite struct FailureTests {
  /// The log, one line per entry.
  final class Lines: Sendable {
    let all = Mutex<[String]>([])
  }

  struct Handler: LogHandler {
    let lines: Lines
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.error

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      let words = (event.metadata ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      lines.all.withLock { $0.append(([event.message.description] + words).joined(separator: " ")) }
    }
  }

  /// - Parameter access: How people sign in; `nil` if nobody needs to.
  private func application(
    _ access: PublicAccess? = nil, _ change: (inout FailingStore) -> Void
  ) async throws -> (some ApplicationProtocol, Lines) {
    let real = try Importing.store()
    try Importing.run(ServerTests.export().write(), into: real, zone: "Europe/Paris")
    try await Self.write(into: real)
    var store = FailingStore(real: real)
    change(&store)
    let noon = CivilDay(year: 2001, month: 1, day: 12).number * 86_400 + 12 * 3600
    let router = makeRouter(
      ServerDependencies(
        directory: store, store: store, imports: ServerTests.Imports(store: real), exports: StoreExports(store: real),
        records: RecordReader(),
        deliveries: ServerTests.intake(real), backups: HourlyBackups(store: real, now: { Instant(noon) }),
        uploads: real.folder + "/uploads", devices: ServerTests.listening(real), publicAccess: access,
        showsGallery: true, now: { Instant(noon) },
        zone: { real.zoneRules($0) }))
    let lines = Lines()
    return (Application(router: router, logger: Logger(label: "test") { _ in Handler(lines: lines) }), lines)
  }

  private static let device = "00000000000000d1"

  /// Writes the entries that the pages and forms need.
  private static func write(into store: HealthStore) async throws {
    let day = CivilDay(year: 2001, month: 1, day: 5)
    try await store.save(BodyEntry("b", on: day, clock: 450, weight: 71), now: Instant(0))
    try await store.save(
      Injury(id: "i", part: .lowerBack, side: nil, severity: .minor, start: day, end: day, memo: ""), now: Instant(0))
    for (id, start) in [("w", Instant(midnightOf: day) + 36_000), ("v", Instant(midnightOf: day) + 122_400)] {
      try await store.save(
        WorkoutEntry(id: id, activity: "Yoga", start: start, day: id == "w" ? day : day + 1, duration: 30),
        now: Instant(0))
    }
    try await store.directory.add(
      DeviceToken(id: device, name: "Phone", scopes: [.ingest], created: Instant(0)),
      hash: [UInt8](repeating: 1, count: 32))
  }

  /// All routes of the server with this method, as router patterns, and an example address of each.
  private static func paths(_ method: String, but exceptions: Set<String>) throws -> [(route: String, path: String)] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "routes.txt")
    let routes = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix(method + " ") }.map { String($0.dropFirst(method.count + 1)) }
    #expect(exceptions.isSubset(of: routes), "\(exceptions.subtracting(routes).sorted()) are no routes")
    return routes.filter { !exceptions.contains($0) }.map { route in
      let parts = route.split(separator: "/", omittingEmptySubsequences: false).map { part in
        part.hasPrefix("{") ? value(String(part.dropFirst().dropLast()), in: route) : String(part)
      }
      return (route, parts.joined(separator: "/"))
    }
  }

  private static func value(_ name: String, in route: String) -> String {
    switch name {
    case "category": return "heart"
    case "metric": return "steps"
    case "type": return "HKQuantityTypeIdentifierStepCount"
    case "day": return "2001-01-10"
    case "device": return device
    case "id" where route.hasPrefix("/activity/"): return "entry-w"
    case "id" where route.hasPrefix("/body/"): return "b"
    case "id" where route.hasPrefix("/injuries/"): return "i"
    case "id" where route.hasPrefix("/records/"): return "e0000000000000001"
    // Batches, sources, stays and readings have numbers.
    default: return "1"
    }
  }

  /// Pages that do not fail with the store.
  private static let others: Set<String> = [
    // These pages show nothing from the store.
    "/api/v1/openapi.json", "/api/v1/self-test", "/assets/{hash}/{name}", "/favicon.ico", "/manifest.webmanifest",
    "/more", "/offline", "/sw.js",
    // These responses begin before the store is read, so they end early.
    "/events", "/settings/export/{format}",
  ]
  /// Pages that exist only with sign-in.
  private static let ofSignIn: Set<String> = ["/settings/security", "/setup", "/sign-in"]

  private static let failures: [(StorageError, Int, String)] = [
    (.busy, 503, "An import is running"), (.full(.reading, folder: "/x"), 507, "The disk is full"),
    (.damaged(reason: "page 7"), 500, "is damaged"), (.unusable(.tooNew), 500, "Update the program"),
    (.failed(reason: "SQLite 1"), 500, "be read just now"),
  ]

  @Test(arguments: failures)
  func `if the store cannot be read, each page says why and what to do, and the log has the cause`(
    error: StorageError, status: Int, sentence: String
  ) async throws {
    let pages = try Self.paths("GET", but: Self.others.union(Self.ofSignIn))
    #expect(pages.count > 60)
    let (app, lines) = try await application { $0.reading = error }
    try await app.test(.router) { client in
      for (_, path) in pages {
        try await client.execute(uri: path, method: .get) { response in
          #expect(response.status.code == status, "\(path)")
          #expect((response.headers[.retryAfter] != nil) == (status == 503), "\(path)")
          #expect(String(buffer: response.body).contains(sentence), "\(path)")
        }
      }
    }
    let log = lines.all.withLock { $0 }
    #expect(log.count == pages.count)
    #expect(log.allSatisfy { $0.contains("cause=\(error)") && $0.contains("status=\(status)") })
    // The route's pattern, and nothing from the address.
    #expect(log.contains { $0.contains("route=/metric/{metric}/samples") } && !log.contains { $0.contains("steps") })
  }

  @Test(arguments: failures)
  func `with sign-in, its pages say so, too`(error: StorageError, status: Int, sentence: String) async throws {
    let access = PublicAccess(
      origin: try #require(BrowserOrigin(text: "https://health.example.org")), proxies: [],
      vouched: TailscaleUsers(["anna@example.org"]))
    let (app, lines) = try await application(access) { $0.reading = error }
    let login = try #require(HTTPField.Name("Tailscale-User-Login"))
    let forwarded = try #require(HTTPField.Name("X-Forwarded-For"))
    // Uses a real connection, because the peer matters.
    try await app.test(.live) { client in
      for path in Self.ofSignIn.sorted() {
        try await client.execute(
          uri: path, method: .get, headers: [login: "anna@example.org", forwarded: "100.64.0.9"]
        ) { response in
          #expect(response.status.code == status, "\(path)")
          #expect(String(buffer: response.body).contains(sentence), "\(path)")
        }
      }
    }
    let log = lines.all.withLock { $0 }
    #expect(log.count { $0.contains("cause=\(error)") } == Self.ofSignIn.count)
  }

  @Test(arguments: 0..<4)
  func `a refused form comes back as typed, whichever of its reads fails`(read: Int) async throws {
    let reads = Mutex(0)
    let (app, _) = try await application { store in
      store.failure = {
        reads.withLock { count in
          count += 1
          return count == read + 1 ? .busy : nil
        }
      }
    }
    let typed = Self.injury.merging(["start": "never"]) { $1 }
    try await app.test(.router) { client in
      try await client.execute(uri: "/injuries", method: .post, body: form(typed)) { response in
        #expect(response.status.code == 422 || response.status.code == 503)
        #expect(String(buffer: response.body).contains("Quetzal"))
      }
    }
  }

  /// Forms that the store does not save, or whose failure this test cannot cause.
  private static let otherForms: Set<String> = [
    // These forms only set a cookie and redirect.
    "/injuries/banner", "/settings/api",
    // The address for devices is not in the store.
    "/settings/devices", "/settings/devices/test",
    // Imports and backups report their own outcome.
    "/import", "/import/demo", "/import/confirm", "/import/cancel", "/settings/backups/now",
    "/settings/backups/restore", "/data/batches/{batch}/replay",
    // Programs request these with a key.
    "/api/v1/ingest", "/connect/{device}/test", "/sync/entries", "/sync/peer",
    // These forms exist only with sign-in.
    "/settings/security/passkeys", "/settings/security/passkeys/begin", "/settings/security/passkeys/{id}/name",
    "/settings/security/passkeys/{id}/remove", "/settings/security/passphrase", "/settings/security/recovery",
    "/settings/security/sessions/{id}/end", "/settings/security/withheld/forget", "/setup", "/sign-in",
    "/sign-in/passkey", "/sign-out",
    "/sign-out/everywhere",
  ]

  private static let body = ["id": "a", "day": "2001-01-10", "time": "07:30", "weight": "71.45", "memo": "Quetzal"]
  private static let injury = [
    "id": "k", "part": "knee", "side": "left", "severity": "minor", "start": "2001-01-10", "end": "", "memo": "Quetzal",
  ]
  private static let workout = [
    "id": "n", "activity": "Running", "day": "2001-01-10", "time": "07:30", "duration": "40", "distance": "7,5",
    "energy": "", "effort": "6", "memo": "Quetzal", "units": "metric",
  ]
  /// The fields of forms that send more than their address, and a typed text that must come back.
  private static let sent: [String: (fields: [String: String], typed: String?)] = [
    "/activity/new": (workout, "Quetzal"), "/activity/{id}/edit": (workout, "Quetzal"),
    "/activity/{id}/note": (["effort": "6", "memo": "Quetzal"], "Quetzal"),
    "/activity/{id}/join": (["with": "entry-v"], nil), "/activity/{id}/part": (["with": "entry-w"], nil),
    "/activity/zones": (["maximumHeartRate": "193"], "193"), "/body": (body, "71.45"), "/body/{id}": (body, "71.45"),
    "/body/goal": (["goal": "lose"], nil),
    "/connect": (["name": "Quetzal", "address": "192.168.1.20:8421"], "Quetzal"),
    "/data/history/{entry}/restore": (["stamp": "1", "device": "a"], nil),
    "/data/sources/{source}": (["off": "1"], nil), "/data/types/{type}/order": (["order": "default"], nil),
    "/data/types/{type}/switch": (["off": "1"], nil),
    "/data/zones": (["zone": "Asia/Tokyo", "from": "2001-01-03", "until": "2001-01-04"], "2001-01-04"),
    "/injuries": (injury, "Quetzal"), "/injuries/{id}": (injury, "Quetzal"),
    "/readings": (
      [
        "action": "correct", "type[]": "HKQuantityTypeIdentifierStepCount", "start": "979110000", "source": "Watch",
        "path": "/metric/steps", "value": "8765",
      ], "8765"
    ),
    "/readings/{id}/remove": (["path": "/metric/steps"], nil), "/settings": (["stepsPerDay": "9123"], "9123"),
    "/settings/erase": (["word": "delete"], nil), "/today/pins": (["pin[]": "steps"], nil),
  ]
  @Test(arguments: [
    (StorageError.busy, 503), (.full(.saving, folder: "/x"), 507), (.damaged(reason: "page 7"), 500),
    (.unusable(.tooNew), 500),
    (.failed(reason: "SQLite 1"), 500),
  ])
  func `if nothing can be saved, what was typed comes back, and none of it is logged`(
    error: StorageError, status: Int
  ) async throws {
    let forms = try Self.paths("POST", but: Self.otherForms)
    #expect(forms.count > 30 && Set(Self.sent.keys).isSubset(of: forms.map { $0.route }))
    for isUnreadable in [false, true] {
      let (app, lines) = try await application { store in
        store.writing = .storage(error)
        if isUnreadable { store.reading = error }
      }
      try await app.test(.router) { client in
        for (route, path) in forms {
          let sent = Self.sent[route]
          try await client.execute(uri: path, method: .post, body: form(sent?.fields ?? [:])) { response in
            #expect(response.status.code == status, "\(path)")
            #expect((response.headers[.retryAfter] != nil) == (status == 503), "\(path)")
            if let typed = sent?.typed {
              #expect(String(buffer: response.body).contains(typed), "\(path)")
            }
          }
        }
      }
      let log = lines.all.withLock { $0 }
      #expect(log.count == forms.count && log.allSatisfy { $0.contains("cause=") })
      for secret in ["71", "Quetzal", "knee", "9123", "8765", "Tokyo", "StepCount"] {
        #expect(!log.contains { $0.contains(secret) }, "\(secret)")
      }
    }
  }

  @Test func `a weight is in the unit that its form showed, whatever the browser's choice is later`() async throws {
    let (app, store) = try ServerTests().application()
    let fields = [
      "id": "a", "day": "2001-01-10", "time": "07:30", "weight": "157.5", "bodyFat": "", "leanBodyMass": "",
      "memo": "", "units": "imperial",
    ]
    try await app.test(.router) { client in
      try await client.execute(
        uri: "/body", method: .post, headers: [.cookie: "units=metric"], body: form(fields)
      ) { #expect($0.status == .seeOther) }
    }
    let weight = try #require(try await store.entries(BodyEntry.self).first?.weight)
    #expect((71.44...71.45).contains(weight))
  }
}
