/// How much of a night was spent asleep.
public struct SleepEfficiency: Sendable, Equatable {
  /// In `0...1`.
  public var share: Double
  /// True if measured from first to last sleep ("maintenance"), because no time in bed was recorded.
  public var isMaintenance: Bool

  /// `nil` if neither time is known.
  ///
  /// - Parameters:
  ///   - asleep: Minutes, like the others.
  ///   - inBed: `nil` when no source recorded it.
  ///   - span: First to last sleep.
  public init?(asleep: Double, inBed: Double?, span: Double) {
    let base = inBed ?? span
    guard base > 0 else { return nil }
    share = min(1, asleep / base)
    isMaintenance = inBed == nil
  }

  public var percent: Double { 100 * share }
}
