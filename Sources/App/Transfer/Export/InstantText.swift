internal import DailveDomain
internal import DailveScores

/// Writes instants as ISO 8601 in UTC. The last day is cached, because neighbouring instants, and the start and end of a sample, are
/// mostly on the same day.
struct InstantText {
  private var second: Int?
  private var day = Int.min
  private var dayBytes: [UInt8] = []
  private var bytes: [UInt8] = []

  mutating func append(_ instant: Instant, to buffer: inout [UInt8]) {
    if instant.seconds != second { write(instant.seconds) }
    buffer.append(contentsOf: bytes)
  }

  private mutating func write(_ second: Int) {
    self.second = second
    let number = second.floorDivided(by: 86_400)
    if number != day {
      day = number
      dayBytes = Array("\(CivilDay(number: number))T".utf8)
    }
    // The first representable day begins before the first instant. Both operations overflow there, and the difference is still right.
    let rest = second &- number &* 86_400
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: dayBytes)
    appendTwo(rest / 3600)
    bytes.append(UInt8(ascii: ":"))
    appendTwo(rest / 60 % 60)
    bytes.append(UInt8(ascii: ":"))
    appendTwo(rest % 60)
    bytes.append(UInt8(ascii: "Z"))
  }

  private mutating func appendTwo(_ number: Int) {
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 10))
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }
}
