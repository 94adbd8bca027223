/// Altitude over the way, smoothed.
public struct AltitudeProfile: Sendable, Equatable {
  /// Metres of way over which altitude is averaged (activity.md, Formulas).
  public static let window = 30.0
  /// Metres; nothing beyond is an altitude on this Earth.
  private static let possible = -1000.0...10_000.0

  /// Metres of way, rising.
  public private(set) var distances: [Double] = []
  /// When each of `distances` was first reached.
  public private(set) var seconds: [Double] = []
  /// Smoothed metres above sea level at each of `distances`.
  public private(set) var altitudes: [Double] = []

  /// `nil` where fewer than two places of the way have an altitude.
  ///
  /// Of several altitudes at one distance, as of somebody who stands, the mean counts. The window is as wide as the way to the nearer
  /// end allows, so that an even slope stays what it is up to its ends.
  ///
  /// - Parameter points: By time; distances never fall.
  public init?(_ points: [(second: Double, distance: Double, altitude: Double)]) {
    var raw: [Double] = []
    var count = 0.0
    for point in points
    where Self.possible.contains(point.altitude) && point.distance.magnitude <= CumulativeSeries.largest {
      if let last = distances.last, point.distance <= last {
        count += 1
        raw[raw.count - 1] += (point.altitude - raw[raw.count - 1]) / count
      } else {
        distances.append(point.distance)
        seconds.append(point.second)
        raw.append(point.altitude)
        count = 1
      }
    }
    guard raw.count > 1 else { return nil }
    altitudes = Self.smoothed(raw, over: distances)
  }

  public init?(_ track: Track) {
    self.init(track.points.compactMap { point in point.altitude.map { (point.second, point.distance, $0) } })
  }

  /// Metres of way that the profile covers.
  public var length: Double { (distances.last ?? 0) - (distances.first ?? 0) }

  /// Smoothed metres above sea level, even between two places; beyond the ends that of the end.
  public func altitude(at distance: Double) -> Double {
    var place = 0
    return altitude(at: distance, near: &place)
  }

  /// - Parameter place: Where the last one was found; who walks along the way keeps it.
  func altitude(at distance: Double, near place: inout Int) -> Double {
    place = distances.firstPlace(reaching: distance, near: place)
    return Self.interpolate(altitudes, distances, at: distance, place)
  }

  private static func smoothed(_ raw: [Double], over distances: [Double]) -> [Double] {
    guard let first = distances.first, let last = distances.last else { return raw }
    // The area under the altitude up to each place: a mean is a difference of two areas. From the first altitude up, lest digits get lost.
    let base = raw[0]
    var areas: [Double] = [0]
    areas.reserveCapacity(raw.count)
    for index in raw.indices.dropFirst() {
      let step = distances[index] - distances[index - 1]
      areas.append(areas[index - 1] + step * ((raw[index - 1] + raw[index]) / 2 - base))
    }
    func area(to distance: Double, near place: inout Int) -> Double {
      place = max(1, min(distances.count - 1, distances.firstPlace(reaching: distance, near: place)))
      let step = distance - distances[place - 1]
      let altitude = interpolate(raw, distances, at: distance, place)
      return areas[place - 1] + step * ((raw[place - 1] + altitude) / 2 - base)
    }
    var (from, to) = (0, 0)
    return raw.indices.map { index in
      let half = min(window / 2, distances[index] - first, last - distances[index])
      // So little way averages nothing.
      guard half > 0.01 else { return raw[index] }
      let (start, end) = (distances[index] - half, distances[index] + half)
      return base + (area(to: end, near: &to) - area(to: start, near: &from)) / (2 * half)
    }
  }

  /// - Parameter place: The first of `distances` that reaches `distance`.
  private static func interpolate(
    _ values: [Double], _ distances: [Double], at distance: Double, _ place: Int
  ) -> Double {
    guard place < distances.count else { return values.last ?? 0 }
    guard place > 0 else { return values[0] }
    let share = (distance - distances[place - 1]) / (distances[place] - distances[place - 1])
    return values[place - 1] + (values[place] - values[place - 1]) * share
  }
}
