public import DailveScores

/// Everything on the Activity page, as values.
public struct Activity: Sendable {
  public var day: CivilDay
  public var week: ActivityWeek
  public var goals: DailyGoals
  /// Workout time of the week, beside the week before.
  public var course: WeekCourse
  /// Steps, if neither week has a workout; `nil` without any in the last two weeks.
  public var steps: Steps?
  public var readiness: Result<Score, NoScore>
  /// The action of the day, the same as on Today but for the hour; `nil` if nothing is known.
  public var action: DailyAction?
  /// Active injuries, the worst first.
  public var injuries: [Injury]
  public var fitness: FitnessCourse?
  /// The workout with the large picture: the newest with a route among the newest ones, else the newest.
  public var cover: Cover?
  /// The newest ones, newest first.
  public var newest: [LoggedWorkout]
  /// Simplified routes of the newest workouts, by `LoggedWorkout.analysed`.
  public var lines: [String: [LinePoint]]
  /// Number of workouts up to the shown day.
  public var count: Int
  public var records: PersonalRecords
  /// Places reached within `PersonalRecords.recentFor` days, newest first.
  public var medals: [PersonalRecords.Medal]
  public var calendar: ActivityCalendar
  public var month: PeriodComparison
  public var year: PeriodComparison
  /// Workout minutes of the last twelve calendar months, oldest first.
  public var months: [Double]
  /// Heart-rate recovery and VO2 max.
  public var cards: [MetricCard]
  /// Distance and flights of the day, shown beside a goal of steps.
  public var way: [MetricCard]
  public var profile: Profile
  public var timeline: ZoneTimeline
  public var progress: AnalysisProgress
  /// The newest day with a workout, up to the shown day.
  public var newestDay: CivilDay?
  /// The errors of the parts that could not be read, out of `sources` attempts.
  public var failures: [any Error]
  public var sources: Int

  /// The parts of a workout that only its large picture shows.
  public struct Cover: Sendable {
    public var logged: LoggedWorkout
    /// Empty without an analysis.
    public var course: [CoursePoint]
    /// The legs of a multisport workout and its transitions, in order; empty for any other.
    public var parts: [WorkoutPart]
  }

  public struct Steps: Sendable {
    public var history: DailySteps
    public var week: WeekCourse
  }
}

/// Assembles the Activity page.
public struct ShowActivity {
  private let reader: any ScoreReading & SampleReading

  public init(_ reader: any ScoreReading & SampleReading) { self.reader = reader }

  public static let cards: [Metric] = [.heartRateRecovery, .vo2Max]
  static let newest = 4
  /// HealthKit's multisport activity, without its prefix.
  static let multisport = "SwimBikeRun"

  /// - Parameter clock: Minutes after midnight up to which the day counts; `nil` for a whole day.
  /// - Throws: The reader's error if the workouts cannot be read.
  public func callAsFunction(_ day: CivilDay, isOver: Bool, at clock: Double? = nil) throws -> Activity {
    var data = try ReadDay(reader)(day)
    data.isOver = isOver
    let log = try TrainingLog.of(reader)
    let summary = try reader.answer(to: .activity(day), isWhole: { _ in data.gaps.failures.isEmpty }) {
      try TrainingOverview(data, log, on: day, from: reader)
    }
    let newest = log.newest(Self.newest, upTo: day)
    let lines = try reader.workoutLines(newest.map(\.analysed))
    let history = data.history
    let timeline = try reader.timeline()
    let course = WeekCourse(
      log, on: day, at: clock, timeline: timeline, firstWeekday: data.profile.firstWeekday, training: history.training)
    let records = try ShowRecords(reader)(day)
    return Activity(
      day: day, week: summary.week, goals: data.goals, course: course,
      steps: course.total == 0 && (course.lastWeek ?? 0) == 0 ? try steps(on: day, at: clock, data.profile) : nil,
      readiness: history.readiness(on: day),
      action: data.action(), injuries: data.activeInjuries, fitness: summary.fitness, cover: try cover(newest, lines),
      newest: newest, lines: lines, count: summary.count, records: records,
      medals: records.medals(in: day - PersonalRecords.recentFor + 1...day),
      calendar: summary.calendar, month: summary.month, year: summary.year, months: summary.months,
      cards: data.cards(Self.cards), way: data.cards([.distance, .flights]), profile: data.profile, timeline: timeline,
      progress: try reader.analysisProgress(), newestDay: newest.first?.day, failures: data.gaps.failures,
      sources: data.gaps.sources)
  }

  /// - Parameter newest: Newest first.
  private func cover(_ newest: [LoggedWorkout], _ lines: [String: [LinePoint]]) throws -> Activity.Cover? {
    guard let logged = newest.first(where: { lines[$0.analysed]?.isEmpty == false }) ?? newest.first else { return nil }
    let analysis = try reader.workoutAnalysis(logged.analysed)
    let parts =
      logged.workout.activity == Self.multisport
      ? try ShowWorkout(reader).parts(of: logged, isAnalysed: analysis != nil) : []
    return Activity.Cover(logged: logged, course: analysis?.course ?? [], parts: parts)
  }

  private func steps(on day: CivilDay, at clock: Double?, _ profile: Profile) throws -> Activity.Steps? {
    let history = try reader.answer(to: .steps(day)) {
      let first = min(try reader.firstDay() ?? day, day)
      return DailySteps(try reader.daily(.steps, in: first...day), on: day)
    }
    guard let history, !history.recent.isEmpty else { return nil }
    let sameDay =
      try clock.map { try reader.sums(of: .steps, in: day - 7...day - 7, until: $0).first?.value ?? 0 }
      ?? history.recent[day - 7] ?? 0
    return Activity.Steps(
      history: history, week: history.week(on: day, sameDay: sameDay, firstWeekday: profile.firstWeekday))
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
  var months: [Double]

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
    let (number, month, _) = day.components
    months = (0..<12).reversed().map { back in
      let first = CivilDay(year: number, month: month - back, day: 1)
      return TrainingTotals(log.workouts(in: first...min(first.lastOfMonth, max(first, day)))).duration
    }
  }
}
