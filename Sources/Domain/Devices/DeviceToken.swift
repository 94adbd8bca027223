public import DailveScores

/// The rights of a token. No right includes another one: a token that may send cannot read.
///
/// Stored: never change a raw value.
public enum TokenScope: String, Sendable, Codable, CaseIterable {
  /// Send health data.
  case ingest = "ingest:write"
  /// Read the summaries of days: Today and its scores.
  case summary = "summary:read"
  /// Read everything that the pages show of a person.
  case read = "export:read"
  /// Read imports, deliveries and the comparison with Apple's totals.
  case intake = "intake:read"
  /// Read the state of the server, which contains no health data.
  case monitor = "monitor:read"
  /// Read and write entries, for a device of the person's own.
  case sync
  /// The same, for another server of the person's own.
  case peer

  /// The rights to read something about the person or their devices.
  public static let reading: [TokenScope] = [.summary, .read, .intake]
}

/// The way in which a device was set up to send; it is only shown on the device's page.
public struct DeviceSetup: Sendable, Equatable {
  /// The sender, such as an app on a phone.
  public var way: String
  /// The address to which it sends.
  public var address: String

  public init(way: String, address: String) {
    self.way = way
    self.address = address
  }
}

/// A secret by which a device is known to the server, without the secret itself.
public struct DeviceToken: Sendable, Equatable, Identifiable {
  public var id: String
  /// The person's name for the device: "iPhone".
  public var name: String
  public var scopes: Set<TokenScope>
  public var created: Instant
  /// `nil` for never.
  public var expires: Instant?
  public var revoked: Instant?
  /// The last delivery or, to within `noteInterval`, the last reading; `nil` for never.
  public var lastUsed: Instant?
  /// `nil` if it is unknown.
  public var setup: DeviceSetup?

  public init(
    id: String, name: String, scopes: Set<TokenScope>, created: Instant, expires: Instant? = nil,
    revoked: Instant? = nil, lastUsed: Instant? = nil, setup: DeviceSetup? = nil
  ) {
    self.id = id
    self.name = name
    self.scopes = scopes
    self.created = created
    self.expires = expires
    self.revoked = revoked
    self.lastUsed = lastUsed
    self.setup = setup
  }

  /// Minimum interval, in seconds, between records of reading, because each record is a write.
  public static let noteInterval = 3600

  /// The same for another server, which comes every few seconds and whose last use matters when something is missing.
  public static let peerNoteInterval = 300

  /// True if its use just now is worth recording.
  public func wantsNote(at now: Instant) -> Bool {
    let interval = scopes.contains(.peer) ? Self.peerNoteInterval : Self.noteInterval
    return lastUsed.map { now.seconds >= $0.seconds.addingClamped(interval) } ?? true
  }

  /// Maximum length of a name in bytes.
  public static let longestName = 100

  /// True if a device may have this name: it must be displayable in a terminal and on a page, with 1 to `longestName` bytes.
  public static func isName(_ name: String) -> Bool {
    name.utf8.count <= longestName && name.unicodeScalars.contains { !$0.properties.isWhitespace }
      && name.unicodeScalars.allSatisfy { scalar in
        !scalar.isControl && (scalar.properties.generalCategory != .format || scalar == "\u{200D}")
      }
  }

  /// Creates an identifier for a new token. Identifiers are not secret.
  public static func newIdentifier() -> String {
    let digits = String(UInt64.random(in: 0...UInt64.max), radix: 16)
    return String(repeating: "0", count: max(0, 16 - digits.count)) + digits
  }

  /// True if it has the form of `newIdentifier()`.
  public static func isIdentifier(_ text: String) -> Bool {
    text.utf8.count == 16 && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  /// The reason why a token is not accepted.
  public enum Refusal: Sendable, Equatable {
    case unknown, expired, revoked
    /// The token has only other rights.
    case notAllowed
  }

  /// `nil` if the token may do this now.
  public func refusal(of scope: TokenScope, at now: Instant) -> Refusal? {
    if revoked != nil { return .revoked }
    if let expires, expires <= now { return .expired }
    return scopes.contains(scope) ? nil : .notAllowed
  }
}
