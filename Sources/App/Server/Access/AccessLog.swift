internal import DailveDomain
internal import DailveScores
internal import Hummingbird
internal import Logging

/// Logs sign-in events: when, from where, and the outcome. It holds no secrets and nothing that a request could inject,
/// apart from its network address.
final class AccessLog: Sendable {
  enum Event: String {
    case setUp = "set up", signedIn = "signed in", signedInByCode = "signed in with a recovery code"
    case signedInByPasskey = "signed in with a passkey", refused, later, signedOut = "signed out", ended
    case passphraseChanged = "passphrase changed", recoveryRenewed = "recovery codes renewed"
    case passkeyAdded = "passkey added", passkeyRemoved = "passkey removed", passkeyRefused = "passkey refused"
    case keyMade = "device key made", keyWithdrawn = "device key withdrawn", exported, erased, restored =
      "backup restored"
    case deviceAddressOpened = "address for devices switched on"
    case deviceAddressClosed = "address for devices switched off"
    case readmitted = "rights of a backup readmitted"
    case signedOutEverywhere = "signed out everywhere", setupRefused = "setup refused"
  }

  /// Events that strangers can cause at will.
  private static let strangers: Set<Event> = [.refused, .later, .setupRefused]

  private let logger: Logger
  private let allowance = LogRateLimit(most: 60)

  init() {
    var logger = Logger(label: "dailve.access")
    logger.logLevel = .notice
    self.logger = logger
  }

  /// - Parameter reason: Our own wording, never text from a request.
  func note(
    _ event: Event, _ client: String, session: String? = nil, because reason: String? = nil, at now: Instant
  ) {
    if Self.strangers.contains(event) {
      switch allowance.admit(second: now.seconds) {
      case .write: break
      case .writeMoreOfTheSame:
        return logger.notice("sign-in", metadata: ["outcome": "more of the same", "utc": "\(now)"])
      case .none: return
      }
    }
    var metadata: Logger.Metadata = [
      "outcome": "\(event.rawValue)", "utc": "\(now)", "session": "\(session ?? "none")",
      "client": "\(NetworkAddress(client) == nil ? "unknown" : client)",
    ]
    if let reason { metadata["reason"] = "\(reason)" }
    logger.notice("sign-in", metadata: metadata)
  }
}

/// Logs actions of a signed-in person on keys and on all data.
struct AccessTrail: Sendable {
  /// `nil` without sign-in; then nothing is logged.
  let access: PublicAccess?
  let log: AccessLog
  let now: @Sendable () -> Instant

  func note(_ event: AccessLog.Event, _ request: Request, _ context: AppContext) {
    guard let access else { return }
    log.note(event, Visitor(request, context, access).client, session: context.session?.id, at: now())
  }
}
