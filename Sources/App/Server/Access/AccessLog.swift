internal import DailveDomain
internal import DailveScores
internal import Logging

/// What happens with sign-in: when, from where, with what outcome. It holds no secrets, and nothing that a request could put into it besides
/// its network address.
struct AccessLog: Sendable {
  enum Event: String {
    case setUp = "set up", signedIn = "signed in", signedInByCode = "signed in with a recovery code", refused, later,
      signedOut = "signed out"
    case signedOutEverywhere = "signed out everywhere", setupRefused = "setup refused"
  }

  private let logger: Logger

  init() {
    var logger = Logger(label: "dailve.access")
    logger.logLevel = .notice
    self.logger = logger
  }

  func note(_ event: Event, _ client: String, session: String? = nil, at now: Instant) {
    logger.notice(
      "sign-in",
      metadata: [
        "outcome": "\(event.rawValue)", "utc": "\(now)", "session": "\(session ?? "none")",
        "client": "\(NetworkAddress(client) == nil ? "unknown" : client)",
      ])
  }
}
