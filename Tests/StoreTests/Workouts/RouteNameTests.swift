import DailveDomain
import DailveImporting
import DailveScores
import DailveStore
import DailveTestSupport
import Testing

/// A route is stored once, under the name that its workout's first version gave it; earlier releases named it after that version.
@Suite struct RouteNameTests {
  private static let start = 978_422_400  // 08:00 on 2 January 2001, UTC
  private static let always = CivilDay(year: 1990, month: 1, day: 1)...CivilDay(year: 2050, month: 1, day: 1)
  /// The digest of the route's places and times.
  private static let digest: UInt64 = 0xF00D_0000_0000_0A1B
  private static let named = "route_f00d000000000a1b"

  /// 5.4 km eastwards in half an hour.
  private static let gpx: String = {
    let points = stride(from: 0, through: 1800, by: 5).map { second in
      let longitude = 13 + Double(second) * 3 / (111_195 * 0.615661)
      return "<trkpt lat=\"52\" lon=\"\(longitude)\"><ele>30</ele><time>\(Instant(start + second))</time></trkpt>"
    }
    return "<gpx><trk><trkseg>\(points.joined())</trkseg></trk></gpx>"
  }()

  /// A phone's version of the run.
  ///
  /// - Parameters:
  ///   - route: The version's name for its route, if it has one.
  ///   - file: The name of the file that comes with it.
  private func say(
    _ number: UInt64, km: Double?, route: String?, file: String? = nil, into store: HealthStore
  ) throws -> Int {
    var workout = WorkoutElement()
    workout.activity = "HKWorkoutActivityTypeRunning"
    (workout.start, workout.end, workout.duration) = (Self.start, Self.start + 1800, 1800)
    workout.distance = km
    workout.routes = route == nil ? 0 : 1
    workout.identity = number
    workout.pushed = PushedWorkout(id: "run", namesSource: true)
    workout.detail.routePaths = route.map { ["/workout-routes/\($0).gpx"] } ?? []
    var chunk = ImportChunk()
    chunk.origins = [
      Origin(source: "Watch", version: nil, device: nil, unit: nil, word: nil, zone: nil, pushed: .single)
    ]
    chunk.workouts = [workout]
    if let file {
      let stream = PackingStream()
      stream.add(Array(Self.gpx.utf8))
      let content = stream.finish()
      chunk.files = [
        CompanionFile(
          kind: .route, name: "workout-routes/\(file).gpx", content: content, size: stream.size, identity: Self.digest)
      ]
    }
    let now = Instant(1_000_000_000 + Int(number) * 60)
    let writer = try store.beginImport(
      ImportOrder(name: "iPhone", kind: .push, now: now, homeZone: "GMT", proposedZone: nil))
    try writer.write(chunk)
    guard let report = try writer.finish(ExportSummary(), isCancelled: { false }) else {
      throw UnexpectedValue(found: "a stopped import")
    }
    return report.batch
  }

  private struct Picture: Equatable {
    var points: Int
    var trackDistance: Double?
    var splits: [Double]
    var efforts: [Double]
    var distance: Double?
  }

  private func picture(_ store: HealthStore) async throws -> Picture {
    try await store.read { reader in
      let recordings = try reader.workoutRecordings(in: Self.always)
      #expect(recordings.count == 1)
      let run = try #require(recordings.first)
      let analysis = try #require(try reader.workoutAnalysis(run.id))
      return Picture(
        points: try reader.workoutRoute(run.id).count, trackDistance: analysis.trackDistance,
        splits: analysis.kilometres.map(\.distance), efforts: analysis.efforts.map(\.distance), distance: run.distance)
    }
  }

  @Test(arguments: [
    // The newer version names the route by its content, while the file is named after the older one.
    ("route_1", named),
    // Each version named the route after itself, and only the second one's file existed.
    ("route_1", "route_2"),
    (named, named),
  ])
  func `a route that is stored under an older version's name is that of the newer version too`(
    older: String, newer: String
  )
    async throws
  {
    let store = try Importing.store()
    let first = try say(1, km: 5.3, route: older, file: older, into: store)
    let before = try await picture(store)
    #expect(before.points == 361 && abs((before.trackDistance ?? 0) - 5400) < 27 && before.splits.count == 6)
    let second = try say(2, km: 5.35, route: newer, file: newer, into: store)
    let after = try await picture(store)
    #expect(after.points == 361 && after.trackDistance == before.trackDistance && after.distance == 5.35)
    #expect(abs(after.splits.reduce(0, +) - 5350) < 1e-6)
    _ = try await store.undo(batch: second, now: Instant(1_100_000_000))
    #expect(try await picture(store) == before)
    _ = try say(3, km: 5.35, route: newer, file: newer, into: store)
    _ = try await store.undo(batch: first, now: Instant(1_100_000_001))
    // A name that never belonged to a file leads nowhere once the version with the right name is gone.
    #expect(try await picture(store).points == (newer == Self.named ? 361 : 0), "\(older), \(newer)")
  }

  @Test func `a newer version that says less does not take splits and best efforts away`() async throws {
    let store = try Importing.store()
    _ = try say(1, km: 5.3, route: Self.named, file: Self.named, into: store)
    let before = try await picture(store)
    #expect(before.efforts.count == 4 && abs(before.splits.reduce(0, +) - 5300) < 1e-6)
    _ = try say(2, km: nil, route: nil, into: store)
    #expect(try await picture(store) == before)
    _ = try say(3, km: 0, route: Self.named, file: Self.named, into: store)
    #expect(try await picture(store) == before)
  }
}
