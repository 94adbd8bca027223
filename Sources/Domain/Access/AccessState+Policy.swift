public import DailveScores

/// Decisions about presented secrets, given their hashes.
extension AccessState {
  public func accepts(setupCode hash: [UInt8], at now: Instant) -> Bool {
    guard isOpenForSetup, let setup, now < setup.expires else { return false }
    return ConstantTimeComparison.isSame(setup.hash, hash)
  }

  public func accepts(recoveryCode hash: [UInt8]) -> Bool {
    recovery.reduce(false) { found, code in ConstantTimeComparison.isSame(code, hash) || found }
  }

  /// True if somebody has signed in before in the browser with this cookie.
  public func knows(browser hash: [UInt8]) -> Bool {
    (known ?? []).reduce(false) { found, browser in ConstantTimeComparison.isSame(browser, hash) || found }
  }

  /// The session of a cookie; `nil` if it has ended.
  public func session(hash: [UInt8], at now: Instant) -> SignInSession? {
    sessions.first { ConstantTimeComparison.isSame($0.hash, hash) && $0.isOpen(at: now) }
  }

  /// True if the session of a cookie was ended deliberately, rather than expired.
  public func wasEnded(hash: [UInt8]) -> Bool {
    (ended ?? []).reduce(false) { found, cookie in ConstantTimeComparison.isSame(cookie, hash) || found }
  }
}
