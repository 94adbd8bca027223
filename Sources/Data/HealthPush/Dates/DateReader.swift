internal import DailveDomain
internal import DailveScores

/// Reads dates into instants. The format of Health Auto Export is read byte by byte with the last day cached, since neighbours
/// mostly share it; everything else takes a slower path.
struct DateReader {
  struct Moment: Equatable {
    /// Seconds since 1970, UTC.
    var seconds: Int
    /// True offset east of UTC: as printed, else the offset of the person's zone.
    var offset: Int
    var isPrinted: Bool
    /// True for a day without a time; `seconds` is its midnight.
    var isDay: Bool
    /// True for the first moment of a day: midnight, or one o'clock where summer time began at midnight.
    var startsDay: Bool

    /// Seconds after local midnight.
    var clock: Int {
      (seconds + offset) % 86_400 < 0 ? (seconds + offset) % 86_400 + 86_400 : (seconds + offset) % 86_400
    }
  }

  private let zone: ZoneTimeline
  private var assumed: DayClock
  private var lastDigits: UInt64 = 0
  private var lastDay = 0

  init(zone: ZoneTimeline) {
    self.zone = zone
    assumed = DayClock(zone)
  }

  /// The offset that the store assumes at an instant.
  mutating func assumedOffset(at seconds: Int) -> Int { assumed.offset(at: Instant(seconds)) }

  /// The first second of a day in the person's zone; `nil` if summer time skipped its midnight.
  func midnight(of day: CivilDay) -> Int? { zone.instant(of: day, clock: 0)?.seconds }

  mutating func moment(_ value: JSONValue?) -> Moment? {
    switch value {
    case .string(let text): moment(text)
    case .number(let number): EpochDate.date(number).map { resolved($0) }
    default: nil
    }
  }

  mutating func moment(_ text: String) -> Moment? {
    if let usual = usual(text) { return usual }
    if Self.epochLengths.contains(text.prefix { $0 != "." }.utf8.count), let number = Double(text),
      let date = EpochDate.date(number)
    {
      return resolved(date)
    }
    return DateText.date(text).map { resolved($0) }
  }

  /// Digits of a number of seconds or milliseconds; a number of 8 or 14 digits is a date without separators.
  private static let epochLengths = 9...13

  private mutating func resolved(_ date: PushDate) -> Moment {
    guard !date.isInstant else {
      let offset = date.offset ?? assumedOffset(at: date.seconds)
      return moment(date.seconds, offset: offset, isPrinted: date.offset != nil, isDay: date.isDay)
    }
    let day = CivilDay(number: date.seconds.floorDivided(by: 86_400))
    let clock = date.seconds - day.number * 86_400
    // A time that summer time skipped is read with the offset before the change.
    let seconds =
      zone.instant(of: day, clock: clock / 60).map { $0.seconds + clock % 60 }
      ?? date.seconds - zone.segment(at: Instant(date.seconds - 86_400)).offset
    return moment(seconds, offset: assumedOffset(at: seconds), isPrinted: false, isDay: date.isDay)
  }

  private mutating func moment(_ seconds: Int, offset: Int, isPrinted: Bool, isDay: Bool = false) -> Moment {
    var moment = Moment(seconds: seconds, offset: offset, isPrinted: isPrinted, isDay: isDay, startsDay: false)
    let clock = moment.clock
    moment.startsDay = clock == 0 || clock <= Self.latestStart && clock % 60 == 0 && isFirst(moment)
    return moment
  }

  /// The latest first moment of a day, in seconds; no clock change skips more of its beginning.
  private static let latestStart = 2 * 3600

  /// True if a moment is the first of a day whose midnight was skipped, in a store whose zone is the phone's.
  private mutating func isFirst(_ moment: Moment) -> Bool {
    let instant = Instant(moment.seconds)
    guard assumedOffset(at: moment.seconds) == moment.offset, zone.segment(at: instant).range.lowerBound == instant
    else { return false }
    return midnight(of: instant.day(offset: moment.offset)) == nil
  }

  /// `yyyy-MM-dd HH:mm:ss Z`.
  private mutating func usual(_ text: String) -> Moment? {
    let bytes = text.utf8.span
    guard bytes.count == 25 else { return nil }
    func two(_ at: Int) -> Int {
      let (a, b) = (Int(bytes[at]) - 48, Int(bytes[at + 1]) - 48)
      return a >= 0 && a <= 9 && b >= 0 && b <= 9 ? a * 10 + b : 1000
    }
    guard bytes[4] == 0x2D, bytes[7] == 0x2D, bytes[10] == 0x20, bytes[13] == 0x3A, bytes[16] == 0x3A,
      bytes[19] == 0x20,
      bytes[20] == 0x2B || bytes[20] == 0x2D
    else { return nil }
    let (hour, minute, second) = (two(11), two(14), two(17))
    let (zoneHours, zoneMinutes) = (two(21), two(23))
    guard hour < 24, minute < 60, second < 60, zoneHours <= 18, zoneMinutes < 60 else { return nil }
    var digits: UInt64 = 0
    for at in [0, 1, 2, 3, 5, 6, 8, 9] { digits = digits << 8 | UInt64(bytes[at]) }
    if digits != lastDigits {
      let (century, years, month, day) = (two(0), two(2), two(5), two(8))
      guard century < 100, years < 100, century + years > 0 else { return nil }
      let found = CivilDay(year: century * 100 + years, month: month, day: day)
      guard found.components == (century * 100 + years, month, day) else { return nil }
      (lastDigits, lastDay) = (digits, found.number * 86_400)
    }
    let offset = (zoneHours * 3600 + zoneMinutes * 60) * (bytes[20] == 0x2D ? -1 : 1)
    return moment(lastDay + hour * 3600 + minute * 60 + second - offset, offset: offset, isPrinted: true)
  }
}

/// Dates as numbers: seconds or milliseconds since 1970, as most programs count, or since 2001, as Apple's do.
enum EpochDate {
  /// Seconds from 1970 to 2001-01-01.
  private static let reference = 978_307_200
  /// 2007-01-01: HealthKit is younger, so a time that would be earlier is counted since 2001. This rule holds until
  /// 2038, when the seconds since 2001 reach this number.
  private static let earliest = 1_167_609_600.0
  /// Smaller numbers (2004, counted from 2001) are durations or readings.
  private static let fewest = 100_000_000.0
  /// Larger numbers are milliseconds: as seconds they would lie beyond the year 5000.
  private static let most = 100_000_000_000.0

  static func date(_ number: Double) -> PushDate? {
    guard number.isFinite, number < most * 1000 else { return nil }
    let seconds = number >= most ? number / 1000 : number
    guard seconds >= fewest else { return nil }
    let whole = Int(saturating: seconds.rounded(.down))
    return PushDate(seconds: seconds < earliest ? whole + reference : whole)
  }
}
