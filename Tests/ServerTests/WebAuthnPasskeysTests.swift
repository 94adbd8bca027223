import DailveDomain
import DailveServer
import Foundation
import Testing

@Suite struct WebAuthnPasskeysTests {
  private func passkeys(_ authority: String, isEncrypted: Bool = true) -> WebAuthnPasskeys? {
    WebAuthnPasskeys(BrowserOrigin(isEncrypted: isEncrypted, authority: authority))
  }

  @Test func `no passkeys are offered if browsers cannot create any`() {
    #expect(passkeys("192.168.1.2:8420") == nil)
    #expect(passkeys("health.example.org", isEncrypted: false) == nil)
    #expect(passkeys("") == nil)
    #expect(passkeys("localhost:8420", isEncrypted: false) != nil)
  }

  @Test func `cookies belong to the host, whatever its port`() throws {
    for authority in ["health.example.org", "Health.example.org:443", "health.example.org:8443"] {
      let options = try #require(passkeys(authority)).requestOptions(challenge: [1])
      #expect(options.contains(#""rpId":"health.example.org""#))
    }
  }

  /// Only the client data are valid, so a later failure shows that the origin was accepted.
  @Test(arguments: [
    ("health.example.org:443", "https://health.example.org", "malformedCBOR"),
    ("health.example.org:8443", "https://health.example.org:8443", "malformedCBOR"),
    ("health.example.org:8443", "https://health.example.org", "wrongOrigin"),
  ])
  func `the origin is written as browsers write it`(authority: String, origin: String, reason: String) throws {
    let client = #"{"type":"webauthn.create","challenge":"AQ","origin":"\#(origin)"}"#
    let answer = """
      {"id":"AQ","rawId":"AQ","type":"public-key","response":{"clientDataJSON":"\(base64url(client))",\
      "attestationObject":"AA"}}
      """
    let site = try #require(passkeys(authority))
    #expect(throws: PasskeyRefusal.invalid(reason: reason)) {
      try site.register(Array(answer.utf8), challenge: [1])
    }
    let claim = try site.claim(.registration(session: "s"), of: Array(answer.utf8))
    #expect(claim == PasskeyClaim(id: [1], challenge: [1]))
  }

  private func base64url(_ text: String) -> String {
    Data(text.utf8).base64EncodedString().filter { $0 != "=" }
  }
}
