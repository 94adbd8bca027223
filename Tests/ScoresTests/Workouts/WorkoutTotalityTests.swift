import DailveScores
import DailveTestSupport
import Testing

/// No content of a file stops the program or produces an undefined number.
@Suite struct WorkoutTotalityTests {
  private static func odd(_ random: inout SeededGenerator) -> Double {
    switch Int.random(in: 0...9, using: &random) {
    case 0: .nan
    case 1: .infinity
    case 2: -.infinity
    case 3: 1e308
    case 4: -1e300
    case 5: 0
    case 6: -Double.random(in: 0...100, using: &random)
    default: Double.random(in: 0...1000, using: &random)
    }
  }

  private static func spans(_ random: inout SeededGenerator) -> [TimeSpan] {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in TimeSpan(start: odd(&random), end: odd(&random)) }
  }

  /// True for a finite number, and for `nil`.
  private func isNumber(_ value: Double?) -> Bool { value?.isFinite ?? true }

  /// True if all values of a split are finite.
  private func isFinite(_ split: Split) -> Bool {
    [split.distance, split.moving, split.meanHeartRate ?? 0, split.ascent ?? 0, split.gradedDistance ?? 0]
      .allSatisfy { $0.isFinite }
  }

  @Test func `every number stays a number, whatever a file holds`() {
    var random = SeededGenerator(seed: 13)
    var (workouts, tracks) = (0, 0)
    for _ in 0..<2000 {
      let count = Int.random(in: 0...25, using: &random)
      let isWild = Bool.random(using: &random)
      let fixes = (0..<count).map { index in
        let place = Coordinate(
          latitude: isWild ? Self.odd(&random) / 10 : Double(index) / 1e5,
          longitude: isWild ? Self.odd(&random) / 5 : 13)
        return TrackFix(
          second: isWild ? Self.odd(&random) : Double(index) * 7, place: place, altitude: Self.odd(&random),
          accuracy: Bool.random(using: &random) ? nil : Self.odd(&random))
      }
      let idle = IdleTime(Self.spans(&random))
      let track = Track(fixes, .wheels)
      let moving = MovingTime(distance: track.distance, pauses: Self.spans(&random), .foot)
      #expect(track.length.isFinite && moving.moving.isFinite && moving.moving <= moving.elapsed && moving.moving >= 0)
      let profile = AltitudeProfile(track)
      let climb = profile.map { ClimbCourse($0, hasBarometer: false) }
      let graded = profile.map { GradedDistance.series(track.distance, $0) }
      #expect(isNumber(climb?.ascent.total) && isNumber(graded?.total))
      let heart = HeartRateTrace(
        (0..<count).map { _ in .init(second: Self.odd(&random), heartRate: Self.odd(&random)) },
        end: Self.odd(&random))
      let power = (0..<count).map { _ in PowerTrace.Sample(second: Self.odd(&random), watts: Self.odd(&random)) }
      let splits = Splits(
        distance: track.distance, deviceDistance: Self.odd(&random), idle: idle, heartRate: heart, climb: climb,
        graded: graded)
      let (length, laps) = (Self.odd(&random), Self.spans(&random))
      #expect((splits.every(length) + splits.laps(laps)).allSatisfy { isFinite($0) })
      #expect(SpeedCurve.overTime(track.distance, pauses: idle, count: 20).allSatisfy { $0.speed.isFinite })
      #expect(isNumber(BestEffort.fastest(length, in: track.distance)?.seconds))
      let trace = PowerTrace(power, end: Self.odd(&random), pauses: idle)
      #expect(isNumber(trace.normalised) && isNumber(trace.best(over: length)))
      _ = AerobicDecoupling(distance: track.distance, graded: graded ?? track.distance, heartRate: heart, idle: idle)
      _ = AerobicDecoupling(distance: track.distance, power: power, heartRate: heart, idle: idle)
      let (end, beat) = (Self.odd(&random), Self.odd(&random))
      #expect(isNumber(heart.recovery(after: end)))
      let samples = (0..<count).map { _ in
        DistanceSample(span: TimeSpan(start: Self.odd(&random), end: Self.odd(&random)), metres: Self.odd(&random))
      }
      #expect(CumulativeSeries(samples, .foot).total.isFinite)
      let zones = HeartRateZones(basis: .reserve, maximum: Self.odd(&random), resting: Self.odd(&random))
      #expect((0...5).contains(zones.zone(heartRate: beat)))
      #expect((RouteShape(fixes.map(\.place))?.points ?? []).allSatisfy { $0.isValid })
      workouts += 1
      tracks += track.points.count > 1 ? 1 : 0
    }
    #expect(workouts == 2000 && tracks > 700, "\(tracks)")
  }

  @Test func `efforts and days of any number`() {
    var random = SeededGenerator(seed: 14)
    var counted = 0
    for _ in 0..<500 {
      let efforts = (0..<10).map { _ in
        TimedEffort(
          distance: Self.odd(&random), seconds: Self.odd(&random),
          day: CivilDay(number: Int.random(in: 0...200, using: &random)))
      }
      let distance = Self.odd(&random)
      let errors = RaceEstimate.errors(of: efforts, at: distance)
      let estimate = RaceEstimate(distance: distance, efforts: efforts, on: CivilDay(number: 150), errors: errors)
      #expect(isNumber(estimate?.seconds))
      _ = TrainingWeek.easyShare((0..<4).map { _ in [Self.odd(&random), Self.odd(&random)] })
      _ = EddingtonNumber((0..<9).map { _ in Self.odd(&random) })
      counted += 1
    }
    #expect(counted == 500)
  }

  @Test(.timeLimit(.minutes(15)))
  func `a track of a hundred thousand wild positions is cleaned in bounded time`() {
    // Alternating between two places: every step is impossible, and every second position belongs together.
    let fixes = (0..<100_000).map {
      TrackFix(
        second: Double($0), place: Coordinate(latitude: $0.isMultiple(of: 2) ? 0 : 45, longitude: 13), altitude: 5)
    }
    #expect(Track(fixes, .foot).points.count == 50_000)
    #expect(Track(Array(fixes.reversed()), .foot).points.count == 50_000)
  }
}
