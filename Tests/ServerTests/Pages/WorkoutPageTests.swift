import DailveDomain
import DailveHealthExport
import DailveScores
import DailveServer
import DailveStore
import DailveTestSupport
import DailveTransfer
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

/// The page of a workout, and the workout as a file, from a real store. It is 12 January 2001.
@Suite struct WorkoutPageTests {
  /// Half an hour eastwards at 3 m/s with a heart rate each minute, and a workout of a hostile kind.
  private func store() throws -> HealthStore {
    var export = ExportText()
    for minute in 0..<30 {
      export.add(
        "HeartRate", "2001-01-02 08:\(minute < 10 ? "0" : "")\(minute):00", value: "\(130 + minute)", unit: "count/min")
    }
    let span = "startDate=\"2001-01-02 08:00:00 +0100\" endDate=\"2001-01-02 08:30:00 +0100\""
    let watch = "sourceName=\"Ada’s Apple\u{A0}Watch\" creationDate=\"2001-01-02 08:31:00 +0100\""
    export.add(
      raw: """
        <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="30" durationUnit="min" totalDistance="5.4" \
        totalDistanceUnit="km" \(watch) \(span)><WorkoutRoute sourceName="Watch" \(span)>\
        <FileReference path="/workout-routes/run.gpx"/></WorkoutRoute></Workout>
        """)
    export.add(
      raw: """
        <Workout workoutActivityType="&lt;b&gt;&quot;\u{2028}../x" duration="10" durationUnit="min" \(watch) \
        startDate="2001-01-03 08:00:00 +0100" endDate="2001-01-03 08:10:00 +0100"/>
        """)
    let folder = try TemporaryFolder.make()
    try Data(export.xml.utf8).write(to: URL(filePath: folder + "/export.xml"))
    try FileManager.default.createDirectory(atPath: folder + "/workout-routes", withIntermediateDirectories: true)
    let points = stride(from: 0, through: 1800, by: 5).map { second in
      let longitude = 13 + Double(second) * 3 / (111_195 * 0.615661)
      return "<trkpt lat=\"52\" lon=\"\(longitude)\"><ele>30</ele><time>\(Instant(978_418_800 + second))</time></trkpt>"
    }
    let gpx = "<gpx><trk><trkseg>\(points.joined())</trkseg></trk></gpx>"
    try Data(gpx.utf8).write(to: URL(filePath: folder + "/workout-routes/run.gpx"))
    let store = try HealthStore(folder: TemporaryFolder.make(), elements: WorkoutElementReader())
    try Importing.run(folder, into: store, zone: "Europe/Paris")
    return store
  }

  private func ids(_ store: HealthStore) async throws -> [String] {
    let days = CivilDay(year: 2000, month: 1, day: 1)...CivilDay(year: 2002, month: 1, day: 1)
    return try await store.read { try $0.workoutGroups(in: days).map(\.id) }
  }

  private func answer(_ path: String, _ client: some TestClientProtocol) async throws -> TestResponse {
    try await client.execute(uri: path, method: .get) { $0 }
  }

  @Test func `a workout has a page with its route, zones and splits`() async throws {
    let store = try store()
    let id = try #require(try await ids(store).first)
    try await ServerTests().application(of: store).test(.router) { client in
      let page = String(buffer: try await answer("/activity/\(id)", client).body)
      #expect(page.contains("5.40") && page.contains("Zone 3") && page.contains("class=\"splits\""))
      #expect(page.contains("action=\"/activity/\(id)/gpx\"") && page.contains("/workout.js\""))
      for path in [
        "/activity/ffffffffffffffff", "/activity/nobody", "/activity/entry-x", "/activity/ffffffffffffffff/gpx",
      ] {
        #expect(try await answer(path, client).status == .notFound, "\(path)")
      }
    }
  }

  @Test func `a route downloads as GPX with heart rates, without its ends on request`() async throws {
    let store = try store()
    let id = try #require(try await ids(store).first)
    try await ServerTests().application(of: store).test(.router) { client in
      let whole = try await answer("/activity/\(id)/gpx", client)
      #expect(whole.headers[.cacheControl] == "no-store")
      #expect(whole.headers[.contentDisposition] == "attachment; filename=\"2001-01-02-running.gpx\"")
      let points = GPXReader.points(Array(whole.body.readableBytesView))
      #expect(points.count == 361 && points[0].longitude == 13 && points[0].time == Instant(978_418_800))
      let text = String(buffer: whole.body)
      #expect(text.contains("<tp:hr>130</tp:hr>") && text.contains("<tp:hr>159</tp:hr>"))
      let cut = GPXReader.points(Array(try await answer("/activity/\(id)/gpx?cut=1", client).body.readableBytesView))
      // 200 m take 66.7 s at 3 m/s, so the first place beyond is that of second 70.
      #expect(cut.count == 361 - 2 * 14 && cut.first?.time == Instant(978_418_870))
      let home = points[0].place
      #expect(cut.allSatisfy { GreatCircle.distance($0.place, home) >= 200 })
    }
  }

  @Test func `a workout comes as a table, with the same ends cut`() async throws {
    let store = try store()
    let id = try #require(try await ids(store).first)
    try await ServerTests().application(of: store).test(.router) { client in
      let rows = String(buffer: try await answer("/activity/\(id)/csv", client).body).split(separator: "\r\n")
      #expect(rows.count == 362 && rows[0] == "time,latitude,longitude,altitude,distance,speed,heartRate,power,cadence")
      #expect(rows[1] == "2001-01-02T07:00:00Z,52,13,30,0,,130,,")
      #expect(rows[361].hasPrefix("2001-01-02T07:30:00Z,52,13.0788") && rows[361].contains(",5400,3,"))
      let cut = String(buffer: try await answer("/activity/\(id)/csv?cut=1", client).body).split(separator: "\r\n")
      #expect(cut.count == 362 - 28)
    }
  }

  @Test func `a hostile name reaches neither the page's markup nor a header`() async throws {
    let store = try store()
    let id = try #require(try await ids(store).last)
    try await ServerTests().application(of: store).test(.router) { client in
      let answer = try await answer("/activity/\(id)", client)
      #expect(answer.status == .ok && !String(buffer: answer.body).contains("<b>\""))
      // The workout has no course, so there is nothing to save.
      #expect(try await self.answer("/activity/\(id)/csv", client).status == .notFound)
    }
  }

  @Test func `files are for our own pages`() async throws {
    let store = try store()
    let id = try #require(try await ids(store).first)
    try await ServerTests().application(of: store).test(.router) { client in
      for file in ["gpx", "csv"] {
        try await client.execute(
          uri: "/activity/\(id)/\(file)", method: .get, headers: [.init("Sec-Fetch-Site")!: "cross-site"]
        ) { #expect($0.status == .forbidden) }
      }
    }
  }
}
