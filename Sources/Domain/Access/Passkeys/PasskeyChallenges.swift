public import DailveScores

/// The challenges that browsers were asked to have signed. Each is valid for one accepted response, within five
/// minutes; after a restart of the program the person has to ask again.
///
/// Strangers can request assertions without limit. Their challenges are recognised by a seal and not stored, so
/// that nobody can crowd out anybody else.
public actor PasskeyChallenges {
  /// A response is only accepted for a challenge of the same kind and session.
  public enum Kind: Sendable, Hashable {
    /// Requested by a session of the person.
    case registration(session: String)
    case assertion
  }

  /// Seconds.
  public static let lifetime = 300
  /// Maximum of pending registrations; beyond it the oldest is dropped.
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
  /// Accepted assertions, and when their challenges expire.
  private var used: [[UInt8]: Instant] = [:]
  private let seal: @Sendable ([UInt8]) -> [UInt8]

  /// - Parameter seal: A message authentication code with a secret of this run of the program.
  public init(seal: @escaping @Sendable ([UInt8]) -> [UInt8]) { self.seal = seal }

  /// A new challenge with 256 random bits.
  ///
  /// - Parameter user: The value that `consume` will return.
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

  /// True if the challenge is valid and not answered yet. Another response may still consume it before the caller does.
  public func isOpen(_ challenge: [UInt8], _ kind: Kind, at now: Instant) -> Bool {
    forget(at: now)
    if kind == .assertion { return end(of: challenge, at: now) != nil && used[challenge] == nil }
    return asked.contains { $0.kind == kind && $0.challenge == challenge }
  }

  /// Consumes a challenge: no other response to it is accepted.
  ///
  /// - Returns: The user that it was issued for; `nil` if it was never issued, has expired, or was answered before.
  public func consume(_ challenge: [UInt8], _ kind: Kind, at now: Instant) -> [UInt8]? {
    guard isOpen(challenge, kind, at: now) else { return nil }
    if kind == .assertion {
      used[challenge] = end(of: challenge, at: now)
      return []
    }
    guard let index = asked.firstIndex(where: { $0.kind == kind && $0.challenge == challenge }) else { return nil }
    return asked.remove(at: index).user
  }

  /// - Returns: `nil` if it was never issued, or has expired.
  private func end(of challenge: [UInt8], at now: Instant) -> Instant? {
    let plain = Array(challenge.prefix(Self.nonce + Self.time))
    guard plain.count == Self.nonce + Self.time,
      ConstantTimeComparison.isSame(Array(challenge.dropFirst(plain.count)), seal(plain))
    else { return nil }
    let seconds = plain.suffix(Self.time).reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    let end = Instant(Int(truncatingIfNeeded: seconds))
    return Self.isOpen(until: end, at: now) ? end : nil
  }

  /// Rejects ends that lie more than a lifetime ahead, which occur after the clock was set back.
  private static func isOpen(until end: Instant, at now: Instant) -> Bool {
    end > now && end <= now + lifetime
  }

  private func forget(at now: Instant) {
    asked.removeAll { !Self.isOpen(until: $0.end, at: now) }
    used = used.filter { Self.isOpen(until: $0.value, at: now) }
  }
}
