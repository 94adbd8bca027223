public import DailveScores

/// A right that only a restored backup has: it is listed, but has no effect until it is re-admitted.
public struct WithheldRight: Sendable, Equatable {
  /// Stored: never rename a case.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// Includes the recovery codes that were left.
    case passphrase
    case passkey
    /// Key of a device, a program or another server.
    case key
    /// Link to another server that is followed.
    case peer
  }

  public var kind: Kind
  /// The person's name for it; empty for a passphrase.
  public var name: String
  /// `nil` if it was not recorded.
  public var made: Instant?
  /// Scopes of a key; empty for other kinds.
  public var scopes: Set<TokenScope>
  /// File name of the backup that it came from.
  public var backup: String

  public init(kind: Kind, name: String, made: Instant?, scopes: Set<TokenScope> = [], backup: String) {
    self.kind = kind
    self.name = name
    self.made = made
    self.scopes = scopes
    self.backup = backup
  }
}
