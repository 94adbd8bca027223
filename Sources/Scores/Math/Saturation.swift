extension Int {
  /// Every whole number up to this one is exact as a `Double` (2^53, or the largest `Int` if that is smaller). With 64
  /// bits, a few hundred of them add up without overflow.
  public static let exactLimit = Int(clamping: 9_007_199_254_740_992 as Int64)

  /// Rounds towards zero, clamps to ±`exactLimit`, and turns NaN into 0. `Int(_:)` would trap on both.
  public init(saturating value: Double) {
    let limit = Double(Self.exactLimit)
    self = value.isNaN ? 0 : Int(clamp(value, -limit...limit))
  }
}

/// Saturating arithmetic: clamps to the smallest and the largest number where the operators would trap.
extension FixedWidthInteger where Self: SignedInteger {
  @inlinable
  public func addingClamped(_ other: Self) -> Self {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return isTooLarge ? (other < 0 ? .min : .max) : sum
  }

  @inlinable
  public func subtractingClamped(_ other: Self) -> Self {
    let (difference, isTooLarge) = subtractingReportingOverflow(other)
    return isTooLarge ? (other < 0 ? .max : .min) : difference
  }

  @inlinable
  public func multipliedClamped(by other: Self) -> Self {
    let (product, isTooLarge) = multipliedReportingOverflow(by: other)
    return isTooLarge ? ((self < 0) == (other < 0) ? .max : .min) : product
  }

  /// Division that rounds down also for negative numbers.
  @inlinable
  public func floorDivided(by divisor: Self) -> Self {
    let quotient = self / divisor
    return (self % divisor != 0) && ((self < 0) != (divisor < 0)) ? quotient - 1 : quotient
  }
}
