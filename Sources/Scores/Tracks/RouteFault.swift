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
