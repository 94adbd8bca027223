public import DailveScores

extension InjuryStatistics {
  /// Training around an injury. Only its days and those around them are read, so that an injury that healed years ago
  /// takes no longer than one of last month.
  ///
  /// - Parameter firstDay: The day on which history begins.
  /// - Throws: The reader's error.
  public static func volume(
    around injury: Injury, on day: CivilDay, firstDay: CivilDay?,
    from reader: any WorkoutReading & PersonReading & DataAvailabilityReading
  ) throws -> Volume {
    let last = injury.end.map { min(day, max($0, injury.start) + Volume.window) } ?? day
    let first = min(injury.start, last) - Volume.window
    let training = TrainingHistory(loads: [:], days: try reader.recordedDays(judging: first...last), firstDay: firstDay)
    return volume(around: injury, workouts: try reader.workouts(in: first...last), on: day, isKnown: training.isKnown)
  }
}
