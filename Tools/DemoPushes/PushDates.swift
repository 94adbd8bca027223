internal import DailveDemoPerson
internal import DailveDomain
internal import DailveHealthExport
internal import DailveScores

/// Formats dates as a device does, with the UTC offset of the place where the person was.
struct PushDates {
  private(set) var whereabouts: Whereabouts
  private let hasTwelveHours: Bool
  private var writer = DateWriter()

  init(_ person: Person, hasTwelveHours: Bool) {
    whereabouts = Whereabouts(person)
    self.hasTwelveHours = hasTwelveHours
  }

  mutating func span(of step: PushForm.Step, around instant: Int) -> Range<Int> {
    whereabouts.span(of: step, around: instant)
  }

  /// Formats an instant as `2026-11-21 07:30:00 +0100`, or on a 12-hour clock, with a narrow no-break space, as `2026-11-21 7:30:00 am +0100`.
  mutating func text(_ instant: Int) -> String {
    let offset = whereabouts.offset(at: instant)
    var bytes: [UInt8] = []
    writer.append(instant, offset: offset, to: &bytes)
    guard hasTwelveHours else { return String(decoding: bytes, as: UTF8.self) }
    let second = (instant + offset) - (instant + offset).floorDivided(by: 86_400) * 86_400
    let hour = second / 3600
    let day = String(decoding: bytes.prefix(11), as: UTF8.self)
    let rest = String(decoding: bytes[13..<19], as: UTF8.self)
    let zone = String(decoding: bytes.dropFirst(19), as: UTF8.self)
    return "\(day)\((hour + 11) % 12 + 1)\(rest)\u{202F}\(hour < 12 ? "am" : "pm")\(zone)"
  }

  /// Formats the local day without a time.
  mutating func day(_ instant: Int) -> String {
    "\(Instant(instant).day(offset: whereabouts.offset(at: instant)))"
  }
}
