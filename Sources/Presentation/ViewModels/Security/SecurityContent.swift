public import DailveDomain
public import DailveScores

/// Sign-in and sessions as texts.
public struct SecurityContent: Sendable {
  /// Maximum letters of a passkey's name: its bytes are limited, and a Korean letter takes three.
  public static let longestPasskeyName = DeviceToken.longestName / 3

  /// A key of the person, or a browser that is signed in.
  public struct Row: Sendable, Equatable {
    public var id: String
    public var name: String
    public var detail: String
    /// True for the browser that shows the page.
    public var isHere = false
  }

  /// Oldest first.
  public var passkeys: [Row]
  /// Why browsers cannot make passkeys here.
  public var obstacle: TextKey?
  /// Most recently used first.
  public var browsers: [Row]
  public var codesLeft: String
  /// Rights that exist only in a restored backup.
  public var withheld: [Row]

  /// - Parameters:
  ///   - session: The session of the browser that shows the page.
  ///   - latest: The later of date and steady time, by which sessions end.
  public init(
    _ state: AccessState, _ passkeys: [Passkey], of session: SignInSession, withheld: [WithheldRight] = [],
    obstacle: BrowserOrigin.Obstacle?, at latest: Instant, _ viewer: ViewerContext
  ) {
    let language = viewer.language
    self.obstacle = obstacle.map { $0 == .noName ? .passkeyNoName : .passkeyNotEncrypted }
    self.passkeys = passkeys.map { passkey in
      let used = passkey.lastUsed.map { language(.securityLastUsed, viewer.moment($0)) } ?? language[.passkeyUnused]
      return Row(
        id: passkey.credential.id.hexadecimal, name: passkey.name,
        detail: [language(.passkeyMade, viewer.date(of: passkey.created)), used].joined(separator: " · "))
    }
    browsers = state.sessions.filter { $0.isOpen(at: latest) }.sorted {
      ($0.id == session.id ? 1 : 0, $0.used) > ($1.id == session.id ? 1 : 0, $1.used)
    }.map { open in
      let isHere = open.id == session.id
      let since = language(.securitySince, viewer.date(of: open.created))
      let used = isHere ? language[.securityHere] : language(.securityLastUsed, viewer.moment(open.used))
      return Row(
        id: open.id, name: open.browser ?? language[.securityUnknownBrowser],
        detail: [used, since].joined(separator: " · "), isHere: isHere)
    }
    codesLeft = language(.securityCodesLeft, "\(state.recovery.count)")
    self.withheld = withheld.map { right in
      let kind = language[Self.kind(right.kind)]
      let made = right.made.map { language(.passkeyMade, viewer.date(of: $0)) }
      return Row(
        id: "", name: right.name.isEmpty ? kind : right.name,
        detail: [right.name.isEmpty ? nil : kind, made, right.backup].compactMap(\.self).joined(separator: " · "))
    }
  }

  private static func kind(_ kind: WithheldRight.Kind) -> TextKey {
    switch kind {
    case .passphrase: .securityWithheldPassphrase
    case .passkey: .securityWithheldPasskey
    case .key: .securityWithheldKey
    case .peer: .securityWithheldPeer
    }
  }
}

extension ViewerContext {
  fileprivate func date(of instant: Instant) -> String { date(timeline.day(at: instant).nearestAccepted) }
}

/// Why a passkey was rejected.
public enum PasskeyWords {
  public static func sentence(_ refusal: PasskeyRefusal, _ language: Language) -> String {
    switch refusal {
    case .notAsked: language[.passkeyLate]
    case .unknown: language[.passkeyGone]
    case .taken: language[.passkeyTaken]
    case .name: language(.passkeyNoLabel, "\(SecurityContent.longestPasskeyName)")
    case .invalid: language[.passkeyFailed]
    }
  }
}

/// Reasons for rejecting a passphrase.
public enum PassphraseWords {
  public static func sentence(_ problem: PassphraseRule.Problem, _ language: Language) -> String {
    switch problem {
    case .tooShort: language(.setupTooShort, "\(PassphraseRule.fewest)")
    case .tooLong: language(.setupTooLong, "\(PassphraseRule.most)")
    case .common: language[.setupCommon]
    }
  }
}
