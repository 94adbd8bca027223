import DailveDemoPerson
import DailveDemoPushes
import DailveDomain
import DailveHealthPush
import DailveScores
import DailveStore
import DailveTestSupport
import Foundation
import Testing

/// The demo person's last days, as an export and as deliveries.
struct PushedDays {
  static let zone = "Europe/Berlin"

  let until: CivilDay
  let days: Int
  let person: DemoPerson

  init(until: CivilDay, days: Int, density: Double = 0.2) throws {
    let zones = ZoneCatalogue()
    (self.until, self.days) = (until, days)
    person = DemoPerson(
      until: until, years: 1, seed: 1, density: density, home: try #require(zones.rules(Self.zone)),
      abroad: try #require(zones.rules("Asia/Seoul")))
  }

  /// The days that deliveries contain whole. The first is not one, because its night began before it.
  var known: ClosedRange<CivilDay> { until - days + 2...until }

  func exportPath() throws -> String {
    let path = try TemporaryFolder.make() + "/export.zip"
    try Data().write(to: URL(filePath: path), options: .withoutOverwriting)
    try person.write(to: FileHandle(forWritingTo: URL(filePath: path)))
    return path
  }

  func pushes(_ form: PushForm) -> DemoPushes { DemoPushes(person, days: days, form: form) }

  static func body(_ delivery: DemoDelivery, _ pushes: DemoPushes) throws -> [UInt8] {
    let bytes = Bytes()
    try pushes.write(delivery) { bytes.all += $0 }
    return bytes.all
  }

  private final class Bytes {
    var all: [UInt8] = []
  }

  /// Reads a body as the server's thread does.
  @discardableResult
  static func read(_ body: [UInt8], into store: HealthStore, received: Instant) throws -> ImportReport {
    let reader = PushReader(
      open: { WholeBody(body) }, sender: "iPhone", received: received, contentType: "application/json",
      zone: try store.zoneTimeline(home: zone))
    let writer = try store.beginImport(
      ImportOrder(name: "iPhone", kind: .push, now: received, homeZone: nil, proposedZone: zone))
    while let chunk = try reader.next() { try writer.write(chunk) }
    return try #require(try writer.finish(reader.summary, isCancelled: { false }))
  }

  /// All deliveries in the order of their arrival, a minute apart.
  func push(_ form: PushForm, into store: HealthStore) throws -> [ImportReport] {
    let pushes = pushes(form)
    let now = try #require(pushes.deliveries.last).window.upperBound
    return try pushes.deliveries.enumerated().map { index, delivery in
      try Self.read(Self.body(delivery, pushes), into: store, received: now + 60 * index)
    }
  }

  private final class WholeBody: PushBody {
    private var bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func read() -> [UInt8] {
      defer { bytes = [] }
      return bytes
    }
  }
}

/// The numbers that pages show for some days.
struct Picture {
  var statistics: [String: [DailyStatistics]] = [:]
  var nights: [SleepNight] = []
  var workouts: [Workout] = []
  /// Routes by the start of their workout.
  var routes: [Instant: [RoutePoint]] = [:]

  init(_ store: HealthStore, _ types: [String], _ days: ClosedRange<CivilDay>) async throws {
    for type in types { statistics[type] = try await store.dailyStatistics(type: type, in: days) }
    nights = try await store.nights(in: days, segments: true)
    workouts = try await store.read { try $0.workoutRecordings(in: days) }.sorted {
      ($0.start, $0.end) < ($1.start, $1.end)
    }
    for workout in workouts {
      routes[workout.start] = try await store.read { try $0.workoutRoute(workout.id) }
    }
  }

  /// The differences in words; empty if there are none.
  func differences(from other: Picture) -> [String] {
    var found: [String] = []
    for (type, days) in statistics.sorted(by: { $0.key < $1.key }) {
      let others = other.statistics[type] ?? []
      if days.map(\.day) != others.map(\.day) {
        found.append("\(type): days \(days.map(\.day)) and \(others.map(\.day))")
        continue
      }
      for (one, two) in zip(days, others) where !Self.isClose(one, two) { found.append("\(type): \(one) and \(two)") }
    }
    if nights.map(\.day) != other.nights.map(\.day) { found.append("nights of other days") }
    for (one, two) in zip(nights, other.nights) where one != two { found.append("\(one) and \(two)") }
    if workouts.map(\.start) != other.workouts.map(\.start) {
      found.append("workouts at \(workouts.map(\.start)) and \(other.workouts.map(\.start))")
    } else {
      for (one, two) in zip(workouts, other.workouts) where !Self.isClose(one, two) {
        found.append("\(one) and \(two)")
      }
    }
    for (start, route) in routes where route != other.routes[start] {
      let others = other.routes[start] ?? []
      let place = zip(route, others).first { $0 != $1 }
      found.append("route at \(start): \(route.count) and \(others.count) points, \(String(describing: place))")
    }
    return found
  }

  private static func isClose(_ one: Double, _ two: Double) -> Bool {
    abs(one - two) <= 1e-9 * max(1, abs(one), abs(two))
  }

  private static func isClose(_ one: DailyStatistics, _ two: DailyStatistics) -> Bool {
    one.count == two.count && one.latestAt == two.latestAt
      && zip(
        [one.sum, one.minimum, one.maximum, one.average, one.latest],
        [two.sum, two.minimum, two.maximum, two.average, two.latest]
      ).allSatisfy { isClose($0, $1) }
  }

  private static func isClose(_ one: Workout, _ two: Workout) -> Bool {
    one.activity == two.activity && one.end == two.end && one.day == two.day
      && zip(
        [one.duration, one.distance ?? -1, one.energy ?? -1, one.averageHeartRate ?? -1, one.maximumHeartRate ?? -1],
        [two.duration, two.distance ?? -1, two.energy ?? -1, two.averageHeartRate ?? -1, two.maximumHeartRate ?? -1]
      ).allSatisfy { isClose($0, $1) }
  }
}
