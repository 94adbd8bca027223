public import DailveScores

/// Progress towards the goals of the current week.
public struct WeeklyGoal: Sendable, Equatable {
  public var activeDays: Int
  public var goalDays: Int
  public var exerciseMinutes: Double
  public var goalMinutes: Int
  /// True if no day so far has the data that normally arrive, so that nothing is known about the week.
  public var isMissing: Bool
  /// Days left in the week, today included.
  public var daysLeft: Int
  /// Active days of the week if all remaining days become active.
  public var possibleDays: Int

  public var isReached: Bool { !isMissing && activeDays >= goalDays }

  /// A day is active with ten minutes of workouts or thirty minutes of exercise.
  public static func isActive(workoutMinutes: Double, exerciseMinutes: Double) -> Bool {
    workoutMinutes >= 10 || exerciseMinutes >= 30
  }

  /// - Parameters:
  ///   - workouts: Each workout once, however many devices recorded it.
  ///   - exercise: Minutes by day.
  ///   - missingSince: `TrainingHistory.missingSince` today.
  public init(
    today: CivilDay, workouts: [Workout], exercise: [DailyStatistics], profile: Profile,
    missingSince: CivilDay? = nil
  ) {
    let passed = (today.weekday - profile.firstWeekday + 7) % 7
    let week = today - passed...today
    var workoutMinutes: [CivilDay: Double] = [:]
    for workout in workouts where week.contains(workout.day) {
      workoutMinutes[workout.day, default: 0] += workout.duration
    }
    var exerciseMinutes: [CivilDay: Double] = [:]
    for statistics in exercise where week.contains(statistics.day) { exerciseMinutes[statistics.day] = statistics.sum }
    activeDays = (0...passed).count {
      let day = today - $0
      return Self.isActive(workoutMinutes: workoutMinutes[day] ?? 0, exerciseMinutes: exerciseMinutes[day] ?? 0)
    }
    goalDays = profile.goals.activeDays
    // Days without exercise minutes count the workouts themselves.
    self.exerciseMinutes = (0...passed).reduce(0) {
      $0 + (exerciseMinutes[today - $1] ?? workoutMinutes[today - $1] ?? 0)
    }
    goalMinutes = profile.goals.exerciseMinutes
    daysLeft = 7 - passed
    let isTodayActive = Self.isActive(
      workoutMinutes: workoutMinutes[today] ?? 0, exerciseMinutes: exerciseMinutes[today] ?? 0)
    possibleDays = activeDays + daysLeft - (isTodayActive ? 1 : 0)
    // On the first day of a week, data that may still arrive count as missing only after a week.
    isMissing = missingSince.map { $0 <= week.lowerBound && (passed > 0 || today - $0 >= 7) } ?? false
  }
}
