import DailveScores
import DailveTestSupport
import Testing

@Suite struct WorkoutTrackTests {
  /// A metre north in degrees.
  static let metre = 180 / Double.pi / 6_371_008.8

  func fix(_ second: Double, _ metres: Double, altitude: Double? = nil, accuracy: Double? = nil) -> TrackFix {
    TrackFix(
      second: second, place: Coordinate(latitude: metres * Self.metre, longitude: 13), altitude: altitude,
      accuracy: accuracy)
  }

  func line(_ points: [(Double, Double)]) -> [TrackFix] { points.map { fix($0.0, $0.1) } }

  @Test func `a wild position is left out wherever it stands`() {
    let good = (0...20).map { fix(Double($0), Double($0) * 3) }
    let clean = Track(good, .foot)
    #expect(abs(clean.length - 60) < 1e-6 && clean.points.count == 21)
    var counted = 0
    for place in good.indices {
      var wild = good
      wild[place].place = Coordinate(latitude: 1, longitude: 13)
      let track = Track(wild, .foot)
      #expect(track.points.count == 20 && track.points.allSatisfy { $0.place.latitude < 0.1 }, "\(place)")
      #expect(abs(track.length - (place == 0 || place == 20 ? 57 : 60)) < 1e-6)
      counted += 1
    }
    #expect(counted == 21)
    var vague = good
    vague[7].accuracy = 51
    vague[8].accuracy = -1
    vague[9].accuracy = 50
    #expect(Track(vague, .foot).points.count == 19)
  }

  @Test func `a speed impossible on foot is possible on wheels`() {
    let ride = (0...10).map { fix(Double($0), Double($0) * 15) }
    #expect(Track(ride, .wheels).points.count == 11)
    #expect(Track(ride, .foot).points.count == 1)
  }

  @Test func `two walks with a train ride in between count without the ride`() {
    let before = (0...40).map { (Double($0), Double($0)) }
    let after = (0...50).map { (Double($0) + 100, 20_000 + Double($0)) }
    let track = Track(line(before + after), .foot)
    #expect(track.points.count == 92 && abs(track.length - 90) < 1e-6)
    // A flicker of less than half a minute is an error.
    let flicker = (0...20).map { (Double($0) + 200, 90_000 + Double($0)) }
    #expect(Track(line(before + after + flicker), .foot).points.count == 92)
  }

  @Test func `a broken route is distinguished from a sound one`() {
    let walk = Track((0...900).map { fix(Double($0), Double($0)) }, .foot)
    for device in [721.0, 900, 1124] { #expect(RouteFault(walk, device: device) == nil, "\(device)") }
    #expect(RouteFault(walk, device: nil) == nil && RouteFault(walk, device: 0) == nil)
    #expect(RouteFault(walk, device: 719) == .longer && RouteFault(walk, device: 1126) == .shorter)
    func jumping(_ every: Int) -> Track {
      Track(
        (0..<900).map { second in
          var fix = fix(Double(second), Double(second))
          if second % every == 1 { fix.accuracy = 900 }
          return fix
        }, .foot)
    }
    #expect(RouteFault(jumping(2), device: 900) == .leftOut && RouteFault(jumping(4), device: 900) == nil)
    // Listed twice, it is as sound as once.
    let fixes = (0...900).map { fix(Double($0), Double($0)) }
    #expect(RouteFault(Track(fixes + fixes, .foot), device: 900) == nil)
    #expect(Track(fixes.flatMap { [$0, $0] }, .foot).leftOut == 0)
  }

  @Test func `positions come in any order, and the same distance follows`() {
    let fixes = (0...200).map { fix(Double($0), Double($0) * 2) }
    var random = SeededGenerator(seed: 5)
    for _ in 0..<20 { #expect(Track(fixes.shuffled(using: &random), .foot) == Track(fixes, .foot)) }
    #expect(Track(fixes + fixes, .foot) == Track(fixes, .foot))
  }

  @Test func `a track's own length is mentioned beyond two percent of the device's`() throws {
    #expect(try #require(DistanceComparison(track: 10_250, device: 10_000)).isNotable)
    #expect(try #require(DistanceComparison(track: 9_850, device: 10_000)).isNotable == false)
    #expect(DistanceComparison(track: 0, device: 10) == nil && DistanceComparison(track: 10, device: .nan) == nil)
  }

  @Test func `a stop counts from ten seconds on, and pauses count once`() {
    // 100 s at 3 m/s, 10 s still, 100 s, 11 s still, 100 s.
    var points: [(second: Double, value: Double)] = []
    var (second, way) = (0.0, 0.0)
    for (length, speed) in [(100, 3.0), (10, 0), (100, 3), (11, 0.4), (100, 3)] {
      for _ in 0..<length {
        points.append((second, way))
        second += 1
        way += speed
      }
    }
    points.append((second, way))
    let distance = CumulativeSeries(points)
    let moving = MovingTime(distance: distance, pauses: [], .foot)
    #expect(moving.elapsed == 321 && moving.moving == 310)
    #expect(moving.idle.spans == [TimeSpan(start: 210, end: 221)])
    let pauses = [TimeSpan(start: 215, end: 230), TimeSpan(start: 225, end: 240), TimeSpan(start: 9, end: 3)]
    #expect(MovingTime(distance: distance, pauses: pauses, .foot).moving == 291)
    let whole = TimeSpan(start: -10, end: 400)
    #expect(MovingTime(distance: distance, span: whole, pauses: pauses, .foot).moving == 380)
    // On wheels a walking pace is a stop.
    #expect(MovingTime.stops(CumulativeSeries([(0, 0), (60, 54)]), .wheels).count == 1)
  }

  @Test func `idle time is never negative, and moments and active seconds belong together`() {
    var random = SeededGenerator(seed: 6)
    var counted = 0
    for _ in 0..<500 {
      let spans = (0..<Int.random(in: 0...8, using: &random)).map { _ in
        let start = Double.random(in: 0...100, using: &random)
        return TimeSpan(start: start, end: start + Double.random(in: -5...20, using: &random))
      }
      let idle = IdleTime(spans)
      for _ in 0..<10 {
        let start = Double.random(in: -10...110, using: &random)
        let active = Double.random(in: 0...150, using: &random)
        let moment = idle.moment(after: active, from: start)
        #expect(abs(idle.activeSeconds(in: TimeSpan(start: start, end: moment)) - active) < 1e-9)
        counted += 1
      }
      #expect(zip(idle.spans, idle.spans.dropFirst()).allSatisfy { $0.end < $1.start })
    }
    #expect(counted == 5000)
  }

  @Test func `distance samples add up, whatever their order, and impossible ones do not count`() {
    let samples = [(20.0, 30.0, 40.0), (0, 10, 20), (10, 20, 30), (25, 35, 30), (40, 41, 900), (50, 50, 1)].map {
      DistanceSample(span: TimeSpan(start: $0.0, end: $0.1), metres: $0.2)
    }
    let series = CumulativeSeries(samples, .foot)
    #expect(series.total == 20 + 30 + 40 + 15 && series.span == TimeSpan(start: 0, end: 35))
    #expect(series.value(at: 5) == 10 && series.value(at: 15) == 35)
    #expect(CumulativeSeries(samples.reversed(), .foot) == series)
  }

  @Test func `a cumulative series only grows, and times and values belong together`() {
    var random = SeededGenerator(seed: 7)
    var counted = 0
    for _ in 0..<300 {
      let points = (0..<Int.random(in: 1...40, using: &random)).map { _ in
        (second: Double(Int.random(in: 0...50, using: &random)), value: Double.random(in: -5...100, using: &random))
      }
      let series = CumulativeSeries(points)
      #expect(zip(series.seconds, series.seconds.dropFirst()).allSatisfy { $0 < $1 })
      #expect(zip(series.values, series.values.dropFirst()).allSatisfy { $0 <= $1 } && series.values.first == 0)
      for _ in 0..<5 where series.total > 0 {
        let value = Double.random(in: 0...series.total, using: &random)
        guard let second = series.second(reaching: value) else {
          Issue.record("no moment")
          continue
        }
        #expect(abs(series.value(at: second) - value) < 1e-9)
        counted += 1
      }
    }
    #expect(counted > 1000)
  }

  @Test func `a line that folds back on itself is simplified in bounded time, and stays within its tolerance`() {
    let folded = (0..<20_000).map { Coordinate(latitude: Double($0 % 2) / 100, longitude: Double($0) / 1e4) }
    #expect(LineSimplification.kept(folded, tolerance: 1).count == folded.count)
    let straight = (0...100_000).map { Coordinate(latitude: Double($0) / 1e5, longitude: 13) }
    let kept = LineSimplification.kept(straight, tolerance: 1)
    #expect(kept.count == 100_000 / 512 + 2 && kept.first == 0 && kept.last == 100_000)
  }
}
