/// The coming night, in minutes after midnight.
public struct Evening: Sendable, Equatable {
  /// The usual time of going to bed.
  public var usual: Double
  /// The time that gives the sleep needed, and a share of the debt, before the usual time of waking.
  public var needed: Double
  /// The usual time of waking.
  public var wake: Double

  public init(usual: Double, needed: Double, wake: Double) {
    self.usual = usual
    self.needed = needed
    self.wake = wake
  }

  /// Minutes in bed from a time until the usual time of waking.
  public func minutes(from bedtime: Double) -> Double { Self.minutes(from: bedtime, to: wake) }

  /// Minutes before the usual time from which on the day's action is to go to bed.
  static let before = 120.0
  /// The same after it, for who is still up: after midnight the day is a new one and its night is missing [chosen].
  static let after = 180.0

  /// Minutes from one time on the clock to the next occurrence of another, in `0..<1440`.
  private static func minutes(from a: Double, to b: Double) -> Double { CircularTime.normalised(b - a) }

  func isNear(_ clock: Double) -> Bool { Self.minutes(from: clock, to: usual) <= Self.before }
  func isPast(_ clock: Double) -> Bool {
    let since = Self.minutes(from: usual, to: clock)
    return since > 0 && since <= Self.after
  }

  /// The time to be in bed, in whole five minutes: never later than usual, and never already past.
  ///
  /// - Returns: Minutes after midnight, in `0..<1440`; `nil` if the usual time has passed.
  func bedtime(at clock: Double) -> Double? {
    guard !isPast(clock) else { return nil }
    let untilUsual = Self.minutes(from: clock, to: usual)
    let earlier = Self.minutes(from: needed, to: usual)
    // A need that ends after the usual time is half a day or more "earlier" on the clock.
    let until = earlier < 720 ? untilUsual - earlier : untilUsual
    let rounded = ((clock + until) / 5).rounded(.down) * 5
    return CircularTime.normalised(max(rounded, (clock / 5).rounded(.up) * 5))
  }
}
