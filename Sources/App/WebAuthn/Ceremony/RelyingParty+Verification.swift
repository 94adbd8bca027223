extension RelyingParty {
  /// Verifies a new passkey. Whether its identifier is taken is for the caller to find out.
  ///
  /// - Parameter challenge: The one that was asked with; the caller sees to it that none is used twice.
  package func register(_ response: RegistrationResponse, challenge: [UInt8]) throws(WebAuthnRefusal) -> Credential {
    try check(try ClientData(json: response.clientData), .registration, challenge: challenge)
    let data = try AttestationObject(response.attestationObject).authenticatorData
    try check(data)
    guard let attested = data.attested else { throw .noCredential }
    guard attested.id == response.id else { throw .wrongCredential }
    _ = try CredentialPublicKey(cose: attested.publicKey)
    return Credential(
      id: attested.id, publicKey: attested.publicKey, counter: data.counter,
      isBackupEligible: data.flags.contains(.backupEligible), isBackedUp: data.flags.contains(.backedUp),
      transports: response.transports, model: attested.model)
  }

  /// Verifies possession of a passkey.
  ///
  /// - Parameters:
  ///   - challenge: The one that was asked with; the caller sees to it that none is used twice.
  ///   - credential: The stored one that `response.id` names.
  ///   - user: The handle that it was registered for.
  ///   - allowed: The credentials that were asked for; empty if any would do, which then has to say whose it is.
  /// - Returns: The credential as it is to be kept from now on.
  package func verify(
    _ response: AssertionResponse, challenge: [UInt8], credential: Credential, user: [UInt8], allowed: [[UInt8]] = []
  ) throws(WebAuthnRefusal) -> Credential {
    guard response.id == credential.id, allowed.isEmpty || allowed.contains(response.id) else {
      throw .wrongCredential
    }
    guard response.user == user || (response.user == nil && !allowed.isEmpty) else { throw .wrongUser }
    try check(try ClientData(json: response.clientData), .assertion, challenge: challenge)
    let data = try AuthenticatorData(response.authenticatorData)
    try check(data)
    guard data.flags.contains(.backupEligible) == credential.isBackupEligible else { throw .changedBackupEligibility }
    let signed = response.authenticatorData + Digest.sha256(response.clientData)
    guard try CredentialPublicKey(cose: credential.publicKey).isValid(response.signature, of: signed) else {
      throw .wrongSignature
    }
    guard data.counter > credential.counter || (data.counter == 0 && credential.counter == 0) else {
      throw .counterBack
    }
    var kept = credential
    kept.counter = data.counter
    kept.isBackedUp = data.flags.contains(.backedUp)
    return kept
  }
}
