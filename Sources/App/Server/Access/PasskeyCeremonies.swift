internal import Crypto
internal import DailveDomain

/// Passkeys of one site: the requests to browsers that are pending.
struct PasskeyCeremonies: Sendable {
  let verifying: WebAuthnPasskeys
  let challenges: PasskeyChallenges

  /// - Parameter origin: The address at which browsers reach the web app.
  /// - Returns: `nil` if browsers cannot make passkeys there.
  init?(_ origin: BrowserOrigin) {
    guard let verifying = WebAuthnPasskeys(origin) else { return nil }
    self.verifying = verifying
    let key = SymmetricKey(size: .bits256)
    challenges = PasskeyChallenges { Array(HMAC<SHA256>.authenticationCode(for: $0, using: key)) }
  }
}

extension PasskeyRefusal {
  /// For the log; contains nothing of the request.
  var reason: String {
    switch self {
    case .notAsked: "not asked"
    case .unknown: "unknown passkey"
    case .taken: "registered already"
    case .name: "name"
    case .invalid(let reason): reason
    }
  }
}
