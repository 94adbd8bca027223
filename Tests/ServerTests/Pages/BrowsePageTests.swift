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

/// Browse: the search, the categories, and the former address. It is 12 January 2001.
@Suite struct BrowsePageTests {
  private func application() throws -> some ApplicationProtocol {
    var export = ServerTests.export()
    for (name, value) in [("Systolic", 122), ("Diastolic", 78)] {
      export.add("BloodPressure\(name)", "2001-01-12 07:00:00", value: "\(value)", unit: "mmHg", source: "Cuff")
    }
    export.add("HKQuantityTypeIdentifierOfTomorrow", "2001-01-11 07:00:00", value: "3", unit: "count")
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    return try ServerTests().application(of: store)
  }

  private func body(_ path: String, _ client: some TestClientProtocol, language: String = "en") async throws -> String {
    try await client.execute(uri: path, method: .get, headers: [.acceptLanguage: language]) { response in
      #expect(response.status == .ok, "\(path)")
      return String(buffer: response.body)
    }
  }

  @Test func `the former page leads to Browse`() async throws {
    try await application().test(.router) { client in
      try await client.execute(uri: "/more", method: .get) { response in
        #expect(response.status == .seeOther && response.headers[.location] == "/browse")
      }
    }
  }

  @Test(arguments: ["BP", "bp", "%ED%98%88%EC%95%95", "systolic", "%EF%BC%A2%EF%BC%B0"])
  func `blood pressure is found with both numbers`(query: String) async throws {
    try await application().test(.router) { client in
      for language in ["en", "ko"] {
        let page = try await body("/browse?q=\(query)", client, language: language)
        #expect(page.contains("122/78") && page.contains("HKQuantityTypeIdentifierBloodPressureSystolic?from=browse"))
      }
    }
  }

  @Test func `every type with data is on the page of its category`() async throws {
    try await application().test(.router) { client in
      #expect(try await body("/browse/vitals", client).contains("122/78 mmHg"))
      #expect(try await body("/browse/other", client).contains("OfTomorrow"))
      let page = try await body("/browse", client)
      for category in ["heart", "vitals", "other"] {
        #expect(page.contains("href=\"/browse/\(category)\""), "\(category)")
      }
      for path in ["/sleep", "/body", "/injuries", "/data", "/settings"] {
        #expect(page.contains("href=\"\(path)\""), "\(path)")
      }
      try await client.execute(uri: "/browse/nonsense", method: .get) { #expect($0.status == .notFound) }
    }
  }

  @Test func `searched texts are escaped and bounded`() async throws {
    try await application().test(.router) { client in
      let page = try await body("/browse?q=%3Cscript%3Ealert(1)%3C/script%3E%22%27", client)
      #expect(!page.contains("<script>alert") && page.contains("&lt;script&gt;alert(1)&lt;/script&gt;&quot;"))
      let long = try await body("/browse?q=" + String(repeating: "%EA%B0%80", count: 1500), client)
      #expect(!long.contains(String(repeating: "가", count: 61)))
      for query in ["", "+", "%00", "%FF", "%E2%80%AE", "a%CC%81", String(repeating: "+", count: 300)] {
        _ = try await body("/browse?q=\(query)", client)
      }
    }
  }

  @Test func `the names of data, pages and settings are in the page for searches without a network`() async throws {
    try await application().test(.router) { client in
      let page = try await body("/browse", client)
      let index = try #require(page.split(separator: "<template").last)
      for text in ["Blood pressure", "href=\"/data\"", "#f-sleepHours", "혈압", "data-kind=\"setting\""] {
        #expect(index.contains(text), "\(text)")
      }
      #expect(page.utf8.count < 80_000)
    }
  }
}
