public import DailveScores

/// Loads the data behind the cards and scores of one day. A series that cannot be read leaves a gap.
public struct ReadDay {
  private let reader: any ScoreReading

  public init(_ reader: any ScoreReading) { self.reader = reader }

  static let signalMetrics: [Metric] = [
    .hrv, .rmssd, .rhr, .sleep, .heartRate, .respiratoryRate, .oxygenSaturation, .wristTemperature, .vo2Max,
    .heartRateRecovery, .weight, .bmi, .bodyFat, .leanBodyMass,
  ]
  static let activityMetrics: [Metric] = [.steps, .exercise, .activeEnergy, .distance, .flights]

  /// - Parameter moment: The present, if the day is not over; the day's sums are then compared with the usual sums by that time.
  /// - Throws: The reader's first error, if nothing at all can be read.
  public func callAsFunction(_ day: CivilDay, at moment: DayMoment? = nil) throws -> DayData {
    var data = try reader.answer(to: .day(day), isWhole: \.gaps.failures.isEmpty) { DayData(day, from: reader) }
    if let moment { data.compare(at: moment, from: reader) }
    if let failure = data.gaps.failures.first, data.gaps.failures.count == data.gaps.sources { throw failure }
    return data
  }

  /// Number of days before the shown one for which the statistics of a metric are read.
  static func lookBack(_ metric: Metric) -> Int {
    // A night that is shown some days later is compared with the nights before it.
    if metric == .wristTemperature { return ScoreHistory.lookBack + Freshness.fallbackDays }
    return metric.traits.family == .body ? ScoreHistory.trendLookBack : ScoreHistory.lookBack
  }
}

/// The data that `ReadDay` read.
public struct DayData: Sendable {
  public let day: CivilDay
  let material: ScoreMaterial
  let injuries: [Injury]
  /// The night that ended on the day, with its segments.
  let night: SleepNight?
  /// The condition scores of the last ninety days, oldest first; `nil` for a day without one. Scores of the first sixty days are only drawn, not
  /// shown as numbers, because not all days of their baselines are read.
  let scores: [Int?]
  let newestDay: CivilDay?
  /// The contacts of every device that sends data, or could.
  let contacts: [DeviceContact]
  /// The newest days of metrics without a value in the days that were read.
  private(set) var newestDays: [Metric: CivilDay] = [:]
  /// A summary of the store, if all data are older than the cards look back.
  private(set) var overview: DataOverview?
  private(set) var newestImport: Instant?
  /// The goals of the day, and the scores that its action depends on: judged once, because they need a week of nights.
  let goals: DailyGoals
  private let judged: ActionInput
  private var usualByNow: [Metric: UsualByNow] = [:]
  private(set) var gaps: ReadingGaps
  /// True if the day is over, so that its sums are complete.
  var isOver = true

  var history: ScoreHistory { material.history }
  var profile: Profile { material.profile }

  init(_ day: CivilDay, from reader: any ScoreReading) {
    let metrics = ReadDay.signalMetrics + ReadDay.activityMetrics
    var shown: [Metric: ClosedRange<CivilDay>] = [:]
    for metric in metrics where metric != .hrv && metric != .sleep {
      shown[metric] = day - ReadDay.lookBack(metric)...day
    }
    let material = ScoreMaterial(day...day, and: shown, from: reader)
    var gaps = material.gaps
    let person = gaps.attempt { (try reader.entries(Injury.self), try reader.lastDay(onOrBefore: day)) }
    (injuries, newestDay) = person ?? ([], nil)
    // An error is ignored, because other goals take their place.
    let rings = (try? reader.ringGoals(in: day - DailyGoals.ringDays...day)) ?? []
    judged = material.history.actionInput(on: day)
    goals = DailyGoals(
      material.statistics, rings: rings, material.profile, workouts: material.workouts, history: material.history,
      injuries: injuries, on: day)
    contacts = gaps.attempt { try reader.deviceContacts() } ?? []
    // An error is ignored here, because the nights of the material are read likewise, and their failure counts.
    night = (try? reader.nights(in: day...day, segments: true))?.last
    scores = (0..<90).reversed().map { material.history.recovery.condition(on: day - $0).known?.score.value }
    self.day = day
    self.material = material
    self.gaps = gaps
    loadOlder(metrics, from: reader)
  }

  /// Compares the sums of an unfinished day with the usual sums by this time.
  mutating func compare(at moment: DayMoment, from reader: any StatisticsReading & DataAvailabilityReading) {
    isOver = false
    attempt { data in
      data.newestImport = try reader.newestImport()
      data.usualByNow = try UsualByNow.all(on: data.day, at: moment, from: reader)
    }
  }

  /// Finds the newest day of metrics that have had no value for months.
  private mutating func loadOlder(
    _ metrics: [Metric], from reader: any WorkoutReading & PersonReading & DataAvailabilityReading
  ) {
    let series = material.series(on: day)
    let missing = metrics.filter { metric in
      // HRV of a class that the scores do not use is a value too.
      metric == .hrv ? (history.recovery.hrv.values[.allDay] ?? []).isEmpty : series[metric].isEmpty
    }
    guard !missing.isEmpty else { return }
    attempt { data in
      data.newestDays = try reader.newestDays(of: missing, onOrBefore: data.day)
      guard let newest = data.newestDay, data.day - newest > Freshness.fallbackDays else { return }
      var overview = try reader.overview()
      overview.workouts = try reader.workouts(in: CivilDay.accepted.lowerBound...data.day).count
      data.overview = overview
    }
  }

  private mutating func attempt(_ read: (inout DayData) throws -> Void) {
    var gaps = self.gaps
    gaps.attempt { try read(&self) }
    self.gaps = gaps
  }

  /// Active injuries, the worst first.
  var activeInjuries: [Injury] { injuries.active(on: day) }

  /// - Parameter moment: The present, if the day is not over.
  public func report(at moment: DayMoment?) -> ConditionReport {
    var report = ConditionReport(history, injuries: activeInjuries, action: action(at: moment), on: day)
    report.newestHRV = report.newestHRV ?? newestDays[.hrv]
    report.morning = moment.flatMap { Morning(report, contacts, at: $0) }
    report.hasPulse = [Metric.heartRate, .rhr].contains { !(material.statistics[$0] ?? []).isEmpty }
    return report
  }

  /// The action of the day, the same on every page that mentions it. Its level does not depend on the hour.
  ///
  /// - Parameter moment: The present, if the day is not over.
  /// - Returns: `nil` if nothing is known about the person.
  func action(at moment: DayMoment? = nil) -> DailyAction? {
    guard let first = history.training.firstDay, first <= day else { return nil }
    return DailyAction(
      judged, RecentTraining(material.workouts, on: day), hardDays: material.hardDays, injuries: activeInjuries,
      clock: moment?.clock, on: day)
  }

  func cards(_ metrics: [Metric]) -> [MetricCard] {
    let series = material.series(on: day)
    return metrics.map { metric in
      var card = MetricCard(
        metric: metric, values: series[metric], nights: material.overnight.series(metric), today: day,
        firstWeekday: profile.firstWeekday, isOver: isOver, usualByNow: usualByNow[metric])
      // The week's minutes have one number everywhere: the goal's, which also counts workouts on days without exercise minutes.
      if metric == .exercise { card.weekTotal = goal.isMissing ? nil : goal.exerciseMinutes }
      if metric == .sleep { card.setTimeInBed(material.nights.last, today: day) }
      switch metric {
      case .steps: card.weekGoal = goals[.steps].map { $0.full * 7 }
      case .exercise: card.weekGoal = Double(profile.goals.exerciseMinutes)
      default: break
      }
      if card.newestDay == nil { card.newestDay = newestDays[metric] }
      return card
    }
  }

  var goal: WeeklyGoal {
    WeeklyGoal(
      today: day, workouts: material.workouts, exercise: material.statistics[.exercise] ?? [], profile: profile,
      missingSince: history.training.missingSince(day))
  }
}
