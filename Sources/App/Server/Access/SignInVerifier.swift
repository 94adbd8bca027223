internal import DailveDomain
internal import DailveScores
internal import Synchronization

/// The storage of sign-in.
typealias SignInStore = AccessKeeping & PasskeyKeeping

/// Checks credentials for sign-in.
final class SignInVerifier: Sendable {
  let hasher = PassphraseHasher()
  let log = AccessLog()
  /// `nil` if browsers cannot make passkeys.
  let passkeys: PasskeyCeremonies?
  private let attempts = Mutex(SignInAttempts())

  init(passkeys: PasskeyCeremonies?) { self.passkeys = passkeys }

  /// True if there is a passkey to sign in with.
  func offersPasskey(_ store: any SignInStore) async throws -> Bool {
    guard passkeys != nil else { return false }
    return try await !store.passkeys().isEmpty
  }

  /// - Parameter withheld: Restores the rights that exist only in a restored backup, except its passphrase; `nil` to withhold them.
  /// - Returns: The recovery codes, and the cookie of the first session.
  /// - Throws: `SignInRefusal.wrong` for a code that is no longer accepted.
  func setUp(
    _ store: any SignInStore, code: AccessCode?, passphrase: String, readmitting withheld: (any WithheldRightKeeping)?,
    _ visitor: Visitor, at now: Instant
  ) async throws -> (codes: [String], cookies: SignedIn) {
    guard let code, try await store.access().accepts(setupCode: code.hash, at: now) else {
      log.note(.setupRefused, visitor.client, at: now)
      throw SignInRefusal.wrong
    }
    let hash = try await hasher.hash(passphrase)
    let (cookies, codes) = (SignedIn(session: SessionCookie(), known: SessionCookie(.known)), AccessCode.recovery())
    let (session, known) = (cookies.session.session(visitor, at: now), cookies.known?.hash)
    // Readmission must precede setup, after which nobody may do it. The holder of the code may do both.
    if let withheld, try await withheld.readmitWithheldRights(passphrase: false)?.isEmpty == false {
      log.note(.readmitted, visitor.client, at: now)
    }
    let isDone = try await store.changeAccess { state in
      // If two people present the code at the same moment, only one becomes the owner.
      guard state.accepts(setupCode: code.hash, at: now) else { return (nil, false) }
      return (.setUp(hash, recovery: codes.map(\.hash), session: session, known: known), true)
    }
    log.note(isDone ? .setUp : .setupRefused, visitor.client, session: isDone ? session.id : nil, at: now)
    guard isDone else { throw SignInRefusal.wrong }
    return (codes.map(\.text), cookies)
  }

  /// Signs the person in, or re-authenticates them, with a new session in either case.
  func signIn(
    _ store: any SignInStore, _ proof: SignInProof, _ visitor: Visitor, at now: Instant
  ) async throws -> SignedIn {
    switch proof {
    case .passkey(let answer): return try await usePasskey(answer, store, visitor, now)
    case .secret(let secret):
      // Attempts with codes are not counted, because nobody guesses one. Check before consuming it, so that strangers
      // cause no writes.
      if let code = AccessCode(secret), try await store.access().accepts(recoveryCode: code.hash),
        let cookie = try await useCode(code, store, visitor, now)
      {
        return cookie
      }
      return try await usePassphrase(secret, store, visitor, now)
    }
  }

  private func usePassphrase(
    _ passphrase: String, _ store: any SignInStore, _ visitor: Visitor, _ now: Instant
  ) async throws -> SignedIn {
    let state = try await store.access()
    let (key, isKnown) = visitor.counted(state, at: now)
    if let seconds = attempts.withLock({ $0.begin(from: key, isKnown: isKnown, at: now) }) {
      log.note(.later, visitor.client, at: now)
      throw SignInRefusal.later(seconds: seconds)
    }
    guard let kept = state.passphrase, PassphraseRule.isPossible(passphrase) else { throw refused(visitor, now) }
    do {
      guard try await hasher.isSame(passphrase, kept, isKnown: isKnown) else { throw refused(visitor, now) }
    } catch SignInRefusal.later(let seconds) {
      log.note(.later, visitor.client, at: now)
      attempts.withLock { $0.withdraw(from: key, isKnown: isKnown) }
      throw SignInRefusal.later(seconds: seconds)
    }
    let cookie = try await begin(store, visitor, .signedIn, now) { state in
      // The passphrase may have been reset while the hash was computed.
      state.passphrase == kept ? .passphrase : nil
    }
    guard let cookie else { throw refused(visitor, now) }
    return cookie
  }

  private func useCode(
    _ code: AccessCode, _ store: any SignInStore, _ visitor: Visitor, _ now: Instant
  ) async throws -> SignedIn? {
    let hash = code.hash
    return try await begin(store, visitor, .signedInByCode, now) { state in
      state.accepts(recoveryCode: hash) ? .code(hash) : nil
    }
  }

  /// Attempts with passkeys are not counted either, because signatures cannot be guessed.
  private func usePasskey(
    _ answer: [UInt8], _ store: any SignInStore, _ visitor: Visitor, _ now: Instant
  ) async throws -> SignedIn {
    guard let passkeys else { throw refused(visitor, now) }
    let used: Passkey
    do {
      used = try await SignInWithPasskey(store, passkeys.verifying, passkeys.challenges).finish(answer, at: now)
    } catch let refusal as PasskeyRefusal {
      throw refused(visitor, now, because: refusal.reason)
    }
    let id = used.credential.id
    let cookie = try await begin(store, visitor, .signedInByPasskey, now, passkey: id) { state in
      // Everything may have been reset during verification.
      state.isOpenForSetup ? nil : .passkey(id)
    }
    guard let cookie else { throw refused(visitor, now) }
    return cookie
  }

  private enum Means {
    case passphrase
    case passkey([UInt8])
    case code([UInt8])

    var code: [UInt8]? { if case .code(let hash) = self { hash } else { nil } }
    var passkey: [UInt8]? { if case .passkey(let id) = self { id } else { nil } }
  }

  /// Begins a session if `decide` still allows it.
  ///
  /// - Parameter passkey: A passkey that must still exist.
  private func begin(
    _ store: any SignInStore, _ visitor: Visitor, _ event: AccessLog.Event, _ now: Instant, passkey: [UInt8]? = nil,
    _ decide: @escaping @Sendable (AccessState) -> Means?
  ) async throws -> SignedIn? {
    let (key, isKnown) = visitor.counted(try await store.access(), at: now)
    let (cookie, fresh, before) = (SessionCookie(), SessionCookie(.known), visitor.before?.hash)
    let admit: @Sendable (AccessState) -> (change: AccessChange?, result: (String?, Bool)) = { state in
      guard let means = decide(state) else { return (nil, (nil, false)) }
      let isNew = !(visitor.known.map { state.knows(browser: $0.hash) } ?? false)
      let session = cookie.session(visitor, passkey: means.passkey, at: now)
      let change = AccessChange.signIn(
        session, replacing: before, recovery: means.code, known: isNew ? fresh.hash : nil)
      return (change, (session.id, isNew))
    }
    let (id, isNew) =
      if let passkey {
        try await store.changeAccess(shown: passkey) { state, isThere in isThere ? admit(state) : (nil, (nil, false)) }
      } else { try await store.changeAccess(admit) }
    guard let id else { return nil }
    attempts.withLock { $0.succeeded(from: key, isKnown: isKnown) }
    log.note(event, visitor.client, session: id, at: now)
    return SignedIn(session: cookie, known: isNew ? fresh : nil)
  }

  private func refused(_ visitor: Visitor, _ now: Instant, because reason: String? = nil) -> SignInRefusal {
    log.note(.refused, visitor.client, because: reason, at: now)
    return .wrong
  }
}
