import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

/// The distance over time of recordings that do not fit their workout.
@Suite struct WorkoutWayTests {
  private let detail = WorkoutDetail(
    activities: [], events: [], statistics: [], metadata: [], routePaths: [], locations: [], device: nil)

  /// A position each second, three metres further north each time.
  private func fixes(_ seconds: ClosedRange<Int>) -> [TrackFix] {
    seconds.map { second in
      TrackFix(
        second: Double(second), place: Coordinate(latitude: 52 + Double(second) * 3 / 111_195, longitude: 13),
        altitude: nil)
    }
  }

  private func run(
    _ distance: Double?, _ fixes: [TrackFix] = [], _ samples: [(start: Double, end: Double, metres: Double)] = []
  ) -> WorkoutAnalysis {
    WorkoutAnalysis(
      WorkoutMaterial(
        activity: "Running", span: Instant(0)..<Instant(1800), distance: distance, detail: detail, fixes: fixes,
        distances: samples.map {
          DistanceSample(span: TimeSpan(start: $0.start, end: $0.end), metres: $0.metres)
        }))
  }

  @Test func `a broken route has a length and a line, and no efforts, splits or pace`() throws {
    let whole = run(5500, fixes(0...1800))
    let part = run(5500, fixes(0...600))
    #expect(abs((part.trackDistance ?? 0) - 1800) < 5 && !part.line.isEmpty)
    var jumps = fixes(0...1800)
    for place in stride(from: 1, to: jumps.count, by: 2) { jumps[place].accuracy = 400 }
    for (broken, fault) in [
      (part, RouteFault.shorter), (run(4000, fixes(0...1800)), .longer), (run(5500, jumps), .leftOut),
    ] {
      #expect(broken.routeFault == fault)
      #expect(broken.efforts.isEmpty && broken.kilometres.isEmpty && broken.miles.isEmpty && broken.moving == nil)
      #expect(broken.course.allSatisfy { $0.speed == nil } && broken.course.contains { $0.latitude != nil })
    }
    #expect(whole.routeFault == nil)
    // The device's distance counts if both can belong to one route.
    let scaled = try #require(whole.efforts.first { $0.distance == 1000 })
    #expect(abs(scaled.seconds - 1000 / 3 * 5400 / 5500) < 1)
  }

  @Test func `a route from another time gives no pace`() {
    let analysis = run(5500, fixes(100_000...101_800))
    #expect(analysis.efforts.isEmpty && analysis.kilometres.isEmpty && analysis.moving == nil)
    #expect(analysis.line.count > 1)
  }

  @Test func `without times a route has its length, line and climb, and no pace`() throws {
    func hills(_ second: (Int) -> Double?) -> [TrackFix] {
      fixes(0...1800).enumerated().map { place, fix in
        TrackFix(second: second(place), place: fix.place, altitude: 100 + Double(place % 600) / 10)
      }
    }
    let timed = run(5400, hills { Double($0) })
    #expect(timed.efforts.count == 4 && (timed.ascent ?? 0) > 100)
    for variant in [hills { _ in nil }, hills { _ in 900 }] {
      let found = run(5400, variant)
      #expect(found.routeFault == nil && abs((found.trackDistance ?? 0) - (timed.trackDistance ?? 0)) < 1e-6)
      #expect(abs((found.ascent ?? 0) - (timed.ascent ?? 1)) < 1e-6 && found.ascentMethod == .smoothed)
      #expect(found.line.map(\.place) == timed.line.map(\.place) && found.line.allSatisfy { $0.second == 0 })
      #expect(found.efforts.isEmpty && found.kilometres.isEmpty && found.moving == nil && found.basis == nil)
      #expect(found.course.allSatisfy { $0.speed == nil })
      // The distances that the watch counted over time determine the pace.
      let counted = run(5400, variant, stride(from: 0.0, to: 1800, by: 10).map { ($0, $0 + 10, 30) })
      #expect(counted.basis == .distanceSamples && counted.efforts.count == 4 && counted.kilometres.count == 6)
      #expect(counted.trackDistance == found.trackDistance)
    }
    // If a part has no times, the length is that of the whole route, but the pace is unknown, because the rest is not the whole way.
    let part = run(5400, hills { $0 < 900 ? nil : Double($0) })
    #expect(abs((part.trackDistance ?? 0) - 5400) < 5 && part.efforts.isEmpty && part.routeFault == nil)
    // Times in whole minutes determine the pace.
    let coarse = run(5400, hills { Double($0 / 60 * 60) })
    let kilometre = try #require(coarse.efforts.first { $0.distance == 1000 })
    #expect(abs(kilometre.seconds - 1000.0 / 3) < 5 && abs((coarse.trackDistance ?? 0) - 5400) < 5)
    #expect(run(4000, hills { _ in nil }).routeFault == .longer)
  }

  @Test func `a few positions without a time cost neither pace nor the times of the line`() {
    let timed = run(5400, fixes(0...1800))
    for gap in [77...77, 300...500, 1700...1800] {
      let found = run(
        5400,
        fixes(0...1800).enumerated().map { place, fix in
          TrackFix(second: gap.contains(place) ? nil : fix.second, place: fix.place, altitude: fix.altitude)
        })
      #expect(found.routeFault == nil && found.efforts.count == timed.efforts.count && found.moving != nil)
      #expect(abs((found.trackDistance ?? 0) - (timed.trackDistance ?? 0)) < 1e-6, "the whole shape counts")
      #expect(found.line.count > 1 && found.line.contains { $0.second > 0 })
    }
  }

  @Test func `the timed part of a route is not treated as the whole`() {
    // No device counted a distance with which the route could be compared.
    let part = run(
      nil,
      fixes(0...1800).enumerated().map { place, fix in
        TrackFix(second: place < 900 ? nil : fix.second, place: fix.place, altitude: fix.altitude)
      })
    #expect(abs((part.trackDistance ?? 0) - 5400) < 5 && part.routeFault == nil)
    #expect(part.efforts.isEmpty && part.kilometres.isEmpty && part.moving == nil)
    #expect(part.course.allSatisfy { $0.speed == nil })
  }

  @Test func `only the part of a distance sample within the workout counts`() throws {
    var samples = stride(from: 0.0, to: 1800, by: 60).map { (start: $0, end: $0 + 60, metres: 180.0) }
    samples.append((start: 1790, end: 2000, metres: 630))
    let analysis = run(5400, [], samples)
    let last = try #require(analysis.kilometres.last)
    #expect(last.end <= 1800)
    #expect(analysis.efforts.allSatisfy { $0.start + $0.seconds <= 1800.001 })
  }

  @Test func `a single number for half an hour gives no pace`() {
    let analysis = run(5000, [], [(start: 0, end: 1800, metres: 5000)])
    #expect(analysis.efforts.isEmpty && analysis.kilometres.isEmpty)
  }
}
