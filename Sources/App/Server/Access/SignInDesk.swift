internal import DailveDomain
internal import DailveScores
internal import Synchronization

/// Checks what people show to be let in.
final class SignInDesk: Sendable {
  private let hasher = PassphraseHasher()
  private let attempts = Mutex(SignInAttempts())
  private let log = AccessLog()

  /// - Returns: The recovery codes, and the cookie of the first session.
  /// - Throws: `SignInRefusal.wrong` for a code that is not accepted any more.
  func setUp(
    _ store: any AccessKeeping, code: AccessCode?, passphrase: String, client: String, at now: Instant
  ) async throws -> (codes: [String], cookie: SessionCookie) {
    guard let code, try await store.access().accepts(setupCode: code.hash, at: now) else {
      log.note(.setupRefused, client, at: now)
      throw SignInRefusal.wrong
    }
    let hash = try await hasher.hash(passphrase)
    let (cookie, codes) = (SessionCookie(), (0..<10).map { _ in AccessCode() })
    let session = cookie.session(at: now)
    let isDone = try await store.changeAccess { state in
      // Of two who show the code at the same moment one is the owner.
      guard state.accepts(setupCode: code.hash, at: now) else { return (nil, false) }
      return (.setUp(hash, recovery: codes.map(\.hash), session: session), true)
    }
    log.note(isDone ? .setUp : .setupRefused, client, session: isDone ? session.id : nil, at: now)
    guard isDone else { throw SignInRefusal.wrong }
    return (codes.map(\.text), cookie)
  }

  func signIn(
    _ store: any AccessKeeping, passphrase: String, client: String, before: SessionCookie?, at now: Instant
  ) async throws -> SessionCookie {
    // What the code signs in with is not counted: nobody guesses it.
    if let code = AccessCode(passphrase), let cookie = try await useCode(code, store, client, before, now) {
      return cookie
    }
    if let seconds = attempts.withLock({ $0.begin(from: client, at: now) }) {
      log.note(.later, client, at: now)
      throw SignInRefusal.later(seconds: seconds)
    }
    guard let kept = try await store.access().passphrase, PassphraseRule.isPossible(passphrase),
      try await hasher.isSame(passphrase, kept)
    else {
      log.note(.refused, client, at: now)
      throw SignInRefusal.wrong
    }
    let cookie = SessionCookie()
    let session = cookie.session(at: now)
    let isIn = try await store.changeAccess { state in
      // It may have been reset while the hash was computed.
      guard state.passphrase == kept else { return (nil, false) }
      return (.signIn(session, replacing: before?.hash, recovery: nil), true)
    }
    guard isIn else { throw SignInRefusal.wrong }
    attempts.withLock { $0.succeeded(from: client) }
    log.note(.signedIn, client, session: session.id, at: now)
    return cookie
  }

  private func useCode(
    _ code: AccessCode, _ store: any AccessKeeping, _ client: String, _ before: SessionCookie?, _ now: Instant
  ) async throws -> SessionCookie? {
    let (cookie, hash) = (SessionCookie(), code.hash)
    let session = cookie.session(at: now)
    let isIn = try await store.changeAccess { state in
      guard state.accepts(recoveryCode: hash) else { return (nil, false) }
      return (.signIn(session, replacing: before?.hash, recovery: hash), true)
    }
    guard isIn else { return nil }
    attempts.withLock { $0.succeeded(from: client) }
    log.note(.signedInByCode, client, session: session.id, at: now)
    return cookie
  }

  func signOut(_ store: any AccessKeeping, _ session: SignInSession, everywhere: Bool, client: String, at now: Instant)
    async throws
  {
    try await store.changeAccess { _ in (everywhere ? .endAll : .end(id: session.id), ()) }
    log.note(everywhere ? .signedOutEverywhere : .signedOut, client, session: session.id, at: now)
  }
}
