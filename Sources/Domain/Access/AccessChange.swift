/// A change to sign-in or to the sessions.
///
/// Stored in change queues: never rename a coding key or a label.
public enum AccessChange: Codable, Sendable, Equatable {
  case offerSetup(SetupCode)
  /// Closes setup.
  case setUp(PassphraseHash, recovery: [[UInt8]], session: SignInSession, known: [UInt8]? = nil)
  /// - Parameters:
  ///   - replacing: Hash of the session that the browser had before.
  ///   - recovery: Hash of the code that was used.
  ///   - known: Hash of the cookie by which the browser is recognised; `nil` if it was already known.
  case signIn(SignInSession, replacing: [UInt8]?, recovery: [UInt8]?, known: [UInt8]? = nil)
  case used(id: String, at: StoredInstant)
  case end(id: String)
  /// - Parameter known: Hash of the cookie by which the requesting browser is recognised. All other browsers count as unknown from then on.
  case endAll(known: [UInt8]? = nil)
  /// Ends the sessions that began with a passkey, except one.
  case endWithPasskey([UInt8], keeping: String)
  /// Ends every session but one: browsers signed in with the old passphrase are signed out, and count as unknown from then on.
  case passphrase(PassphraseHash, keeping: String, known: [UInt8]? = nil)
  /// Invalidates the earlier codes.
  case recovery([[UInt8]])
  /// Removes everything and offers setup.
  case reset(SetupCode)
}

extension AccessState {
  /// Maximum number of signed-in browsers, more than one person has; beyond it the oldest is signed out.
  static let mostSessions = 100
  static let mostKnown = 50

  public mutating func apply(_ change: AccessChange) {
    switch change {
    case .offerSetup(let code): if isOpenForSetup { setup = code }
    case .setUp(let passphrase, let recovery, let session, let browser):
      guard isOpenForSetup else { return }
      setup = nil
      self.passphrase = passphrase
      self.recovery = recovery
      sessions = [session]
      know(browser)
    case .signIn(let session, let replaced, let code, let browser):
      sessions.removeAll { $0.hash == replaced }
      recovery.removeAll { $0 == code }
      sessions.removeAll { !$0.isOpen(at: session.created) }
      sessions.append(session)
      sessions = sessions.suffix(Self.mostSessions)
      know(browser)
    case .used(let id, let instant):
      for index in sessions.indices where sessions[index].id == id { sessions[index].used = instant.wrappedValue }
    case .end(let id): end { $0.id == id }
    case .endAll(let browser):
      end { _ in true }
      forgetBrowsers(but: browser)
    case .endWithPasskey(let passkey, let id): end { $0.passkey == passkey && $0.id != id }
    case .passphrase(let passphrase, let id, let browser):
      guard !isOpenForSetup else { return }
      self.passphrase = passphrase
      end { $0.id != id }
      forgetBrowsers(but: browser)
    case .recovery(let codes): if !isOpenForSetup { recovery = codes }
    case .reset(let code):
      self = AccessState()
      setup = code
    }
  }

  private mutating func end(_ isOver: (SignInSession) -> Bool) {
    let over = sessions.filter(isOver).map(\.hash)
    if over.isEmpty { return }
    sessions.removeAll(where: isOver)
    ended = ((ended ?? []) + over).suffix(Self.mostSessions)
  }

  private mutating func forgetBrowsers(but browser: [UInt8]?) { known = known?.filter { $0 == browser } }

  private mutating func know(_ browser: [UInt8]?) {
    guard let browser else { return }
    known = ((known ?? []) + [browser]).suffix(Self.mostKnown)
  }
}
