public import DailveScores

/// When a person sleeps, over the last weeks.
public struct SleepRhythm: Sendable, Equatable {
  /// What moves most from night to night.
  public enum Mover: String, Sendable, CaseIterable { case bedtime, wake, naps }

  /// Sleep Regularity Index of the last 14 days, 0-100; `nil` with too few days.
  public var regularity: Double?
  /// The same a week before, for the person's own trend.
  public var earlierRegularity: Double?
  /// Days of the last 14 that are known.
  public var knownDays: Int
  /// The two largest, largest first.
  public var movers: [Mover]
  /// Standard deviation of the clock time in minutes, last 14 nights; `nil` under three nights.
  public var bedtimeSpread: Double?
  public var wakeSpread: Double?
  /// Minutes napped in the last 14 days.
  public var napMinutes: Double
  /// Hours between mid-sleep on free days (Saturday, Sunday) and on the others, last four weeks.
  public var socialJetlag: Double?

  static let window = 14
  /// Days of nights and of wear that it looks back to.
  public static let lookBack = 35

  /// - Parameters:
  ///   - nights: With segments, oldest first; those of the last weeks are looked at, and of the days just after, whose first sleep
  ///     may lie in the last day.
  ///   - worn: Days on which something was worn.
  public init(on day: CivilDay, nights: [SleepNight], worn: Set<CivilDay>, timeline: ZoneTimeline) {
    let nights = Array(nights.stretch(from: { day - $0.day <= Self.lookBack }, until: { $0.day - day > 3 }))
    func minutes(_ end: CivilDay) -> [[Bool]?] {
      SleepTimeline.days(end - Self.window + 1...end, nights: nights, worn: worn, timeline: timeline)
    }
    let now = minutes(day)
    regularity = SleepRegularity.shownIndex(now)
    earlierRegularity = SleepRegularity.shownIndex(minutes(day - 7))
    knownDays = now.count { $0 != nil }
    let recent = nights.filter { day - $0.day < Self.window && $0.day <= day }
    bedtimeSpread = Self.spread(recent.map(\.bedtimeClock))
    wakeSpread = Self.spread(recent.map(\.wakeClock))
    napMinutes = recent.reduce(0) { $0 + $1.naps.reduce(0) { $0 + $1.asleep } }
    // A nap's own minutes are what it moves; the clock times move by their spread every night.
    let sizes: [(Mover, Double)] = [
      (.bedtime, bedtimeSpread ?? 0), (.wake, wakeSpread ?? 0), (.naps, napMinutes / Double(Self.window)),
    ]
    movers = sizes.filter { $0.1 >= 1 }.sorted { $0.1 > $1.1 }.prefix(2).map { $0.0 }
    var clock = DayClock(timeline)
    func middle(_ night: SleepNight) -> Double {
      let instant = Instant.middle(night.sleepSpan.lowerBound, night.sleepSpan.upperBound)
      return instant.clockMinutes(offset: clock.offset(at: instant))
    }
    let month = nights.filter { day - $0.day < 28 && $0.day <= day && $0.hasSleep }
    let free = month.filter { $0.day.weekday >= 5 }
    socialJetlag = SocialJetlag.hours(
      work: month.filter { $0.day.weekday < 5 }.map(middle), free: free.map(middle))
  }

  /// On the circle of the clock, about the mean time.
  private static func spread(_ clocks: [Double]) -> Double? {
    guard clocks.count >= 3, let mean = CircularTime.mean(clocks) else { return nil }
    return RobustStatistics.standardDeviation(clocks.map { CircularTime.difference($0, from: mean) })
  }
}
