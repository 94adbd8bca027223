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

/// Pages of types with a special display, and of their sources. It is 12 January 2001.
@Suite struct DetailPageTests {
  private static let pressure = "/type/HKQuantityTypeIdentifierBloodPressureSystolic"

  private func store() throws -> HealthStore {
    var export = ServerTests.export()
    for day in 4...12 {
      let text = "2001-01-" + (day < 10 ? "0\(day)" : "\(day)")
      for (name, value) in [("Systolic", 120 + day), ("Diastolic", 75 + day)] {
        export.add("BloodPressure\(name)", "\(text) 07:00:00", value: "\(value)", unit: "mmHg", source: "Cuff")
      }
      export.add("BloodPressureSystolic", "2000-12-\(day + 10) 07:00:00", value: "118", unit: "mmHg", source: "Cuff")
      export.add("BloodPressureDiastolic", "2000-12-\(day + 10) 07:00:00", value: "80", unit: "mmHg", source: "Cuff")
      for hour in 8...11 {
        let stood = hour.isMultiple(of: 2) ? "Stood" : "Idle"
        let clock = (hour < 10 ? "0" : "") + "\(hour):00:00"
        let next = (hour < 9 ? "0" : "") + "\(hour + 1):00:00"
        export.add(
          "HKCategoryTypeIdentifierAppleStandHour", "\(text) \(clock)", "\(text) \(next)",
          value: "HKCategoryValueAppleStandHour\(stood)")
      }
    }
    // A systolic value without a diastolic one.
    export.add("BloodPressureSystolic", "2001-01-12 08:00:00", value: "140", unit: "mmHg", source: "Cuff")
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    return store
  }

  @Test func `blood pressure readings have both numbers, and are excluded together`() async throws {
    let store = try store()
    let app = try ServerTests().application(of: store)
    try await app.test(.router) { client in
      for type in ["Systolic", "Diastolic"] {
        let page = try await body("/type/HKQuantityTypeIdentifierBloodPressure\(type)/samples", client)
        #expect(page.contains("<b>132/87 mmHg</b>") && page.contains("<b>118/80 mmHg</b>"))
        #expect(page.contains("<b>Systolic blood pressure 140 mmHg</b>"))
        #expect(page.split(separator: "class=\"change-reading\"").count - 1 == 19)
        #expect(page.contains("Systolic blood pressure in mmHg") && page.contains("Diastolic blood pressure in mmHg"))
      }
      let start = CivilDay(year: 2001, month: 1, day: 12).number * 86_400 + 6 * 3600
      let names = ["Systolic", "Diastolic"].map { "type[]=HKQuantityTypeIdentifierBloodPressure\($0)" }
      let form = (names + ["path=\(Self.pressure)", "start=\(start)", "source=Cuff", "action=exclude"])
        .joined(separator: "&")
      try await client.execute(uri: "/readings", method: .post, body: ByteBuffer(string: form)) { response in
        #expect(response.headers[.location] == Self.pressure + "/samples?done=saved")
      }
      #expect(try await store.overrides().count == 2)
      let page = try await body(Self.pressure + "/samples?day=2001-01-12", client)
      #expect(page.contains("Excluded by you") && page.contains("Diastolic blood pressure · "))
      // A made-up form is rejected.
      try await client.execute(
        uri: "/readings", method: .post, body: ByteBuffer(string: form + "&type[]=nonsense")
      ) { #expect($0.status == .badRequest) }
    }
  }

  @Test func `a form without its button excludes nothing, and one about a reading that is gone says so`() async throws {
    let store = try store()
    let app = try ServerTests().application(of: store)
    try await app.test(.router) { client in
      let start = CivilDay(year: 2001, month: 1, day: 12).number * 86_400 + 6 * 3600
      let form =
        "type[]=HKQuantityTypeIdentifierBloodPressureSystolic&path=\(Self.pressure)&source=Cuff&start="
      try await client.execute(uri: "/readings", method: .post, body: ByteBuffer(string: form + "\(start)")) {
        #expect($0.status == .badRequest)
      }
      var headers = HTTPFields()
      for (name, value) in [
        ("Dailve-Operation", "1"), ("Dailve-Device", "phone"), ("Dailve-Written", "1"), ("Dailve-Sent", "9"),
        ("Accept", "application/json"),
      ] {
        headers[try #require(HTTPField.Name(name))] = value
      }
      try await client.execute(
        uri: "/readings", method: .post, headers: headers,
        body: ByteBuffer(string: form + "\(start + 1)&action=correct&value=120")
      ) { response in
        #expect(response.status == .notFound)
        #expect(String(buffer: response.body).contains("no longer there"))
      }
      // Without the script, the typed value comes back, or the list says what happened.
      let gone = form + "\(start + 1)&value=120.5&action="
      try await client.execute(uri: "/readings", method: .post, body: ByteBuffer(string: gone + "correct")) {
        response in
        #expect(response.status == .notFound)
        let page = String(buffer: response.body)
        #expect(page.contains("no longer there") && page.contains("value=\"120.5\""))
      }
      let list = try await client.execute(uri: "/readings", method: .post, body: ByteBuffer(string: gone + "exclude")) {
        try #require($0.headers[.location])
      }
      #expect(try await body(list, client).contains("That reading is no longer there. Nothing was changed."))
      #expect(try await store.overrides().isEmpty)
    }
  }

  @Test func `blood pressure has one comparison of months`() async throws {
    let app = try ServerTests().application(of: try store())
    try await app.test(.router) { client in
      let page = try await body(Self.pressure + "?days=90", client)
      #expect(page.contains("Compared with December: systolic +10 mmHg, diastolic +3 mmHg."))
      #expect(page.contains("<dt>January so far</dt>") && page.contains("<dd>118/80 mmHg</dd>"))
      let says = try #require(page.split(separator: "<p class=\"says\">").last).prefix { $0 != "<" }
      #expect(!says.contains("close to") && says.contains("usual "))
    }
  }

  @Test func `a stand hour is an hour in which somebody stood`() async throws {
    let app = try ServerTests().application(of: try store())
    try await app.test(.router) { client in
      let path = "/type/HKCategoryTypeIdentifierAppleStandHour"
      let csv = try await body(path + "/csv?days=7", client)
      #expect(csv.contains("2001-01-12,2.0,\r\n") && csv.contains("2001-01-11,2.0,"))
      let page = try await body(path + "?days=7", client)
      #expect(
        page.contains("Hours of the day in which you stood") && !page.contains("240 min") && !page.contains("120 min"))
    }
  }

  @Test func `a day in the address is kept when the period changes`() async throws {
    let app = try ServerTests().application(of: try store())
    try await app.test(.router) { client in
      for path in ["/metric/hrv", Self.pressure, "/wellness/score", "/sleep", "/body"] {
        let page = try await body(path + "?day=2001-01-10", client)
        let links = page.split(separator: "href=\"\(path)?").dropFirst().map { $0.prefix { $0 != "\"" } }
          .filter { $0.hasPrefix("days=") }
        #expect(links.allSatisfy { $0.contains("day=2001-01-10") }, "\(path)")
        #expect(path == "/body" || path == "/sleep" || !links.isEmpty || path == "/wellness/score", "\(path)")
        // Today needs no day in the address.
        #expect(try await !body(path, client).contains("day=2001-01-12&amp;"), "\(path)")
      }
    }
  }

  @Test func `a source's row links to what it recorded`() async throws {
    let store = try store()
    let app = try ServerTests().application(of: store)
    let cuff = try #require(try await store.listedSources().first { $0.name == "Cuff" })
    try await app.test(.router) { client in
      #expect(try await body("/data/sources", client).contains("href=\"/data/sources/\(cuff.id)\""))
      let page = try await body("/data/sources/\(cuff.id)", client)
      #expect(page.contains("<h1>Cuff</h1>") && page.contains("role=\"switch\""))
      #expect(
        page.contains("href=\"\(Self.pressure)?from=source-\(cuff.id)\"")
          && page.contains("19 readings since Dec 14, 2000"))
      #expect(!page.contains("Steps"))
      for path in ["/data/sources/9999", "/data/sources/x"] {
        try await client.execute(uri: path, method: .get) { #expect($0.status == .notFound) }
      }
    }
  }
}
