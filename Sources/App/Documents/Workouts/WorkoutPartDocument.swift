internal import DailveDomain
package import DailveScores

/// A leg of a triathlon: seconds, km, beats per minute.
package struct WorkoutPartDocument: Codable, Sendable {
  /// Absent where no distance tells it.
  package var activity: String?
  package var start: Instant
  package var end: Instant
  package var duration: Double
  package var distance: Double?
  package var averageHeartRate: Double?
  /// Of its own way: by km, of a swim by 100 m. Empty where no samples tell how it was covered.
  package var splits: [WorkoutDocument.Split]

  init(_ part: WorkoutPart) {
    activity = part.activity
    start = part.span.lowerBound
    end = part.span.upperBound
    duration = part.duration
    distance = part.distance
    averageHeartRate = part.heartRate
    splits = part.kilometres.map(WorkoutDocument.Split.init)
  }
}
