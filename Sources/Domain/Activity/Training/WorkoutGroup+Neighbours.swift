internal import DailveScores

extension WorkoutGroup {
  /// Maximum seconds between two starts. Our choice: a second device that began late, or whose clock was hours off,
  /// may still have recorded the same workout, even past midnight.
  static let reach = 12 * 3600

  /// Other workouts that could be the same one, because they overlap it or begin within half a day of it. Ordered by start.
  ///
  /// - Throws: The reader's error.
  public func neighbours(from reader: any TrainingReading) throws -> [WorkoutGroup] {
    let log = try TrainingLog.of(reader)
    // One day more covers a longer workout that is still going on, and clocks of other zones.
    let near = log.workouts(in: workout.day - 2...workout.day + 2).map(\.group)
    return near.filter { other in
      other.id != id
        && (other.workout.span.overlaps(workout.span) || (other.workout.start - workout.start).magnitude <= Self.reach)
    }.sorted { ($0.workout.start, $0.id) < ($1.workout.start, $1.id) }
  }
}
