public import DailveScores

/// The goals of Apple's rings on a day.
public struct RingGoals: Sendable, Equatable {
  public var day: CivilDay
  /// kcal; `nil` if the export has none.
  public var move: Double?
  /// Minutes; `nil` if the export has none.
  public var exercise: Double?

  public init(day: CivilDay, move: Double?, exercise: Double?) {
    self.day = day
    self.move = move
    self.exercise = exercise
  }
}
