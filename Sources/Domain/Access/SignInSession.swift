public import DailveScores

/// The session of a signed-in browser.
public struct SignInSession: Codable, Sendable, Equatable {
  /// Seconds without a request after which it ends.
  public static let idle = 30 * 86_400
  /// Seconds after which it ends in any case.
  public static let longest = 180 * 86_400
  /// Seconds that its last use may be ahead of the clock.
  static let clockTolerance = 86_400
  /// Minimum interval, in seconds, between records of its use, because each record is a write.
  public static let noteInterval = 3600
  /// Seconds after signing in during which no re-authentication is required.
  public static let confirmation = 10 * 60

  /// Identifies the session on pages and in logs; gives no access.
  public var id: String
  /// SHA-256 of the secret in its cookie.
  public var hash: [UInt8]
  @StoredInstant public var created: Instant
  @StoredInstant public var used: Instant
  /// "Safari, iPhone" (`BrowserName`); `nil` for a browser that does not say.
  public var browser: String?
  /// Credential of the passkey by which it began, if any.
  public var passkey: [UInt8]?

  public init(id: String, hash: [UInt8], browser: String? = nil, passkey: [UInt8]? = nil, at now: Instant) {
    self.id = id
    self.hash = hash
    self.browser = browser
    self.passkey = passkey
    (created, used) = (now, now)
  }

  public func isOpen(at now: Instant) -> Bool {
    // A session that was used in the future began while the clock was ahead, so its age is unknown.
    used <= now + Self.clockTolerance && now < used + Self.idle && now < created + Self.longest
  }

  /// True if the last authentication is recent enough.
  public func isConfirmed(at now: Instant) -> Bool {
    created <= now && now <= created + Self.confirmation
  }

  /// True if its last use should be recorded.
  public func wantsNote(at now: Instant) -> Bool { now >= used + Self.noteInterval }
}

/// An instant that is stored as seconds since 1970, as every version has stored the moments of sign-in.
@propertyWrapper
public struct StoredInstant: Codable, Sendable, Equatable {
  public var wrappedValue: Instant

  public init(wrappedValue: Instant) { self.wrappedValue = wrappedValue }

  /// - Throws: The decoder's error.
  public init(from decoder: any Decoder) throws {
    wrappedValue = Instant(try decoder.singleValueContainer().decode(Int.self))
  }

  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue.seconds)
  }
}
