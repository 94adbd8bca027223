public import DailveDomain

/// Reasons for rejecting a passphrase.
public enum PassphraseWords {
  public static func sentence(_ problem: PassphraseRule.Problem, _ language: Language) -> String {
    switch problem {
    case .tooShort: language(.setupTooShort, "\(PassphraseRule.fewest)")
    case .tooLong: language(.setupTooLong, "\(PassphraseRule.most)")
    case .common: language[.setupCommon]
    }
  }
}
