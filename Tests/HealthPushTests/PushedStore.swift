import DailveDomain
import DailveHealthPush
import DailveScores
import DailveStore
import DailveTestSupport
import Foundation
import Testing

/// A store into which bodies are pushed, read as the server's thread reads them.
struct PushedStore {
  let store: HealthStore
  let zone: String

  init(zone: String = "Europe/Berlin") throws {
    store = try Importing.store()
    self.zone = zone
  }

  init(_ store: HealthStore, zone: String) { (self.store, self.zone) = (store, zone) }

  @discardableResult
  func push(
    _ body: [UInt8], at received: Instant = 1_798_000_000, headers: [String: String] = [:], home: String? = nil
  ) throws -> Delivered {
    let reader = PushReader(
      open: { BlockBody(body, blocks: [1 << 16]) }, sender: "iPhone", received: received, contentType: nil,
      zone: try store.zoneTimeline(home: zone), headers: headers)
    let writer = try store.beginImport(
      ImportOrder(name: "iPhone", kind: .push, now: received, homeZone: home, proposedZone: zone))
    while let chunk = try reader.next() { try writer.write(chunk) }
    _ = try #require(try writer.finish(reader.summary, isCancelled: { false }))
    return Delivered(unknown: reader.unknown, problems: reader.summary.problems)
  }

  @discardableResult
  func push(
    _ body: String, at received: Instant = 1_798_000_000, headers: [String: String] = [:], home: String? = nil
  ) throws -> Delivered {
    try push(Array(body.utf8), at: received, headers: headers, home: home)
  }

  /// A body of one of the shared cases.
  @discardableResult
  func push(case path: String, at received: Instant = 1_798_000_000, headers: [String: String] = [:]) throws
    -> Delivered
  {
    try push(Array(Data(contentsOf: Fixtures.url("cases/" + path))), at: received, headers: headers)
  }

  struct Delivered {
    var unknown: Int
    var problems: [ImportProblem]
  }

  private static let always = CivilDay(year: 2000, month: 1, day: 1)...CivilDay(year: 2060, month: 1, day: 1)

  private func statistics(_ type: String) async throws -> [DailyStatistics] {
    try await store.read { try $0.dailyStatistics(type: "HKQuantityTypeIdentifier" + type, in: Self.always) }
  }

  /// The rounded sums of all days that have one: "2001-01-02 812".
  func sums(_ type: String = "StepCount") async throws -> [String] {
    try await statistics(type).map { "\($0.day) \(Int($0.sum.rounded()))" }
  }

  func averages(_ type: String) async throws -> [String] {
    try await statistics(type).map { "\($0.day) \($0.average)" }
  }

  /// The number of counted readings on each day that has any.
  func counts(_ type: String) async throws -> [Int] { try await statistics(type).map(\.count) }

  func nights() async throws -> [SleepNight] {
    try await store.read { try $0.nights(in: Self.always, segments: true) }
  }
}

/// The data that Health Auto Export sends for one metric.
func metric(_ name: String, _ unit: String, _ points: [String]) -> String {
  #"{"data":{"metrics":["# + series(name, unit, points) + "]}}"
}

func series(_ name: String, _ unit: String, _ points: [String]) -> String {
  #"{"name":"\#(name)","units":"\#(unit)","data":[\#(points.joined(separator: ","))]}"#
}

func point(_ date: String, _ quantity: Double, _ more: String = #","source":"Watch""#) -> String {
  #"{"date":"\#(date)","qty":\#(quantity)\#(more)}"#
}

/// Pads a number to two digits: "07" for 7.
func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
