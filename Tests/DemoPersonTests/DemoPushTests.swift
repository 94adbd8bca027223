import DailveDemoPerson
import DailveDemoPushes
import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Foundation
import Testing

/// Deliveries of some days equal an export of the same days.
@Suite struct DemoPushTests {
  /// Days with two runs on one day, a swim, a ride, a week of hills, and sleep.
  static let autumn = Result { try PushedDays(until: CivilDay(year: 2026, month: 11, day: 21), days: 12) }
  static let raw = PushForm(version: .v2, step: nil)

  /// The export of the same days. All tests share it, because it takes seconds.
  static let export = Result { () throws -> (path: String, store: HealthStore) in
    let path = try autumn.get().exportPath()
    let store = try Importing.store()
    try Importing.run(path, into: store)
    return (path, store)
  }

  @Test func `the same person, days and form give the same bytes, cut where the connection broke`() throws {
    let days = try Self.autumn.get()
    let pushes = days.pushes(Self.raw)
    let deliveries = pushes.deliveries
    #expect(days.pushes(Self.raw).deliveries == deliveries)
    #expect(Set(deliveries.map(\.device)) == [.phone, .tablet])
    #expect(zip(deliveries, deliveries.dropFirst()).contains { $0.window.upperBound > $1.window.upperBound })
    #expect(deliveries.indices.contains { deliveries[..<$0].contains(deliveries[$0]) }, "one comes twice")
    for state in [DemoDelivery.State.cut, .locked, .whole] {
      let delivery = try #require(deliveries.first { $0.state == state })
      let body = try PushedDays.body(delivery, pushes)
      #expect(try PushedDays.body(delivery, pushes) == body)
      let isWhole = (try? JSONSerialization.jsonObject(with: Data(body))) != nil
      #expect(isWhole == (state != .cut))
    }
  }

  @Test func `single measurements equal the export when repeated, imported first or undone`() async throws {
    let days = try Self.autumn.get()
    let store = try Importing.store()
    let reports = try days.push(Self.raw, into: store)
    #expect(Set(reports.flatMap { $0.problems.map(\.kind) }) == [.truncated, .nothingInside])
    let types = try await store.listedTypes().map(\.type)
    #expect(types.count > 30)
    let exported = try await Picture(try Self.export.get().store, types, days.known)
    let pushed = try await Picture(store, types, days.known)
    #expect(pushed.nights.count == days.known.count && pushed.workouts.count >= 7)
    #expect(pushed.differences(from: exported).isEmpty)

    let pushes = days.pushes(Self.raw)
    let last = try #require(pushes.deliveries.last)
    let body = try PushedDays.body(last, pushes)
    for _ in 0..<10 {
      #expect(try PushedDays.read(body, into: store, received: last.window.upperBound + 9999).changes.total.added == 0)
    }
    #expect(try await Picture(store, types, days.known).differences(from: exported).isEmpty)

    // Workouts that were both pushed and exported are two recordings of one; the samples are the same.
    let report = try Importing.run(try Self.export.get().path, into: store)
    var both = try await Picture(store, types, days.known)
    (both.workouts, both.routes) = (exported.workouts, exported.routes)
    #expect(both.differences(from: exported).isEmpty)
    _ = try await store.undo(batch: report.batch, now: last.window.upperBound)
    #expect(try await Picture(store, types, days.known).differences(from: exported).isEmpty)
    // Every second delivery is undone; each day was delivered several times.
    for batch in try await store.batches().map(\.id).filter({ $0.isMultiple(of: 2) && $0 != report.batch }) {
      _ = try await store.undo(batch: batch, now: last.window.upperBound)
    }
    let rest = try await Picture(store, types, days.known)
    #expect(rest.nights == exported.nights)
    for batch in try await store.batches().filter({ $0.undone == nil }).map(\.id) {
      _ = try await store.undo(batch: batch, now: last.window.upperBound)
    }
    let nothing = try await Picture(store, types, days.known)
    #expect(nothing.statistics.values.allSatisfy(\.isEmpty) && nothing.nights.isEmpty && nothing.workouts.isEmpty)
  }

  @Test func `single measurements without an end count a walk once, whatever devices were carried`() async throws {
    let days = try Self.autumn.get()
    let store = try Importing.store()
    _ = try days.push(PushForm(version: .v1, step: nil), into: store)
    let types = try await store.listedTypes().map(\.type).filter {
      // A single measurement of a whole night has only its beginning, which may be before midnight.
      !HealthType.coversNight($0)
    }
    let exported = try await Picture(try Self.export.get().store, types, days.known)
    let pushed = try await Picture(store, types, days.known)
    #expect(pushed.nights == exported.nights)
    for type in types {
      let (shown, truth) = (pushed.statistics[type] ?? [], exported.statistics[type] ?? [])
      #expect(shown.map(\.day) == truth.map(\.day), "\(type)")
      for (shown, day) in zip(shown, truth) {
        // The times by which two devices are merged have one estimated end.
        let slack = type.hasSuffix("StepCount") || type.hasSuffix("DistanceWalkingRunning") ? 0.05 : 1e-6
        let (one, other) = HealthType.isCumulative(type) ? (shown.sum, day.sum) : (shown.average, day.average)
        #expect(abs(one - other) <= slack * max(1, other), "\(type) on \(day.day): \(one) of \(other)")
      }
    }
  }

  @Test(arguments: [
    PushForm(version: .v2, step: .hour), PushForm(version: .v2, step: .day), PushForm(version: .v1, step: .hour),
  ])
  func `sums keep the totals of days, the lengths of nights, and workouts`(form: PushForm) async throws {
    let days = try Self.autumn.get()
    let store = try Importing.store()
    _ = try days.push(form, into: store)
    let types = try await store.listedTypes().map(\.type).filter { HealthType.isCumulative($0) }
    #expect(types.count >= 10)
    let exported = try await Picture(try Self.export.get().store, types, days.known)
    let pushed = try await Picture(store, types, days.known)
    for type in types {
      let (sums, truth) = (pushed.statistics[type] ?? [], exported.statistics[type] ?? [])
      #expect(sums.map(\.day) == truth.map(\.day), "\(type)")
      for (sum, day) in zip(sums, truth) {
        #expect(abs(sum.sum - day.sum) <= 1e-3 * max(1, day.sum), "\(type) on \(day.day): \(sum.sum) of \(day.sum)")
      }
    }
    #expect(pushed.nights.map(\.day) == exported.nights.map(\.day))
    for (night, truth) in zip(pushed.nights, exported.nights) {
      #expect(abs(night.asleep - truth.asleep) < 0.1 && night.inBed == truth.inBed, "\(truth.day)")
      #expect(night.bedtime == truth.bedtime && night.wake == truth.wake, "\(truth.day)")
      #expect(night.stages.keys == truth.stages.keys || Set(night.stages.keys) == Set(truth.stages.keys))
      #expect(night.naps.count == truth.naps.count, "\(truth.day)")
    }
    #expect(pushed.workouts.map(\.start) == exported.workouts.map(\.start))
    for (workout, truth) in zip(pushed.workouts, exported.workouts) {
      #expect(workout.activity == truth.activity && workout.end == truth.end)
      // Version 1 has no pauses.
      #expect(
        form.version == .v1 ? workout.duration >= truth.duration - 0.01 : abs(workout.duration - truth.duration) < 0.01)
      #expect(workout.distance == truth.distance && workout.averageHeartRate == truth.averageHeartRate)
      #expect(pushed.routes[workout.start]?.map(\.place) == exported.routes[truth.start]?.map(\.place))
    }
  }
}
