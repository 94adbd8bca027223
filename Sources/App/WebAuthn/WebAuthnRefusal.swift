/// The reason a passkey was not accepted. An honest person can only run into `userAbsent` and `userUnverified`; the other cases are
/// distinguished for the log.
package enum WebAuthnRefusal: String, Error, Sendable, CaseIterable {
  case tooLarge
  case malformedJSON
  case malformedCBOR
  case malformedAuthenticatorData

  /// A registration was sent in place of an assertion, or the reverse.
  case wrongType
  case wrongChallenge
  case wrongOrigin
  /// The page was embedded in a page of another site.
  case embedded
  case wrongRelyingParty

  /// The authenticator reports no user presence.
  case userAbsent
  /// The authenticator did not check a PIN, fingerprint or face.
  case userUnverified
  /// The credential claims to be backed up but not to be eligible for backup.
  case inconsistentBackup

  /// The registration contains no credential.
  case noCredential
  /// The credential is not one of those requested, or its identifiers disagree.
  case wrongCredential
  case unsupportedAlgorithm
  case invalidKey

  case wrongUser
  case wrongSignature
  /// The signature counter did not grow, so there may be a copy of the authenticator.
  case counterBack
  /// The credential's backup eligibility differs from its registration, though it must never change.
  case changedBackupEligibility
}
