/// Why a passkey was not accepted. Only `userAbsent` and `userUnverified` are something that an honest person can meet; the log tells
/// the rest apart.
package enum WebAuthnRefusal: String, Error, Sendable, CaseIterable {
  case tooLarge
  case malformedJSON
  case malformedCBOR
  case malformedAuthenticatorData

  /// A registration in the place of an assertion, or the reverse.
  case wrongType
  case wrongChallenge
  case wrongOrigin
  /// The page was embedded in one of another site.
  case embedded
  case wrongRelyingParty

  /// The authenticator reports no user presence.
  case userAbsent
  /// The authenticator checked neither PIN, finger nor face.
  case userUnverified
  /// Backed up, though it says that it cannot be.
  case inconsistentBackup

  /// A registration without a credential.
  case noCredential
  /// Not the credential that was asked for, or several identifiers that disagree.
  case wrongCredential
  case unsupportedAlgorithm
  case invalidKey

  case wrongUser
  case wrongSignature
  /// The counter of signatures did not grow: there may be a copy of the authenticator.
  case counterBack
  /// Whether a credential can be backed up never changes.
  case changedBackupEligibility
}
