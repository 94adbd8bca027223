internal import DailveDomain
internal import DailveScores
internal import Hummingbird

extension TailscaleUsers.Word {
  init(_ request: Request) {
    func values(_ name: String) -> [String] { request.headers[values: .custom(name)] }
    self.init(
      logins: values("Tailscale-User-Login"), forwarded: values("X-Forwarded-For"),
      isPublic: !values("Tailscale-Funnel-Request").isEmpty)
  }
}

extension SignInSession {
  /// A session vouched for by Tailscale: valid for one request, never stored, no cookie. Re-authentication is still required, and
  /// is answered with the passphrase or a passkey.
  static func vouched(at now: Instant) -> SignInSession {
    var session = SignInSession(id: "tailscale", hash: [], at: now)
    session.created = Instant(0)
    return session
  }

  /// True if the session lives until it is ended, false if it ends with its request.
  var isKept: Bool { !hash.isEmpty }
}
