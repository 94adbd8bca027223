package import DailveDomain
internal import DailveWebAuthn

/// Passkeys of the site at one origin.
package struct WebAuthnPasskeys: PasskeyVerifying {
  private static let name = "Dailve"
  private let party: RelyingParty

  /// - Parameter origin: The address at which browsers reach the web app.
  /// - Returns: `nil` if browsers cannot make passkeys there (`BrowserOrigin.passkeyObstacle`).
  package init?(_ origin: BrowserOrigin) {
    guard origin.passkeyObstacle == nil, !origin.host.isEmpty else { return nil }
    party = RelyingParty(id: origin.host, name: Self.name, origins: [origin.text])
  }

  package func creationOptions(challenge: [UInt8], user: [UInt8], existing: [Passkey]) -> String {
    party.creationOptions(
      challenge: challenge, user: user, userName: Self.name, existing: existing.map { Credential($0.credential) })
  }

  package func requestOptions(challenge: [UInt8]) -> String { party.requestOptions(challenge: challenge) }

  package func claim(_ kind: PasskeyChallenges.Kind, of answer: [UInt8]) throws(PasskeyRefusal) -> PasskeyClaim {
    do throws(WebAuthnRefusal) {
      switch kind {
      case .registration:
        let response = try RegistrationResponse(json: answer)
        return PasskeyClaim(id: response.id, challenge: try response.challenge)
      case .assertion:
        let response = try AssertionResponse(json: answer)
        return PasskeyClaim(id: response.id, challenge: try response.challenge)
      }
    } catch { throw .invalid(reason: error.rawValue) }
  }

  package func register(_ answer: [UInt8], challenge: [UInt8]) throws(PasskeyRefusal) -> PasskeyCredential {
    do throws(WebAuthnRefusal) {
      return PasskeyCredential(try party.register(RegistrationResponse(json: answer), challenge: challenge))
    } catch { throw .invalid(reason: error.rawValue) }
  }

  package func verify(
    _ answer: [UInt8], challenge: [UInt8], passkey: Passkey
  ) throws(PasskeyRefusal) -> PasskeyCredential {
    do throws(WebAuthnRefusal) {
      return PasskeyCredential(
        try party.verify(
          AssertionResponse(json: answer), challenge: challenge, credential: Credential(passkey.credential),
          user: passkey.user))
    } catch { throw .invalid(reason: error.rawValue) }
  }
}

extension Credential {
  fileprivate init(_ kept: PasskeyCredential) {
    self.init(
      id: kept.id, publicKey: kept.publicKey, counter: kept.counter, isBackupEligible: kept.isBackupEligible,
      isBackedUp: kept.isBackedUp, transports: kept.transports, model: kept.model)
  }
}

extension PasskeyCredential {
  fileprivate init(_ made: Credential) {
    self.init(
      id: made.id, publicKey: made.publicKey, counter: made.counter, isBackupEligible: made.isBackupEligible,
      isBackedUp: made.isBackedUp, transports: made.transports, model: made.model)
  }
}
