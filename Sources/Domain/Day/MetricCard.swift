public import DailveScores

/// One metric as shown on a card. Values are in the canonical unit.
public struct MetricCard: Sendable, Equatable {
  public var metric: Metric
  /// Today's value, or else the newest of the seven days before; `nil` without one.
  public var value: Double?
  /// The day of `value`.
  public var day: CivilDay?
  /// The newest day with a value, however long ago.
  public var newestDay: CivilDay?
  /// Days with data among the last 30, or 90 for sparse metrics; oldest first.
  public var series: [DayValue]
  /// Changes against yesterday, 14 and 60 days. Empty if the value is not today's, and for metrics that need a whole
  /// day while today is not over.
  public var deltas: [BaselineDelta]
  /// Present only for the sum of an unfinished day.
  public var usualByNow: UsualByNow?
  /// Minutes in bed of the newest night, if only its time in bed is known and there is no sleep to show.
  public var timeInBed: Double?
  /// Sum since the start of the week; `nil` for metrics that are not cumulative, and for a week without data.
  public var weekTotal: Double?
  /// The week's goal, in the same unit; `nil` without one.
  public var weekGoal: Double?
  public var usual: Usual?
  /// The value's reference, where the value alone is meaningless: the usual wrist temperature of its day.
  public var reference: Double?
  /// Size of the change in units of the person's own spread; it orders the cards.
  public var surprise: Double

  /// - Parameters:
  ///   - values: Oldest first, at least the last 90 days with data.
  ///   - nights: Nightly means that define the usual range instead of `values` (breathing rate, oxygen).
  ///   - today: The person's local day.
  ///   - isOver: Whether `today` is over, so that its sums are complete.
  ///   - usualByNow: The usual sum by this time of an unfinished day.
  public init(
    metric: Metric, values: [DayValue], nights: [DayValue]? = nil, today: CivilDay, firstWeekday: Int,
    isOver: Bool = true, usualByNow: UsualByNow? = nil
  ) {
    let traits = metric.traits
    let known = values.filter { $0.day <= today && traits.range.contains($0.value) }
    self.metric = metric
    series = known.within(today - metric.seriesDays + 1...today)
    let newest = known.last { $0.day > today - 1 - Freshness.fallbackDays }
    value = newest?.value
    day = newest.map { $0.day }
    newestDay = known.last.map { $0.day }
    let isSoFar = metric.needsWholeDay && !isOver
    let isToday = newest?.day == today
    self.usualByNow = isSoFar && isToday ? usualByNow : nil
    deltas =
      isToday && !isSoFar
      ? BaselineDelta.all(known, today: today, logarithmic: traits.isLogarithmic) : []
    if traits.aggregation == .cumulative {
      let weekStart = today - (today.weekday - firstWeekday + 7) % 7
      let week = known.within(weekStart...today)
      weekTotal = week.isEmpty ? nil : week.reduce(0) { $0 + $1.value }
    }
    usual = Usual(metric, nights ?? known, on: today)
    if metric == .wristTemperature {
      reference = newest.flatMap { WristTemperature.reference(known, on: $0.day) }
    }
    surprise = 0
    if let value, let usual = self.usualByNow {
      surprise = (value - usual.middle).magnitude / max(usual.spread, usual.middle / 100, .leastNormalMagnitude)
    }
    let window = known.within(today - 60...today - 1).map { $0.value }
    if window.count >= 7, let delta = deltas.first, let middle = RobustStatistics.median(window),
      let spread = RobustStatistics.normalisedMAD(window)
    {
      // Equal days have no spread; a hundredth of the value stands in for it.
      surprise = delta.difference.magnitude / max(spread, middle.magnitude / 100, .leastNormalMagnitude)
    }
  }

  /// Shows the time in bed of a night for which nothing else is known.
  mutating func setTimeInBed(_ night: SleepNight?, today: CivilDay) {
    guard value == nil, let night, !night.hasSleep, today - night.day < Freshness.fallbackDays + 1 else { return }
    timeInBed = night.inBed ?? night.span
    newestDay = max(newestDay ?? night.day, night.day)
  }

  public func freshness(today: CivilDay) -> Freshness? { day.map { Freshness(of: $0, today: today) } }
}

/// The order of cards.
public enum CardOrder {
  /// Largest change first; cards without a value last; ties by name, so that the order is the same on every device.
  public static func sorted(_ cards: [MetricCard]) -> [MetricCard] {
    cards.sorted { a, b in
      if (a.value == nil) != (b.value == nil) { return b.value == nil }
      if a.surprise != b.surprise { return a.surprise > b.surprise }
      return a.metric.rawValue < b.metric.rawValue
    }
  }
}

/// The age of a value in days.
public enum Freshness: Sendable, Equatable {
  case today, yesterday
  case daysAgo(Int)

  public init(of day: CivilDay, today: CivilDay) {
    switch today - day {
    case ...0: self = .today
    case 1: self = .yesterday
    case let days: self = .daysAgo(days)
    }
  }

  /// Three days old or more; shown dimmed.
  public var isStale: Bool { if case .daysAgo(let days) = self { days >= 3 } else { false } }

  /// A value older than this is not shown in place of today's.
  public static let fallbackDays = 7
}
