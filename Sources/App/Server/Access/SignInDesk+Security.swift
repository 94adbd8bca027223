internal import DailveDomain
internal import DailveScores

/// What somebody changes who is signed in.
extension SignInDesk {
  func signOut(
    _ store: any SignInStore, _ session: SignInSession, everywhere: Bool, _ visitor: Visitor, at now: Instant
  ) async throws {
    try await store.changeAccess { _ in (everywhere ? .endAll : .end(id: session.id), ()) }
    log.note(everywhere ? .signedOutEverywhere : .signedOut, visitor.client, session: session.id, at: now)
  }

  /// Ends the session of another browser.
  ///
  /// - Parameter id: Of that session.
  func end(_ id: String, _ store: any SignInStore, _ visitor: Visitor, at now: Instant) async throws {
    let isThere = try await store.changeAccess { state in
      state.sessions.contains { $0.id == id } ? (.end(id: id), true) : (nil, false)
    }
    if isThere { log.note(.ended, visitor.client, session: id, at: now) }
  }

  /// Sets another passphrase and signs out every browser but this one.
  ///
  /// - Returns: False if this one was signed out meanwhile.
  func changePassphrase(
    _ passphrase: String, _ store: any SignInStore, _ session: SignInSession, _ visitor: Visitor, at now: Instant
  ) async throws -> Bool {
    let hash = try await hasher.hash(passphrase)
    let isDone = try await store.changeAccess { state in
      // It may have been ended while the hash was computed.
      state.session(hash: session.hash, at: now) == nil ? (nil, false) : (.passphrase(hash, keeping: session.id), true)
    }
    if isDone { log.note(.passphraseChanged, visitor.client, session: session.id, at: now) }
    return isDone
  }

  /// Ends the sessions that began with a passkey which is no longer there, but for this one.
  func end(
    withPasskey id: [UInt8], _ store: any SignInStore, _ session: SignInSession, _ visitor: Visitor, at now: Instant
  ) async throws {
    try await store.changeAccess { _ in (.endWithPasskey(id, keeping: session.id), ()) }
    log.note(.passkeyRemoved, visitor.client, session: session.id, at: now)
  }

  /// - Returns: Ten recovery codes, instead of those that were left.
  func renewRecovery(
    _ store: any SignInStore, _ session: SignInSession, _ visitor: Visitor, at now: Instant
  ) async throws -> [String] {
    let codes = AccessCode.recovery()
    try await store.changeAccess { _ in (.recovery(codes.map(\.hash)), ()) }
    log.note(.recoveryRenewed, visitor.client, session: session.id, at: now)
    return codes.map(\.text)
  }
}
