internal import DailveDomain
internal import DailveScores

/// A workout as a picture: its sky, its climb and its way.
public struct WorkoutCover: Sendable, Encodable, Equatable {
  public var path: Address
  public var name: String
  /// HealthKit's activity type without its prefix, for the icon.
  public var activity: String
  public var whenText: String
  /// "5 km: your fastest", if it is.
  public var medal: String?
  /// At most three.
  public var facts: [Fact]
  /// The legs of a multisport workout, in order.
  public var legs: [Leg]
  /// Places on a square with sides of `side`, from the north-west; empty without a route.
  public var line: [[Double]]
  /// Heights along the way, in `0...1`; empty without altitudes.
  public var climb: [Double]
  /// Light of the hour at which it began.
  public var light: DayLight

  public struct Fact: Sendable, Encodable, Equatable {
    public var label: String
    public var number: String
    public var unit: String
  }

  public struct Leg: Sendable, Encodable, Equatable {
    /// For the icon.
    public var activity: String
    public var name: String
    /// "20.00 km, 43:20".
    public var text: String
  }

  /// Side of the square of `line`.
  public static let side = 136.0
}

extension WorkoutRowPresenter {
  /// - Parameter medals: Newest first.
  func cover(_ cover: Activity.Cover, medals: [PersonalRecords.Medal]) -> WorkoutCover {
    let logged = cover.logged
    let row = row(logged)
    let own = medals.filter { $0.workout == logged.id }.min { $0.place < $1.place }
    return WorkoutCover(
      path: row.path, name: row.name, activity: row.activity, whenText: row.whenText,
      medal: own.map(MedalText(viewer).sentence), facts: facts(logged),
      legs: cover.parts.compactMap(leg),
      line: RouteThumbnail.points(lines[logged.analysed] ?? [], side: WorkoutCover.side, margin: 8, most: 60),
      climb: ClimbProfile.shares(cover.course, most: 48),
      light: DayLight(clock: timeline.clockMinutes(at: logged.workout.start)))
  }

  private func facts(_ logged: LoggedWorkout) -> [WorkoutCover.Fact] {
    let workout = logged.workout
    let format = WorkoutFormat(viewer, activity: workout.activity)
    func fact(_ label: TextKey, _ piece: Piece) -> WorkoutCover.Fact {
      WorkoutCover.Fact(label: language[label], number: piece.number, unit: piece.unit)
    }
    func whole(_ value: Double, _ unit: TextKey) -> Piece {
      Piece(number: NumberFormat.text(value, decimals: 0), unit: language[unit])
    }
    // The pace of a swim depends on its rests, which only its own page knows.
    let speed = format.speed == .swimming ? nil : workout.meanSpeed.flatMap { format.speed($0) }
    return Array(
      [
        workout.distance.flatMap { $0 > 0 ? fact(.workoutDistance, format.distance($0 * 1000)) : nil },
        fact(.workoutTime, Piece(number: WorkoutFormat.clock(workout.duration * 60), unit: "")),
        speed.map { .init(label: format.speedName, number: $0.number, unit: $0.unit) },
        workout.averageHeartRate.map { fact(.workoutHeartRate, whole($0, .unitBpm)) },
        workout.energy.flatMap { $0 > 0 ? fact(.workoutEnergy, whole($0, .unitKcal)) : nil },
      ].compactMap { $0 }.prefix(3))
  }

  /// `nil` for a transition.
  private func leg(_ part: WorkoutPart) -> WorkoutCover.Leg? {
    guard let activity = part.activity else { return nil }
    let format = WorkoutFormat(viewer, activity: activity)
    let time = WorkoutFormat.clock(part.duration)
    return WorkoutCover.Leg(
      activity: activity, name: TypeName.activity(activity, language),
      text: part.distance.map { language(.workoutsWhen, format.distanceText($0 * 1000), time) } ?? time)
  }
}

/// The heights of a way.
enum ClimbProfile {
  /// Metres that fill the whole height at least, so that a flat way stays flat; our choice.
  private static let leastRange = 40.0

  /// - Parameters:
  ///   - course: In the order of the way; points without an altitude are left out.
  ///   - most: The number of heights, at least 2, evenly spaced along the way, or in time where no distance is known.
  /// - Returns: In `0...1`; empty with fewer than two altitudes.
  static func shares(_ course: [CoursePoint], most: Int) -> [Double] {
    let known = course.compactMap { point -> (place: Double, altitude: Double)? in
      guard let altitude = point.altitude, altitude.isFinite else { return nil }
      return (point.distance ?? point.second, altitude)
    }.filter { $0.place.isFinite }
    guard let low = known.map(\.altitude).min(), let high = known.map(\.altitude).max(), known.count > 1,
      let first = known.first?.place, let last = known.last?.place, last > first
    else { return [] }
    let range = max(high - low, leastRange)
    var next = known.startIndex
    return (0..<max(2, most)).map { index in
      let place = first + (last - first) * Double(index) / Double(max(2, most) - 1)
      while next < known.endIndex - 1, known[next].place < place { next += 1 }
      return min(1, max(0, (known[next].altitude - low) / range))
    }
  }
}
