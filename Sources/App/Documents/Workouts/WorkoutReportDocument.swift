package import DailveDomain
package import DailveScores

/// A workout in full, with the recording of each source.
package struct WorkoutReportDocument: Codable, Sendable {
  package var workout: WorkoutDocument
  /// The same as `workout.parts`.
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

  /// - Parameter id: Identifier of any recording of the workout.
  /// - Returns: `nil` if there is no such workout.
  /// - Throws: The reader's error.
  package init?(_ id: String, from reader: any TrainingReading & SampleReading) throws {
    guard let report = try ShowWorkout(reader)(id) else { return nil }
    let logged = report.logged
    workout = WorkoutDocument(logged, report.analysis, report.efforts, report.threshold, report.parts)
    parts = workout.parts
    recordings = try logged.group.recordings.map { recording in
      var detail = try reader.workoutDetail(recording.id)
      // A route has many locations, and the track endpoint returns them.
      detail?.locations = []
      return Recording(
        id: recording.id, source: recording.source, activity: recording.activity, start: recording.start,
        end: recording.end, distance: recording.distance, energy: recording.energy, detail: detail)
    }
  }
}

/// A workout at one moment, in degrees, metres, metres per second and beats per minute.
package struct TrackPointDocument: Codable, Sendable {
  package var time: Instant
  package var latitude: Double?
  package var longitude: Double?
  package var altitude: Double?
  /// Distance since the start of the workout.
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
