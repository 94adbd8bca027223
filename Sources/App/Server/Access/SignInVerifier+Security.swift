internal import DailveDomain
internal import DailveScores

/// Changes by a signed-in person.
extension SignInVerifier {
  func signOut(
    _ store: any SignInStore, _ session: SignInSession, everywhere: Bool, _ visitor: Visitor, at now: Instant
  ) async throws {
    try await store.changeAccess { _ in
      (everywhere ? .endAll(known: visitor.known?.hash) : .end(id: session.id), ())
    }
    log.note(everywhere ? .signedOutEverywhere : .signedOut, visitor.client, session: session.id, at: now)
  }

  /// Ends the session of another browser.
  ///
  /// - Parameter id: Identifies that session.
  func end(_ id: String, _ store: any SignInStore, _ visitor: Visitor, at now: Instant) async throws {
    let isThere = try await store.changeAccess { state in
      state.sessions.contains { $0.id == id } ? (.end(id: id), true) : (nil, false)
    }
    if isThere { log.note(.ended, visitor.client, session: id, at: now) }
  }

  /// Sets another passphrase and signs out every other browser.
  ///
  /// - Returns: False if this browser was signed out meanwhile.
  func changePassphrase(
    _ passphrase: String, _ store: any SignInStore, _ session: SignInSession, _ visitor: Visitor, at now: Instant
  ) async throws -> Bool {
    let hash = try await hasher.hash(passphrase)
    let isDone = try await store.changeAccess { state in
      // The session may have ended while the hash was computed.
      guard state.session(hash: session.hash, at: now) != nil else { return (nil, false) }
      return (.passphrase(hash, keeping: session.id, known: visitor.known?.hash), true)
    }
    if isDone { log.note(.passphraseChanged, visitor.client, session: session.id, at: now) }
    return isDone
  }

  /// - Returns: Ten recovery codes that replace the remaining ones; `nil` if this browser was signed out meanwhile.
  func renewRecovery(
    _ store: any SignInStore, _ session: SignInSession, _ visitor: Visitor, at now: Instant
  ) async throws -> [String]? {
    let codes = AccessCode.recovery()
    let isDone = try await store.changeAccess { state in
      guard state.session(hash: session.hash, at: now) != nil else { return (nil, false) }
      return (.recovery(codes.map(\.hash)), true)
    }
    guard isDone else { return nil }
    log.note(.recoveryRenewed, visitor.client, session: session.id, at: now)
    return codes.map(\.text)
  }
}
