extension Int {
  /// Every whole number up to this one is exact as a `Double` (2^53, or the largest `Int` where that is smaller). With
  /// 64 bits, a few hundred of them add up without overflow.
  public static let exactLimit = Int(clamping: 9_007_199_254_740_992 as Int64)

  /// Rounds towards zero; clamps to ±`exactLimit`, and takes NaN for 0. `Int(_:)` would trap on both.
  public init(saturating value: Double) {
    let limit = Double(Self.exactLimit)
    self = value.isNaN ? 0 : Int(clamp(value, -limit...limit))
  }
}
