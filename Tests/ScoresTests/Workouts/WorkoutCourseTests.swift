import DailveScores
import DailveTestSupport
import Testing

@Suite struct WorkoutCourseTests {
  func profile(_ altitudes: [Double], step: Double = 100) -> AltitudeProfile? {
    AltitudeProfile(
      altitudes.enumerated().map { (Double($0.offset), Double($0.offset) * step, $0.element) })
  }

  @Test func `a climb goes from a bottom to a top, and less than the hysteresis is noise`() throws {
    // Smoothing over 30 m leaves corners 100 m apart 3.75 % of the way to their neighbours.
    let noise = try #require(profile([100, 101, 99, 102, 100]))
    let flat = ClimbCourse(noise, hasBarometer: false)
    #expect(flat.ascent.total == 0 && flat.descent.total == 0 && flat.method == .smoothed)
    #expect(ClimbCourse(noise, hasBarometer: true).ascent.total > 2)
    let heights = (0...20).map { (step: Int) -> Double in 100 + 10 * Double(min(step, 20 - step)) }
    let hill = try #require(profile(heights))
    let climb = ClimbCourse(hill, hasBarometer: false)
    #expect(abs(climb.ascent.total - 99.25) < 1e-9 && abs(climb.descent.total - 99.25) < 1e-9)
    // Half-way up, half of the ascent is done.
    #expect(abs(climb.ascent.value(at: 5) - 50) < 1e-9 && climb.descent.value(at: 5) == 0)
    #expect(Climb(deviceAscent: 80, course: climb) == Climb(ascent: 80, descent: nil, method: .device))
    #expect(
      Climb(deviceAscent: nil, course: climb)?.method == .smoothed && Climb(deviceAscent: nil, course: nil) == nil)
  }

  @Test func `an even slope keeps its whole height, and descent mirrors ascent`() throws {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<200 {
      let steps = (0..<60).map { _ in Double.random(in: -8...8, using: &random) }
      let altitudes = steps.reduce(into: [500.0]) { $0.append(($0.last ?? 0) + $1) }
      let forth = ClimbCourse(try #require(profile(altitudes, step: 20)), hasBarometer: false)
      let back = ClimbCourse(try #require(profile(altitudes.reversed(), step: 20)), hasBarometer: false)
      #expect(abs(forth.ascent.total - back.descent.total) < 1e-6)
      #expect(abs(forth.descent.total - back.ascent.total) < 1e-6)
      let difference = (altitudes.last ?? 0) - 500
      #expect(abs(forth.ascent.total - forth.descent.total - difference) < 2 * 3)
      let slope = try #require(profile((0...60).map { 100 + Double($0) }, step: 7))
      #expect(abs(ClimbCourse(slope, hasBarometer: false).ascent.total - 60) < 1e-9)
    }
  }

  @Test func `the cost of running by grade is that of the paper`() {
    #expect(abs(GradedDistance.factor(grade: 0) - 1) < 1e-12)
    // Computed by hand from the polynomial.
    for (grade, cost) in [(0.1, 5.968214), (-0.1, 2.151706), (0.45, 19.426015), (-0.2, 1.800032), (9, 19.426015)] {
      #expect(abs(GradedDistance.cost(grade: grade) - cost) < 1e-5, "\(grade): \(GradedDistance.cost(grade: grade))")
    }
    var (lowest, previous) = (0.0, Double.infinity)
    for step in -45...45 {
      let cost = GradedDistance.cost(grade: Double(step) / 100)
      if cost < previous { lowest = Double(step) / 100 }
      previous = min(previous, cost)
    }
    // The paper's minimum lies near -0.2 (its text says between -0.10 and -0.20).
    #expect(abs(lowest + 0.18) <= 0.03)
  }

  @Test func `an even slope makes every metre count the same, and no altitude makes it flat`() throws {
    let way = CumulativeSeries((0...60).map { (Double($0), Double($0) * 3) })
    let seconds = (0...60).map { Double($0) }
    let slope = try #require(AltitudeProfile(seconds.map { ($0, $0 * 3, 100 + $0 * 0.3) }))
    #expect(abs(GradedDistance.series(way, slope).total - 180 * GradedDistance.factor(grade: 0.1)) < 1e-6)
    let short = try #require(AltitudeProfile([(0, 0, 0), (1, 20, 20)]))
    #expect(abs(GradedDistance.series(way, short).total - 180) < 1e-9)
  }

  @Test func `a best effort may begin and end between two positions`() throws {
    // 1 km at 2 m/s, 1 km at 4 m/s, 1 km at 2 m/s.
    let way = CumulativeSeries([(0, 0), (500, 1000), (750, 2000), (1250, 3000)])
    #expect(BestEffort.fastest(1000, in: way)?.span == TimeSpan(start: 500, end: 750))
    #expect(BestEffort.fastest(400, in: way)?.seconds == 100)
    #expect(BestEffort.fastest(1500, in: way)?.seconds == 500)
    #expect(BestEffort.fastest(3000, in: way)?.seconds == 1250 && BestEffort.fastest(3001, in: way) == nil)
    #expect(BestEffort.all(BestEffort.running, in: way).map(\.distance) == [400, 1000, LengthUnit.mile])
    #expect(BestEffort.fastest(0, in: way) == nil && BestEffort.fastest(.nan, in: way) == nil)
    // Standing still before and after the run does not count.
    let still = CumulativeSeries([(0, 0), (60, 0), (160, 400), (300, 400)])
    #expect(BestEffort.fastest(400, in: still)?.span == TimeSpan(start: 60, end: 160))
  }

  @Test func `no stretch beats a best effort`() throws {
    var random = SeededGenerator(seed: 9)
    var tried = 0
    for _ in 0..<100 {
      var points: [(second: Double, value: Double)] = [(0, 0)]
      for _ in 0..<30 {
        points.append(
          (
            points[points.count - 1].second + Double.random(in: 1...20, using: &random),
            points[points.count - 1].value + max(0, Double.random(in: -20...80, using: &random))
          ))
      }
      let way = CumulativeSeries(points)
      let distance = way.total * Double.random(in: 0.05...0.95, using: &random)
      let best = try #require(BestEffort.fastest(distance, in: way))
      #expect(way.increase(in: best.span) >= distance - 1e-6)
      for _ in 0..<100 {
        let start = Double.random(in: 0...way.span.end, using: &random)
        guard let end = way.second(reaching: way.value(at: start) + distance) else { continue }
        #expect(end - start >= best.seconds - 1e-9)
        tried += 1
      }
    }
    #expect(tried > 3000)
  }

  @Test func `splits end by distance, the last may be partial, and laps follow the device`() throws {
    let way = CumulativeSeries([(0, 0), (1000, 2500)])
    let splits = Splits(distance: way, deviceDistance: 2400, idle: IdleTime([TimeSpan(start: 100, end: 200)]))
    let kilometres = splits.every(LengthUnit.kilometre)
    #expect(kilometres.map(\.distance) == [1000, 1000, 400] && kilometres.map(\.isPartial) == [false, false, true])
    #expect(abs(kilometres[0].elapsed - 1000 / 2.4) < 1e-9 && abs(kilometres[0].moving - (1000 / 2.4 - 100)) < 1e-9)
    #expect(kilometres.last?.span.end == 1000)
    #expect(splits.every(LengthUnit.mile).count == 2)
    #expect(splits.every(0).isEmpty && splits.every(.nan).isEmpty && splits.every(1e-9).isEmpty)
    let laps = splits.laps([TimeSpan(start: 0, end: 250), TimeSpan(start: 250, end: 1000)])
    #expect(laps.map(\.distance) == [600, 1800] && laps.allSatisfy { !$0.isPartial })
    // A whole number of kilometres, within rounding of the sum, leaves no empty split.
    let round = CumulativeSeries([(0, 0), (600, 3000.0000000004)])
    #expect(
      Splits(distance: round, deviceDistance: nil, idle: IdleTime([])).every(1000).map(\.isPartial) == [
        false, false, false,
      ])
  }

  @Test func `speed is averaged over thirty seconds, never across a pause`() {
    let way = CumulativeSeries([(0, 0), (100, 200), (200, 200), (300, 600)])
    let pause = IdleTime([TimeSpan(start: 100, end: 200)])
    let points = SpeedCurve.overTime(way, pauses: pause, count: 31)
    #expect(points.count == 21 && points.allSatisfy { abs($0.speed - ($0.second < 100 ? 2 : 4)) < 1e-9 })
    #expect(points.map(\.second) == points.map(\.second).sorted())
    #expect(SpeedCurve.overTime(way, pauses: pause, count: 0).isEmpty)
    #expect(SpeedCurve.overTime(way, pauses: pause, count: .max).count <= 100_000)
    #expect((SpeedCurve.variation(CumulativeSeries([(0, 0), (600, 1800)]), idle: IdleTime([])) ?? 1) < 1e-9)
  }
}
