/// Levels of training that a day allows, the lightest first.
public enum TrainingIntensity: Int, Sendable, Comparable, CaseIterable {
  case rest, walk, easy, moderate, hard

  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// The level that a score of training readiness allows by itself (scores.md 4.12, rule 5). `hard` needs more than a
  /// score; see `ActionInput`.
  ///
  /// - Parameter readiness: `0...100`.
  public init(readiness: Int) {
    self =
      switch readiness {
      case 80...: .hard
      case 60...: .moderate
      case 40...: .easy
      case 20...: .walk
      default: .rest
      }
  }

  /// One step lower, but never below rest.
  var lowered: Self { Self(rawValue: rawValue - 1) ?? .rest }

  /// Share of the usual minutes that fits this level [chosen].
  var share: Double {
    switch self {
    case .hard: 0.8
    case .moderate: 1
    case .easy, .walk, .rest: 0.7
    }
  }
}
