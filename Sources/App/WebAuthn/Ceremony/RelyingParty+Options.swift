internal import Foundation

extension RelyingParty {
  /// How long a browser waits for the person, in milliseconds.
  private static let timeout = 300_000

  /// The input of `PublicKeyCredential.parseCreationOptionsFromJSON`.
  ///
  /// - Parameters:
  ///   - user: A handle of 1 to 64 bytes that reveals nothing about the person; the same for all their passkeys.
  ///   - userName: The name that authenticators show in their list.
  ///   - existing: The person's passkeys, so that no authenticator creates a second one.
  package func creationOptions(challenge: [UInt8], user: [UInt8], userName: String, existing: [Credential]) -> String {
    Self.json(
      CreationOptions(
        rp: .init(id: id, name: name),
        user: .init(id: EncodedBytes(user), name: userName, displayName: userName),
        challenge: EncodedBytes(challenge),
        pubKeyCredParams: CredentialPublicKey.algorithms.map { .init(alg: $0) }, timeout: Self.timeout,
        excludeCredentials: existing.map(CredentialDescriptor.init), authenticatorSelection: .init()))
  }

  /// The input of `PublicKeyCredential.parseRequestOptionsFromJSON`.
  ///
  /// - Parameter allowed: Empty for any passkey of this site that the authenticator knows.
  package func requestOptions(challenge: [UInt8], allowed: [Credential] = []) -> String {
    Self.json(
      RequestOptions(
        challenge: EncodedBytes(challenge), rpId: id, timeout: Self.timeout,
        allowCredentials: allowed.map(CredentialDescriptor.init)))
  }

  private static func json(_ options: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // The options contain only strings, booleans and integers, so encoding cannot fail.
    return (try? encoder.encode(options)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

private struct CredentialDescriptor: Encodable {
  var type = "public-key"
  var id: EncodedBytes
  var transports: [String]?

  init(_ credential: Credential) {
    id = EncodedBytes(credential.id)
    transports = credential.transports.isEmpty ? nil : credential.transports
  }
}

private struct CreationOptions: Encodable {
  struct Party: Encodable {
    var id: String
    var name: String
  }
  struct User: Encodable {
    var id: EncodedBytes
    var name: String
    var displayName: String
  }
  struct Algorithm: Encodable {
    var type = "public-key"
    var alg: Int
  }
  struct Selection: Encodable {
    var residentKey = "required"
    var requireResidentKey = true
    var userVerification = "required"
  }

  var rp: Party
  var user: User
  var challenge: EncodedBytes
  var pubKeyCredParams: [Algorithm]
  var timeout: Int
  var excludeCredentials: [CredentialDescriptor]
  var authenticatorSelection: Selection
  var attestation = "none"
}

private struct RequestOptions: Encodable {
  var challenge: EncodedBytes
  var rpId: String
  var timeout: Int
  var allowCredentials: [CredentialDescriptor]
  var userVerification = "required"
}
