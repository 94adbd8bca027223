internal import DailveDomain
package import DailveScores

/// The truth about a day in the demo person's life, before devices recorded it twice or not at all.
package struct DemoTruth: Sendable, Equatable {
  package var day: CivilDay
  package var steps: Double
  /// km.
  package var distance: Double
  /// kcal.
  package var activeEnergy: Double
  package var exerciseMinutes: Double
}

extension DemoPerson {
  /// Every day of the export, oldest first. Steps that no device recorded do not count.
  package func truth() -> [DemoTruth] {
    (person.firstDay...person.lastDay).map { number in
      let day = person.day(number)
      let limit = min(exported, day.end)
      let strides = Stride.all(day, person, until: limit).filter { $0.onWatch || $0.onPhone }
      let pieces = day.sessions.flatMap { DistancePiece.all("DistanceWalkingRunning", $0, person) }
      let steps = strides.reduce(0.0) { $0 + Double($1.steps) }
      return DemoTruth(
        day: CivilDay(number: number), steps: steps,
        distance: strides.reduce(0) { $0 + ($1.inSession ? 0 : $1.kilometres) }
          + pieces.reduce(0) { $0 + ($1.end <= limit ? $1.metres / 1000 : 0) },
        activeEnergy: EnergyPiece.all(day, person, until: limit).reduce(0) { $0 + $1.kilocalories },
        exerciseMinutes: Double(ExerciseMinutes.all(day, person, until: limit).count))
    }
  }
}
