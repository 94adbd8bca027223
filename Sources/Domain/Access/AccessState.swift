public import DailveScores

/// The state of sign-in and its sessions. Secrets are stored only as hashes.
public struct AccessState: Codable, Sendable, Equatable {
  /// Lets one person set up sign-in, once.
  public var setup: SetupCode?
  /// `nil` until sign-in is set up.
  public var passphrase: PassphraseHash?
  /// SHA-256 of the recovery codes that are left.
  public var recovery: [[UInt8]]
  /// Oldest first.
  public var sessions: [SignInSession]

  /// SHA-256 of the cookies of browsers in which somebody has signed in, newest last. Guesses from elsewhere do not
  /// slow these browsers down.
  public var known: [[UInt8]]?

  /// SHA-256 of the cookies of browsers whose sessions were ended rather than expired, newest last. Such a browser
  /// deletes the personal data that it has stored.
  public var ended: [[UInt8]]?

  public init() {
    recovery = []
    sessions = []
  }

  /// True if sign-in has yet to be set up.
  public var isOpenForSetup: Bool { passphrase == nil }
}

/// A code of 128 bits, shown in the terminal.
public struct SetupCode: Codable, Sendable, Equatable {
  /// Seconds for which it is accepted.
  public static let lifetime = 15 * 60

  public var hash: [UInt8]
  @StoredInstant public var expires: Instant

  public init(hash: [UInt8], expires: Instant) {
    self.hash = hash
    self.expires = expires
  }
}

/// The scrypt hash of a passphrase, with its parameters.
public struct PassphraseHash: Codable, Sendable, Equatable {
  public var salt: [UInt8]
  public var key: [UInt8]
  public var rounds: Int
  public var blockSize: Int
  public var parallelism: Int

  public init(salt: [UInt8], key: [UInt8], rounds: Int, blockSize: Int, parallelism: Int) {
    self.salt = salt
    self.key = key
    self.rounds = rounds
    self.blockSize = blockSize
    self.parallelism = parallelism
  }
}
