/// A cleaned track with the way along it.
public struct Track: Sendable, Equatable {
  public struct Point: Sendable, Equatable {
    public var second: Double
    public var place: Coordinate
    /// Metres above sea level.
    public var altitude: Double?
    /// Metres from the beginning; over a break without a known way it stays as it is.
    public var distance: Double
  }

  /// Oldest first, one a moment.
  public private(set) var points: [Point] = []

  /// - Parameter fixes: In any order, see `TrackCleaning`.
  public init(_ fixes: [TrackFix], _ locomotion: Locomotion) {
    points.reserveCapacity(fixes.count)
    for stretch in TrackCleaning.stretches(fixes, locomotion) {
      var before: Coordinate?
      for fix in stretch {
        let step = before.map { GreatCircle.distance($0, fix.place) } ?? 0
        points.append(
          Point(
            second: fix.second, place: fix.place, altitude: fix.altitude, distance: (points.last?.distance ?? 0) + step)
        )
        before = fix.place
      }
    }
  }

  /// Metres.
  public var length: Double { points.last?.distance ?? 0 }

  /// Metres over time.
  public var distance: CumulativeSeries { CumulativeSeries(points.map { ($0.second, $0.distance) }) }
}

/// A track's own length beside what the device counted.
public struct DistanceComparison: Sendable, Equatable {
  /// Our choice: a difference up to this share of the device's distance is not worth a word.
  public static let notable = 0.02

  /// Metres.
  public var track: Double
  public var device: Double

  /// `nil` unless both are more than nothing.
  public init?(track: Double, device: Double) {
    guard track > 0, device > 0, track.isFinite, device.isFinite else { return nil }
    (self.track, self.device) = (track, device)
  }

  /// Our choice: what differs by more than this factor is not the same way. A track that began late or broke off keeps its own scale:
  /// stretched to the whole distance it would be faster than anybody ran.
  public static let farthest = 1.25

  /// Whether both can be lengths of one way.
  public var isOneWay: Bool { max(track, device) <= Self.farthest * min(track, device) }

  public var isNotable: Bool { (track - device).magnitude > Self.notable * device }
}
