public import DailveScores

/// Totals of workouts. The totals of two periods can be added.
public struct TrainingTotals: Sendable, Equatable {
  public private(set) var count = 0
  /// Minutes, without pauses.
  public private(set) var duration = 0.0
  /// km, of the workouts that have a distance.
  public private(set) var distance = 0.0
  /// kcal, of the workouts whose energy is known.
  public private(set) var energy = 0.0
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
    energy += logged.workout.energy ?? 0
    ascent += logged.facts.ascent ?? 0
    load += logged.load
    guard let seconds = logged.zones else { return }
    for zone in zones.indices.prefix(seconds.count) { zones[zone] += seconds[zone] }
  }

  /// Minutes in zones 4 and 5.
  public var hardMinutes: Double { (zones[4] + zones[5]) / 60 }

  /// Minutes below zone 1 or without heart rates.
  public var otherMinutes: Double { max(0, duration - zones.dropFirst().reduce(0, +) / 60) }

  /// True if any time lies in a zone.
  public var hasZones: Bool { zones.dropFirst().contains { $0 > 0 } }
}

/// A calendar month or year up to a day, compared with the previous one up to the same day.
public struct PeriodComparison: Sendable, Equatable {
  public var days: ClosedRange<CivilDay>
  /// The previous period up to the same day, or all of it if it is shorter.
  public var daysBefore: ClosedRange<CivilDay>
  public var totals: TrainingTotals
  public var before: TrainingTotals

  /// - Parameter unit: `.month` or `.year`.
  init(_ unit: CalendarUnit, on day: CivilDay, _ log: TrainingLog) {
    (days, daysBefore) = Self.days(unit, on: day)
    totals = TrainingTotals(log.workouts(in: days))
    before = TrainingTotals(log.workouts(in: daysBefore))
  }

  /// The period up to a day, and the one before it up to the same day.
  ///
  /// - Parameter unit: `.month` or `.year`.
  public static func days(_ unit: CalendarUnit, on day: CivilDay) -> (
    now: ClosedRange<CivilDay>, before: ClosedRange<CivilDay>
  ) {
    let first = unit.start(of: day, firstWeekday: 0)
    let (year, month, number) = day.components
    let firstBefore = unit.start(of: first - 1, firstWeekday: 0)
    // 31 March is compared with the whole of February, and 29 February with the 28th.
    let sameMonth =
      unit == .year ? CivilDay(year: year - 1, month: month, day: 1) : CivilDay(year: year, month: month - 1, day: 1)
    let sameDay = min(sameMonth + (number - 1), sameMonth.lastOfMonth)
    return (first...max(first, day), firstBefore...max(firstBefore, sameDay))
  }
}
