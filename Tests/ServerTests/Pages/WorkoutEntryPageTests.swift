import DailveDomain
import DailveScores
import DailveServer
import DailveStore
import DailveTestSupport
import Hummingbird
import HummingbirdTesting
import Testing

/// Workouts that the person enters, and their additions to others, through the pages. It is noon on 12 January 2001,
/// UTC.
@Suite struct WorkoutEntryPageTests {
  private let run = [
    "id": "w-1", "activity": "run", "day": "2001-01-10", "time": "07:30", "duration": "40", "distance": "7,5",
    "energy": "", "effort": "6", "memo": "x", "units": "metric",
  ]

  private func send(_ path: String, _ fields: [String: String], _ client: any TestClientProtocol) async throws -> (
    status: Int, location: String?, html: String
  ) {
    try await client.execute(uri: path, method: .post, body: form(fields)) {
      ($0.status.code, $0.headers[.location], String(buffer: $0.body))
    }
  }

  private func page(_ path: String, _ client: any TestClientProtocol) async throws -> (status: Int, html: String) {
    try await client.execute(uri: path, method: .get) { ($0.status.code, String(buffer: $0.body)) }
  }

  @Test func `a form sent twice makes one workout, in local time, and is edited without losing its start`() async throws
  {
    let (app, store) = try ServerTests().application()
    try await app.test(.router) { client in
      for _ in 0..<2 {
        let answer = try await send("/activity/new?from=today", run, client)
        #expect(answer.status == 303 && answer.location == "/activity/entry-w-1?done=saved&from=today")
      }
      let entries = try await store.entries(WorkoutEntry.self)
      #expect(entries.count == 1)
      let entry = try #require(entries.first)
      #expect(entry.activity == "Running" && entry.duration == 40 && entry.distance == 7.5 && entry.effort == 6)
      // 7:30 in Paris.
      #expect(entry.start == Instant(midnightOf: entry.day) + 6 * 3600 + 1800 && entry.energy == nil)
      let edit = try await page("/activity/entry-w-1/edit", client)
      #expect(edit.status == 200 && edit.html.contains("value=\"07:30\"") && edit.html.contains("value=\"Running\""))
      #expect(edit.html.contains("action=\"/activity/entry-w-1/delete\""))
      var changed = run
      changed["activity"] = "Running"
      changed["effort"] = " "
      changed["memo"] = ""
      #expect(try await send("/activity/entry-w-1/edit", changed, client).status == 303)
      let edited = try #require(try await store.entries(WorkoutEntry.self).first)
      #expect(edited.effort == nil && edited.memo.isEmpty && edited.start == entry.start)
    }
  }

  @Test func `energy is estimated from the last weight, and labelled so before saving`() async throws {
    let (app, store) = try ServerTests().application()
    try await store.save(BodyEntry("b", weight: 80), now: Instant(0))
    try await app.test(.router) { client in
      #expect(try await send("/activity/new", run, client).status == 303)
      let entry = try #require(try await store.entries(WorkoutEntry.self).first)
      #expect(entry.energy == 400 && entry.isEnergyEstimated)
      let edit = try await page("/activity/entry-w-1/edit", client)
      #expect(edit.html.contains("about 400 kcal: 7.5 MET (2024 Compendium) at 80.0 kg"))
    }
  }

  @Test func `a form with errors shows them at its fields and keeps what was typed`() async throws {
    let (app, store) = try ServerTests().application()
    try await app.test(.router) { client in
      var wrong = run
      wrong.merge(["activity": "qqq", "duration": "0", "distance": "far", "day": "2001-01-13", "time": "99:99"]) { $1 }
      let answer = try await send("/activity/new", wrong, client)
      #expect(answer.status == 422 && answer.html.contains("id=\"errors\""))
      for text in ["value=\"qqq\"", "value=\"far\"", "value=\"2001-01-13\"", "value=\"99:99\"", "value=\"w-1\""] {
        #expect(answer.html.contains(text), "\(text)")
      }
      for field in ["activity", "duration", "distance", "day", "time"] {
        #expect(answer.html.contains("id=\"e-\(field)\""), "\(field)")
      }
      var unclear = run
      unclear["activity"] = "ski"
      let which = try await send("/activity/new", unclear, client)
      #expect(
        which.status == 422 && which.html.contains("value=\"DownhillSkiing\"") && which.html.contains("Which one?"))
      #expect(try await store.entries(WorkoutEntry.self).isEmpty)
      unclear["candidate"] = "CrossCountrySkiing"
      #expect(try await send("/activity/new", unclear, client).status == 303)
      #expect(try await store.entries(WorkoutEntry.self).map(\.activity) == ["CrossCountrySkiing"])
    }
  }

  @Test func `an injury that the activity strains is mentioned before saving`() async throws {
    let (app, store) = try ServerTests().application()
    try await store.save(
      Injury(
        id: "k", part: .knee, side: .left, severity: .severe, start: CivilDay(year: 2001, month: 1, day: 9), end: nil,
        memo: ""), now: Instant(0))
    try await app.test(.router) { client in
      let answer = try await send("/activity/new", run, client)
      #expect(answer.status == 422 && answer.html.contains("Left knee: Running puts strain on it."))
      #expect(answer.html.contains("Skip for now") && answer.html.contains("Save anyway"))
      #expect(answer.html.contains("name=\"warned\" value=\"Running\""))
      #expect(try await store.entries(WorkoutEntry.self).isEmpty)
      var again = run
      again["activity"] = "Running"
      again["warned"] = "Running"
      #expect(try await send("/activity/new", again, client).status == 303)
      // The warning is on the form from the start if the kind is known.
      let edit = try await page("/activity/entry-w-1/edit", client)
      #expect(edit.html.contains("Left knee: Running puts strain on it.") && !edit.html.contains("Save anyway"))
      // Before the injury, nothing is mentioned.
      var before = run
      before.merge(["id": "w-2", "day": "2001-01-08"]) { $1 }
      #expect(try await send("/activity/new", before, client).status == 303)
    }
  }

  @Test func `delete leads to undo, and undo brings it back`() async throws {
    let (app, store) = try ServerTests().application()
    try await app.test(.router) { client in
      _ = try await send("/activity/new", run, client)
      let gone = try await send("/activity/entry-w-1/delete", [:], client)
      let next = try #require(gone.location)
      #expect(gone.status == 303 && next == "/activity?done=deleted&entry=entry-w-1")
      #expect(try await store.entries(WorkoutEntry.self).isEmpty)
      let list = try await page(next, client)
      #expect(list.status == 200 && list.html.contains("action=\"/activity/entry-w-1/restore\""))
      #expect(try await page("/activity/entry-w-1/edit", client).status == 404)
      #expect(try await send("/activity/entry-w-1/restore", [:], client).status == 303)
      #expect(try await store.entries(WorkoutEntry.self).count == 1)
    }
  }

  @Test func `entries of another kind, or of none, cannot be changed`() async throws {
    let (app, store) = try ServerTests().application()
    let day = CivilDay(year: 2001, month: 1, day: 10)
    try await store.save(BodyEntry("b", on: day, weight: 71), now: Instant(0))
    try await store.save(
      Injury(id: "k", part: .neck, side: nil, severity: .minor, start: day, end: nil, memo: ""), now: Instant(0))
    try await app.test(.router) { client in
      for id in ["b", "k", "entry-b", "entry-k", "entry-", "0000000000000000", "none", "%2E%2E", "entry-%00", "-1"] {
        for verb in ["delete", "restore", "edit", "note", "join", "part"] {
          let answer = try await send("/activity/\(id)/\(verb)", run.merging(["with": "entry-b"]) { $1 }, client)
          #expect([400, 404].contains(answer.status), "\(id) \(verb): \(answer.status)")
        }
        #expect(try await page("/activity/\(id)/edit", client).status == 404, "\(id)")
      }
      // The id of another kind cannot be taken either.
      var taken = run
      taken["id"] = "b"
      #expect(try await send("/activity/new", taken, client).status == 409)
      for id in ["../x", "", "A", String(repeating: "a", count: 65)] {
        taken["id"] = id
        #expect(try await send("/activity/new", taken, client).status == 400, "\(id)")
      }
      #expect(try await send("/activity/new", [:], client).status == 400)
      #expect(try await store.entries(BodyEntry.self).count == 1)
      #expect(try await store.entries(Injury.self).count == 1)
      #expect(try await store.entries(WorkoutEntry.self).isEmpty)
      #expect(try await store.entries(WorkoutNote.self).isEmpty)
      #expect(try await store.entries(WorkoutLink.self).isEmpty)
    }
  }

  @Test func `absurd forms are answered, and nothing is saved`() async throws {
    let (app, store) = try ServerTests().application()
    let absurd = [
      "1e308", "-0", "99999999999999999999", "NaN", "∞", "0x10", "\u{0}", "<b>", String(repeating: "9", count: 5000),
      "12:00:00",
    ]
    try await app.test(.router) { client in
      for field in [
        "activity", "kind", "candidate", "day", "time", "duration", "distance", "energy", "effort", "units", "warned",
      ] {
        for value in absurd {
          var fields = run
          fields["id"] = "absurd"
          fields[field] = value
          let answer = try await send("/activity/new", fields, client)
          #expect([303, 422].contains(answer.status), "\(field) \(value.prefix(20)): \(answer.status)")
          #expect(!answer.html.contains("<b>") || field != "activity")
        }
      }
      for entry in try await store.entries(WorkoutEntry.self) {
        #expect(entry.activity == "Running" && entry.duration == 40 || entry.distance == 7.5, "\(entry)")
      }
    }
  }

  @Test func `recent kinds are offered again`() async throws {
    let (app, _) = try ServerTests().application()
    try await app.test(.router) { client in
      _ = try await send("/activity/new", run, client)
      let empty = try await page("/activity/new?from=wellness", client)
      #expect(empty.html.contains("href=\"/activity/new?again=Running&amp;from=wellness\""))
      let again = try await page("/activity/new?again=Running", client)
      #expect(
        again.html.contains("value=\"Running\"") && again.html.contains("value=\"40\"")
          && again.html.contains("value=\"7.50\""))
      #expect(try await page("/activity/new?again=%3Cb%3E", client).status == 200)
    }
  }

  private func recorded() async throws -> (some ApplicationProtocol, HealthStore) {
    let store = try Importing.store()
    try Importing.run(WorkoutEntryMaterial.export().write(), into: store, zone: "Europe/Paris")
    return (try ServerTests().application(of: store), store)
  }

  @Test func `a recorded workout gets effort and memo, is separated and joined, and each is undone`() async throws {
    let (app, store) = try await recorded()
    @Sendable func groups() async throws -> [[String]] {
      try await store.read { try TrainingLog.of($0).workouts.map { $0.group.recordings.map(\.id) } }
    }
    let ids = try #require(try await groups().first)
    let id = ids[0], other = ids[1]
    try await app.test(.router) { client in
      let first = try await page("/activity/\(id)", client)
      #expect(
        first.status == 200 && first.html.contains("Count as two workouts") && first.html.contains("Join with Cycling"))
      let note = try await send("/activity/\(id)/note", ["effort": "8", "memo": "windy <b>"], client)
      #expect(note.status == 303)
      #expect(try await store.entries(WorkoutNote.self).map(\.effort) == [8])
      #expect(try await page("/activity/\(id)", client).html.contains("windy &lt;b&gt;"))
      let wrong = try await send("/activity/\(id)/note", ["effort": "11", "memo": "kept"], client)
      #expect(wrong.status == 422 && wrong.html.contains("kept") && wrong.html.contains("id=\"errors\""))
      // The other recording's id leads to the same workout and the same note.
      _ = try await send("/activity/\(other)/note", ["effort": "3", "memo": ""], client)
      #expect(try await store.entries(WorkoutNote.self).map(\.effort) == [3])

      let parted = try await send("/activity/\(id)/part", ["with": other], client)
      #expect(parted.status == 303)
      #expect(try await groups().map(\.count) == [1, 1, 1])
      let undo = try await page(try #require(parted.location), client)
      #expect(
        undo.html.contains("Now two workouts.") && undo.html.contains("action=\"/activity/\(id)/join?with=\(other)\""))
      #expect(try await send("/activity/\(id)/join?with=\(other)", [:], client).status == 303)
      #expect(try await groups().map(\.count) == [2, 1])

      let ride = try #require(try await groups().last?.first)
      let joined = try await send("/activity/\(id)/join", ["with": ride], client)
      #expect(try await groups().map(\.count) == [3])
      let back = try await page(try #require(joined.location), client)
      #expect(
        back.html.contains("Now one workout.") && back.html.contains("action=\"/activity/\(id)/part?with=\(ride)\""))
      #expect(try await send("/activity/\(id)/part?with=\(ride)", [:], client).status == 303)
      #expect(try await groups().map(\.count) == [2, 1])
      // A workout cannot be joined with itself or with a missing one.
      #expect(try await send("/activity/\(id)/join", ["with": other], client).status == 303)
      #expect(try await send("/activity/\(id)/join", ["with": "ffffffffffffffff"], client).status == 404)
      #expect(try await send("/activity/\(id)/part", ["with": ride], client).status == 404)
      #expect(try await send("/activity/\(id)/part", [:], client).status == 400)
      #expect(try await groups().map(\.count) == [2, 1])
    }
  }

  @Test func `heart rate zones are set in one place`() async throws {
    let (app, store) = try ServerTests().application()
    try await store.updateProfile { $0.birthDate = CivilDay(year: 1971, month: 1, day: 1) }
    try await app.test(.router) { client in
      let first = try await page("/activity/zones", client)
      #expect(
        first.html.contains("Maximum 190 bpm, estimated as 220 − age, ±10–12 bpm.") && first.html.contains("95–113 bpm")
      )
      let settings = try await page("/settings", client)
      #expect(
        settings.html.contains("href=\"/activity/zones\"") && !settings.html.contains("name=\"maximumHeartRate\""))
      let saved = try await send("/activity/zones", ["basis": "reserve", "maximumHeartRate": "200"], client)
      #expect(saved.status == 303 && saved.location == "/activity/zones?done=saved")
      #expect(try await store.read { try $0.profile() }.zoneBasis == .reserve)
      // Without a resting heart rate, 60 is assumed: half of the reserve above it is 130.
      let second = try await page("/activity/zones", client)
      #expect(second.html.contains("130–143 bpm") && second.html.contains("from 186 bpm"))
      #expect(
        second.html.contains("Resting heart rate 60 bpm, a general value") && second.html.contains("entered by you"))
      let wrong = try await send("/activity/zones", ["basis": "maximum", "maximumHeartRate": "400"], client)
      #expect(wrong.status == 422 && wrong.html.contains("value=\"400\"") && wrong.html.contains("from 100 to 250"))
      #expect(try await store.read { try $0.profile() }.zoneBasis == .reserve)
      #expect(try await send("/activity/zones", ["basis": "nonsense", "maximumHeartRate": ""], client).status == 303)
      let profile = try await store.read { try $0.profile() }
      #expect(profile.zoneBasis == .maximum && profile.maximumHeartRate == nil)
      #expect(first.html.contains("No ride has shown one yet."))
      _ = try await send("/activity/zones", ["thresholdPower": "260", "maximumHeartRate": ""], client)
      #expect(try await store.read { try $0.profile() }.thresholdPower == 260)
      #expect(try await page("/activity/zones", client).html.contains("value=\"260\""))
      let tooStrong = try await send("/activity/zones", ["thresholdPower": "2600"], client)
      #expect(tooStrong.status == 422 && tooStrong.html.contains("from 40 to 600"))
      #expect(try await store.read { try $0.profile() }.thresholdPower == 260)
    }
  }
}

/// A run recorded by a watch and an app, and a ride, on 10 January 2001.
enum WorkoutEntryMaterial {
  static func export() -> ExportText {
    var export = ExportText()
    for (activity, start, end, source) in [
      ("Running", "08:00", "08:40", "Ada’s Apple Watch"), ("Running", "08:01", "08:40", "Strava"),
      ("Cycling", "18:00", "18:30", "Ada’s Apple Watch"),
    ] {
      export.add(
        raw: """
          <Workout workoutActivityType="HKWorkoutActivityType\(activity)" duration="30" durationUnit="min" \
          sourceName="\(source)" startDate="2001-01-10 \(start):00 +0100" endDate="2001-01-10 \(end):00 +0100"/>
          """)
    }
    return export
  }
}
