package import DailveDomain
package import DailveScores

/// A workout in full, with the recording of each source.
package struct WorkoutReportDocument: Codable, Sendable {
  package var workout: WorkoutDocument
  /// As in `workout`.
  package var parts: [WorkoutPartDocument]
  package var recordings: [Recording]

  package struct Recording: Codable, Sendable {
    package var id: String
    package var source: String
    package var activity: String
    package var start: Instant
    package var end: Instant
    package var distance: Double?
    package var energy: Double?
    package var detail: WorkoutDetail?
  }

  /// - Parameter id: Of any of its recordings.
  /// - Returns: `nil` if there is no such workout.
  /// - Throws: The reader's error.
  package init?(_ id: String, from reader: any TrainingReading & SampleReading) throws {
    guard let report = try ShowWorkout(reader)(id) else { return nil }
    let logged = report.logged
    workout = WorkoutDocument(logged, report.analysis, report.efforts, report.threshold, report.parts)
    parts = workout.parts
    recordings = try logged.group.recordings.map { recording in
      var detail = try reader.workoutDetail(recording.id)
      // Places are many; the track has them.
      detail?.locations = []
      return Recording(
        id: recording.id, source: recording.source, activity: recording.activity, start: recording.start,
        end: recording.end, distance: recording.distance, energy: recording.energy, detail: detail)
    }
  }
}

/// A workout at one moment. Degrees, metres, metres a second, beats per minute.
package struct TrackPointDocument: Codable, Sendable {
  package var time: Instant
  package var latitude: Double?
  package var longitude: Double?
  package var altitude: Double?
  /// From the beginning.
  package var distance: Double?
  package var speed: Double?
  package var heartRate: Double?

  package init(_ point: WorkoutTrack.Point) {
    time = point.time
    latitude = point.place?.latitude
    longitude = point.place?.longitude
    altitude = point.altitude
    distance = point.distance
    speed = point.speed
    heartRate = point.heartRate
  }
}
