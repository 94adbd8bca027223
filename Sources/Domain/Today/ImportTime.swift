public import DailveScores

/// When data were exported, in local time; when they were imported, where the export does not say.
public struct ImportTime: Sendable, Equatable {
  public var day: CivilDay
  /// Minutes after local midnight.
  public var clock: Double

  public init(day: CivilDay, clock: Double) {
    self.day = day
    self.clock = clock
  }
}
