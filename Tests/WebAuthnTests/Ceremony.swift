import Foundation

@testable import DailveWebAuthn

/// A case of Tests/Program/ceremonies.py, which another implementation also judges (Tests/Program/test_passkeys.py).
struct Ceremony: Sendable, CustomStringConvertible {
  private struct Known: Decodable {
    struct Stored: Decodable {
      var counter: UInt32
      var isBackupEligible: Bool
      var isBackedUp: Bool
      var allowed: [EncodedBytes]
    }

    var name: String
    var kind: String
    var refusal: String?
    var site: String
    var origin: String
    var challenge: EncodedBytes
    var user: EncodedBytes
    var id: EncodedBytes
    var publicKey: EncodedBytes
    var stored: Stored?
  }

  var description: String
  var isRegistration: Bool
  /// The expected refusal; `nil` if the ceremony is accepted.
  var refusal: WebAuthnRefusal?
  var party: RelyingParty
  var challenge: [UInt8]
  var user: [UInt8]
  var allowed: [[UInt8]]
  var credential: Credential
  var response: [UInt8]

  static let all: [Ceremony] = {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/ceremonies.json")
    guard let data = try? Data(contentsOf: path), let known = try? JSONDecoder().decode([Known].self, from: data),
      let raw = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]]
    else { return [] }
    return zip(known, raw).map { known, raw in
      let response = (try? JSONSerialization.data(withJSONObject: raw["response"] ?? [:])) ?? Data()
      return Ceremony(known, Array(response))
    }
  }()

  private init(_ known: Known, _ response: [UInt8]) {
    description = "\(known.kind): \(known.name)"
    isRegistration = known.kind == "registration"
    refusal = known.refusal.flatMap(WebAuthnRefusal.init)
    party = RelyingParty(id: known.site, name: "Dailve", origins: [known.origin, "https://other.example"])
    challenge = known.challenge.bytes
    user = known.user.bytes
    allowed = known.stored?.allowed.map(\.bytes) ?? []
    credential = Credential(
      id: known.id.bytes, publicKey: known.publicKey.bytes, counter: known.stored?.counter ?? 0,
      isBackupEligible: known.stored?.isBackupEligible ?? false, isBackedUp: known.stored?.isBackedUp ?? false,
      transports: [], model: [])
    self.response = response
  }

  /// The resulting credential, as it would be stored.
  func outcome() throws(WebAuthnRefusal) -> Credential {
    isRegistration
      ? try party.register(RegistrationResponse(json: response), challenge: challenge)
      : try party.verify(
        AssertionResponse(json: response), challenge: challenge, credential: credential, user: user, allowed: allowed)
  }
}
