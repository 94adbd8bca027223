/// Whether a passphrase may be chosen.
public enum PassphraseRule {
  public static let fewest = 8
  public static let most = 256

  public enum Problem: Sendable, Equatable {
    case tooShort, tooLong, common
  }

  /// Any characters, in any composition.
  public static func problem(_ passphrase: String) -> Problem? {
    if passphrase.count < fewest { return .tooShort }
    if passphrase.count > most || passphrase.utf8.count > most * 4 { return .tooLong }
    return CommonPassphrases.contains(passphrase) ? .common : nil
  }
}

extension PassphraseRule {
  /// Whether it can be a passphrase at all, before computing an expensive hash.
  public static func isPossible(_ passphrase: String) -> Bool {
    !passphrase.isEmpty && passphrase.utf8.count <= most * 4
  }
}
