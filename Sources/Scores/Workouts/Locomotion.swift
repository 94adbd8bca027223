/// How somebody moves, as far as it decides what speeds can be true. All limits are our choice.
public enum Locomotion: Sendable, CaseIterable {
  /// Walking, running, hiking, swimming.
  case foot
  /// Cycling, skating, rowing, skiing and whatever else glides or rolls.
  case wheels

  /// Metres a second; a step of a track that is faster is an error of the position.
  public var fastest: Double {
    switch self {
    case .foot: 12
    case .wheels: 35
    }
  }

  /// Metres a second; whoever is slower for more than `MovingTime.shortestStop` stands.
  public var slowest: Double {
    switch self {
    case .foot: 0.5
    case .wheels: 1
    }
  }
}
