import DailveDomain
import DailveScores
import DailveStore
import DailveSync
import DailveTestSupport
import DailveTransfer
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

@testable import DailveServer

/// Forms that the script sends, perhaps long after they were filled in. It is noon on 12 January 2001.
@Suite struct SubmissionRouteTests {
  private let body = [
    "id": "a-1", "day": "2001-01-10", "time": "07:30", "weight": "71,4", "bodyFat": "", "leanBodyMass": "", "memo": "x",
  ]
  private let noon = 979_300_800_000

  private struct Taken: Decodable {
    var taken: SyncOutcome
    var next: String?
  }
  private struct Refused: Decodable {
    var error: String
    var fields: [String: String]?
  }

  private func send(
    _ client: some TestClientProtocol, _ path: String, _ fields: [String: String] = [:], operation: String = "op-1",
    age: Int = 0, changing headers: [String: String?] = [:]
  ) async throws -> (status: HTTPResponse.Status, body: Data) {
    var all: [String: String?] = [
      "Dailve-Operation": operation, "Dailve-Device": "phone", "Dailve-Written": "\(1000 - age)",
      "Dailve-Sent": "1000", "Accept": "application/json", "Content-Type": "application/x-www-form-urlencoded",
    ]
    all.merge(headers) { $1 }
    var sent = HTTPFields()
    for (name, value) in all { if let value { sent[try #require(HTTPField.Name(name))] = value } }
    return try await client.execute(uri: path, method: .post, headers: sent, body: form(fields)) {
      ($0.status, Data($0.body.readableBytesView))
    }
  }

  private func taken(_ answer: (status: HTTPResponse.Status, body: Data)) throws -> Taken {
    #expect(answer.status == .ok, "\(String(decoding: answer.body, as: UTF8.self))")
    return try JSONDecoder().decode(Taken.self, from: answer.body)
  }

  private func base(_ store: HealthStore) async throws -> String {
    try await store.read { try $0.version(of: BodyEntry.self, id: "a-1")?.stamp.description } ?? ""
  }

  @Test func `a form is taken once, stamped by its age, and answered with its row and the page that follows`()
    async throws
  {
    let (app, store) = try ServerTests().application()
    try await app.test(.router) { client in
      let first = try taken(try await send(client, "/body", body, age: 90_000))
      #expect(first.next == "/body?done=saved" && !first.taken.isOverwritten && first.taken.isKnown)
      #expect(first.taken.rows.map(\.id) == ["a-1"] && first.taken.rows.map(\.stamp.milliseconds) == [noon - 90_000])
      let again = try taken(try await send(client, "/body", body, age: 999_000))
      #expect(again.taken == first.taken)
    }
    #expect(try await store.entries(BodyEntry.self).count == 1)
  }

  @Test func `errors are told by field, in the page's language, and nothing is saved`() async throws {
    let (app, store) = try ServerTests().application()
    let wrong = body.merging(["weight": "7140"]) { $1 }
    try await app.test(.router) { client in
      for (language, words) in [("en", "Enter a number from 0 to 500"), ("ko", "500")] {
        let answer = try await send(client, "/body", wrong, changing: ["Accept-Language": language])
        let refused = try JSONDecoder().decode(Refused.self, from: answer.body)
        #expect(answer.status == .unprocessableContent && refused.fields?["weight"]?.contains(words) == true)
      }
      let forms: [(String, [String: String], String)] = [
        ("/injuries", ["id": "k", "part": "", "severity": "minor", "start": "2001-01-10"], "part"),
        ("/activity/new", ["id": "w", "activity": "Yoga", "day": "2001-01-10", "duration": "x"], "duration"),
        ("/settings", ["stepsPerDay": "3"], "stepsPerDay"),
        ("/activity/zones", ["maximumHeartRate": "9"], "maximumHeartRate"),
        ("/data/zones", ["zone": "Mars", "from": "2001-01-10", "until": "2001-01-10"], ""),
      ]
      for (path, fields, field) in forms {
        let answer = try await send(client, path, fields)
        let refused = try JSONDecoder().decode(Refused.self, from: answer.body)
        #expect(answer.status == .unprocessableContent && refused.fields?[field] != nil, "\(path)")
      }
      let gone = try await send(client, "/body/none/delete")
      #expect(gone.status == .notFound)
      #expect(try !JSONDecoder().decode(Refused.self, from: gone.body).error.isEmpty)
      let corrected = try taken(try await send(client, "/body", body))
      #expect(corrected.taken.rows.count == 1)
    }
    #expect(try await store.entries(BodyEntry.self).map(\.weight) == [71.4])
  }

  @Test(arguments: [
    ["Dailve-Operation": ""], ["Dailve-Operation": "../x"], ["Dailve-Operation": String(repeating: "a", count: 65)],
    ["Dailve-Device": nil], ["Dailve-Device": "Ä"], ["Dailve-Written": "soon"], ["Dailve-Written": nil],
    ["Dailve-Written": "99999999999999999999"], ["Dailve-Sent": "1e9"], ["Dailve-Base": "a-1"], ["Dailve-Base": "-5-a"],
    ["Dailve-Base": "5"], ["Dailve-Base": "99999999999999999999-a"], ["Dailve-Mark": "x"], ["Dailve-Mark": "a-x"],
    ["Dailve-Mark": "../-1"],
  ])
  func `headers that our script does not send are refused`(headers: [String: String?]) async throws {
    let (app, store) = try ServerTests().application()
    try await app.test(.router) { client in
      let answer = try await send(client, "/body", body, changing: headers)
      #expect(answer.status == .badRequest)
    }
    #expect(try await store.entries(BodyEntry.self).isEmpty)
  }

  @Test(arguments: ["\(Int.min)", "-1", "0", "\(Int.max)"])
  func `impossible clocks cause no harm`(clock: String) async throws {
    let (app, store) = try ServerTests().application()
    try await app.test(.router) { client in
      for (operation, headers) in [
        ("w", ["Dailve-Written": clock]), ("s", ["Dailve-Sent": clock]), ("b", ["Dailve-Base": "\(Int.max)-x"]),
      ] {
        let answer = try taken(try await send(client, "/body", body, operation: operation, changing: headers))
        #expect(answer.taken.rows.allSatisfy { (0...noon + 60_002).contains($0.stamp.milliseconds) })
      }
      var edit = body
      edit["weight"] = "80"
      try await client.execute(uri: "/body/a-1", method: .post, body: form(edit)) { #expect($0.status == .seeOther) }
    }
    #expect(try await store.entries(BodyEntry.self).map(\.weight) == [80])
  }

  @Test
  func `an older edit loses and says so, and a later one restores a deleted entry`()
    async throws
  {
    let (app, store) = try ServerTests().application()
    try await app.test(.router) { client in
      try await client.execute(uri: "/body", method: .post, body: form(body)) { _ in }
      let seen = try await base(store)
      try await client.execute(uri: "/body/a-1", method: .get) { response in
        #expect(String(buffer: response.body).contains("name=\"base\" value=\"\(seen)\""))
      }
      var edit = body
      edit["weight"] = "72"
      _ = try taken(
        try await send(
          client, "/body/a-1", edit, operation: "new", changing: ["Dailve-Base": seen, "Dailve-Device": "tablet"]))
      edit["weight"] = "73"
      let late = try taken(
        try await send(
          client, "/body/a-1", edit, operation: "old", age: 86_400_000, changing: ["Dailve-Device": "laptop"]))
      #expect(late.taken.isOverwritten && late.taken.rows.count == 2)
      #expect(try await store.entries(BodyEntry.self).map(\.weight) == [72])
      try await client.execute(uri: "/body/a-1/delete", method: .post) { #expect($0.status == .seeOther) }
      // Without the script, the deleted entry is gone; with it, the edit brings the entry back.
      try await client.execute(uri: "/body/a-1", method: .post, body: form(edit)) { #expect($0.status == .notFound) }
      _ = try taken(try await send(client, "/body/a-1", edit, operation: "back"))
      #expect(try await store.entries(BodyEntry.self).map(\.weight) == [73])
    }
  }

  @Test func `an injury is over on the day on which the form was filled in`() async throws {
    let (app, store) = try ServerTests().application()
    let injury = [
      "id": "k", "part": "knee", "side": "left", "severity": "moderate", "start": "2001-01-02", "end": "", "memo": "",
    ]
    try await app.test(.router) { client in
      _ = try taken(try await send(client, "/injuries", injury, operation: "1", age: 5 * 86_400_000))
      let closed = try taken(try await send(client, "/injuries/k/close", operation: "2", age: 3 * 86_400_000))
      #expect(closed.next == "/injuries?done=saved")
    }
    #expect(try await store.entries(Injury.self).first?.end?.description == "2001-01-09")
  }

  @Test func `closing an injury that was deleted before brings it back, after that it does nothing`() async throws {
    let injury = [
      "id": "k", "part": "knee", "side": "left", "severity": "moderate", "start": "2001-01-02", "end": "", "memo": "",
    ]
    for (age, isThere) in [(60_000, true), (180_000, false)] {
      let (app, store) = try ServerTests().application()
      try await app.test(.router) { client in
        _ = try taken(try await send(client, "/injuries", injury, operation: "1", age: 600_000))
        _ = try taken(try await send(client, "/injuries/k/delete", operation: "2", age: 120_000))
        let closed = try taken(
          try await send(client, "/injuries/k/close", operation: "3", age: age, changing: ["Dailve-Device": "tablet"]))
        #expect(closed.taken.isOverwritten != isThere)
      }
      #expect(try await store.entries(Injury.self).isEmpty != isThere)
    }
  }

  @Test func `an earlier version comes back once, and one that is no longer kept is told in words`() async throws {
    let (app, store) = try ServerTests().application()
    try await app.test(.router) { client in
      _ = try taken(try await send(client, "/body", body, operation: "1", age: 3000))
      let first = try await store.read { try $0.version(of: BodyEntry.self, id: "a-1")?.stamp }
      let fields = ["stamp": "\(first?.milliseconds ?? 0)", "device": first?.device ?? ""]
      _ = try taken(try await send(client, "/body/a-1", body.merging(["weight": "17"]) { $1 }, operation: "2"))
      let back = try taken(try await send(client, "/data/history/a-1/restore", fields, operation: "3"))
      #expect(back.next == "/data/history?done=restored" && back.taken.rows.map(\.id) == ["a-1"])
      let again = try taken(try await send(client, "/data/history/a-1/restore", fields, operation: "3"))
      #expect(again.taken == back.taken)
      let gone = try await send(client, "/data/history/a-1/restore", ["stamp": "5", "device": "x"], operation: "4")
      #expect(gone.status == .notFound)
      #expect(try JSONDecoder().decode(Refused.self, from: gone.body).error == "That version is no longer kept.")
    }
    #expect(try await store.entries(BodyEntry.self).map(\.weight) == [71.4])
  }

  @Test func `a late restoration overrides the displayed version, even one from a clock that is ahead`()
    async throws
  {
    for namesBase in [true, false] {
      let (app, store) = try ServerTests().application()
      try await app.test(.router) { client in
        _ = try taken(try await send(client, "/body", body, operation: "1", age: 3000))
        let first = try await store.read { try $0.version(of: BodyEntry.self, id: "a-1")?.stamp }
        _ = try taken(
          try await send(
            client, "/body/a-1", body.merging(["weight": "17"]) { $1 }, operation: "2",
            changing: ["Dailve-Base": "\(noon + 100_000)-a"]))
        let seen = try await base(store)
        try await client.execute(uri: "/data/history", method: .get) { response in
          #expect(String(buffer: response.body).contains("name=\"base\" value=\"\(seen)\""))
        }
        let restored = try taken(
          try await send(
            client, "/data/history/a-1/restore",
            ["stamp": "\(first?.milliseconds ?? 0)", "device": first?.device ?? ""], operation: "3", age: 2500,
            changing: ["Dailve-Base": namesBase ? seen : nil, "Dailve-Device": "tablet"]))
        #expect(restored.taken.isOverwritten != namesBase)
      }
      #expect(try await store.entries(BodyEntry.self).map(\.weight) == [namesBase ? 71.4 : 17])
    }
  }

  @Test func `a workout sent late is not held back by a question that nobody can answer`() async throws {
    let (app, store) = try ServerTests().application()
    let injury = [
      "id": "k", "part": "knee", "side": "left", "severity": "severe", "start": "2001-01-02", "end": "", "memo": "",
    ]
    let run = ["id": "w", "activity": "Running", "day": "2001-01-10", "time": "07:30", "duration": "40"]
    try await app.test(.router) { client in
      _ = try taken(try await send(client, "/injuries", injury, operation: "1"))
      #expect(try await send(client, "/activity/new", run, operation: "2").status == .unprocessableContent)
      _ = try taken(try await send(client, "/activity/new", run, operation: "2", age: 3_600_000))
    }
    #expect(try await store.entries(WorkoutEntry.self).count == 1)
  }

  @Test func `forms that may not wait are sent by browsers alone, and other sites send nothing`() async throws {
    let (app, store) = try ServerTests().application()
    try await app.test(.router) { client in
      let erasing = try await send(client, "/settings/erase", ["word": "no"], operation: "..")
      #expect(erasing.status == .ok)
      for header in [["Sec-Fetch-Site": "cross-site"], ["Origin": "https://elsewhere.example"]] {
        #expect(try await send(client, "/body", body, changing: header).status == .forbidden)
      }
    }
    #expect(try await store.entries(BodyEntry.self).isEmpty)
  }

  @Test func `a store that cannot save says so, and the form can come again`() async throws {
    let store = try Importing.store()
    for (error, status) in [
      (SaveError.storage(.busy), 503), (.storage(.full(.saving, folder: "")), 507),
      (.storage(.failed(reason: "")), 500),
      (.taken(id: "a-1"), 409),
    ] {
      let app = try ServerTests().application(of: store, failing: error)
      try await app.test(.router) { client in
        let answer = try await send(client, "/body", body)
        #expect(answer.status.code == status)
        #expect(try !JSONDecoder().decode(Refused.self, from: answer.body).error.isEmpty)
      }
    }
    let app = try ServerTests().application(of: store)
    try await app.test(.router) { client in
      _ = try taken(try await send(client, "/body", body))
      for (path, fields) in [
        ("/settings", ["stepsPerDay": "9000"]), ("/today/pins", ["pin[]": "steps"]), ("/body/goal", ["goal": "lose"]),
      ] {
        let first = try taken(try await send(client, path, fields, operation: "op" + "\(path.count)"))
        #expect(first.next != nil, "\(path)")
      }
    }
    #expect(try await store.profile().goals.stepsPerDay == 9000)
  }
}
