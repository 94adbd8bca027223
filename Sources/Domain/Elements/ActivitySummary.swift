public import DailveScores

/// Apple's own totals of a day (the rings).
public struct ActivitySummary: Sendable, Equatable {
  public var day: CivilDay
  /// kcal.
  public var activeEnergy: Double?
  public var exerciseMinutes: Double?
  public var standHours: Double?

  public init(day: CivilDay, activeEnergy: Double?, exerciseMinutes: Double?, standHours: Double?) {
    self.day = day
    self.activeEnergy = activeEnergy
    self.exerciseMinutes = exerciseMinutes
    self.standHours = standHours
  }
}
