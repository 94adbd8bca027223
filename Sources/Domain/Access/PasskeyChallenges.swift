public import DailveScores

/// The random numbers that browsers were asked to have signed. Each is good for one accepted answer, for five minutes; a restart of the program
/// forgets them, and the person asks again.
///
/// Strangers can ask for assertions without end. Those are recognised by their seal and not kept, so that nobody crowds out anybody else.
public actor PasskeyChallenges {
  /// Nobody answers what was asked of another kind or session.
  public enum Kind: Sendable, Hashable {
    /// By a session of the person.
    case registration(session: String)
    case assertion
  }

  /// Seconds.
  public static let lifetime = 300
  /// Of registrations under way; then the oldest is forgotten.
  static let most = 100
  private static let (nonce, time) = (16, 8)

  private struct Asked {
    var kind: Kind
    var challenge: [UInt8]
    var user: [UInt8]
    var end: Instant
  }

  /// Registrations, oldest first.
  private var asked: [Asked] = []
  /// Assertions that were accepted, and when nobody accepts them any more.
  private var used: [[UInt8]: Instant] = [:]
  private let seal: @Sendable ([UInt8]) -> [UInt8]

  /// - Parameter seal: A message authentication code with a secret of this run of the program.
  public init(seal: @escaping @Sendable ([UInt8]) -> [UInt8]) { self.seal = seal }

  /// A new one; 256 bits of it nobody can guess.
  ///
  /// - Parameter user: What `take` returns.
  public func ask(_ kind: Kind, user: [UInt8] = [], at now: Instant) -> [UInt8] {
    let end = now + Self.lifetime
    if kind == .assertion {
      let seconds = UInt64(bitPattern: Int64(end.seconds))
      let plain =
        RandomBytes.make(Self.nonce)
        + (0..<Self.time).map { UInt8(truncatingIfNeeded: seconds >> UInt64(8 * $0)) }
      return plain + seal(plain)
    }
    forget(at: now)
    let challenge = RandomBytes.make(32)
    asked = asked.suffix(Self.most - 1) + [Asked(kind: kind, challenge: challenge, user: user, end: end)]
    return challenge
  }

  /// Whether it was asked, a short while ago, and not answered yet. It can still be taken by another answer meanwhile.
  public func isOpen(_ challenge: [UInt8], _ kind: Kind, at now: Instant) -> Bool {
    forget(at: now)
    if kind == .assertion { return end(of: challenge, at: now) != nil && used[challenge] == nil }
    return asked.contains { $0.kind == kind && $0.challenge == challenge }
  }

  /// Takes one back: no other answer to it is accepted.
  ///
  /// - Returns: The user that it was asked for; `nil` if it was not asked, too long ago, or answered before.
  public func take(_ challenge: [UInt8], _ kind: Kind, at now: Instant) -> [UInt8]? {
    guard isOpen(challenge, kind, at: now) else { return nil }
    if kind == .assertion {
      used[challenge] = end(of: challenge, at: now)
      return []
    }
    guard let index = asked.firstIndex(where: { $0.kind == kind && $0.challenge == challenge }) else { return nil }
    return asked.remove(at: index).user
  }

  /// - Returns: `nil` for one that was not asked, or too long ago.
  private func end(of challenge: [UInt8], at now: Instant) -> Instant? {
    let plain = Array(challenge.prefix(Self.nonce + Self.time))
    guard plain.count == Self.nonce + Self.time,
      SameBytes.isSame(Array(challenge.dropFirst(plain.count)), seal(plain))
    else { return nil }
    let seconds = plain.suffix(Self.time).reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    let end = Instant(Int(truncatingIfNeeded: seconds))
    return Self.isOpen(until: end, at: now) ? end : nil
  }

  /// Not what is from the future, after the clock was set back.
  private static func isOpen(until end: Instant, at now: Instant) -> Bool {
    end > now && end <= now + lifetime
  }

  private func forget(at now: Instant) {
    asked.removeAll { !Self.isOpen(until: $0.end, at: now) }
    used = used.filter { Self.isOpen(until: $0.value, at: now) }
  }
}
