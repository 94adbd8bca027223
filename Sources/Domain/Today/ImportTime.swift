public import DailveScores

/// When data were brought together.
public struct ImportTime: Sendable, Equatable {
  public var day: CivilDay
  /// Minutes after the local midnight.
  public var clock: Double

  public init(day: CivilDay, clock: Double) {
    self.day = day
    self.clock = clock
  }
}
