internal import DailveDomain

/// Progress messages while a store of an earlier version is updated.
enum OpeningText {
  static func tell(_ progress: OpeningProgress) { Console.error(sentence(progress)) }

  private static func sentence(_ progress: OpeningProgress) -> String {
    switch progress {
    case .backingUp: "This store is from an earlier version. A backup is made first …"
    case .updating(let step, let steps): "Bringing it up to date, \(step) of \(steps) …"
    case .deriving: "Recalculating statistics and scores …"
    }
  }
}
