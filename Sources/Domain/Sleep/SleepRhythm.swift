public import DailveScores

/// The regularity of a person's sleep in the last weeks.
public struct SleepRhythm: Sendable, Equatable {
  /// The quantities that vary from night to night.
  public enum Mover: String, Sendable, CaseIterable { case bedtime, wake, naps }
  /// The measures that cannot be known from nights whose times are unknown.
  public enum Measure: Sendable { case regularity, spread, jetlag }

  /// Sleep Regularity Index of the last 14 days, 0-100; `nil` with too few days.
  public var regularity: Double?
  /// The data that are missing if there is no index.
  public var regularityNeed: SleepRegularity.Need?
  /// The index one week earlier, to show the person's trend.
  public var earlierRegularity: Double?
  /// Number of known days among the last 14.
  public var knownDays: Int
  /// The two that vary most, the most variable first; those below one minute are left out.
  public var movers: [Mover]
  /// Standard deviation of the clock time in minutes, last 14 nights; `nil` under three nights.
  public var bedtimeSpread: Double?
  public var wakeSpread: Double?
  /// Minutes napped in the last 14 days.
  public var napMinutes: Double
  /// Hours between mid-sleep on free days (Saturday, Sunday) and on the others, last four weeks.
  public var socialJetlag: Double?
  /// Measures for which there are nights, but none with times; more nights of that kind would not make them known.
  public var untimed: Set<Measure> = []

  static let window = 14
  /// Days of nights and wear that are needed before `day`.
  private static let lookBack = 35
  /// Number of following days whose nights may begin before noon of `day`, as those of shift workers do.
  private static let lookAhead = 3

  /// The days whose nights and wear are needed for the rhythm on each of `days`.
  public static func needed(for days: ClosedRange<CivilDay>) -> ClosedRange<CivilDay> {
    days.lowerBound - lookBack...days.upperBound + lookAhead
  }

  /// - Parameters:
  ///   - nights: With segments, oldest first, for the days that are `needed`.
  ///   - worn: Days on which a device was worn.
  public init(on day: CivilDay, nights: [SleepNight], worn: Set<CivilDay>, timeline: ZoneTimeline) {
    let nights = Array(
      nights.stretch(from: { day - $0.day <= Self.lookBack }, until: { $0.day - day > Self.lookAhead }))
    func minutes(_ end: CivilDay) -> [[Bool]?] {
      SleepTimeline.days(end - Self.window + 1...end, nights: nights, worn: worn, timeline: timeline)
    }
    let now = minutes(day)
    regularity = SleepRegularity.shownIndex(now)
    regularityNeed = SleepRegularity.need(now)
    earlierRegularity = SleepRegularity.shownIndex(minutes(day - 7))
    knownDays = now.count { $0 != nil }
    let recent = nights.filter { day - $0.day < Self.window && $0.day <= day }
    let clocked = recent.filter(\.hasClock)
    bedtimeSpread = Self.spread(clocked.map(\.bedtimeClock))
    wakeSpread = Self.spread(clocked.map(\.wakeClock))
    napMinutes = recent.reduce(0) { $0 + $1.naps.reduce(0) { $0 + $1.asleep } }
    // Comparable sizes in minutes a day: clock times vary by their spread, naps by their own length.
    let sizes: [(Mover, Double)] = [
      (.bedtime, bedtimeSpread ?? 0), (.wake, wakeSpread ?? 0), (.naps, napMinutes / Double(Self.window)),
    ]
    movers = sizes.filter { $0.1 >= 1 }.sorted { $0.1 > $1.1 }.prefix(2).map { $0.0 }
    var clock = DayClock(timeline)
    func middle(_ night: SleepNight) -> Double {
      let instant = Instant.middle(night.sleepSpan.lowerBound, night.sleepSpan.upperBound)
      return instant.clockMinutes(offset: clock.offset(at: instant))
    }
    let slept = nights.filter { day - $0.day < 28 && $0.day <= day && $0.hasSleep }
    let month = slept.filter(\.hasTimes)
    let free = month.filter { $0.day.weekday >= 5 }
    socialJetlag = SocialJetlag.hours(work: month.filter { $0.day.weekday < 5 }.map(middle), free: free.map(middle))
    if !slept.isEmpty, month.isEmpty { untimed.insert(.jetlag) }
    guard recent.contains(where: \.hasSleep) else { return }
    if !recent.contains(where: { $0.hasSleep && $0.hasTimes }) { untimed.insert(.regularity) }
    if clocked.isEmpty { untimed.insert(.spread) }
  }

  /// Circular standard deviation about the mean time, in minutes.
  private static func spread(_ clocks: [Double]) -> Double? {
    guard clocks.count >= 3, let mean = CircularTime.mean(clocks) else { return nil }
    return RobustStatistics.standardDeviation(clocks.map { CircularTime.difference($0, from: mean) })
  }
}
