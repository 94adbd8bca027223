/// The shape of a route, compared to find workouts on the same route.
public struct RouteShape: Sendable, Equatable {
  /// All limits are our choice.
  public static let count = 100
  /// Metres between the two starts.
  public static let nearStart = 200.0
  /// Share of the longer length.
  public static let lengthTolerance = 0.1
  /// Mean distance in metres between corresponding points.
  public static let nearMean = 75.0

  /// A hundred points at equal distances along the route, including the first and the last.
  public private(set) var points: [Coordinate] = []
  /// Metres.
  public private(set) var length: Double

  /// `nil` for a route of length 0.
  public init?(_ line: [Coordinate]) {
    let line = line.filter { $0.isValid }
    var ways: [Double] = []
    ways.reserveCapacity(line.count)
    for index in line.indices {
      ways.append(index > 0 ? ways[index - 1] + GreatCircle.distance(line[index - 1], line[index]) : 0)
    }
    length = ways.last ?? 0
    guard length > 0 else { return nil }
    for number in stride(from: 0, to: Self.count, by: 1) {
      let way = length * Double(number) / Double(Self.count - 1)
      let place = max(1, min(line.count - 1, ways.firstPlace(reaching: way)))
      let step = ways[place] - ways[place - 1]
      let share = step > 0 ? clamp((way - ways[place - 1]) / step, 0...1) : 0
      points.append(Self.between(line[place - 1], line[place], share))
    }
  }

  private static func between(_ a: Coordinate, _ b: Coordinate, _ share: Double) -> Coordinate {
    var east = b.longitude - a.longitude
    // Take the short way across the date line.
    if east.magnitude > 180 { east -= east > 0 ? 360 : -360 }
    var longitude = a.longitude + east * share
    if longitude.magnitude > 180 { longitude -= longitude > 0 ? 360 : -360 }
    return Coordinate(latitude: a.latitude + (b.latitude - a.latitude) * share, longitude: longitude)
  }

  /// True for the same route in the same direction: start within 200 m, length within 10 %, points within 75 m of their
  /// counterparts on average.
  public func isSimilar(to other: RouteShape) -> Bool {
    guard (length - other.length).magnitude <= Self.lengthTolerance * max(length, other.length) else { return false }
    guard let start = points.first, let otherStart = other.points.first,
      GreatCircle.distance(start, otherStart) <= Self.nearStart
    else { return false }
    let sum = zip(points, other.points).reduce(0) { $0 + GreatCircle.distance($1.0, $1.1) }
    return sum <= Self.nearMean * Double(Self.count)
  }
}
