internal import DailveDomain
internal import HTTPTypes
internal import Hummingbird

/// Who asks to be let in, as far as that can be known before.
struct Visitor: Sendable {
  /// The network address that a request comes from.
  var client: String
  /// "Safari, iPhone".
  var browser: String?
  /// What the browser showed until now; signing in ends it.
  var before: SessionCookie?

  init(_ request: Request, _ context: AppContext, _ access: PublicAccess) {
    client = access.client(peer: context.peer, forwarded: request.headers[values: .custom("X-Forwarded-For")])
    browser = BrowserName.name(userAgent: request.headers[.userAgent])
    before = SessionCookie(request, access)
  }
}

/// What somebody shows to be let in.
enum SignInProof: Sendable {
  /// The passphrase, or a recovery code.
  case secret(String)
  /// The answer of a browser with a passkey, as JSON.
  case passkey([UInt8])

  init(_ posted: [String: String]) {
    self =
      if let answer = posted["answer"], !answer.isEmpty { .passkey(Array(answer.utf8)) } else {
        .secret(posted["passphrase"] ?? "")
      }
  }
}
