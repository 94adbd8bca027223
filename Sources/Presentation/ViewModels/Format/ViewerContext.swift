public import DailveDomain
public import DailveScores

/// The viewer of a page: language, units, clock style and local day.
public struct ViewerContext: Sendable {
  public var language: Language
  public var units: UnitSystem
  /// The day that pages show.
  public var day: CivilDay
  /// The viewer's current local day.
  public var today: CivilDay
  /// The viewer's current local time, in minutes after midnight.
  public var clock: Double
  public var clockStyle: ClockStyle
  /// The viewer's clocks.
  public var timeline: ZoneTimeline
  /// The current moment.
  public var now: Instant
  /// Where the data end, if on an earlier day.
  public var dataEnd: DataEnd?
  /// True if newer data come from a device that sends them, and not with an import.
  public var isFedByDevices = false
  /// True if pages travel over a network unencrypted.
  public var isUnencrypted = false
  /// Commands that pages suggest for the server's machine.
  public var commands = ProgramCommands()

  /// - Parameters:
  ///   - today: `nil` for `day`.
  ///   - now: `nil` for the moment at which UTC clocks show `clock`.
  public init(
    language: Language, units: UnitSystem, day: CivilDay, clock: Double, today: CivilDay? = nil,
    clockStyle: ClockStyle = .twentyFourHours, timeline: ZoneTimeline = ZoneTimeline(home: .utc), now: Instant? = nil
  ) {
    self.language = language
    self.units = units
    self.day = day
    self.clock = clock
    self.clockStyle = clockStyle
    self.today = today ?? day
    self.timeline = timeline
    self.now = now ?? Instant(midnightOf: today ?? day) + Rounding.halfUp(clock * 60)
  }

  /// The present; `nil` if the pages show a past day.
  var present: DayMoment? { isPast ? nil : DayMoment(clock: clock, now: now) }

  /// A moment by the viewer's clocks: "22:10", "yesterday, 22:10", "Nov 18, 22:10"; a future one always has its date.
  func moment(_ instant: Instant) -> String {
    let (day, clock) = (timeline.day(at: instant), time(timeline.clockMinutes(at: instant)))
    switch today - day {
    case 0: return clock
    case 1: return language(.momentYesterday, clock)
    default: return language(.momentEarlier, date(day.nearestAccepted), clock)
    }
  }

  /// True if the pages show a past day.
  public var isPast: Bool { day < today }

  /// The moment up to which the displayed day's sums reach; `nil` for a whole day.
  var sumsEnd: DayMoment? { present ?? (clockOfEnd(on: day) == nil ? nil : dataEnd?.moment) }

  /// True if the sums of a day do not cover a whole day: it is the current one, or the data end within it.
  func isOpen(_ day: CivilDay) -> Bool { !isPast && day == self.day || clockOfEnd(on: day) != nil }

  /// The local time at which the data end within a past day, in minutes after midnight; `nil` for any other day.
  func clockOfEnd(on day: CivilDay) -> Double? { day < today && dataEnd?.day == day ? dataEnd?.clock : nil }

  /// The age of a value; on pages of a past day its date, or `nil` for a value of that very day.
  ///
  /// - Parameter isNight: True for a value of a night: "Last night", not "Today".
  func age(of day: CivilDay, isNight: Bool = false) -> String? {
    guard isPast else { return DateFormat.age(of: day, today: self.day, isNight: isNight, language) }
    if day == self.day { return isNight ? language[.freshThatNight] : nil }
    return date(day)
  }

  /// A short date, with the year unless it is the current one.
  func date(_ day: CivilDay) -> String {
    day.components.year == today.components.year
      ? DateFormat.short(day, language) : DateFormat.shortWithYear(day, language)
  }

  /// The displayed day in words; a past day with its year.
  public var dateText: String {
    isPast ? DateFormat.longWithYear(day, language) : DateFormat.long(day, language)
  }

  /// A local time in the viewer's clock style.
  ///
  /// - Parameter minutes: Minutes after midnight.
  public func time(_ minutes: Double) -> String { DateFormat.clock(minutes, language, clockStyle) }

  /// A full hour in the viewer's clock style.
  ///
  /// - Parameter minutes: Minutes after midnight.
  public func hour(_ minutes: Double) -> String { DateFormat.hour(minutes, language, clockStyle) }

  public func format(_ metric: Metric) -> MetricFormat { MetricFormat(metric, language: language, units: units) }
}
