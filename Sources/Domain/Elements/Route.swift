public import DailveScores

/// One recorded point of a route.
public struct RoutePoint: Sendable, Equatable, Codable {
  /// Degrees, WGS 84.
  public var latitude: Double
  public var longitude: Double
  /// Metres above sea level.
  public var altitude: Double?
  public var time: Instant?
  /// Metres per second.
  public var speed: Double?
  /// Degrees from north; `nil` when unknown, which Health writes as -1.
  public var course: Double?
  /// Metres.
  public var horizontalAccuracy: Double?
  public var verticalAccuracy: Double?

  public init(
    latitude: Double, longitude: Double, altitude: Double? = nil, time: Instant? = nil, speed: Double? = nil,
    course: Double? = nil, horizontalAccuracy: Double? = nil, verticalAccuracy: Double? = nil
  ) {
    self.latitude = latitude
    self.longitude = longitude
    self.altitude = altitude
    self.time = time
    self.speed = speed
    self.course = course
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
  }

  public var place: Coordinate { Coordinate(latitude: latitude, longitude: longitude) }
}

extension TrackFix {
  /// Seconds since 1970.
  public init(_ point: RoutePoint) {
    self.init(
      second: point.time.map { Double($0.seconds) }, place: point.place, altitude: point.altitude,
      accuracy: point.horizontalAccuracy)
  }
}
