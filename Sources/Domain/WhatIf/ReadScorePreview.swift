public import DailveScores

/// The data with which a device predicts scores from entries that it has not sent yet.
public struct ScorePreview: Sendable {
  public var day: ScorePreviewDay
  /// Load per minute of each of HealthKit's activity types.
  public var pointsPerMinute: [String: Double]
}

public struct ReadScorePreview {
  private let reader: any ScoreReading

  public init(_ reader: any ScoreReading) { self.reader = reader }

  /// - Throws: The reader's error.
  public func callAsFunction(on day: CivilDay) throws -> ScorePreview {
    let material = try ScoreMaterial.of(day...day, from: reader)
    let (rows, profile) = (material.statistics, material.profile)
    return ScorePreview(
      day: ScorePreviewDay(
        material.history, on: day, weights: rows[.weight] ?? [], fats: rows[.bodyFat] ?? [],
        bodyMassIndex: rows[.bmi] ?? [], height: profile.height, goal: profile.goals.weight),
      pointsPerMinute: Dictionary(
        ActivityGroup.allActivities.map { ($0, WorkoutTime.pointsPerMinute($0)) },
        uniquingKeysWith: { first, _ in first }))
  }
}
