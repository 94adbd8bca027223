/// A moment: whole seconds since 1970-01-01T00:00:00Z. Apple's exports have no fractions of a second.
///
/// Seconds have 64 bits everywhere, because WebAssembly's 32-bit `Int` would end in 2038. Arithmetic stops at
/// `distantPast` and `distantFuture` instead of overflowing.
public struct Instant: Sendable, Hashable, Comparable {
  /// Seconds since 1970, UTC.
  public let epochSeconds: Int64

  @inlinable
  public init(epochSeconds: Int64) { self.epochSeconds = epochSeconds }

  @inlinable
  public init(_ seconds: Int) { epochSeconds = Int64(clamping: seconds) }

  /// Midnight UTC.
  @inlinable
  public init(midnightOf day: CivilDay) {
    epochSeconds = Int64(clamping: day.number).multipliedClamped(by: 86_400)
  }

  #if !arch(wasm32)
    /// `epochSeconds` as the platform's plain integer; absent where that is too narrow.
    @inlinable
    public var seconds: Int { Int(clamping: epochSeconds) }
  #endif

  /// Earlier and later than anything ever recorded.
  public static let distantPast = Instant(epochSeconds: .min)
  public static let distantFuture = Instant(epochSeconds: .max)

  @inlinable
  public static func < (left: Instant, right: Instant) -> Bool { left.epochSeconds < right.epochSeconds }
  @inlinable
  public static func + (instant: Instant, seconds: Int) -> Instant {
    Instant(epochSeconds: instant.epochSeconds.addingClamped(Int64(clamping: seconds)))
  }
  @inlinable
  public static func - (instant: Instant, seconds: Int) -> Instant {
    Instant(epochSeconds: instant.epochSeconds.subtractingClamped(Int64(clamping: seconds)))
  }
  /// Seconds; in WebAssembly at most 68 years of them. Use `timeInterval(since:)` for sums.
  @inlinable
  public static func - (left: Instant, right: Instant) -> Int {
    Int(clamping: left.epochSeconds.subtractingClamped(right.epochSeconds))
  }
}

extension Instant {
  /// Seconds from `other` to this moment, exact up to 285 million years.
  public func timeInterval(since other: Instant) -> Double { Double(epochSeconds) - Double(other.epochSeconds) }

  /// Half-way between two.
  public static func middle(_ a: Instant, _ b: Instant) -> Instant {
    let (sum, isTooLarge) = a.epochSeconds.addingReportingOverflow(b.epochSeconds)
    return Instant(epochSeconds: isTooLarge ? a.epochSeconds / 2 + b.epochSeconds / 2 : sum / 2)
  }

  /// The local day at `offset` seconds east of UTC.
  @inlinable
  public func day(offset: Int) -> CivilDay {
    CivilDay(number: Int(clamping: (self + offset).epochSeconds.floorDivided(by: 86_400)))
  }

  /// Minutes after local midnight at `offset` seconds east of UTC, in `0..<1440`.
  public func clockMinutes(offset: Int) -> Double {
    let second = (self + offset).epochSeconds % 86_400
    return Double(second < 0 ? second + 86_400 : second) / 60
  }
}

extension Range<Instant> {
  /// How long it lasts, in seconds.
  @inlinable
  public var seconds: Int { upperBound - lowerBound }
}

extension Sequence<Range<Instant>> {
  /// The time that the spans cover together: ordered, not empty, not touching.
  public func union() -> [Range<Instant>] {
    var result: [Range<Instant>] = []
    for span in sorted(by: { $0.lowerBound < $1.lowerBound }) where !span.isEmpty {
      if let last = result.last, span.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<Swift.max(last.upperBound, span.upperBound)
      } else {
        result.append(span)
      }
    }
    return result
  }

  /// How long it lasts, in seconds.
  public var coveredSeconds: Double {
    union().reduce(0) { $0 + $1.upperBound.timeInterval(since: $1.lowerBound) }
  }
}
