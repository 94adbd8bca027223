public import DailveScores

/// The random numbers that browsers were asked to have signed. Each is good for one answer, for five minutes; a restart of the program
/// forgets them, and the person asks again.
public actor PasskeyChallenges {
  /// Nobody answers what was asked of another kind or session.
  public enum Kind: Sendable, Hashable {
    /// By a session of the person.
    case registration(session: String)
    case assertion
  }

  /// Seconds.
  public static let lifetime = 300
  /// Then the oldest is forgotten: so many that nobody crowds out an honest one within the time that a person takes.
  static let most = 10_000

  private struct Asked {
    var kind: Kind
    var challenge: [UInt8]
    var user: [UInt8]
    var end: Instant
  }

  /// Oldest first.
  private var asked: [Asked] = []

  public init() {}

  /// A new one, of 256 bits.
  ///
  /// - Parameter user: What `take` returns.
  public func ask(_ kind: Kind, user: [UInt8] = [], at now: Instant) -> [UInt8] {
    forget(at: now)
    // Strangers can ask for assertions without end, but not crowd out what the person registers.
    if asked.count >= Self.most, let oldest = asked.firstIndex(where: { $0.kind == .assertion }) {
      asked.remove(at: oldest)
    }
    let challenge = RandomBytes.make(32)
    asked.append(Asked(kind: kind, challenge: challenge, user: user, end: now + Self.lifetime))
    return challenge
  }

  /// Takes one back: whatever comes of its answer, no other is accepted.
  ///
  /// - Returns: The user that it was asked for; `nil` if it was not asked, too long ago, or answered before.
  public func take(_ challenge: [UInt8], _ kind: Kind, at now: Instant) -> [UInt8]? {
    forget(at: now)
    guard let index = asked.firstIndex(where: { $0.kind == kind && $0.challenge == challenge }) else { return nil }
    return asked.remove(at: index).user
  }

  /// Also what is from the future, after the clock was set back.
  private func forget(at now: Instant) {
    asked.removeAll { $0.end <= now || $0.end > now + Self.lifetime }
  }
}
