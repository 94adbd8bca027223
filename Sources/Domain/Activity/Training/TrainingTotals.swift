/// Totals of workouts. The totals of two periods can be added.
public struct TrainingTotals: Sendable, Equatable {
  public private(set) var count = 0
  /// Minutes, without pauses.
  public private(set) var duration = 0.0
  /// km, of the workouts that have a distance.
  public private(set) var distance = 0.0
  /// Metres, of the workouts whose climb is known.
  public private(set) var ascent = 0.0
  public private(set) var load = 0.0
  /// Seconds in zones 0 to 5, of the workouts with heart rates.
  public private(set) var zones = [Double](repeating: 0, count: 6)

  public init() {}

  public init(_ workouts: some Sequence<LoggedWorkout>) { for workout in workouts { add(workout) } }

  public mutating func add(_ logged: LoggedWorkout) {
    count += 1
    duration += logged.workout.duration
    distance += logged.workout.distance ?? 0
    ascent += logged.facts.ascent ?? 0
    load += logged.load
    guard let seconds = logged.zones else { return }
    for zone in zones.indices.prefix(seconds.count) { zones[zone] += seconds[zone] }
  }

  /// Minutes in zones 4 and 5.
  public var hardMinutes: Double { (zones[4] + zones[5]) / 60 }

  /// Minutes below zone 1 or without heart rates.
  public var otherMinutes: Double { max(0, duration - zones.dropFirst().reduce(0, +) / 60) }

  /// Whether any time lies in a zone.
  public var hasZones: Bool { zones.dropFirst().contains { $0 > 0 } }
}
