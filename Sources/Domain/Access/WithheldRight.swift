public import DailveScores

/// A right that only a restored backup has: listed, and worth nothing until it is re-admitted.
public struct WithheldRight: Sendable, Equatable {
  /// Stored: never rename a case.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// With the recovery codes that were left.
    case passphrase
    case passkey
    /// Of a device, a program or another server.
    case key
    /// Another server that is followed.
    case peer
  }

  public var kind: Kind
  /// As the person called it; empty for a passphrase.
  public var name: String
  /// `nil` where nobody noted it.
  public var made: Instant?
  /// Of a key; else empty.
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
