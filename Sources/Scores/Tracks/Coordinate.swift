/// A place on the Earth, in degrees of WGS 84.
public struct Coordinate: Sendable, Equatable {
  /// North is positive.
  public var latitude: Double
  /// East is positive.
  public var longitude: Double

  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// True if latitude and longitude are within their ranges.
  public var isValid: Bool { latitude.magnitude <= 90 && longitude.magnitude <= 180 }
}

/// Distances on a sphere.
public enum GreatCircle {
  /// Mean radius of the Earth in metres (IUGG).
  static let radius = 6_371_008.8

  /// Metres between two places, by the haversine formula.
  public static func distance(_ a: Coordinate, _ b: Coordinate) -> Double {
    let degree = Double.pi / 180
    let north = Elementary.sine((b.latitude - a.latitude) * degree / 2)
    let east = Elementary.sine((b.longitude - a.longitude) * degree / 2)
    let chord =
      north * north + Elementary.cosine(a.latitude * degree) * Elementary.cosine(b.latitude * degree) * east * east
    return 2 * radius * Elementary.arcTangent(y: chord.squareRoot(), x: max(0, 1 - chord).squareRoot())
  }

  /// True if an upper bound of the distance, along a meridian and then along the equator, is at most this many metres.
  /// False is inconclusive.
  static func isSurely(_ a: Coordinate, within metres: Double, of b: Coordinate) -> Bool {
    let degrees = (b.latitude - a.latitude).magnitude + (b.longitude - a.longitude).magnitude
    // The millionth covers rounding on both sides.
    return degrees * (radius * Double.pi / 180) * 1.000_001 <= metres
  }

  /// Length of a line of places in metres.
  public static func length(_ line: [Coordinate]) -> Double {
    zip(line, line.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
  }
}
