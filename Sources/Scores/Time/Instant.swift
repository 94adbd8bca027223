/// A moment: whole seconds since 1970-01-01T00:00:00Z. Apple's exports have no fractions of a second.
public struct Instant: Sendable, Hashable, Comparable {
  public var seconds: Int

  @inlinable
  public init(_ seconds: Int) { self.seconds = seconds }

  /// Midnight UTC.
  @inlinable
  public init(midnightOf day: CivilDay) { self.init(day.number * 86_400) }

  /// Before and after everything recorded. Adding to either overflows.
  public static let distantPast = Instant(.min)
  public static let distantFuture = Instant(.max)

  @inlinable
  public static func < (left: Instant, right: Instant) -> Bool { left.seconds < right.seconds }
  @inlinable
  public static func + (instant: Instant, seconds: Int) -> Instant { Instant(instant.seconds + seconds) }
  @inlinable
  public static func - (instant: Instant, seconds: Int) -> Instant { Instant(instant.seconds - seconds) }
  @inlinable
  public static func - (left: Instant, right: Instant) -> Int { left.seconds - right.seconds }
}

extension Instant {
  /// The instant halfway between two, rounded towards 1970.
  public static func middle(_ a: Instant, _ b: Instant) -> Instant { Instant((a.seconds + b.seconds) / 2) }

  /// The local day at `offset` seconds east of UTC.
  @inlinable
  public func day(offset: Int) -> CivilDay { CivilDay(number: (seconds + offset).floorDivided(by: 86_400)) }

  /// Minutes after local midnight at `offset` seconds east of UTC, in `0..<1440`.
  public func clockMinutes(offset: Int) -> Double {
    Double((self + offset) - Instant(midnightOf: day(offset: offset))) / 60
  }
}

extension Range<Instant> {
  /// How long it lasts, in seconds.
  @inlinable
  public var seconds: Int { upperBound - lowerBound }
}

extension Int {
  /// Division that rounds down also for negative numbers.
  @inlinable
  public func floorDivided(by divisor: Int) -> Int {
    let quotient = self / divisor
    return (self % divisor != 0) && ((self < 0) != (divisor < 0)) ? quotient - 1 : quotient
  }
}
