/// One position of a track, as a device wrote it.
public struct TrackFix: Sendable, Equatable {
  /// Seconds since the origin that the whole workout uses; `nil` if the device wrote no time.
  public var second: Double?
  public var place: Coordinate
  /// Metres above sea level.
  public var altitude: Double?
  /// Radius of the horizontal error in metres; Core Location writes a negative one for an invalid position.
  public var accuracy: Double?

  public init(second: Double?, place: Coordinate, altitude: Double? = nil, accuracy: Double? = nil) {
    self.second = second
    self.place = place
    self.altitude = altitude
    self.accuracy = accuracy
  }
}
