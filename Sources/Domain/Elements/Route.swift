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
}

/// Geometry of routes.
public enum Route {
  /// Mean radius of the Earth in metres (IUGG).
  private static let radius = 6_371_008.8

  /// Metres along a route, by great circles (haversine formula).
  public static func length(_ points: [RoutePoint]) -> Double {
    zip(points, points.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
  }

  static func distance(_ a: RoutePoint, _ b: RoutePoint) -> Double {
    let degree = Double.pi / 180
    let north = Elementary.sine((b.latitude - a.latitude) * degree / 2)
    let east = Elementary.sine((b.longitude - a.longitude) * degree / 2)
    let chord =
      north * north
      + Elementary.cosine(a.latitude * degree) * Elementary.cosine(b.latitude * degree) * east * east
    return 2 * radius * Elementary.arcTangent(y: chord.squareRoot(), x: max(0, 1 - chord).squareRoot())
  }

  /// Omits points that lie within `tolerance` metres of the line without them (Ramer 1972, Douglas and Peucker 1973).
  /// For display only; the stored route stays whole.
  public static func simplified(_ points: [RoutePoint], tolerance: Double) -> [RoutePoint] {
    guard points.count > 2 else { return points }
    var isKept = [Bool](repeating: false, count: points.count)
    isKept[0] = true
    isKept[points.count - 1] = true
    // An explicit stack instead of recursion: a route may have a hundred thousand points.
    var open = [(0, points.count - 1)]
    while let (first, last) = open.popLast() {
      guard last - first > 1 else { continue }
      var farthest = (index: first, distance: -1.0)
      for index in first + 1..<last {
        let distance = offset(points[index], points[first], points[last])
        if distance > farthest.distance { farthest = (index, distance) }
      }
      guard farthest.distance > tolerance else { continue }
      isKept[farthest.index] = true
      open.append((first, farthest.index))
      open.append((farthest.index, last))
    }
    return zip(points, isKept).compactMap { $1 ? $0 : nil }
  }

  /// Metres from a point to the segment from `a` to `b`, on a plane tangent at `a`; accurate enough over a workout.
  private static func offset(_ point: RoutePoint, _ a: RoutePoint, _ b: RoutePoint) -> Double {
    let metres = radius * Double.pi / 180
    let east = metres * Elementary.cosine(a.latitude * Double.pi / 180)
    func plane(_ other: RoutePoint) -> (x: Double, y: Double) {
      ((other.longitude - a.longitude) * east, (other.latitude - a.latitude) * metres)
    }
    let (p, q) = (plane(point), plane(b))
    let square = q.x * q.x + q.y * q.y
    let share = square > 0 ? min(1, max(0, (p.x * q.x + p.y * q.y) / square)) : 0
    let (x, y) = (p.x - share * q.x, p.y - share * q.y)
    return (x * x + y * y).squareRoot()
  }
}
