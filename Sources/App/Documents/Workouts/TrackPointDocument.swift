package import DailveDomain
package import DailveScores

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
