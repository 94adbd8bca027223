public import DailveScores

/// The points of a workout, for export files.
public struct WorkoutTrack: Sendable {
  public struct Point: Sendable, Equatable {
    public var time: Instant
    public var place: Coordinate?
    /// Metres above sea level.
    public var altitude: Double?
    /// Metres from the beginning, scaled to the device's distance.
    public var distance: Double?
    /// Metres a second.
    public var speed: Double?
    /// Beats per minute.
    public var heartRate: Double?
    /// Watts.
    public var power: Double?
    /// Turns or steps a minute.
    public var cadence: Double?
    /// True if its position is plausible.
    var isBelieved = true
  }

  /// Oldest first.
  public var points: [Point]
  public var workout: Workout

  /// Metres cut at each end on request, so that the rest does not reveal where somebody lives.
  public static let cut = 200.0

  /// - Parameter id: Id of any recording of the workout.
  /// - Returns: `nil` for an unknown workout, or one without any course.
  /// - Throws: The reader's error.
  public init?(_ id: String, from reader: any TrainingReading & SampleReading) throws {
    guard let report = try ShowWorkout(reader)(id) else { return nil }
    workout = report.workout
    let route = try report.main.map { try reader.workoutRoute(report.recordings[$0].workout.id) } ?? []
    let course = Course(report.analysis?.course ?? [], from: report.main.map { report.recordings[$0].workout.start })
    let heartRates = try reader.countedSamples(of: HealthType.heartRate, in: workout.span)
    let trace = HeartRateTrace(
      heartRates.map { HeartRateTrace.Sample(second: Double($0.span.lowerBound.seconds), heartRate: $0.value) })
    let timed = route.filter { $0.time != nil && $0.place.isValid }.sorted {
      ($0.time ?? .distantPast) < ($1.time ?? .distantPast)
    }
    if timed.count > 1 {
      points = Self.points(timed, trace, scale: course.total)
      let stretches = TrackCleaning.stretches(timed.map(TrackFix.init), Locomotion(activity: workout.activity))
      let believed = Set(stretches.joined().map(\.second))
      for place in points.indices { points[place].isBelieved = believed.contains(Double(points[place].time.seconds)) }
    } else if !trace.samples.isEmpty {
      points = trace.samples.map { sample in
        course.point(at: Instant(Int(saturating: sample.second)), heartRate: sample.heartRate)
      }
    } else {
      points = course.points.map {
        course.point(at: course.start + Int(saturating: $0.second), heartRate: $0.heartRate)
      }
    }
    if points.isEmpty { return nil }
    let source = report.main.map { report.recordings[$0].workout.source }
    if let type = WorkoutSampleTypes.power(of: workout.activity) {
      let power = SampledCourse(
        try reader.countedSamples(of: type, in: workout.span, preferring: source), perMinute: false)
      for place in points.indices { points[place].power = power.value(at: points[place].time) }
    }
    if let (type, isCounted) = WorkoutSampleTypes.cadence(of: workout.activity) {
      let cadence = SampledCourse(
        try reader.countedSamples(of: type, in: workout.span, preferring: source), perMinute: isCounted)
      for place in points.indices { points[place].cadence = cadence.value(at: points[place].time) }
    }
  }

  public var hasPlaces: Bool { points.contains { $0.place != nil } }

  /// The track without the first and the last `metres` of its distance, and without points within half of that around
  /// the first and last position; unchanged without a distance.
  public func withoutEnds(_ metres: Double = cut) -> WorkoutTrack {
    var track = self
    if hasPlaces {
      let ends = (first: end(points.indices, metres), last: end(points.indices.reversed(), metres))
      guard let first = ends.first, let last = ends.last, first <= last else {
        track.points = []
        return track
      }
      track.points = Array(points[first...last])
      return track
    }
    guard let total = points.last(where: { $0.distance != nil })?.distance else { return self }
    guard let first = points.firstIndex(where: { ($0.distance ?? 0) >= metres }),
      let last = points.lastIndex(where: { $0.distance.map { $0 <= total - metres } ?? false }), first <= last
    else {
      track.points = []
      return track
    }
    track.points = Array(points[first...last])
    return track
  }

  /// Index of the first plausible position that lies `metres` along the way and at least half of that from its start. A
  /// receiver that is still getting a fix jumps hundreds of metres and returns to the front door.
  private func end(_ order: some Sequence<Int>, _ metres: Double) -> Int? {
    var way = 0.0
    var ends: (door: Coordinate, before: Coordinate)?
    for index in order where points[index].isBelieved {
      guard let place = points[index].place else { continue }
      guard let (door, before) = ends else {
        ends = (place, place)
        continue
      }
      way += GreatCircle.distance(before, place)
      if way >= metres, GreatCircle.distance(door, place) >= metres / 2 { return index }
      ends = (door, place)
    }
    return nil
  }

  private static func points(_ route: [RoutePoint], _ trace: HeartRateTrace, scale device: Double?) -> [Point] {
    var way = 0.0
    var before: RoutePoint?
    var result: [Point] = []
    result.reserveCapacity(route.count)
    for point in route {
      let step = before.map { GreatCircle.distance($0.place, point.place) } ?? 0
      let seconds = before.flatMap { before in before.time.flatMap { start in point.time.map { $0 - start } } } ?? 0
      way += step
      result.append(
        Point(
          time: point.time ?? .distantPast, place: point.place, altitude: point.altitude, distance: way,
          speed: point.speed ?? (seconds > 0 ? step / Double(seconds) : nil),
          heartRate: point.time.flatMap { trace.heartRate(at: Double($0.seconds)) }))
      before = point
    }
    if let device, device > 0, way > 0 {
      for place in result.indices { result[place].distance = result[place].distance.map { $0 * device / way } }
    }
    return result
  }
}

/// The course of an analysis, for workouts without a route.
private struct Course {
  var points: [CoursePoint]
  var start: Instant

  init(_ points: [CoursePoint], from start: Instant?) {
    self.points = start == nil ? [] : points
    self.start = start ?? .distantPast
  }

  /// Metres.
  var total: Double? { points.last { $0.distance != nil }?.distance }

  func point(at time: Instant, heartRate: Double?) -> WorkoutTrack.Point {
    let second = time.timeInterval(since: start)
    let place = points.firstPlace { $0.second >= second }
    let (before, after) = (place > 0 ? points[place - 1] : nil, place < points.count ? points[place] : nil)
    var distance = after?.distance ?? before?.distance
    if let before, let after, let from = before.distance, let to = after.distance, after.second > before.second {
      distance = from + (to - from) * (second - before.second) / (after.second - before.second)
    }
    return WorkoutTrack.Point(
      time: time, place: nil, altitude: nil, distance: distance, speed: after?.speed ?? before?.speed,
      heartRate: heartRate)
  }
}
