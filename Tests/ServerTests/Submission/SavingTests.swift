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

/// Saving through the pages while an import writes, and when it fails. It is 12 January 2001.
@Suite struct SavingTests {
  private let body = [
    "id": "a-1", "day": "2001-01-10", "time": "07:30", "weight": "71.45", "bodyFat": "", "leanBodyMass": "",
    "memo": "before breakfast",
  ]
  private let injury = [
    "id": "k", "part": "knee", "side": "left", "severity": "moderate", "start": "2001-01-10", "end": "",
    "memo": "on the stairs",
  ]

  @Test func `everything saved during an import is shown at once, and still there afterwards`() async throws {
    let (app, store) = try ServerTests().application()
    let writer = try store.beginImport(ImportOrder(name: "x", now: Instant(0), homeZone: nil, proposedZone: nil))
    let source = try #require(try await store.listedSources().first)
    let steps = Metric.steps.traits.type
    let start = try #require(try await store.newestSample(of: steps)).start.seconds
    let reading = [
      "type[]": steps, "path": "/metric/steps", "start": "\(start)", "source": source.name, "action": "exclude",
    ]
    try await app.test(.router) { client in
      for (path, fields, location) in [
        ("/body", body, "/body?done=saved"), ("/injuries", injury, "/injuries?done=saved"),
        ("/body/goal", ["goal": "lose"], "/body?done=saved"),
        ("/settings", ["stepsPerDay": "9000"], "/settings?done=saved"),
        ("/today/pins", ["pin[]": "steps"], "/?saved=pins"),
        ("/readings", reading, "/metric/steps/samples?done=waiting"),
        ("/data/sources/\(source.id)", ["off": "1"], "/data/sources?done=waiting"),
        ("/data/types/\(steps)/order", ["order": "default"], "/data/types/\(steps)?done=waiting"),
        ("/sleep/2001-01-10/source", ["source": source.name], "/sleep?day=2001-01-10&done=waiting"),
        (
          "/data/zones", ["zone": "Asia/Tokyo", "from": "2001-01-03", "until": "2001-01-04"], "/data/zones?done=waiting"
        ),
      ] {
        try await client.execute(uri: path, method: .post, body: form(fields)) { response in
          #expect(response.headers[.location] == location, "\(path)")
        }
      }
      for (path, text) in [
        ("/body", "Weight 71.5 kg"), ("/injuries", "on the stairs"), ("/", "Left knee"),
        ("/settings", "value=\"9000\""),
        ("/data/sources?done=waiting", "Saved. Your numbers are being updated"),
      ] {
        try await client.execute(uri: path, method: .get) { response in
          #expect(String(buffer: response.body).contains(text), "\(path)")
        }
      }
    }
    try writer.cancel()
    #expect(try await store.entries(BodyEntry.self).map(\.weight) == [71.45])
    #expect(try await store.entries(Injury.self).map(\.part) == [.knee])
    let profile = try await store.profile()
    #expect(profile.goals.stepsPerDay == 9000 && profile.goals.weight.rawValue == "lose" && profile.pinned == [.steps])
    #expect(try await store.overrides().count == 1)
    #expect(try await store.listedSources().map(\.isOff) == [true])
    #expect(try await store.zoneStays().contains { $0.id != nil && $0.zone == "Asia/Tokyo" })
    #expect(!store.hasWaitingChanges)
  }

  /// A folder in place of the change queue makes saving fail, even for an administrator, whom permissions do not stop.
  @Test func `a form that cannot be saved comes back as it was filled in, with what happened`() async throws {
    let (app, store) = try ServerTests().application()
    let changeQueue = store.folder + "/health.sqlite-outbox"
    try FileManager.default.createDirectory(atPath: changeQueue, withIntermediateDirectories: false)
    try await app.test(.router) { client in
      for (path, fields, kept) in [
        ("/body", body, "before breakfast"), ("/injuries", injury, "on the stairs"),
        ("/settings", ["stepsPerDay": "9876"], "value=\"9876\""),
      ] {
        try await client.execute(uri: path, method: .post, body: form(fields)) { response in
          let page = String(buffer: response.body)
          #expect(response.status == .internalServerError, "\(path)")
          #expect(page.contains(kept) && page.contains("couldn’t be saved"), "\(path)")
        }
      }
      try FileManager.default.removeItem(atPath: changeQueue)
      try await client.execute(uri: "/body", method: .post, body: form(body)) { #expect($0.status == .seeOther) }
    }
    #expect(try await store.entries(BodyEntry.self).count == 1)
  }

  @Test func `editing a note through the page leaves the weight at 71.45`() async throws {
    let (app, store) = try ServerTests().application()
    try await app.test(.router) { client in
      try await client.execute(uri: "/body", method: .post, body: form(body)) { _ in }
      var shown = body
      shown["weight"] = "71.5"
      shown["memo"] = "after breakfast"
      try await client.execute(uri: "/body/a-1", method: .get) { response in
        #expect(String(buffer: response.body).contains("value=\"71.5\""))
      }
      try await client.execute(uri: "/body/a-1", method: .post, body: form(shown)) { #expect($0.status == .seeOther) }
    }
    #expect(try await store.entries(BodyEntry.self).map(\.weight) == [71.45])
    #expect(try await store.entries(BodyEntry.self).map(\.memo) == ["after breakfast"])
  }

  @Test func `an entry of one kind is not deleted, restored or changed as another`() async throws {
    let (app, store) = try ServerTests().application()
    try await app.test(.router) { client in
      try await client.execute(uri: "/body", method: .post, body: form(body)) { _ in }
      for path in ["delete", "restore", "close", "reopen"] {
        try await client.execute(uri: "/injuries/a-1/\(path)", method: .post) { #expect($0.status == .notFound) }
      }
      var wrong = injury
      wrong["id"] = "a-1"
      try await client.execute(uri: "/injuries", method: .post, body: form(wrong)) { response in
        #expect(response.status == .conflict && String(buffer: response.body).contains("on the stairs"))
      }
    }
    #expect(try await store.entries(BodyEntry.self).count == 1)
    #expect(try await store.entries(Injury.self).isEmpty)
  }

  @Test(arguments: [BodyEntry.kind, Injury.kind, WorkoutEntry.kind, WorkoutNote.kind, WorkoutLink.kind])
  func `an id that another kind has is refused in words, whatever the kinds, and what was typed stays`(kind: String)
    async throws
  {
    let (app, store) = try ServerTests().application()
    let day = CivilDay(year: 2001, month: 1, day: 10)
    let taken: any Entry =
      switch kind {
      case BodyEntry.kind: BodyEntry("x", on: day, weight: 71)
      case Injury.kind: Injury(id: "x", part: .neck, side: nil, severity: .minor, start: day, end: nil, memo: "")
      case WorkoutEntry.kind:
        WorkoutEntry(id: "x", activity: "Yoga", start: Instant(979_113_600), day: day, duration: 40)
      case WorkoutNote.kind: WorkoutNote(workout: "x", day: day, effort: 3, memo: "")
      default: WorkoutLink("x", "y", isOne: true, day: day)
      }
    try await store.save(taken, now: Instant(0))
    let workout = ["activity": "run", "day": "2001-01-10", "time": "07:30", "duration": "40", "memo": "by the lake"]
    let forms = [
      (BodyEntry.kind, "/body", body, "before breakfast"), (Injury.kind, "/injuries", injury, "on the stairs"),
      (WorkoutEntry.kind, "/activity/new", workout, "by the lake"),
    ]
    try await app.test(.router) { client in
      for (own, path, fields, memo) in forms where own != kind {
        var fields = fields
        fields["id"] = taken.id
        for (language, words) in [("en", "another entry already uses this form’s ID"), ("ko", "이 양식의 번호를 다른 기록이")] {
          try await client.execute(
            uri: path, method: .post,
            headers: [.acceptLanguage: language, .contentType: "application/x-www-form-urlencoded"],
            body: form(fields)
          ) { response in
            let html = String(buffer: response.body)
            #expect(response.status == .conflict && html.contains(memo) && html.contains(words), "\(path)")
          }
        }
        // The address of an entry of another kind leads nowhere.
        let edit = path == "/activity/new" ? "/activity/entry-\(taken.id)/edit" : "\(path)/\(taken.id)"
        try await client.execute(uri: edit, method: .post, body: form(fields)) {
          #expect($0.status == .notFound, "\(edit)")
        }
        try await client.execute(uri: edit, method: .get) { #expect($0.status == .notFound, "\(edit)") }
      }
    }
    let counts = try await store.read {
      [
        BodyEntry.kind: try $0.entries(BodyEntry.self).count, Injury.kind: try $0.entries(Injury.self).count,
        WorkoutEntry.kind: try $0.entries(WorkoutEntry.self).count,
        WorkoutNote.kind: try $0.entries(WorkoutNote.self).count,
        WorkoutLink.kind: try $0.entries(WorkoutLink.self).count,
      ]
    }
    #expect(counts.filter { $0.value > 0 } == [kind: 1])
  }
}
