internal import DailveDomain
internal import DailveScores

/// Formats dates as exports do, with the last day cached.
package struct DateWriter {
  private var lastDay = Int.min
  private var dayText: [UInt8] = []
  private var lastOffset = Int.min
  private var offsetText: [UInt8] = []

  private static let farthestOffset = 86_400
  private static let farthest = 1 << 42

  package init() {}

  /// `yyyy-MM-dd HH:mm:ss Z`.
  package mutating func append(_ instant: Int, offset: Int, to output: inout [UInt8]) {
    // No clock is more than a day ahead of another, and no instant lies outside the calendar, but a store written by others may say so.
    let offset = min(max(offset, -Self.farthestOffset), Self.farthestOffset)
    let local = min(max(instant, -Self.farthest), Self.farthest) + offset
    let day = local.floorDivided(by: 86_400)
    let rest = local - day * 86_400
    if day != lastDay { (lastDay, dayText) = (day, Array("\(CivilDay(number: day)) ".utf8)) }
    if offset != lastOffset {
      let minutes = abs(offset) / 60
      offsetText = [0x20, offset < 0 ? 0x2D : 0x2B] + Self.two(minutes / 60) + Self.two(minutes % 60)
      lastOffset = offset
    }
    output += dayText
    output += Self.two(rest / 3600)
    output.append(0x3A)
    output += Self.two(rest / 60 % 60)
    output.append(0x3A)
    output += Self.two(rest % 60)
    output += offsetText
  }

  private static func two(_ number: Int) -> [UInt8] { [UInt8(48 + number / 10), UInt8(48 + number % 10)] }
}
