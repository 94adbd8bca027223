import DailveDomain
import DailveScores
import DailveServer
import DailveStore
import DailveTestSupport
import Hummingbird
import HummingbirdTesting
import Testing

/// Days and values far outside any calendar or scale.
@Suite struct EdgeDateTests {
  private static let types = [
    "/metric/hrv", "/type/HKQuantityTypeIdentifierStepCount", "/type/HKQuantityTypeIdentifierInsulinDelivery",
  ]

  private static let pages =
    [
      "/", "/condition", "/wellness", "/wellness/score", "/sleep", "/body", "/injuries", "/vitals", "/data",
      "/settings",
    ] + types

  private static let queries =
    ["day", "to", "before"].flatMap { name in ["7", "30", "365", "all"].map { "days=\($0)&\(name)=" } } + ["day="]

  @Test(arguments: ["0001-01-01", "1899-12-31", "2200-01-01", "9999-12-31"])
  func `a day outside the accepted range is answered with a sentence`(day: String) async throws {
    let (app, _) = try ServerTests().application()
    try await app.test(.router) { client in
      for page in Self.pages {
        for query in Self.queries {
          try await client.execute(uri: "\(page)?\(query)\(day)", method: .get) { response in
            #expect(response.status == .badRequest, "\(page)?\(query)\(day)")
            #expect(String(buffer: response.body).contains("1900-01-01"))
          }
        }
      }
    }
  }

  @Test(arguments: [
    "1900-01-01", "1900-03-01", "2000-02-29", "2199-12-31", "2001-02-29", "1900-1-1", "+200-01-01", "x", "",
  ])
  func `every other text for a day has a page`(day: String) async throws {
    let (app, _) = try ServerTests().application()
    try await app.test(.router) { client in
      for page in Self.pages {
        for query in Self.queries {
          try await client.execute(uri: "\(page)?\(query)\(day)", method: .get) { response in
            #expect(response.status == .ok || response.status == .notFound, "\(page)?\(query)\(day)")
          }
        }
      }
    }
  }

  @Test func `values of any size have pages`() async throws {
    let store = try Importing.store()
    var export = ExportText()
    for (index, value) in ["93000000000000000", "1", "1e300", "-1e300", "1e-300", "0", "1e16"].enumerated() {
      let day = "2001-01-0\(index + 1)"
      export.add("InsulinDelivery", "\(day) 08:00:00", value: value, unit: "IU")
      export.add("StepCount", "\(day) 08:00:00", "\(day) 09:00:00", value: value, unit: "count")
      export.add("BloodGlucose", "\(day) 08:00:00", value: value, unit: "mg/dL")
    }
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    let app = try ServerTests().application(of: store)
    try await app.test(.router) { client in
      for path in ["/", "/wellness", "/data", "/body"]
        + ["InsulinDelivery", "StepCount", "BloodGlucose"].flatMap({ type in
          ["", "/samples", "/csv"].flatMap { part in
            ["7", "30", "90", "365", "all"].map { "/type/HKQuantityTypeIdentifier\(type)\(part)?days=\($0)" }
          }
        })
      {
        try await client.execute(uri: path, method: .get) { response in
          #expect(response.status == .ok, "\(path)")
          #expect(!String(buffer: response.body).contains("nan"), "\(path)")
        }
      }
    }
  }

  @Test func `a correction of any size has a page`() async throws {
    let (app, store) = try ServerTests().application()
    let type = "HKQuantityTypeIdentifierStepCount"
    let start = try #require(try await store.newestSample(of: type)?.start)
    try await app.test(.router) { client in
      for value in [9.3e16, -9.3e16, 1e308, .leastNonzeroMagnitude] {
        _ = try await store.override(type: type, start: start, source: nil, correction: value, now: Instant(0))
        for period in ["7", "all"] {
          try await client.execute(uri: "/type/\(type)?days=\(period)", method: .get) { #expect($0.status == .ok) }
        }
      }
    }
  }
}
