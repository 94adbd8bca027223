public import DailveScores

/// Fitness and fatigue of half a year, with projections.
public struct FitnessCourse: Sendable, Equatable {
  /// Days up to and including the shown one.
  public static let days = 182

  /// On the morning of a day.
  public struct Point: Sendable, Equatable {
    public var day: CivilDay
    public var fitness: Double
    public var fatigue: Double
  }

  /// One per day, oldest first, without days before the form is known.
  public var points: [Point]
  /// On the morning of the day that is shown.
  public var form: PerformanceManagement
  /// The following mornings, if all days are rest days, and if the last seven days are repeated.
  public var resting: [Point]
  public var repeating: [Point]
  /// Loads of the previous seven days, oldest first; `nil` for a day without data.
  public var week: [Double?]
  /// Share of the time below zone 3 (`TrainingWeek.easyShare`) in the four weeks before.
  public var easyShare: Double?

  /// `nil` before a form is known: with less than 28 days of history.
  init?(_ history: TrainingHistory, _ log: TrainingLog, on day: CivilDay) {
    guard let form = history.form(on: day) else { return nil }
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
    easyShare = TrainingWeek.easyShare(
      (1...TrainingWeek.leastWeeks).reversed().map { back in
        TrainingTotals(log.workouts(in: day - 7 * back...day - 7 * back + 6)).zones
      })
  }

  /// Load of the seven days before.
  public var weekLoad: Double { week.reduce(0) { $0 + ($1 ?? 0) } }

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
