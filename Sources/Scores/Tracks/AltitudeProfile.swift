/// Smoothed altitude over distance.
public struct AltitudeProfile: Sendable, Equatable {
  /// Distance in metres over which altitude is averaged (activity.md, Formulas).
  public static let window = 30.0
  /// Metres; values outside are not altitudes on Earth.
  private static let possible = -1000.0...10_000.0

  /// Ascending distances in metres.
  public private(set) var distances: [Double] = []
  /// When each of `distances` was first reached.
  public private(set) var seconds: [Double] = []
  /// Smoothed metres above sea level at each of `distances`.
  public private(set) var altitudes: [Double] = []

  /// `nil` if fewer than two points have an altitude.
  ///
  /// Several altitudes at one distance, as when standing still, are averaged. Near the ends the window narrows
  /// symmetrically, so that an even slope stays unchanged.
  ///
  /// - Parameter points: By time; distances never decrease.
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

  /// Distance in metres that the profile covers.
  public var length: Double { (distances.last ?? 0) - (distances.first ?? 0) }

  /// Smoothed metres above sea level, interpolated linearly; beyond the ends the value at the end.
  public func altitude(at distance: Double) -> Double {
    var place = 0
    return altitude(at: distance, near: &place)
  }

  /// - Parameter place: Index of the previous result, kept by callers that walk along the profile.
  func altitude(at distance: Double, near place: inout Int) -> Double {
    place = distances.firstPlace(reaching: distance, near: place)
    return Self.interpolate(altitudes, distances, at: distance, place)
  }

  private static func smoothed(_ raw: [Double], over distances: [Double]) -> [Double] {
    guard let first = distances.first, let last = distances.last else { return raw }
    // The area under the altitude up to each place, so that a mean is a difference of two areas. Altitudes are relative
    // to the first one to preserve precision.
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
      // The window is too short to average.
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
