import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import DailveTransfer
import Foundation
import Testing

/// Several versions of one workout, from a phone and an export, are one recording. It is 2 January 2001, in UTC.
@Suite struct PushedWorkoutTests {
  static let always = CivilDay(year: 1990, month: 1, day: 1)...CivilDay(year: 2050, month: 1, day: 1)

  /// The versions of the run at eight o'clock.
  enum Version: CaseIterable {
    /// With route and heart rates, and a distance that the phone corrects later.
    case detailed
    /// The same, corrected, with a later end and without details.
    case corrected
    /// In the older format without an id, with steps that no other version has.
    case older
    /// The export of all that the phone had then, without energy.
    case export
  }

  private static let name =
    #""id":"0A1B2C3D-0000-4000-8000-00000000000F","name":"Outdoor Run","start":"2001-01-02 08:00:00 +0000""#

  private static func body(_ version: Version) -> String {
    let route = (0..<61).map { index in
      #"{"latitude":52,"longitude":\#(13 + Double(index) * 0.0013),"altitude":30,"timestamp":"2001-01-02 08:\#(two(index / 2)):\#(two(index % 2 * 30)) +0000"}"#
    }
    let pulse = (0..<30).map { minute in
      #"{"date":"2001-01-02 08:\#(two(minute)):00 +0000","Min":140,"Avg":150,"Max":160,"units":"bpm"}"#
    }
    let workout =
      switch version {
      case .detailed:
        """
        {\(name),"end":"2001-01-02 08:30:00 +0000","duration":1800,"distance":{"qty":5.1,"units":"km"},
        "activeEnergyBurned":{"qty":400,"units":"kcal"},"route":[\(route.joined(separator: ","))],
        "heartRateData":[\(pulse.joined(separator: ","))]}
        """
      case .corrected:
        """
        {\(name),"end":"2001-01-02 08:31:00 +0000","duration":1860,"distance":{"qty":5.4,"units":"km"}}
        """
      case .older, .export:
        """
        {"name":"Running","start":"2001-01-02 08:00:00 +0000","end":"2001-01-02 08:30:00 +0000",
        "stepCount":{"qty":4321,"units":"count"},"totalEnergy":{"qty":444,"units":"kcal"}}
        """
      }
    return #"{"data":{"workouts":[\#(workout)]}}"#
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static func push(_ body: String, at hour: Int, into store: HealthStore) throws {
    let intake = ServerTests.intake(store)
    let head = DeliveryHead(
      received: Instant(978_426_000 + hour * 3600), token: "t", sender: "iPhone", contentType: nil)
    let writer = try intake.receive(head)
    try writer.append(Array(body.utf8))
    _ = try writer.finish()
    #expect(intake.readPendingDeliveries())
  }

  private static func say(_ version: Version, to store: HealthStore) throws {
    switch version {
    case .detailed: try push(body(version), at: 1, into: store)
    case .corrected: try push(body(version), at: 2, into: store)
    case .older: try push(body(version), at: 0, into: store)
    case .export:
      var export = ExportText()
      export.offset = "+0000"
      export.add(
        raw: """
          <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="30.5" durationUnit="min" \
          totalDistance="5.39" totalDistanceUnit="km" sourceName="Ada’s Apple\u{A0}Watch" \
          startDate="2001-01-02 08:00:00 +0000" endDate="2001-01-02 08:30:30 +0000"/>
          """)
      try Importing.run(export.write(), into: store)
    }
  }

  private static func empty() throws -> HealthStore {
    let store = try Importing.store()
    // An empty push sets the home zone, so all stores have the same days.
    try Pushing.run([], into: store, zone: "GMT")
    return store
  }

  private static func permutations(_ versions: [Version]) -> [[Version]] {
    versions.count < 2
      ? [versions]
      : versions.flatMap { version in permutations(versions.filter { $0 != version }).map { [version] + $0 } }
  }

  /// Everything known about the recordings.
  private struct Picture: Equatable {
    var recordings: [Workout]
    var details: [WorkoutDetail?]
    var routes: [[RoutePoint]]
    var analyses: [WorkoutAnalysis?]
    var bests: [FastestStretch]
    var progress: Int
  }

  private static func picture(_ store: HealthStore) async throws -> Picture {
    try await store.read { reader in
      let recordings = try reader.workoutRecordings(in: always)
      return Picture(
        recordings: recordings, details: try recordings.map { try reader.workoutDetail($0.id) },
        routes: try recordings.map { try reader.workoutRoute($0.id) },
        analyses: try recordings.map { try reader.workoutAnalysis($0.id) }, bests: try reader.bestEfforts(),
        progress: try reader.analysisProgress().total)
    }
  }

  @Test
  func
    `all versions for a workout are one recording, in whatever order they arrive, and undoing one leaves the others`()
    async throws
  {
    var expected: [[Version]: Picture] = [:]
    func expectation(_ versions: [Version]) async throws -> Picture {
      let versions = Version.allCases.filter(versions.contains)
      if let known = expected[versions] { return known }
      let store = try Self.empty()
      for version in versions { try Self.say(version, to: store) }
      let picture = try await Self.picture(store)
      expected[versions] = picture
      return picture
    }
    for order in Self.permutations(Version.allCases) {
      let store = try Self.empty()
      for version in order { try Self.say(version, to: store) }
      let all = try await expectation(order)
      #expect(try await Self.picture(store) == all, "\(order)")
      // The picture is compared after three versions, then after two.
      for (number, first) in order.enumerated() where number < 2 {
        _ = try await store.undo(batch: 2 + number, now: Instant(0))
        let left = Array(order.dropFirst(number + 1))
        #expect(try await Self.picture(store) == (try await expectation(left)), "\(order) without \(first)")
      }
    }
    for (versions, picture) in expected {
      #expect(picture.recordings.count == 1 && picture.progress == 1, "\(versions)")
    }
  }

  @Test
  func
    `an export stands before a phone, a correction before what was corrected, and neither loses what only the other has`()
    async throws
  {
    let store = try Self.empty()
    for version in [Version.older, .detailed, .corrected] { try Self.say(version, to: store) }
    var picture = try await Self.picture(store)
    var run = try #require(picture.recordings.first)
    #expect(run.distance == 5.4 && run.duration == 31 && run.energy == 400 && run.averageHeartRate == 150)
    #expect(picture.routes.first?.count == 61 && picture.analyses.first??.trackDistance != nil)
    #expect(picture.details.first??.statistics.contains { $0.type.hasSuffix("StepCount") && $0.sum == 4321 } == true)
    #expect(run.aliases.count == 2)
    try Self.say(.export, to: store)
    picture = try await Self.picture(store)
    run = try #require(picture.recordings.first)
    #expect(
      picture.recordings.count == 1 && run.source.contains("Watch") && run.distance == 5.39 && run.duration == 30.5)
    #expect(run.energy == 400 && run.aliases.count == 3 && picture.routes.first?.count == 61)
    #expect(try await store.contents().workouts == 1)
  }

  @Test func `a workout whose route changes between two deliveries has one route`() async throws {
    let store = try Self.empty()
    let first = Self.body(.detailed)
    let second = first.replacingOccurrences(of: #""altitude":30"#, with: #""altitude":31"#)
    for (place, body) in [first, second].enumerated() { try Self.push(body, at: place + 1, into: store) }
    let contents = try await store.contents()
    #expect(contents.workouts == 1 && contents.routes == 1)
  }

  @Test func `a note stays with its workout when the phone corrects it or an export brings it`()
    async throws
  {
    let store = try Self.empty()
    try Self.say(.detailed, to: store)
    let first = try #require(try await Self.picture(store).recordings.first)
    _ = try await SaveWorkoutNote(store: store)(
      WorkoutNoteDraft(workout: first.id, day: first.day, effort: .value(8), memo: "windy"), now: Instant(0))
    for version in [Version.corrected, .export] {
      try Self.say(version, to: store)
      let report = try await store.read { try ShowWorkout($0)(first.id) }
      #expect(report?.memos == ["windy"] && report?.logged.effort == 8, "\(version)")
      #expect(report?.logged.group.recordings.count == 1)
    }
  }

  @Test func `a version sent repeatedly is one recording, dated by the newest delivery`() async throws {
    let store = try Self.empty()
    try Self.say(.detailed, to: store)
    try Self.say(.corrected, to: store)
    for hour in 3...5 { try Self.push(Self.body(.detailed), at: hour, into: store) }
    // The phone withdrew its correction.
    #expect(try await Self.picture(store).recordings.map(\.distance) == [5.1])
    for batch in 4...6 { _ = try await store.undo(batch: batch, now: Instant(0)) }
    #expect(try await Self.picture(store).recordings.map(\.distance) == [5.4])
  }

  @Test(arguments: [
    (#""name":"Outdoor Cycle","start":"2001-01-02 08:00:00 +0000""#, "another kind"),
    (#""name":"Outdoor Run","start":"2001-01-02 08:00:30 +0000""#, "another start"),
    (#""name":"Outdoor Run","source":"Strava","start":"2001-01-02 08:00:00 +0000""#, "another source"),
  ]) func `a possibly different workout stays a recording of its own`(fields: String, why: String) async throws {
    let store = try Self.empty()
    try Self.say(.export, to: store)
    try Self.push(
      #"{"data":{"workouts":[{\#(fields),"end":"2001-01-02 08:30:00 +0000"}]}}"#, at: 1, into: store)
    #expect(try await Self.picture(store).recordings.count == 2, "\(why)")
  }

  @Test func `a delivery that is read again changes nothing`() async throws {
    let store = try Self.empty()
    for version in [Version.detailed, .corrected] { try Self.say(version, to: store) }
    let before = try await Self.picture(store)
    let intake = ServerTests.intake(store)
    let oldest = try #require(try await store.deliveries(limit: 10).last { $0.batch == 2 })
    #expect(try intake.replay(oldest) && intake.readPendingDeliveries())
    #expect(try await Self.picture(store) == before)
  }
}
