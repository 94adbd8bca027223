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

/// The person's entries, through the pages. It is 12 January 2001.
@Suite struct EntryPageTests {
  private let body = [
    "id": "a-1", "day": "2001-01-10", "time": "07:30", "weight": "71,4", "bodyFat": "18", "leanBodyMass": "",
    "memo": "x",
  ]

  @Test func `a form sent twice makes one entry, and a form with errors keeps what was typed`() async throws {
    let (app, store) = try ServerTests().application()
    try await app.test(.router) { client in
      for _ in 0..<2 {
        try await client.execute(uri: "/body", method: .post, body: form(body)) { response in
          #expect(response.status == .seeOther && response.headers[.location] == "/body?done=saved")
        }
      }
      #expect(try await store.entries(BodyEntry.self).map(\.weight) == [71.4])
      var wrong = body
      wrong["weight"] = "7100"
      wrong["id"] = "a-2"
      try await client.execute(uri: "/body", method: .post, body: form(wrong)) { response in
        #expect(response.status == .unprocessableContent)
        let html = String(buffer: response.body)
        #expect(html.contains("value=\"7100\"") && html.contains("id=\"errors\"") && html.contains("value=\"a-2\""))
      }
      wrong["id"] = "../x"
      try await client.execute(uri: "/body", method: .post, body: form(wrong)) { #expect($0.status == .badRequest) }
      #expect(try await store.entries(BodyEntry.self).count == 1)
      try await client.execute(uri: "/body", method: .get) { response in
        #expect(String(buffer: response.body).contains("Weight 71.4 kg"))
      }
    }
  }

  @Test func `delete leads to undo, and undo brings it back`() async throws {
    let (app, store) = try ServerTests().application()
    try await app.test(.router) { client in
      try await client.execute(uri: "/body", method: .post, body: form(body)) { _ in }
      try await client.execute(uri: "/body/a-1/delete", method: .post) { response in
        #expect(response.headers[.location] == "/body?done=deleted&entry=a-1")
      }
      #expect(try await store.entries(BodyEntry.self).isEmpty)
      try await client.execute(uri: "/body?done=deleted&entry=a-1", method: .get) { response in
        #expect(String(buffer: response.body).contains("action=\"/body/a-1/restore\""))
      }
      try await client.execute(uri: "/body/a-1/restore", method: .post) { #expect($0.status == .seeOther) }
      #expect(try await store.entries(BodyEntry.self).count == 1)
      try await client.execute(uri: "/body/none/delete", method: .post) { #expect($0.status == .notFound) }
    }
  }

  @Test func `an injury is entered, causes a warning, is closed and reopened`() async throws {
    let (app, store) = try ServerTests().application()
    let injury = [
      "id": "k", "part": "knee", "side": "left", "severity": "moderate", "start": "2001-01-10", "end": "", "memo": "",
    ]
    try await app.test(.router) { client in
      try await client.execute(uri: "/injuries", method: .post, body: form(injury)) { #expect($0.status == .seeOther) }
      for path in ["/", "/wellness"] {
        try await client.execute(uri: path, method: .get) { response in
          #expect(String(buffer: response.body).contains("Left knee"), "\(path)")
        }
      }
      var cookie = ""
      try await client.execute(uri: "/injuries/banner", method: .post, body: form(["back": "/wellness"])) { response in
        #expect(response.headers[.location] == "/wellness")
        cookie = String((response.headers[.setCookie] ?? "").prefix { $0 != ";" })
      }
      try await client.execute(uri: "/", method: .get, headers: [.cookie: cookie]) { response in
        #expect(!String(buffer: response.body).contains("action=\"/injuries/banner\""))
      }
      try await client.execute(uri: "/injuries/k/close", method: .post) { #expect($0.status == .seeOther) }
      #expect(try await store.entries(Injury.self).first?.end?.description == "2001-01-12")
      try await client.execute(uri: "/injuries/k/reopen", method: .post) { #expect($0.status == .seeOther) }
      #expect(try await store.entries(Injury.self).first?.end == nil)
    }
  }

  @Test func `a reading is excluded, corrected and restored on its page`() async throws {
    let (app, store) = try ServerTests().application()
    let type = Metric.steps.traits.type
    let days = CivilDay(year: 2001, month: 1, day: 12)...CivilDay(year: 2001, month: 1, day: 12)
    let start = try #require(try await store.newestSample(of: type)).start.seconds
    let fields = [
      "type[]": type, "path": "/metric/steps", "start": "\(start)", "source": "Ada’s Apple\u{A0}Watch",
      "action": "correct",
      "value": "6000,5",
    ]
    try await app.test(.router) { client in
      try await client.execute(uri: "/readings", method: .post, body: form(fields)) { response in
        #expect(response.headers[.location] == "/metric/steps/samples?done=saved")
      }
      #expect(try await store.daily(.steps, in: days).first?.sum == 6000.5)
      try await client.execute(uri: "/metric/steps/samples", method: .get) { response in
        #expect(String(buffer: response.body).contains("corrected to 6,001 steps"))
      }
      var wrong = fields
      wrong["value"] = "-5"
      wrong["path"] = "https://elsewhere.example/"
      try await client.execute(uri: "/readings", method: .post, body: form(wrong)) { response in
        let page = String(buffer: response.body)
        #expect(response.status == .unprocessableContent)
        #expect(page.contains("isn’t a possible value") && page.contains("value=\"-5\"") && page.contains("steps"))
        // The back link ignores foreign addresses.
        #expect(page.contains("href=\"/data/types\""))
      }
      let id = try #require(try await store.overrides().first).id
      try await client.execute(uri: "/readings/\(id)/remove", method: .post, body: form(fields)) { _ in }
      #expect(try await store.daily(.steps, in: days).first?.sum == 5012)
    }
  }

  @Test func `a day's readings are listed alone, and changing one returns to that list`() async throws {
    let (app, store) = try ServerTests().application()
    let type = Metric.steps.traits.type
    let start = try #require(try await store.newestSample(of: type)).start.seconds
    let fields = [
      "type[]": type, "path": "/metric/steps", "start": "\(start)", "source": "Ada’s Apple\u{A0}Watch",
      "action": "exclude",
      "days": "day=2001-01-12&to=nonsense",
    ]
    try await app.test(.router) { client in
      for (query, days) in [
        ("", 2), ("?day=2001-01-12", 1), ("?day=2001-01-11&to=2001-01-12", 2), ("?day=2150-01-01", 0),
      ] {
        try await client.execute(uri: "/metric/steps/samples\(query)", method: .get) { response in
          let page = String(buffer: response.body)
          let times = ["January 11, 2001 ", "January 12, 2001 "]
          #expect(response.status == .ok && times.count { page.contains($0) } == days, "\(query)")
        }
      }
      var sent = fields
      try await client.execute(uri: "/readings", method: .post, body: form(sent)) { response in
        #expect(response.headers[.location] == "/metric/steps/samples?day=2001-01-12&done=saved")
      }
      sent["days"] = "next=//elsewhere.example"
      try await client.execute(uri: "/readings", method: .post, body: form(sent)) { response in
        let location = response.headers[.location] ?? ""
        #expect(location.hasPrefix("/metric/steps/samples") && !location.contains("elsewhere"))
      }
    }
  }

  @Test func `every type has a page, its readings and a file`() async throws {
    let (app, store) = try ServerTests().application()
    var export = ExportText()
    export.add("WalkingSpeed", "2001-01-11 08:00:00", value: "5.1", unit: "km/hr")
    export.add("HKCategoryTypeIdentifierHeadache", "2001-01-11 08:00:00", value: "HKCategoryValueSeverityMild")
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    try await app.test(.router) { client in
      for (path, text) in [
        ("/type/HKQuantityTypeIdentifierWalkingSpeed", "5.10"), ("/type/HKCategoryTypeIdentifierHeadache", "Headache"),
        ("/type/HKQuantityTypeIdentifierWalkingSpeed/samples", "5.10 km/h"),
        ("/type/HKCategoryTypeIdentifierHeadache/samples", "Severity mild"),
        ("/type/HKQuantityTypeIdentifierWalkingSpeed/csv?days=7", "2001-01-11,5.1,km/h"),
        ("/type/HKQuantityTypeIdentifierStepCount", "5,012"), ("/metric/steps/csv?days=7", "2001-01-12,5012.0"),
      ] {
        try await client.execute(uri: path, method: .get) { response in
          let body = String(buffer: response.body)
          #expect(response.status == .ok && body.contains(text), "\(path)")
        }
      }
    }
  }

  @Test func `everything can be exported, and deleted after confirmation`() async throws {
    let (app, store) = try ServerTests().application()
    try await app.test(.router) { client in
      try await client.execute(uri: "/settings/export/csv", method: .get) { response in
        #expect(response.body.readableBytesView.starts(with: Array("PK".utf8)))
        #expect(response.headers[.contentDisposition]?.contains("dailve-csv.zip") == true)
      }
      try await client.execute(uri: "/settings/export/exe", method: .get) { #expect($0.status == .notFound) }
      try await client.execute(uri: "/settings/erase", method: .post, body: form(["word": "yes"])) { response in
        #expect(String(buffer: response.body).contains("Nothing was deleted"))
      }
      #expect(try await !store.contents().types.isEmpty)
      try await client.execute(uri: "/settings/erase", method: .post, body: form(["word": " delete "])) { response in
        #expect(response.headers[.location] == "/settings?done=erased")
      }
      #expect(try await store.contents().types.isEmpty)
    }
    #expect((try? FileManager.default.contentsOfDirectory(atPath: store.folder + "/uploads")) ?? [] == [])
  }

  @Test func `no page of an empty store is blank`() async throws {
    let (app, _) = try ServerTests().application(imported: false)
    try await app.test(.router) { client in
      for path in [
        "/wellness", "/wellness/score", "/sleep", "/body", "/body/new", "/injuries", "/injuries/new", "/vitals",
        "/browse",
        "/metric/hrv", "/metric/hrv/samples", "/metric/weight?days=all", "/settings", "/gallery",
      ] {
        try await client.execute(uri: path, method: .get) { response in
          let html = String(buffer: response.body)
          #expect(response.status == .ok, "\(path)")
          #expect(html.contains("<h1>") && !html.contains("NaN") && !html.contains("Optional("), "\(path)")
        }
      }
      try await client.execute(uri: "/wellness", method: .get) { response in
        let html = String(buffer: response.body)
        #expect(html.contains("Still collecting") && html.contains("href=\"/data\""))
      }
    }
  }
}
