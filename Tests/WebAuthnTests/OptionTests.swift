import Foundation
import Testing

@testable import DailveWebAuthn

/// The members, spelt as in https://www.w3.org/TR/webauthn-3/, sections 5.1.8 and 5.1.9.
@Suite struct OptionTests {
  let party = RelyingParty(id: "health.example.org", name: "Dailve", origins: [])
  let credential = Credential(
    id: [0xfb, 0xff], publicKey: [], counter: 0, isBackupEligible: false, isBackedUp: false, transports: ["usb"],
    model: [])

  @Test func `a new passkey is found by itself and verified, and its maker not asked for`() {
    let options = party.creationOptions(challenge: [1, 2, 3], user: [9], userName: "A \"B\"", existing: [credential])
    #expect(
      options == """
        {"attestation":"none","authenticatorSelection":{"requireResidentKey":true,"residentKey":"required",\
        "userVerification":"required"},"challenge":"AQID","excludeCredentials":[{"id":"-_8","transports":["usb"],\
        "type":"public-key"}],"pubKeyCredParams":[{"alg":-7,"type":"public-key"},{"alg":-8,"type":"public-key"},\
        {"alg":-257,"type":"public-key"}],"rp":{"id":"health.example.org","name":"Dailve"},"timeout":300000,\
        "user":{"displayName":"A \\"B\\"","id":"CQ","name":"A \\"B\\""}}
        """)
  }

  @Test func `any passkey of the site is accepted unless some are named`() {
    #expect(
      party.requestOptions(challenge: [255]) == """
        {"allowCredentials":[],"challenge":"_w","rpId":"health.example.org","timeout":300000,\
        "userVerification":"required"}
        """)
    var plain = credential
    plain.transports = []
    #expect(
      party.requestOptions(challenge: [255], allowed: [plain])
        .contains(#""allowCredentials":[{"id":"-_8","type":"public-key"}]"#))
  }
}
