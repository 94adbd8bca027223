/// The way of moving, which determines plausible speeds. All limits are our choice.
public enum Locomotion: Sendable, CaseIterable {
  /// Walking, running, hiking, swimming.
  case foot
  /// Cycling, skating, rowing, skiing and other gliding or rolling.
  case wheels

  /// Metres per second; a faster step of a track is a position error.
  public var fastest: Double {
    switch self {
    case .foot: 12
    case .wheels: 35
    }
  }

  /// Metres per second; slower movement for longer than `MovingTime.shortestStop` is a stop.
  public var slowest: Double {
    switch self {
    case .foot: 0.5
    case .wheels: 1
    }
  }
}
