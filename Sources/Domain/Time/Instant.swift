/// A moment: whole seconds since 1970-01-01T00:00:00Z. Apple's exports know no fractions of a second.
public struct Instant: Sendable, Hashable, Comparable, Codable, CustomStringConvertible {
  public var seconds: Int

  public init(_ seconds: Int) { self.seconds = seconds }

  public static func < (left: Instant, right: Instant) -> Bool { left.seconds < right.seconds }

  /// ISO 8601 in UTC.
  public var description: String {
    let day = CivilDay(number: seconds.floorDivided(by: 86_400))
    let rest = seconds - day.number * 86_400
    return "\(day)T\(padded(rest / 3600, 2)):\(padded(rest / 60 % 60, 2)):\(padded(rest % 60, 2))Z"
  }

  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(Int.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension Int {
  /// Division that rounds down also for negative numbers.
  @inlinable
  public func floorDivided(by divisor: Int) -> Int {
    let quotient = self / divisor
    return (self % divisor != 0) && ((self < 0) != (divisor < 0)) ? quotient - 1 : quotient
  }
}
