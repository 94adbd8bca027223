public import DailveScores

/// Adds a passkey for the person, who is signed in.
public struct RegisterPasskey: Sendable {
  private let keeping: any PasskeyKeeping
  private let verifying: any PasskeyVerifying
  private let challenges: PasskeyChallenges

  public init(_ keeping: any PasskeyKeeping, _ verifying: any PasskeyVerifying, _ challenges: PasskeyChallenges) {
    self.keeping = keeping
    self.verifying = verifying
    self.challenges = challenges
  }

  /// - Returns: The request for the browser, as JSON.
  /// - Throws: The store's error.
  public func begin(session: String, at now: Instant) async throws(StorageError) -> String {
    let existing = try await keeping.passkeys()
    let user = existing.first?.user ?? RandomBytes.make(16)
    let challenge = await challenges.ask(.registration(session: session), user: user, at: now)
    return verifying.creationOptions(challenge: challenge, user: user, existing: existing)
  }

  /// - Parameter answer: The browser's response, as JSON.
  /// - Throws: `PasskeyRefusal` or `StorageError`.
  public func finish(_ answer: [UInt8], name: String, session: String, at now: Instant) async throws -> Passkey {
    guard DeviceToken.isName(name) else { throw PasskeyRefusal.name }
    let kind = PasskeyChallenges.Kind.registration(session: session)
    let claim = try verifying.claim(kind, of: answer)
    guard let user = await challenges.consume(claim.challenge, kind, at: now) else { throw PasskeyRefusal.notAsked }
    let credential = try verifying.register(answer, challenge: claim.challenge)
    let passkey = Passkey(credential: credential, user: user, name: name, created: now)
    guard try await keeping.add(passkey) else { throw PasskeyRefusal.taken }
    return passkey
  }
}
