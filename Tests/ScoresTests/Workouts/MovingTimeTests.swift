import DailveScores
import DailveTestSupport
import Testing

/// Stops on invented routes with jumping positions, as from any device.
@Suite struct MovingTimeTests {
  private static let metre = 180 / Double.pi / 6_371_008.8

  /// A route eastwards at 52 degrees with a position each second, each off by up to `jitter` metres in any direction.
  ///
  /// - Parameter pieces: Seconds, and metres per second.
  private func track(_ pieces: [(seconds: Int, speed: Double)], jitter: Double, seed: UInt64) -> Track {
    var random = SeededGenerator(seed: seed)
    var (second, way) = (0, 0.0)
    var fixes: [TrackFix] = []
    func add() {
      // Distributed evenly over a disc.
      var (east, north) = (1.0, 1.0)
      while east * east + north * north > 1 {
        (east, north) = (Double.random(in: -1...1, using: &random), Double.random(in: -1...1, using: &random))
      }
      let longitude = 13 + (way + jitter * east) * Self.metre / Elementary.cosine(52 * Double.pi / 180)
      fixes.append(
        TrackFix(
          second: Double(second), place: Coordinate(latitude: 52 + jitter * north * Self.metre, longitude: longitude)))
    }
    for piece in pieces {
      for _ in 0..<piece.seconds {
        add()
        second += 1
        way += piece.speed
      }
    }
    add()
    return Track(fixes, .foot)
  }

  private func stops(_ track: Track, _ locomotion: Locomotion = .foot) -> [TimeSpan] {
    MovingTime.stops(track.distance, track: track, locomotion)
  }

  @Test(arguments: 1...200)
  func `standing still for two minutes is one stop, however the positions jump`(seed: UInt64) throws {
    let jitter = [0.3, 0.6, 1, 2, 3][Int(seed % 5)]
    let alone = stops(track([(120, 0)], jitter: jitter, seed: seed))
    #expect(alone == [TimeSpan(start: 0, end: 120)], "\(jitter)")
    let amidst = stops(track([(200, 3), (120, 0), (200, 3)], jitter: jitter, seed: seed))
    let stop = try #require(amidst.first)
    #expect(amidst.count == 1 && abs(stop.start - 200) <= 8 && abs(stop.end - 320) <= 8, "\(jitter): \(amidst)")
  }

  @Test(arguments: 1...200) func `a slow walk is no stop, however the positions jump`(seed: UInt64) {
    let jitter = [0, 0.6, 1, 2, 3][Int(seed % 5)]
    #expect(stops(track([(900, 0.8)], jitter: jitter, seed: seed)).isEmpty, "\(jitter)")
    #expect(stops(track([(900, 1.4)], jitter: jitter, seed: seed)).isEmpty, "\(jitter)")
  }

  @Test func `one jump of a position does not end a stop`() {
    var points: [(second: Double, value: Double)] = [(0, 0)]
    for second in 1...60 { points.append((Double(second), second < 30 ? 0 : 0.6)) }
    #expect(MovingTime.stops(CumulativeSeries(points), .foot) == [TimeSpan(start: 0, end: 60)])
  }

  @Test func `turning round on the spot is not a stop`() {
    var fixes: [TrackFix] = []
    for second in 0...400 {
      let way = Double(second <= 200 ? second : 400 - second) * 1.4
      fixes.append(TrackFix(second: Double(second), place: Coordinate(latitude: way * Self.metre, longitude: 13)))
    }
    #expect(stops(Track(fixes, .foot)).isEmpty)
  }

  @Test(arguments: 1...200) func `moving and stopped time are all of the time`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = (0..<Int.random(in: 1...8, using: &random)).map { _ in
      (
        seconds: Int.random(in: 1...200, using: &random),
        speed: Bool.random(using: &random) ? 0 : Double.random(in: 0...5, using: &random)
      )
    }
    let track = track(pieces, jitter: Double.random(in: 0...3, using: &random), seed: seed)
    let pauses = [TimeSpan(start: 20, end: 50), TimeSpan(start: 40, end: 61)]
    for locomotion in Locomotion.allCases {
      let moving = MovingTime(distance: track.distance, track: track, pauses: pauses, locomotion)
      let stopped = moving.idle.spans.reduce(0) { $0 + max(0, min($1.end, moving.elapsed) - $1.start) }
      #expect(abs(moving.moving + stopped - moving.elapsed) < 1e-6)
      #expect(moving.moving >= 0 && moving.elapsed == track.distance.span.duration)
      let stops = MovingTime.stops(track.distance, track: track, locomotion)
      #expect(stops.allSatisfy { $0.duration > MovingTime.shortestStop })
      #expect(zip(stops, stops.dropFirst()).allSatisfy { $0.end < $1.start })
    }
  }
}
