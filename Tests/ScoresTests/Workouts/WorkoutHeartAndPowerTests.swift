import DailveScores
import DailveTestSupport
import Testing

@Suite struct WorkoutHeartAndPowerTests {
  func trace(_ samples: [(Double, Double)], end: Double? = nil) -> HeartRateTrace {
    HeartRateTrace(samples.map { .init(second: $0.0, heartRate: $0.1) }, end: end)
  }

  @Test func `recovery is the fall in the minute after the end`() {
    // Every 5 s; from 180 s on it falls by 2 bpm each.
    let samples = (0...60).map { place -> (Double, Double) in
      let fall = max(0, place - 36) * 2
      return (Double(place * 5), Double(160 - fall))
    }
    #expect(trace(samples).recovery(after: 180) == 24)
    #expect(abs((trace(samples).recovery(after: 182) ?? 0) - 24) < 1e-9)
    // The watch stopped measuring.
    #expect(trace(samples.filter { $0.0 <= 200 }).recovery(after: 180) == nil)
    #expect(trace([(170, 150), (246, 120)]).recovery(after: 180) == 30)
    #expect(trace([]).recovery(after: 0) == nil && trace(samples).recovery(after: .nan) == nil)
  }

  @Test func `a mean heart rate weighs each sample by how long it holds`() {
    let heart = trace([(0, 100), (30, 140), (200, 180)], end: 210)
    #expect(heart.seconds(in: TimeSpan(start: 0, end: 210)) == 30 + 60 + 10)
    // 30 s at 100, 60 s at 140, 10 s at 180.
    #expect(heart.mean(in: TimeSpan(start: 0, end: 210)) == 132)
    #expect(heart.mean(in: TimeSpan(start: 100, end: 190)) == nil)
    let idle = IdleTime([TimeSpan(start: 60, end: 205)])
    #expect(heart.mean(in: TimeSpan(start: 0, end: 210), without: idle) == 8100 / 65.0)
  }

  @Test func `normalised power of even power is that power, and never below the mean of a long ride`() throws {
    let even = PowerTrace((0...600).map { .init(second: Double($0), watts: 200) })
    #expect(abs(try #require(even.normalised) - 200) < 1e-9 && even.best(over: 60) == 200)
    #expect(even.best(over: 601) == nil && PowerTrace([]).normalised == nil && PowerTrace([]).best(over: 5) == nil)
    // Ten minutes at 100 W and 300 W in turn: apart from the transitions, fourth powers average to 253 W.
    let turns = PowerTrace((0...2400).map { .init(second: Double($0), watts: $0 / 600 % 2 == 0 ? 100 : 300) })
    let normalised = try #require(turns.normalised)
    #expect(normalised > 245 && normalised < 256 && turns.best(over: 600) == 300)
    var random = SeededGenerator(seed: 10)
    for _ in 0..<30 {
      let ride = PowerTrace(
        (0...900).map { .init(second: Double($0), watts: Double.random(in: 0...500, using: &random)) })
      let bests = PowerTrace.durations.compactMap { ride.best(over: $0) }
      #expect(bests.count == 7)
      let mean = try #require(ride.mean)
      let most = try #require(bests.first)
      #expect(bests.allSatisfy { $0 >= mean - 60 && $0 <= 500 } && most >= mean)
    }
  }

  @Test func `pauses are excluded from a ride, and a silent meter has no power`() throws {
    let samples = (0..<300).map { PowerTrace.Sample(second: Double($0), watts: 250) }
    let later = (1000..<1300).map { PowerTrace.Sample(second: Double($0), watts: 250) }
    let paused = PowerTrace(samples + later, end: 1300, pauses: IdleTime([TimeSpan(start: 300, end: 1000)]))
    #expect(paused.duration == 600 && paused.best(over: 600) == 250)
    let silent = PowerTrace(samples + later, end: 1300)
    #expect(silent.duration == 1300 && silent.energy.total == 250 * 609)
    let endless = PowerTrace([.init(second: 0, watts: 200), .init(second: 604_801, watts: 200)])
    #expect(endless.duration == 604_801 && endless.normalised == nil)
  }

  @Test func `the person's own threshold takes precedence over the best twenty minutes`() throws {
    let own = try #require(ThresholdPower(own: 260, bestTwentyMinutes: 300))
    #expect(own.watts == 260 && own.origin == .own && own.intensity(normalisedPower: 208) == 0.8)
    let shown = try #require(ThresholdPower(own: nil, bestTwentyMinutes: 300))
    #expect(shown.watts == 285 && shown.origin == .bestTwentyMinutes)
    #expect(
      ThresholdPower(own: 0, bestTwentyMinutes: nil) == nil && ThresholdPower(own: .nan, bestTwentyMinutes: 0) == nil)
  }

  func run(minutes: Int, late: Double, speed: (Int) -> Double = { _ in 3 }) -> AerobicDecoupling? {
    var points: [(second: Double, value: Double)] = [(0, 0)]
    for second in 0..<minutes * 60 {
      points.append((Double(second + 1), points[second].value + speed(second)))
    }
    let way = CumulativeSeries(points)
    let heart = stride(from: 0, to: minutes * 60, by: 5).map {
      (Double($0), $0 < minutes * 30 ? 140.0 : 140 * late)
    }
    return AerobicDecoupling(
      distance: way, graded: way, heartRate: trace(heart, end: Double(minutes * 60)), idle: IdleTime([]))
  }

  @Test func `drift is the efficiency that the second half lost`() throws {
    let drift = try #require(run(minutes: 40, late: 1.1))
    #expect(abs(drift.first - 180.0 / 140) < 1e-9 && abs(drift.percent - (1 - 1 / 1.1) * 100) < 1e-9)
    #expect(!drift.hasHeld)
    #expect(try #require(run(minutes: 40, late: 1.03)).hasHeld)
    #expect(try #require(run(minutes: 40, late: 0.9)).percent < 0)
    // These rides are too short or too uneven.
    #expect(run(minutes: 29, late: 1.1) == nil && run(minutes: 30, late: 1.1) != nil)
    #expect(run(minutes: 40, late: 1.1) { $0 / 120 % 2 == 0 ? 2 : 4 } == nil)
  }

  @Test func `drift by power is that of normalised power over heart rate`() throws {
    let way = CumulativeSeries([(0, 0), (3600, 36_000)])
    let heart = trace(stride(from: 0.0, to: 3600, by: 5).map { ($0, $0 < 1800 ? 150 : 160) }, end: 3600)
    let power = (0..<3600).map { PowerTrace.Sample(second: Double($0), watts: 200) }
    let drift = try #require(
      AerobicDecoupling(distance: way, power: power, heartRate: heart, idle: IdleTime([])))
    #expect(abs(drift.percent - (1 - 150.0 / 160) * 100) < 1e-6)
    #expect(EfficiencyFactor.value(output: 200, heartRate: 0) == nil)
    // A meter lost for most of the second half says nothing about it.
    let lost = power.filter { $0.second < 2400 }
    #expect(AerobicDecoupling(distance: way, power: lost, heartRate: heart, idle: IdleTime([])) == nil)
  }

  @Test func `zones stand on the maximum or on the reserve`() {
    let reserve = HeartRateZones(basis: .reserve, maximum: 185, resting: 60)
    // Karvonen's worked example.
    #expect(zip(reserve.starts, [122.5, 135, 147.5, 160, 172.5]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(
      [60, 122, 122.5, 135, 147.5, 160, 172.5, 185, 250].map { reserve.zone(heartRate: $0) } == [
        0, 0, 1, 2, 3, 4, 5, 5, 5,
      ])
    let maximum = HeartRateZones(basis: .maximum, maximum: 180, resting: 60)
    #expect(zip(maximum.starts, [90, 108, 126, 144, 162]).allSatisfy { abs($0 - $1) < 1e-9 })
    var counted = 0
    for heartRate in 0...250 {
      #expect(
        maximum.zone(heartRate: Double(heartRate)) == HeartRateZone.zone(heartRate: Double(heartRate), maximum: 180))
      counted += 1
    }
    #expect(counted == 251)
    let held = [HeldHeartRate(heartRate: 130, seconds: 60), HeldHeartRate(heartRate: 175, seconds: 30)]
    #expect(
      HeartRateZoneTimes.seconds(held, reserve) == [0, 60, 0, 0, 0, 30]
        && HeartRateZoneTimes.seconds(held, maximum)[3] == 60)
    #expect(HeartRateZones(basis: .reserve, maximum: 50, resting: 60).zone(heartRate: 100) == 0)
  }
}
