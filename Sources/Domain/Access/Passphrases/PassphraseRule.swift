/// Decides whether a passphrase may be chosen.
public enum PassphraseRule {
  public static let fewest = 8
  public static let most = 256

  public enum Problem: Sendable, Equatable {
    case tooShort, tooLong, common
  }

  /// Allows any characters in any composition.
  public static func problem(_ passphrase: String) -> Problem? {
    if passphrase.count < fewest { return .tooShort }
    if passphrase.count > most || passphrase.utf8.count > most * 4 { return .tooLong }
    return CommonPassphrases.contains(passphrase) ? .common : nil
  }
}

extension PassphraseRule {
  /// True if this can be a passphrase at all; checked before computing an expensive hash.
  public static func isPossible(_ passphrase: String) -> Bool {
    !passphrase.isEmpty && passphrase.utf8.count <= most * 4
  }
}

/// Passphrases that many people choose and attackers try first: `FrequentPasswords`, and likely first guesses at this
/// program: keyboard rows, counting, one repeated letter, the name of the program, and the words for "let me in" and
/// "password", each with the digits that people append.
enum CommonPassphrases {
  private static let words: Set<String> = [
    "password", "passwort", "passphrase", "letmein", "welcome", "iloveyou", "sunshine", "princess", "football",
    "baseball", "superman",
    "trustno", "qwerty", "qwertyuiop", "asdfghjkl", "zxcvbnm", "qazwsx", "qazwsxedc", "1q2w3e4r", "1q2w3e4r5t",
    "q1w2e3r4", "1qaz2wsx",
    "admin", "administrator", "changeme", "default", "secret", "master", "computer", "internet", "dailve", "health",
    "healthdata", "abcdefgh",
    "abcdefghi", "abcdefghij", "abcd", "abc", "test", "testtest", "hello", "monkey", "dragon", "login", "qlalfqjsgh",
    "dkssudgktpdy", "tkfkdgo",
  ]

  static func contains(_ passphrase: String) -> Bool {
    let plain = passphrase.lowercased().filter { $0.isLetter || $0.isNumber }
    if plain.isEmpty || Set(plain).count == 1 || FrequentPasswords.contains(plain) { return true }
    // The word may stand alone or with digits on either side.
    let word = String(plain.drop(while: \.isNumber).reversed().drop(while: \.isNumber).reversed())
    if word.isEmpty { return isCounting(plain) }
    return words.contains(plain) || words.contains(word)
  }

  private static func isCounting(_ digits: String) -> Bool {
    let up = "01234567890123456789"
    return up.contains(digits) || String(up.reversed()).contains(digits) || Set(digits).count <= 2
  }
}
