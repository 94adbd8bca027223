public import DailveScores

/// Everything on the Activity page, as values.
public struct Activity: Sendable {
  public var day: CivilDay
  public var week: ActivityWeek
  public var goals: DailyGoals
  public var readiness: Result<Score, NoScore>
  /// The action of the day, the same as on Today but for the hour; `nil` if nothing is known.
  public var action: DailyAction?
  /// Active injuries, the worst first.
  public var injuries: [Injury]
  public var fitness: FitnessCourse?
  /// The newest five, newest first.
  public var newest: [LoggedWorkout]
  /// Simplified routes of the newest workouts, by `LoggedWorkout.analysed`.
  public var lines: [String: [LinePoint]]
  /// Number of workouts up to the shown day.
  public var count: Int
  public var records: PersonalRecords
  public var calendar: ActivityCalendar
  public var month: PeriodComparison
  public var year: PeriodComparison
  /// Heart-rate recovery and VO2 max.
  public var cards: [MetricCard]
  public var profile: Profile
  public var timeline: ZoneTimeline
  public var progress: AnalysisProgress
  /// The newest day with a workout, up to the shown day.
  public var newestDay: CivilDay?
  /// The errors of the parts that could not be read, out of `sources` attempts.
  public var failures: [any Error]
  public var sources: Int
}

/// Assembles the Activity page.
public struct ShowActivity {
  private let reader: any ScoreReading

  public init(_ reader: any ScoreReading) { self.reader = reader }

  public static let cards: [Metric] = [.heartRateRecovery, .vo2Max]
  static let newest = 5

  /// - Throws: The reader's error if the workouts cannot be read.
  public func callAsFunction(_ day: CivilDay, isOver: Bool) throws -> Activity {
    var data = try ReadDay(reader)(day)
    data.isOver = isOver
    let log = try TrainingLog.of(reader)
    let summary = try reader.answer(to: .activity(day), isWhole: { _ in data.gaps.failures.isEmpty }) {
      try TrainingOverview(data, log, on: day, from: reader)
    }
    let newest = log.newest(Self.newest, upTo: day)
    let history = data.history
    return Activity(
      day: day, week: summary.week, goals: data.goals, readiness: history.readiness(on: day),
      action: data.action(), injuries: data.activeInjuries, fitness: summary.fitness, newest: newest,
      lines: try reader.workoutLines(newest.map(\.analysed)), count: summary.count,
      records: try ShowRecords(reader)(day), calendar: summary.calendar, month: summary.month, year: summary.year,
      cards: data.cards(Self.cards), profile: data.profile, timeline: try reader.timeline(),
      progress: try reader.analysisProgress(), newestDay: newest.first?.day, failures: data.gaps.failures,
      sources: data.gaps.sources)
  }
}

/// The parts of the page that summarise many workouts.
private struct TrainingOverview: Sendable {
  var week: ActivityWeek
  var fitness: FitnessCourse?
  var count: Int
  var calendar: ActivityCalendar
  var month: PeriodComparison
  var year: PeriodComparison

  init(_ data: DayData, _ log: TrainingLog, on day: CivilDay, from reader: any StatisticsReading) throws {
    let firstWeekday = data.profile.firstWeekday
    let exercise = try reader.daily(.exercise, in: day - 7 * ActivityCalendar.weeks - 7...day)
    let training = data.history.training
    week = ActivityWeek(log, on: day, goal: data.goal, firstWeekday: firstWeekday, training: training)
    fitness = FitnessCourse(training, log, on: day)
    count = log.workouts.count { $0.day <= day }
    calendar = ActivityCalendar(log, exercise: exercise, on: day, firstWeekday: firstWeekday, training: training)
    month = PeriodComparison(.month, on: day, log)
    year = PeriodComparison(.year, on: day, log)
  }
}
