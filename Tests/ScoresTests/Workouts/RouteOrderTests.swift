import DailveScores
import DailveTestSupport
import Testing

/// Shape, length and climb need order; only speed needs time.
@Suite struct RouteOrderTests {
  /// A walk of three metres a second that turns and climbs at random.
  private func walk(_ random: inout SeededGenerator, seconds: Int = 600) -> [TrackFix] {
    var (place, altitude) = (Coordinate(latitude: 47, longitude: 11), 600.0)
    return (0..<seconds).map { second in
      place.latitude += Double.random(in: -1...3, using: &random) / 111_195
      place.longitude += Double.random(in: -2...2, using: &random) / 75_000
      altitude += Double.random(in: -0.5...0.8, using: &random)
      return TrackFix(second: Double(second), place: place, altitude: altitude)
    }
  }

  /// The ways in which devices omit times, or write times that do not reveal the order.
  private func variants(_ fixes: [TrackFix], _ random: inout SeededGenerator) -> [[TrackFix]] {
    func with(_ second: (Int) -> Double?) -> [TrackFix] {
      fixes.enumerated().map { place, fix in
        var fix = fix
        fix.second = second(place)
        return fix
      }
    }
    // On either side, more than a third has no time.
    let from = Int.random(in: fixes.count / 3 + 1..<2 * fixes.count / 3 - 1, using: &random)
    return [
      with { _ in nil }, with { _ in 1_000_000 }, with { Double($0 / 60 * 60) }, with { Double($0 / 5) },
      with { $0 < from ? nil : Double($0) }, with { $0 > from ? nil : Double($0) },
      with { $0.isMultiple(of: 7) ? Double($0) : nil }, with { $0 < 5 ? 10 : 11 },
    ]
  }

  @Test(arguments: 1...20)
  func `without times of its own a route has the same length, shape and climb`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let fixes = walk(&random)
    let timed = Track(fixes, .foot)
    #expect(RouteOrder.isTold(by: fixes) && timed.points.count == fixes.count)
    let climb = try #require(AltitudeProfile(timed))
    for variant in variants(fixes, &random) {
      #expect(!RouteOrder.isTold(by: variant))
      let track = Track(inOrder: variant, .foot)
      #expect(track.points.map(\.place) == timed.points.map(\.place) && track.leftOut == 0)
      #expect(abs(track.length - timed.length) < 1e-6)
      let profile = try #require(AltitudeProfile(track))
      #expect(profile.altitudes == climb.altitudes)
    }
  }

  @Test func `a position on the other side of the Earth is left out without times as well`() {
    var random = SeededGenerator(seed: 5)
    var fixes = walk(&random)
    for place in fixes.indices { fixes[place].second = nil }
    fixes[100].place = Coordinate(latitude: 0, longitude: -170)
    fixes[300].accuracy = 400
    let track = Track(inOrder: fixes, .foot)
    #expect(track.points.count == fixes.count - 2 && abs(track.leftOut - 2.0 / 600) < 1e-9)
    #expect(track.length < 3000)
  }

  @Test func `few positions without a time leave the order to the others`() {
    var random = SeededGenerator(seed: 7)
    var fixes = walk(&random)
    fixes[77].second = nil
    #expect(RouteOrder.isTold(by: fixes))
    for place in 0..<200 { fixes[place].second = nil }
    #expect(RouteOrder.isTold(by: fixes))
    fixes[200].second = nil
    #expect(!RouteOrder.isTold(by: fixes))
  }

  @Test func `few positions at one moment, or a route that is there twice, leave the order to time`() {
    var random = SeededGenerator(seed: 6)
    let fixes = walk(&random)
    #expect(RouteOrder.isTold(by: fixes + fixes) && RouteOrder.isTold(by: fixes.flatMap { [$0, $0] }))
    var jittered = fixes
    for place in stride(from: 1, to: jittered.count, by: 4) { jittered[place].second = jittered[place - 1].second }
    #expect(RouteOrder.isTold(by: jittered) && RouteOrder.isTold(by: []))
    // The times are whole minutes, and the parts of the route are in another order.
    var coarse = fixes
    for place in coarse.indices { coarse[place].second = Double(place / 60 * 60) }
    let turned = Array(coarse[300...] + coarse[..<300])
    #expect(Track(inOrder: turned, .foot).points.map(\.place) == Track(fixes, .foot).points.map(\.place))
    #expect(Track(inOrder: coarse + coarse, .foot).points.count == 600)
  }

  @Test func `no times are too unusual`() {
    let place = Coordinate(latitude: 1, longitude: 1)
    for odd in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e12] {
      let fixes = [0, odd, nil, 5, odd].map { TrackFix(second: $0, place: place) }
      #expect(Track(inOrder: fixes, .foot).points.count <= 5 && Track(fixes, .foot).points.count <= 5)
      _ = RouteOrder.isTold(by: fixes)
    }
    #expect(Track(inOrder: [], .foot).points.isEmpty)
  }
}
