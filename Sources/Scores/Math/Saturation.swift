extension Int {
  /// Whole numbers up to this are exact as `Double` (2^53, or the largest `Int` where that is smaller), and a few hundred of them still
  /// add up without overflow where there are 64 bits.
  public static let exactLimit = Int(clamping: 9_007_199_254_740_992 as Int64)

  /// The nearest whole number towards zero; `exactLimit` with its sign for anything larger, 0 for what is no number. `Int(_:)` would
  /// stop the program there.
  public init(saturating value: Double) {
    let limit = Double(Self.exactLimit)
    self = value.isNaN ? 0 : Int(clamp(value, -limit...limit))
  }
}
