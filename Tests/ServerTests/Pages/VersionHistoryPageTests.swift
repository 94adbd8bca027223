import DailveDomain
import DailveScores
import DailveServer
import DailveStore
import DailveTestSupport
import Foundation
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

/// Overwritten and deleted entries, through the pages. It is 12 January 2001.
@Suite struct VersionHistoryPageTests {
  private func entry(_ weight: String) -> [String: String] {
    [
      "id": "a-1", "day": "2001-01-10", "time": "07:30", "weight": weight, "bodyFat": "", "leanBodyMass": "",
      "memo": "",
    ]
  }

  /// The fields of the first form that restores.
  private func restore(in html: String) throws -> (path: String, fields: [String: String]) {
    func value(after text: String) throws -> String {
      let start = try #require(html.range(of: text)).upperBound
      return String(html[start...].prefix { $0 != "\"" })
    }
    return (
      try "/data/history/" + value(after: "action=\"/data/history/"),
      ["stamp": try value(after: "name=\"stamp\" value=\""), "device": try value(after: "name=\"device\" value=\"")]
    )
  }

  @Test func `an overwritten weight comes back, and that is undone in the same way`() async throws {
    let (app, store) = try ServerTests().application()
    try await app.test(.router) { client in
      func page(_ path: String) async throws -> String {
        try await client.execute(uri: path, method: .get) { response in
          #expect(response.status == .ok)
          return String(buffer: response.body)
        }
      }
      #expect(try await page("/data/history").contains("class=\"empty\""))
      for weight in ["71.4", "17.4"] {
        try await client.execute(uri: "/body", method: .post, body: form(entry(weight))) {
          #expect($0.status == .seeOther)
        }
        if weight == "71.4" { #expect(try await !page("/body/a-1").contains("/data/history/a-1")) }
      }
      #expect(try await page("/body/a-1").contains("/data/history/a-1"))
      for weight in [71.4, 17.4] {
        let html = try await page("/data/history")
        #expect(html.contains("71.4 kg") && html.contains("17.4 kg"))
        let (path, fields) = try restore(in: html)
        try await client.execute(uri: path, method: .post, body: form(fields)) { response in
          #expect(response.headers[.location] == "/data/history?done=restored")
        }
        #expect(try await store.entries(BodyEntry.self).map(\.weight) == [weight])
      }
      try await client.execute(
        uri: "/data/history/a-1/restore", method: .post, body: form(["stamp": "5", "device": "x"])
      ) { response in
        #expect(response.headers[.location] == "/data/history?done=gone")
      }
      try await client.execute(uri: "/data/history/a-1/restore", method: .post, body: form(["stamp": "x"])) {
        #expect($0.status == .badRequest)
      }
      #expect(try await page("/data/history/nothing").contains("class=\"empty\""))
    }
  }

  @Test func `a deleted weight and a changed setting are there`() async throws {
    let (app, store) = try ServerTests().application()
    try await app.test(.router) { client in
      try await client.execute(uri: "/body", method: .post, body: form(entry("71.4"))) { _ in }
      try await client.execute(uri: "/body/a-1/delete", method: .post) { _ in }
      for day in ["6", "5"] {
        try await client.execute(uri: "/settings", method: .post, body: form(["firstWeekday": day])) { _ in }
      }
      let html = try await client.execute(uri: "/data/history", method: .get) { String(buffer: $0.body) }
      #expect(html.contains("Sunday") && html.contains("Saturday") && html.contains("deleted"))
      for part in html.components(separatedBy: "<section ").dropFirst() where part.contains("<form") {
        let (path, fields) = try restore(in: part)
        try await client.execute(uri: path, method: .post, body: form(fields)) { _ in }
      }
      #expect(try await store.profile().firstWeekday == 6)
      #expect(try await store.entries(BodyEntry.self).map(\.weight) == [71.4])
    }
  }
}
