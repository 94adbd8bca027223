internal import DailveDomain
internal import DailveScores
internal import HTTPTypes
internal import Hummingbird

/// The known facts about a visitor before sign-in.
struct Visitor: Sendable {
  /// The network address that a request comes from.
  var client: String
  /// "Safari, iPhone".
  var browser: String?
  /// The previous session of the browser; signing in ends it.
  var before: SessionCookie?
  /// The cookie by which a known browser is recognised.
  var known: SessionCookie?

  init(_ request: Request, _ context: AppContext, _ access: PublicAccess) {
    client = access.client(peer: context.peer, forwarded: request.headers[values: .custom("X-Forwarded-For")])
    browser = BrowserName.name(userAgent: request.headers[.userAgent])
    before = SessionCookie(request, access)
    known = SessionCookie(request, access, .known)
  }
}

extension Visitor {
  /// The key under which attempts are counted, and true for a known browser.
  func counted(_ state: AccessState, at now: Instant) -> (key: String, isKnown: Bool) {
    if let before, state.session(hash: before.hash, at: now) != nil { return ("s" + before.hash.hexadecimal, true) }
    if let known, state.knows(browser: known.hash) { return ("k" + known.hash.hexadecimal, true) }
    return (NetworkAddress(client)?.network ?? client, false)
  }
}

extension SessionCookie {
  /// - Parameter passkey: The credential used to sign in.
  func session(_ visitor: Visitor, passkey: [UInt8]? = nil, at now: Instant) -> SignInSession {
    let id = RandomBytes.make(4).hexadecimal
    return SignInSession(id: id, hash: hash, browser: visitor.browser, passkey: passkey, at: now)
  }
}

/// The cookies after a successful sign-in.
struct SignedIn: Sendable {
  var session: SessionCookie
  /// `nil` if the browser already has one.
  var known: SessionCookie?

  func set(_ response: inout Response, _ access: PublicAccess) {
    session.set(&response, access)
    known?.set(&response, access)
  }
}

/// The credential presented for sign-in.
enum SignInProof: Sendable {
  /// The passphrase, or a recovery code.
  case secret(String)
  /// The answer of a browser with a passkey, as JSON.
  case passkey([UInt8])

  init(_ posted: PostedForm) {
    self =
      if let answer = posted["answer"], !answer.isEmpty { .passkey(Array(answer.utf8)) } else {
        .secret(posted["passphrase"] ?? "")
      }
  }
}

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
}
