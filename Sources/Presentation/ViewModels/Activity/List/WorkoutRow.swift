internal import DailveDomain
internal import DailveScores

/// One workout in a list.
public struct WorkoutRow: Sendable, Encodable, Equatable {
  public var path: Address
  public var name: String
  /// HealthKit's activity type without its prefix, for the icon.
  public var activity: String
  /// "Thu 18:42", "Nov 3, 18:42"; under the name of its month "Thu 19, 18:42".
  public var whenText: String
  /// The distance, else the duration.
  public var value: String
  /// The duration, beside a distance.
  public var detail: String?
  /// Shares of the bar; empty without heart rates.
  public var zones: [HeartRateZonePart]
  /// The zones in words.
  public var zonesText: String?
  /// Places on a square with sides of 40, from the north-west; empty without a route.
  public var line: [[Double]]
}

/// Puts workouts into rows.
struct WorkoutRowPresenter {
  let viewer: ViewerContext
  let timeline: ZoneTimeline
  /// Simplified routes by `LoggedWorkout.analysed`.
  let lines: [String: [LinePoint]]
  /// True if the rows are listed under the name of their month.
  var isUnderMonth = false
  var language: Language { viewer.language }

  func row(_ logged: LoggedWorkout) -> WorkoutRow {
    let workout = logged.workout
    let duration = NumberFormat.durationText(workout.duration, language)
    let format = WorkoutFormat(viewer, activity: workout.activity)
    let distance = workout.distance.map { format.distanceText($0 * 1000) }
    return WorkoutRow(
      path: Address.workout(workout.id),
      name: WorkoutTitle.text(workout.activity, clock: timeline.clockMinutes(at: workout.start), language),
      activity: workout.activity, whenText: when(workout), value: distance ?? duration,
      detail: distance == nil ? nil : duration, zones: zones(logged), zonesText: zonesText(logged),
      line: RouteThumbnail.points(lines[logged.analysed] ?? []))
  }

  private func when(_ workout: Workout) -> String {
    let time = viewer.time(timeline.clockMinutes(at: workout.start))
    if isUnderMonth {
      let day = "\(workout.day.components.day)"
      return language(.workoutsWhenDay, DateFormat.weekday(workout.day, language), day, time)
    }
    let age = viewer.day - workout.day
    if age < 7, !viewer.isPast {
      return language(.workoutsWhenWeekday, DateFormat.weekday(workout.day, language), time)
    }
    return language(.workoutsWhen, viewer.date(workout.day), time)
  }

  private func zones(_ logged: LoggedWorkout) -> [HeartRateZonePart] {
    guard let zones = logged.zones, zones.count == 6 else { return [] }
    let all = zones.reduce(0, +)
    guard all > 0 else { return [] }
    return zones.enumerated().compactMap { zone, seconds in
      seconds > 0 ? HeartRateZonePart(zone: zone, share: seconds / all) : nil
    }
  }

  private func zonesText(_ logged: LoggedWorkout) -> String? {
    guard let zones = logged.zones, zones.count == 6, zones.reduce(0, +) > 0 else { return nil }
    let parts = HeartRateZonePart.minutes(zones).dropFirst().map { NumberFormat.durationText($0, language) }
    return language(.workoutsZones, parts.joined(separator: ", "))
  }
}
