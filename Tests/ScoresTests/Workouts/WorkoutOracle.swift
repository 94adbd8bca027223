import DailveScores
import DailveTestSupport
import Testing

/// A made-up workout and the results of Scores/Tracks and Workouts; `WorkoutOracleTable` has those of an independent
/// program.
struct WorkoutOracle {
  var fixes: [TrackFix] = []
  var heartRates: [HeartRateTrace.Sample] = []
  var powers: [PowerTrace.Sample] = []
  var pause = TimeSpan(start: 0, end: 0)
  /// The factor between the device's distance and the track's own.
  var factor = 1.0

  /// Every other workout is run at an even speed, so that drift is meaningful.
  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func share() -> Double { Double(random.next() >> 11) * 0x1p-53 }
    func whole(_ count: UInt64) -> Int { Int(random.next() % count) }
    let count = 1500 + whole(1500)
    var second = 0
    var (latitude, longitude, altitude) = (50 + share(), 10 + share(), 100 + 200 * share())
    var (heading, grade, speed) = (share() * 2 * Double.pi, 0.0, 3.0)
    let (radius, degrees) = (6_371_008.8, 180 / Double.pi)
    for _ in 0..<count {
      let place = Coordinate(latitude: latitude, longitude: longitude)
      fixes.append(TrackFix(second: Double(second), place: place, altitude: altitude))
      if whole(40) == 0 {
        let (isStop, pace) = (whole(5) == 0, share())
        speed = seed.isMultiple(of: 2) ? 3 + 0.3 * pace : isStop ? 0 : 2 + 3 * pace
        grade = 0.3 * (share() - 0.5)
      }
      let step = 1 + whole(2)
      heading += 0.2 * (share() - 0.5)
      let way = speed * Double(step)
      latitude += way * Elementary.cosine(heading) / radius * degrees
      longitude += way * Elementary.sine(heading) / radius / Elementary.cosine(latitude / degrees) * degrees
      altitude += way * grade + 0.8 * (share() - 0.5)
      second += step
    }
    let end = Int(fixes[count - 1].second ?? 0)
    second = 0
    while second < end {
      heartRates.append(.init(second: Double(second), heartRate: 60 + 120 * share()))
      second += whole(20) > 0 ? 2 + whole(8) : 90
    }
    second = 0
    while second < end {
      powers.append(.init(second: Double(second), watts: Double(100 + whole(300))))
      second += whole(50) > 0 ? 1 + whole(4) : 25
    }
    let start = 200 + whole(400)
    pause = TimeSpan(start: Double(start), end: Double(start + 20 + whole(60)))
    factor = 0.95 + 0.1 * share()
  }

  /// In the order of the table's columns: own length, moving seconds, ascent, descent, flat metres; the fastest 400 m, 1 and 5 km; of the
  /// second kilometre elapsed, moving, heart rate and flat metres; full kilometres; best 5 s, best 5 min and normalised power; seconds
  /// in zones 0 to 5 of the reserve from 50 to 180; drift.
  func values() throws -> [Double] {
    let track = Track(fixes, .foot)
    let end = track.distance.span.end
    let moving = MovingTime(distance: track.distance, track: track, pauses: [pause], .foot)
    let profile = try #require(AltitudeProfile(track))
    let climb = ClimbCourse(profile, hasBarometer: false)
    let graded = GradedDistance.series(track.distance, profile)
    let device = track.length * factor
    let scaled = track.distance.scaled(to: device)
    let heartRate = HeartRateTrace(heartRates, end: end)
    let splits = Splits(
      distance: track.distance, deviceDistance: device, idle: moving.idle, heartRate: heartRate, climb: climb,
      graded: graded
    ).every(LengthUnit.kilometre)
    let second = try #require(splits.dropFirst().first)
    let power = PowerTrace(powers, end: end, pauses: IdleTime([pause]))
    let held = HeldHeartRate.all(heartRates.map { ($0.second, $0.heartRate) }, end: end, pauses: IdleTime([pause]))
    let zones = HeartRateZones(basis: .reserve, maximum: 180, resting: 50)
    let drift = AerobicDecoupling(
      distance: track.distance, graded: graded, heartRate: heartRate, idle: moving.idle)
    #expect(splits.last?.isPartial == true && splits.dropLast().allSatisfy { !$0.isPartial })
    let parts = splits.reduce(into: [0.0, 0, 0]) {
      $0[0] += $1.distance
      $0[1] += $1.elapsed
      $0[2] += $1.ascent ?? 0
    }
    #expect(abs(parts[0] - device) < 1e-6 && abs(parts[1] - end) < 1e-6 && abs(parts[2] - climb.ascent.total) < 1e-6)
    var values = [track.length, moving.moving, climb.ascent.total, climb.descent.total, graded.total]
    for distance in [400.0, 1000, 5000] { values.append(BestEffort.fastest(distance, in: scaled)?.seconds ?? -1) }
    values += [second.elapsed, second.moving, second.meanHeartRate ?? .nan, second.gradedDistance ?? .nan]
    values += [Double(splits.count - 1), power.best(over: 5) ?? .nan, power.best(over: 300) ?? .nan]
    values.append(power.normalised ?? .nan)
    values += HeartRateZoneTimes.seconds(held, zones)
    values.append(drift?.percent ?? .nan)
    return values
  }
}
