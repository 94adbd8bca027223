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
  /// What was logged, one line each.
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

  private func application(_ change: (inout FailingStore) -> Void) throws -> (some ApplicationProtocol, Lines) {
    let real = try Importing.store()
    try Importing.run(ServerTests.export().write(), into: real, zone: "Europe/Paris")
    var store = FailingStore(real: real)
    change(&store)
    let noon = CivilDay(year: 2001, month: 1, day: 12).number * 86_400 + 12 * 3600
    let router = makeRouter(
      ServerDependencies(
        store: store, imports: ServerTests.Imports(store: real), exports: StoreExports(store: real),
        deliveries: ServerTests.intake(real),
        uploads: real.folder + "/uploads", now: { Instant(noon) }, zone: { real.zoneRules($0) }))
    let lines = Lines()
    return (Application(router: router, logger: Logger(label: "test") { _ in Handler(lines: lines) }), lines)
  }

  private static let pages = [
    "/", "/condition", "/wellness", "/wellness/score", "/vitals", "/sleep", "/body", "/body/new", "/injuries", "/more",
    "/metric/hrv", "/metric/steps/samples", "/metric/steps/csv", "/type/HKQuantityTypeIdentifierStepCount", "/data",
    "/data/types", "/data/sources", "/data/zones", "/data/audit", "/data/batches/1", "/settings", "/api/v1/today",
  ]

  @Test(arguments: [
    (StorageError.busy, 503, "An import is running"), (.full(.reading, folder: "/x"), 507, "The disk is full"),
    (.damaged(reason: "page 7"), 500, "is damaged"), (.failed(reason: "SQLite 1"), 500, "be read just now"),
  ])
  func `if the store cannot be read, each page says why and what to do, and the log has the cause`(
    error: StorageError, status: Int, sentence: String
  ) async throws {
    let (app, lines) = try application { $0.reading = error }
    try await app.test(.router) { client in
      for path in Self.pages {
        try await client.execute(uri: path, method: .get) { response in
          #expect(response.status.code == status, "\(path)")
          #expect((response.headers[.retryAfter] != nil) == (status == 503), "\(path)")
          #expect(String(buffer: response.body).contains(sentence), "\(path)")
        }
      }
    }
    let log = lines.all.withLock { $0 }
    #expect(log.count == Self.pages.count)
    #expect(log.allSatisfy { $0.contains("cause=\(error)") && $0.contains("status=\(status)") })
    // The route's pattern, and nothing from the address.
    #expect(log.contains { $0.contains("route=/metric/{metric}/samples") } && !log.contains { $0.contains("steps") })
  }

  /// Forms, with a typed text that must come back.
  private static let forms: [(path: String, fields: [String: String], typed: String?)] = [
    ("/body", ["id": "a", "day": "2001-01-10", "time": "07:30", "weight": "71.45", "memo": "Quetzal"], "71.45"),
    (
      "/injuries",
      [
        "id": "k", "part": "knee", "side": "left", "severity": "minor", "start": "2001-01-10", "end": "",
        "memo": "Quetzal",
      ], "Quetzal"
    ),
    ("/settings", ["stepsPerDay": "9123"], "9123"), ("/today/pins", ["pin[]": "steps"], nil),
    ("/body/goal", ["goal": "lose"], nil),
    ("/data/types/HKQuantityTypeIdentifierStepCount/switch", ["off": "1"], nil),
    ("/data/sources/1", ["off": "1"], nil),
    ("/data/zones", ["zone": "Asia/Tokyo", "from": "2001-01-03", "until": "2001-01-04"], "2001-01-04"),
    ("/data/batches/1/undo", [:], nil), ("/settings/erase", ["word": "delete"], nil),
    ("/readings/1/remove", ["path": "/metric/steps"], nil), ("/sleep/2001-01-10/source", [:], nil),
  ]

  @Test(arguments: [
    (StorageError.busy, 503), (.full(.saving, folder: "/x"), 507), (.damaged(reason: "page 7"), 500),
    (.failed(reason: "SQLite 1"), 500),
  ])
  func `if nothing can be saved, what was typed comes back, and none of it is logged`(
    error: StorageError, status: Int
  ) async throws {
    for isUnreadable in [false, true] {
      let (app, lines) = try application { store in
        store.writing = error
        if isUnreadable { store.reading = error }
      }
      try await app.test(.router) { client in
        for (path, fields, typed) in Self.forms {
          try await client.execute(uri: path, method: .post, body: form(fields)) { response in
            #expect(response.status.code == status, "\(path)")
            #expect((response.headers[.retryAfter] != nil) == (status == 503), "\(path)")
            if let typed { #expect(String(buffer: response.body).contains(typed), "\(path)") }
          }
        }
      }
      let log = lines.all.withLock { $0 }
      #expect(log.count == Self.forms.count && log.allSatisfy { $0.contains("cause=") })
      for secret in ["71", "Quetzal", "knee", "9123", "Tokyo", "StepCount"] {
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
