public import DailveScores

/// Fitness and fatigue of half a year, with projections.
public struct FitnessCourse: Sendable, Equatable {
  /// Days up to and including the shown one.
  public static let days = 182

  /// Fitness and fatigue on the morning of a day.
  public struct Point: Sendable, Equatable {
    public var day: CivilDay
    public var fitness: Double
    public var fatigue: Double
  }

  /// The shown day.
  public var day: CivilDay
  /// One per day, oldest first, without days before the form is known.
  public var points: [Point]
  /// Form on the morning of the shown day.
  public var form: PerformanceManagement
  /// The following mornings, if all days are rest days, and if the last seven days are repeated.
  public var resting: [Point]
  public var repeating: [Point]
  /// Loads of the previous seven days, oldest first; `nil` for an unknown day.
  public var week: [Double?]
  /// Runs of days before the shown one without the data that normally arrive, newest first, each from its true
  /// beginning. The first 14 days of a run are unknown; the days after them count as rest.
  public var missing: [ClosedRange<CivilDay>]
  /// First day of the run that includes the shown day, with no data from then until now; `nil` if the shown day has data.
  public var missingSince: CivilDay?
  /// True if all of the previous seven days lack the data that normally arrive.
  public var isWeekMissing: Bool
  /// Share of the time below zone 3 (`TrainingWeek.easyShare`) in the four weeks before.
  public var easyShare: Double?

  /// Fails before a form is known, that is with less than 28 days of history.
  init?(_ history: TrainingHistory, _ log: TrainingLog, on day: CivilDay) {
    guard let form = history.form(on: day) else { return nil }
    self.day = day
    self.form = form
    points = (0..<Self.days).reversed().compactMap { back in
      let morning = day - back
      return history.form(on: morning).map { Point(day: morning, fitness: $0.chronic, fatigue: $0.acute) }
    }
    let week = (1...7).reversed().map { history.load(on: day - $0)?.load }
    func after(_ states: [PerformanceManagement]) -> [Point] {
      states.enumerated().map { Point(day: day + 1 + $0, fitness: $1.chronic, fatigue: $1.acute) }
    }
    resting = after(form.resting)
    repeating = after(form.repeating(week))
    self.week = week
    missing = history.missing(in: day - Self.days...day - 1).reversed().map { run in
      let start = history.missingSince(run.lowerBound) ?? run.lowerBound
      return start...run.upperBound
    }
    missingSince = history.missingSince(day)
    isWeekMissing = (1...7).allSatisfy { history.isMissing(day - $0, today: day) }
    easyShare = TrainingWeek.easyShare(
      (1...TrainingWeek.leastWeeks).reversed().map { back in
        TrainingTotals(log.workouts(in: day - 7 * back...day - 7 * back + 6)).zones
      })
  }

  /// True if the data ended so long ago that no fitness or fatigue to speak of remains.
  public var isOver: Bool { isWeekMissing && points.allSatisfy { $0.fitness < 0.5 && $0.fatigue < 0.5 } }

  /// Load of the previous seven days; `nil` if they all lack the data that normally arrive.
  public var weekLoad: Double? { isWeekMissing ? nil : week.reduce(0) { $0 + ($1 ?? 0) } }

  /// Foster 1998; `nil` if all days are equal or one is unknown.
  public var monotony: Double? { whole.flatMap(PerformanceManagement.monotony) }
  public var strain: Double? { whole.flatMap(TrainingWeek.strain) }

  private var whole: [Double]? {
    let known = week.compactMap { $0 }
    return known.count == week.count ? known : nil
  }

  /// Change of fitness within two weeks; `nil` without two weeks of known fitness.
  public var change: Double? {
    guard points.count > 14 else { return nil }
    return form.chronic - points[points.count - 15].fitness
  }
}
