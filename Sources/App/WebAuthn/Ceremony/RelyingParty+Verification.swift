extension RelyingParty {
  /// Verifies a new passkey. The caller must check that its identifier is not taken.
  ///
  /// - Parameter challenge: The challenge of the request; the caller ensures that none is used twice.
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
  ///   - challenge: The challenge of the request; the caller ensures that none is used twice.
  ///   - credential: The stored credential with the identifier `response.id`.
  ///   - user: The user handle that the credential was registered for.
  ///   - allowed: Identifiers of the requested credentials. If empty, any credential is accepted, but the response must name its user.
  /// - Returns: The updated credential, to be stored in place of the old one.
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
