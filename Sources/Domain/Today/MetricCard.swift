public import DailveScores

/// One metric as a card shows it. Values are in the canonical unit.
public struct MetricCard: Sendable, Equatable {
  public var metric: Metric
  /// Value of today, or the newest within seven days; `nil` without one.
  public var value: Double?
  /// The day of `value`.
  public var day: CivilDay?
  /// The newest day with a value, however long ago.
  public var newestDay: CivilDay?
  /// The last 30 days, of what is seldom measured the last 90; those with data, oldest first.
  public var series: [DayValue]
  /// Against yesterday, 14 and 60 days; empty for a value that is not today's, and for what needs a whole day while the day
  /// is not over.
  public var deltas: [BaselineDelta]
  /// For a sum of a day that is not over.
  public var usualByNow: UsualByNow?
  /// Minutes of the newest night of which only the time in bed is known, where there is no sleep to show.
  public var timeInBed: Double?
  /// Sum since the start of the week, for what adds up.
  public var weekTotal: Double?
  public var usual: Usual?
  /// What the value is shown against, where it means nothing by itself: what was usual on its day, for wrist temperature.
  public var reference: Double?
  /// Size of the first delta in the person's own spread: what decides the order of cards.
  public var surprise: Double

  /// - Parameters:
  ///   - values: At least 90 days where there are so many, oldest first.
  ///   - nights: What is usual is made of these, where that is not the values themselves (breath, oxygen).
  ///   - today: The person's day.
  ///   - isOver: Whether a sum of `today` is whole.
  ///   - usualByNow: What the sum usually comes to by this time of a day that is not over.
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
      weekTotal = known.within(weekStart...today).reduce(0) { $0 + $1.value }
    }
    usual = Usual(metric, nights ?? known, on: today)
    if metric == .wristTemperature {
      reference = newest.flatMap { Usual(metric, known, on: $0.day)?.middle }
    }
    surprise = 0
    if let value, let usual = self.usualByNow {
      surprise = (value - usual.middle).magnitude / max(usual.spread, usual.middle / 100, .leastNormalMagnitude)
    }
    let window = known.within(today - 60...today - 1).map { $0.value }
    if window.count >= 7, let delta = deltas.first, let middle = RobustStatistics.median(window),
      let spread = RobustStatistics.normalisedMAD(window)
    {
      // All days equal has no spread; a hundredth of the value stands in for it.
      surprise = delta.difference.magnitude / max(spread, middle.magnitude / 100, .leastNormalMagnitude)
    }
  }

  /// What is known of a night without sleep stages or sleep times.
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
