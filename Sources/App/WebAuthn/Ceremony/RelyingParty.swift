internal import Foundation

/// A site that people sign in to with passkeys: the server side of WebAuthn (https://www.w3.org/TR/webauthn-3/, section 7). It requires
/// discoverable passkeys that the authenticator protects with a PIN, fingerprint or face.
package struct RelyingParty: Sendable {
  /// The host name, or a parent domain of it; never an IP address.
  package let id: String
  /// The name that authenticators show.
  package let name: String
  /// Origins whose pages may use the passkeys, such as "https://health.example.org".
  package let origins: Set<String>

  package init(id: String, name: String, origins: Set<String>) {
    self.id = id
    self.name = name
    self.origins = origins
  }

  func check(_ data: ClientData, _ kind: ClientData.Kind, challenge: [UInt8]) throws(WebAuthnRefusal) {
    guard data.type == kind.rawValue else { throw .wrongType }
    guard !challenge.isEmpty, data.challenge.bytes == challenge else { throw .wrongChallenge }
    // Compare bytes, because Swift strings are equal even if their characters are composed differently.
    guard origins.contains(where: { $0.utf8.elementsEqual(data.origin.utf8) }) else { throw .wrongOrigin }
    guard data.crossOrigin != true, data.topOrigin == nil else { throw .embedded }
  }

  func check(_ data: AuthenticatorData) throws(WebAuthnRefusal) {
    guard data.relyingPartyHash == Digest.sha256(Array(id.utf8)) else { throw .wrongRelyingParty }
    guard data.flags.contains(.userPresent) else { throw .userAbsent }
    guard data.flags.contains(.userVerified) else { throw .userUnverified }
    guard data.flags.contains(.backupEligible) || !data.flags.contains(.backedUp) else { throw .inconsistentBackup }
  }
}

/// The request and its origin, as reported by the browser (https://www.w3.org/TR/webauthn-3/, section 5.8.1).
struct ClientData: Decodable, Sendable {
  enum Kind: String, Sendable {
    case registration = "webauthn.create"
    case assertion = "webauthn.get"
  }

  private static let largest = 8192

  var type: String
  var challenge: EncodedBytes
  var origin: String
  /// Absent in older browsers.
  var crossOrigin: Bool?
  /// Present only if the page was embedded.
  var topOrigin: String?

  init(json bytes: [UInt8]) throws(WebAuthnRefusal) {
    guard bytes.count <= Self.largest else { throw .tooLarge }
    guard let data = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else { throw .malformedJSON }
    self = data
  }
}
