public import DailveDomain

/// Progress of a server that does not answer yet.
public enum StartingWords {
  public static func sentence(_ progress: OpeningProgress?, _ language: Language) -> String {
    switch progress {
    case nil, .backingUp?: language[.startingBackingUp]
    case .updating(let step, let steps)?: language(.startingStep, "\(step)", "\(steps)")
    case .deriving?: language[.startingDeriving]
    }
  }
}
