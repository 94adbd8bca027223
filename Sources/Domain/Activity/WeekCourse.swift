public import DailveScores

/// The running total of a week beside that of the week before, up to the same weekday and hour.
public struct WeekCourse: Sendable, Equatable {
  public struct Day: Sendable, Equatable {
    public var day: CivilDay
    /// The week's sum up to the end of the day, or so far on the shown day; `nil` on later days, and from the week's first unknown day on.
    public var total: Double?
    /// The sum of the week before up to the end of its same weekday; `nil` from its first unknown day on.
    public var before: Double?
  }

  /// Seven, from the first day of the week on.
  public var days: [Day]
  /// The sum of the known days of the week.
  public var total: Double
  /// The sum of the week before up to the same weekday and hour; `nil` if one of those days is unknown.
  public var before: Double?
  /// The sum of the whole week before; `nil` if one of its days is unknown.
  public var lastWeek: Double?
  /// The last unknown day of both weeks up to the shown day; `nil` without any.
  public var lastUnknown: CivilDay?

  /// The difference that may be told: `nil` if an unknown day could make it.
  public var difference: Double? {
    guard !days.contains(where: { $0.total == nil && $0.day <= shown }) else { return nil }
    return before.map { total - $0 }
  }

  /// The shown day.
  private var shown: CivilDay

  /// - Parameters:
  ///   - amounts: By day, for the shown week and the one before; days without an amount have none.
  ///   - sameDay: The amount of the day a week ago up to the same hour.
  ///   - day: The last day that counts.
  ///   - isKnown: False for a day before the first data, and for one without the data that normally arrive.
  public init(
    _ amounts: [CivilDay: Double], sameDay: Double, on day: CivilDay, firstWeekday: Int, isKnown: (CivilDay) -> Bool
  ) {
    let first = CalendarUnit.week.start(of: day, firstWeekday: firstWeekday)
    func running(_ days: ClosedRange<CivilDay>) -> [Double?] {
      var sum: Double? = 0
      return days.map { other in
        sum = isKnown(other) ? sum.map { $0 + (amounts[other] ?? 0) } : nil
        return sum
      }
    }
    let now = running(first...max(first, day))
    let last = running(first - 7...first - 1)
    days = (0..<7).map { place in
      Day(day: first + place, total: place < now.count ? now[place] : nil, before: last[place])
    }
    total = (first...max(first, day)).reduce(0) { $0 + (isKnown($1) ? amounts[$1] ?? 0 : 0) }
    let place = day - first
    let whole = place > 0 ? last[place - 1] : 0
    before = isKnown(day - 7) ? whole.map { $0 + sameDay } : nil
    lastWeek = last[6]
    lastUnknown = (first - 7...max(first, day)).last { !isKnown($0) }
    shown = day
  }
}

extension WeekCourse {
  /// The course of workout time, in minutes without pauses.
  ///
  /// - Parameters:
  ///   - clock: Minutes after local midnight up to which the day counts; `nil` for a whole day.
  ///   - training: Tells which days are unknown; with `nil` none is.
  init(
    _ log: TrainingLog, on day: CivilDay, at clock: Double?, timeline: ZoneTimeline, firstWeekday: Int,
    training: TrainingHistory?
  ) {
    let first = CalendarUnit.week.start(of: day, firstWeekday: firstWeekday)
    var amounts: [CivilDay: Double] = [:]
    var sameDay = 0.0
    for logged in log.workouts(in: first - 7...max(first, day)) {
      amounts[logged.day, default: 0] += logged.workout.duration
      guard logged.day == day - 7 else { continue }
      sameDay += logged.workout.duration * Self.share(of: logged.workout, until: clock, timeline)
    }
    self.init(amounts, sameDay: sameDay, on: day, firstWeekday: firstWeekday) { other in
      guard let training else { return true }
      return other >= training.firstDay ?? other && !training.isMissing(other, today: day)
    }
  }

  /// The part of a workout's time that had passed when its local clocks showed a time of day, in `0...1`.
  private static func share(of workout: Workout, until clock: Double?, _ timeline: ZoneTimeline) -> Double {
    guard let clock else { return 1 }
    let passed = clock - timeline.clockMinutes(at: workout.start)
    let minutes = Double(workout.span.upperBound - workout.span.lowerBound) / 60
    return passed <= 0 ? 0 : minutes > 0 ? min(1, passed / minutes) : 1
  }
}
