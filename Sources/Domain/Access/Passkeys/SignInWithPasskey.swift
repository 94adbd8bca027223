public import DailveScores

/// Verifies the person by one of their passkeys.
public struct SignInWithPasskey: Sendable {
  private let keeping: any PasskeyKeeping
  private let verifying: any PasskeyVerifying
  private let challenges: PasskeyChallenges

  public init(_ keeping: any PasskeyKeeping, _ verifying: any PasskeyVerifying, _ challenges: PasskeyChallenges) {
    self.keeping = keeping
    self.verifying = verifying
    self.challenges = challenges
  }

  /// Does not reveal which passkeys exist.
  ///
  /// - Returns: The request for the browser, as JSON.
  public func begin(at now: Instant) async -> String {
    verifying.requestOptions(challenge: await challenges.ask(.assertion, at: now))
  }

  /// - Parameter answer: The browser's response, as JSON.
  /// - Returns: The passkey that was used, with its updated state.
  /// - Throws: `PasskeyRefusal` or `StorageError`.
  public func finish(_ answer: [UInt8], at now: Instant) async throws -> Passkey {
    let claim = try verifying.claim(.assertion, of: answer)
    guard await challenges.isOpen(claim.challenge, .assertion, at: now) else { throw PasskeyRefusal.notAsked }
    guard var passkey = try await keeping.passkeys().first(where: { $0.credential.id == claim.id }) else {
      throw PasskeyRefusal.unknown
    }
    passkey.credential = try verifying.verify(answer, challenge: claim.challenge, passkey: passkey)
    passkey.lastUsed = now
    // Only valid responses consume a challenge: nothing that strangers send may be remembered.
    guard await challenges.consume(claim.challenge, .assertion, at: now) != nil else { throw PasskeyRefusal.notAsked }
    // False if the passkey was removed meanwhile, or somebody else signed in with a copy of it.
    guard try await keeping.usePasskey(passkey.credential, at: now) else { throw PasskeyRefusal.unknown }
    return passkey
  }
}
