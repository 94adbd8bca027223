public import DailveScores

extension WorkoutAnalysis {
  /// Number of points of `course`: as many as a chart can show, so that the page stays small.
  static let coursePoints = 241
  /// Maximum number of points of `line`.
  static let linePoints = 400

  public init(_ material: WorkoutMaterial) {
    self.init()
    let time = material.time
    let locomotion = Locomotion(activity: material.activity)
    // Shape, length and climb need only an order; anything that changes over time needs times.
    let isTimed = RouteOrder.isTold(by: material.fixes)
    let isComplete = isTimed && material.fixes.allSatisfy { $0.second != nil }
    let whole = isComplete ? Track(material.fixes, locomotion) : Track(inOrder: material.fixes, locomotion)
    let fixes = material.timelyFixes
    let track = isComplete && fixes.count == material.fixes.count ? whole : Track(fixes, locomotion)
    let shape = isTimed ? track : whole
    let trace = HeartRateTrace(material.heartRates, end: time.end + Double(WorkoutMaterial.recovery))
    let way = Way(material, track, locomotion)
    let pauses = IdleTime(material.pauses)
    let profile = track.points.isEmpty ? nil : AltitudeProfile(track)
    if whole.length > 0 {
      trackDistance = whole.length
      routeFault = RouteFault(shape, device: material.distance)
    }
    func climb(_ profile: AltitudeProfile?) -> ClimbCourse? {
      profile.map { ClimbCourse($0, hasBarometer: material.detail.hasBarometer) }
    }
    let timedClimb = climb(profile)
    let wholeClimb = isComplete ? timedClimb : climb(AltitudeProfile(whole))
    if let found = Climb(
      deviceAscent: material.deviceAscent, descent: material.deviceDescent, course: routeFault == nil ? wholeClimb : nil
    ) {
      ascent = found.ascent
      descent = found.descent
      ascentMethod = AscentMethod(rawValue: found.method.rawValue)
    }
    recovery = material.deviceRecovery ?? trace.recovery(after: time.end)
    if recovery != nil { recoveryMethod = material.deviceRecovery == nil ? .trace : .device }
    // The part with times must be long enough to represent the whole: the device's distance, or else the route's own length.
    let tellsPace =
      routeFault == nil && (isComplete || RouteFault(track, device: material.distance ?? whole.length) == nil)
    if let way, tellsPace {
      measure(way, track, material, timedClimb, profile.map { GradedDistance.series(way.raw, $0) }, trace, locomotion)
    }
    measurePower(material, pauses)
    course = Self.course(time, way, track, profile, trace, pauses)
    if !tellsPace { for index in course.indices { course[index].speed = nil } }
    // Either all places of a line have times, or none.
    line = Self.line(isTimed && !isComplete ? Track(material.fixes, locomotion) : whole, from: time.start)
    if !isTimed { for index in line.indices { line[index].second = 0 } }
  }

  /// Metres over time, as found and on the device's scale.
  private struct Way {
    var scaled: CumulativeSeries
    var raw: CumulativeSeries
    var basis: DistanceBasis
    /// The device's distance, if it is plausible for the same route.
    var deviceDistance: Double?

    init?(_ material: WorkoutMaterial, _ track: Track, _ locomotion: Locomotion) {
      let found: CumulativeSeries
      if track.length > 0 {
        basis = .route
        found = track.distance
      } else {
        basis = .distanceSamples
        let samples = material.ownDistances
        guard DistanceSample.tellPace(samples) else { return nil }
        found = CumulativeSeries(samples, locomotion)
      }
      guard found.total > 0 else { return nil }
      raw = found
      deviceDistance = material.distance.flatMap { device in
        DistanceComparison(track: found.total, device: device)?.isOneWay == true ? device : nil
      }
      scaled = deviceDistance.map { found.scaled(to: $0) } ?? found
    }
  }

  private mutating func measure(
    _ way: Way, _ track: Track, _ material: WorkoutMaterial, _ climb: ClimbCourse?, _ graded: CumulativeSeries?,
    _ trace: HeartRateTrace, _ locomotion: Locomotion
  ) {
    let start = material.time.start
    basis = way.basis
    let motion = MovingTime(
      distance: way.scaled, track: way.basis == .route ? track : nil, span: material.time, pauses: material.pauses,
      locomotion)
    moving = motion.moving
    let splits = Splits(
      distance: way.raw, deviceDistance: way.deviceDistance, idle: motion.idle, heartRate: trace, climb: climb,
      graded: graded)
    kilometres = splits.every(LengthUnit.kilometre).map { WorkoutSplit($0, from: start) }
    miles = splits.every(LengthUnit.mile).map { WorkoutSplit($0, from: start) }
    laps = splits.laps(material.laps).map { WorkoutSplit($0, from: start) }
    efforts = BestEffort.all(BestEffort.distances(of: material.activity), in: way.scaled).filter {
      $0.distance <= locomotion.fastest * $0.seconds
    }.map {
      WorkoutEffortTime(distance: $0.distance, start: $0.span.start - start, seconds: $0.seconds)
    }
    // The hills of a hike and the stops of a walk make endurance impossible to judge.
    guard ["Running", "Cycling", "HandCycling", "WheelchairRunPace"].contains(material.activity) else { return }
    // A ride's speed depends on wind and draught, its power does not; a run's power is only an estimate of the watch.
    let byPower =
      material.activity == "Cycling" && !material.powers.isEmpty
      ? AerobicDecoupling(distance: way.scaled, power: material.powers, heartRate: trace, idle: motion.idle) : nil
    let found =
      byPower
      ?? AerobicDecoupling(distance: way.scaled, graded: graded ?? way.scaled, heartRate: trace, idle: motion.idle)
    drift = found?.percent
    driftBasis = found == nil ? nil : byPower == nil ? .speed : .power
  }

  private mutating func measurePower(_ material: WorkoutMaterial, _ pauses: IdleTime) {
    guard !material.powers.isEmpty else { return }
    let power = PowerTrace(material.powers, end: material.time.end, pauses: pauses)
    normalisedPower = power.normalised
    bestPowers = PowerTrace.durations.compactMap { seconds in
      power.best(over: seconds).map { BestPower(seconds: seconds, watts: $0) }
    }
  }

  private static func course(
    _ time: TimeSpan, _ way: Way?, _ track: Track, _ profile: AltitudeProfile?, _ trace: HeartRateTrace,
    _ pauses: IdleTime
  ) -> [CoursePoint] {
    guard time.duration > 0, way != nil || !trace.samples.isEmpty else { return [] }
    let speeds = way.map { SpeedCurve.overTime($0.scaled, pauses: pauses, count: 4 * coursePoints) } ?? []
    return stride(from: 0, to: coursePoints, by: 1).map { index in
      var point = CoursePoint(second: time.duration * Double(index) / Double(coursePoints - 1))
      let moment = time.start + point.second
      point.heartRate = trace.heartRate(at: moment)
      guard let way, way.raw.span.start <= moment, moment <= way.raw.span.end else { return point }
      point.distance = way.scaled.value(at: moment)
      let raw = way.raw.value(at: moment)
      if way.basis == .route { point.altitude = profile?.altitude(at: raw) }
      let place = speeds.firstPlace { $0.second >= moment }
      func distance(_ place: Int) -> Double {
        speeds.indices.contains(place) ? (speeds[place].second - moment).magnitude : .infinity
      }
      let closest = distance(place) < distance(place - 1) ? place : place - 1
      if distance(closest) <= SpeedCurve.window { point.speed = speeds[closest].speed }
      if let place = track.place(at: moment) { (point.latitude, point.longitude) = (place.latitude, place.longitude) }
      return point
    }
  }

  /// Uses as much detail as `linePoints` allows, which is at least a hundredth of the extent of a small picture.
  private static func line(_ track: Track, from start: Double) -> [LinePoint] {
    guard track.points.count > 1 else { return [] }
    let places = track.points.map(\.place)
    var tolerance = 2.0
    var kept = LineSimplification.kept(places, tolerance: tolerance)
    while kept.count > linePoints, tolerance < 1e6 {
      tolerance *= 2
      kept = LineSimplification.kept(places, tolerance: tolerance)
    }
    return kept.map { index in
      let point = track.points[index]
      return LinePoint(second: point.second - start, latitude: point.place.latitude, longitude: point.place.longitude)
    }
  }
}

extension Track {
  /// Position at a moment, interpolated between two recorded ones; `nil` before the first and after the last.
  func place(at moment: Double) -> Coordinate? {
    let place = points.firstPlace { $0.second >= moment }
    guard place < points.count else { return nil }
    let after = points[place]
    guard after.second > moment else { return after.place }
    guard place > 0 else { return nil }
    let before = points[place - 1]
    let share = (moment - before.second) / (after.second - before.second)
    return Coordinate(
      latitude: before.place.latitude + (after.place.latitude - before.place.latitude) * share,
      longitude: before.place.longitude + (after.place.longitude - before.place.longitude) * share)
  }
}

extension Locomotion {
  /// - Parameter activity: HealthKit's activity type without its prefix.
  public init(activity: String) {
    self = Self.gliding.contains(activity) ? .wheels : .foot
  }

  private static let gliding: Set<String> = [
    "Cycling", "HandCycling", "SkatingSports", "CrossCountrySkiing", "DownhillSkiing", "Snowboarding", "SnowSports",
    "Rowing", "PaddleSports", "Sailing", "SurfingSports", "EquestrianSports", "WheelchairRunPace", "WheelchairWalkPace",
    "WaterSports",
  ]
}

extension BestEffort {
  /// Distances in metres for which best efforts of the activity are meaningful; empty for other activities.
  public static func distances(of activity: String) -> [Double] {
    switch activity {
    case "Running", "Walking", "Hiking", "WheelchairRunPace", "WheelchairWalkPace": running
    case "Cycling", "HandCycling": riding
    default: []
    }
  }
}
