import DailveDomain
import DailveScores
import DailveServer
import DailveStore
import DailveTestSupport
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

/// Imports, sources and undo, on the pages about data.
@Suite struct DataPageTests {
  /// The number of a fact on a page; facts that are zero are not shown.
  private func fact(_ head: String, in html: String) -> String {
    guard let start = html.range(of: "<dt>\(head)</dt><dd>")?.upperBound else { return "0" }
    return String(html[start...].prefix { $0 != "<" })
  }

  @Test func `workouts stand among the types, and the order of their sources is chosen there`() async throws {
    let store = try Importing.store()
    try Importing.run(WorkoutEntryMaterial.export().write(), into: store, zone: "Europe/Paris")
    let app = try ServerTests().application(of: store)
    let ids = try await store.workoutSources().map { "\($0.id)" }
    @Sendable func first() async throws -> String? {
      try await store.read { try TrainingLog.of($0).workouts.first?.workout.source }
    }
    let page = "/data/types/HKWorkoutTypeIdentifier"
    try await app.test(.router) { client in
      let types = try await body("/data/types", client)
      #expect(types.contains("href=\"\(page)\"") && types.contains("3 workout recordings"))
      // Workouts have no switch.
      #expect(!types.contains("\(page)/switch"))
      let id = try #require(try await store.read { try TrainingLog.of($0).workouts.first?.id })
      #expect(try await body("/activity/\(id)", client).contains("href=\"\(page)\""))
      let order = try await body(page, client)
      #expect(
        order.contains("Each of its totals comes from the highest source") && order.contains("2 workout recordings"))
      #expect(order.contains("href=\"/activity/workouts\""))
      func post(_ order: String) async throws -> Int {
        try await client.execute(uri: page + "/order", method: .post, body: form(["order": order])) { $0.status.code }
      }
      #expect(try await first() == "Ada’s Apple Watch")
      #expect(try await post(ids.reversed().joined(separator: ",")) == 303)
      #expect(try await first() == "Strava")
      for wrong in ["", "1", "9,8", ids[0], "x"] { #expect(try await post(wrong) == 400, "\(wrong)") }
      #expect(try await first() == "Strava")
      #expect(try await post("default") == 303)
      #expect(try await first() == "Ada’s Apple Watch")
      try await client.execute(uri: page + "/switch", method: .post, body: form(["off": "1"])) {
        #expect($0.status == .notFound)
      }
    }
    // Without workouts there is nothing to order.
    let empty = try ServerTests().application(of: Importing.store())
    try await empty.test(.router) { client in
      for (path, method) in [(page, HTTPRequest.Method.get), (page + "/order", .post)] {
        try await client.execute(uri: path, method: method, body: form(["order": "default"])) {
          #expect($0.status == .notFound, "\(path)")
        }
      }
    }
  }

  @Test func `a repeated file with one more record adds one, and its page says so`() async throws {
    let store = try Importing.store()
    var export = ServerTests.export()
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    export.add("StepCount", "2001-01-12 18:00:00", "2001-01-12 18:10:00", value: "700", unit: "count")
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    let app = try ServerTests().application(of: store)
    try await app.test(.router) { client in
      let first = try await body("/data/batches/1", client)
      // A single number is one sentence.
      #expect(first.contains("<p>24 new readings</p>") && !first.contains("<dl class=\"facts\">"))
      #expect(fact("Already here", in: first) == "0")
      let second = try await body("/data/batches/2", client)
      #expect(fact("New", in: second) == "1")
      #expect(fact("Already here", in: second) == "24")
    }
  }

  @Test func `an import ends on Today, which summarises it and links to it`() async throws {
    let (app, _) = try ServerTests().application(imported: false)
    try await app.test(.router) { client in
      try await client.execute(
        uri: "/import", method: .post, headers: [.contentType: "application/octet-stream"],
        body: ByteBuffer(string: ServerTests.export().xml)
      ) { #expect($0.status == .seeOther) }
      let page = try await ServerTests().waitForImport(client)
      #expect(page.contains("href=\"/?done=imported&amp;batch=1\""))
      let today = try await body("/?done=imported&batch=1", client)
      #expect(today.contains("role=\"status\">24 new readings imported</p>"))
      #expect(today.contains("href=\"/data/batches/1\""))
      // Once shown, the result leaves the Data page, which is ready for the next file.
      #expect(try await !body("/data", client).contains("done=imported"))
      // A made-up address shows no notice.
      #expect(try await !body("/?done=imported&batch=99", client).contains("readings imported"))
      #expect(try await !body("/?done=imported&batch=x", client).contains("readings imported"))
    }
  }

  @Test func `a type links to its chart and its sources, and its switch shows its state`() async throws {
    let (app, store) = try ServerTests().application()
    try await app.test(.router) { client in
      let types = try await body("/data/types", client)
      #expect(
        types.contains("href=\"/metric/steps?from=types\"")
          && types.contains("href=\"/data/types/HKQuantityTypeIdentifierStepCount\""))
      #expect(types.contains("role=\"switch\" aria-checked=\"true\" aria-label=\"Steps\""))
      try await client.execute(
        uri: "/data/types/HKQuantityTypeIdentifierStepCount/switch", method: .post, body: ByteBuffer(string: "off=1")
      ) { #expect($0.headers[.location] == "/data/types?done=saved") }
      #expect(
        try await body("/data/types", client).contains("role=\"switch\" aria-checked=\"false\" aria-label=\"Steps\""))
      #expect(try await store.listedType("HKQuantityTypeIdentifierStepCount")?.isOff == true)
    }
  }

  @Test func `the clock is the browser's, unless the person chooses one`() async throws {
    let (app, _) = try ServerTests().application()
    try await app.test(.router) { client in
      func times(_ headers: HTTPFields) async throws -> String {
        try await client.execute(uri: "/metric/steps/samples", method: .get, headers: headers) {
          String(buffer: $0.body)
        }
      }
      #expect(try await times([.acceptLanguage: "en-US"]).contains("8:00 AM – 9:00 AM"))
      #expect(try await times([.acceptLanguage: "en-GB"]).contains("8:00 – 9:00"))
      #expect(try await times([.acceptLanguage: "en-GB", .cookie: "clock=12"]).contains("8:00 AM – 9:00 AM"))
      #expect(try await times([.acceptLanguage: "en-US", .cookie: "clock=24"]).contains("8:00 – 9:00"))
      #expect(try await times([.acceptLanguage: "en-US", .cookie: "clock=13"]).contains("8:00 AM – 9:00 AM"))
      try await client.execute(uri: "/settings", method: .post, body: ByteBuffer(string: "clock=12")) { response in
        #expect(response.headers[values: .setCookie].contains { $0.hasPrefix("clock=12;") })
      }
    }
  }
}
