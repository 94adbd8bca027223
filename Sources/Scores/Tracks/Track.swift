/// A cleaned track with the distance along it.
public struct Track: Sendable, Equatable {
  public struct Point: Sendable, Equatable {
    public var second: Double
    public var place: Coordinate
    /// Metres above sea level.
    public var altitude: Double?
    /// Metres from the beginning; constant across a gap with unknown movement.
    public var distance: Double
  }

  /// Oldest first, at most one per moment.
  public private(set) var points: [Point] = []
  /// Share of the recorded moments whose positions are impossible, `0...1`.
  public private(set) var leftOut = 0.0

  /// Orders positions by time, as speed requires.
  ///
  /// - Parameter fixes: In any order, see `TrackCleaning`.
  public init(_ fixes: [TrackFix], _ locomotion: Locomotion) {
    add(TrackCleaning.stretches(fixes, locomotion), of: Self.moments(fixes))
  }

  /// Keeps positions in the given order, when times do not reveal it: `second` then conveys nothing but the order.
  ///
  /// - Parameter fixes: As recorded, see `RouteOrder`.
  public init(inOrder fixes: [TrackFix], _ locomotion: Locomotion) {
    let ordered = RouteOrder.ordered(fixes)
    add(TrackCleaning.stretches(ordered: ordered, locomotion), of: fixes.count)
  }

  private mutating func add(_ stretches: [[TrackFix]], of recorded: Int) {
    points.reserveCapacity(recorded)
    for stretch in stretches {
      var before: Coordinate?
      for fix in stretch {
        guard let second = fix.second else { continue }
        let step = before.map { GreatCircle.distance($0, fix.place) } ?? 0
        points.append(
          Point(
            second: second, place: fix.place, altitude: fix.altitude, distance: (points.last?.distance ?? 0) + step)
        )
        before = fix.place
      }
    }
    if recorded > 0 { leftOut = Double(max(0, recorded - points.count)) / Double(recorded) }
  }

  /// Counts distinct moments, since a route may be there twice.
  private static func moments(_ fixes: [TrackFix]) -> Int {
    var (count, last, isSorted) = (0, -Double.infinity, true)
    for fix in fixes {
      guard let second = fix.second, second != last else { continue }
      if second < last { isSorted = false }
      (count, last) = (count + 1, second)
    }
    return isSorted ? count : Set(fixes.compactMap { $0.second }).count
  }

  /// Metres.
  public var length: Double { points.last?.distance ?? 0 }

  /// Metres over time.
  public var distance: CumulativeSeries { CumulativeSeries(points.map { ($0.second, $0.distance) }) }
}

/// A track's own length and the distance that the device counted.
public struct DistanceComparison: Sendable, Equatable {
  /// Our choice: differences up to this share of the device's distance are not mentioned.
  public static let notable = 0.02

  /// Metres.
  public var track: Double
  public var device: Double

  /// `nil` unless both are positive.
  public init?(track: Double, device: Double) {
    guard track > 0, device > 0, track.isFinite, device.isFinite else { return nil }
    (self.track, self.device) = (track, device)
  }

  /// Our choice: lengths that differ by more than this factor do not describe the same movement. A track that began
  /// late or broke off says nothing about the rest, and one that is too long was never travelled.
  public static let farthest = 1.25

  /// True if both can be lengths of the same movement.
  public var isOneWay: Bool { max(track, device) <= Self.farthest * min(track, device) }

  public var isNotable: Bool { (track - device).magnitude > Self.notable * device }
}

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

/// Why a route says nothing about pace: a jumping position can make a marathon of an hour.
public enum RouteFault: String, Sendable, CaseIterable {
  /// Longer or shorter than the device's distance by more than `DistanceComparison.farthest`.
  case longer, shorter
  /// More than `mostLeftOut` of its positions are impossible.
  case leftOut

  /// Our choice.
  public static let mostLeftOut = 1.0 / 3

  /// `nil` for a sound route.
  ///
  /// - Parameter device: Metres that the device counted.
  public init?(_ track: Track, device: Double?) {
    if track.leftOut > Self.mostLeftOut {
      self = .leftOut
    } else if let device, let comparison = DistanceComparison(track: track.length, device: device),
      !comparison.isOneWay
    {
      self = track.length > device ? .longer : .shorter
    } else {
      return nil
    }
  }
}
