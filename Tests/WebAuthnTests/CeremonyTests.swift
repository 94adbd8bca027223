import Foundation
import Testing

@testable import DailveWebAuthn

@Suite struct CeremonyTests {
  @Test func `the ceremonies are there`() {
    #expect(Ceremony.all.count > 100)
    #expect(Ceremony.all.filter { $0.refusal == nil }.count > 20)
    // Every reason for refusal has an example.
    #expect(Set(Ceremony.all.compactMap(\.refusal)) == Set(WebAuthnRefusal.allCases))
  }

  @Test(arguments: Ceremony.all)
  func `each ceremony has the expected outcome`(ceremony: Ceremony) throws {
    if let refusal = ceremony.refusal {
      #expect(throws: refusal) { try ceremony.outcome() }
    } else {
      let kept = try ceremony.outcome()
      #expect(kept.id == ceremony.credential.id)
      #expect(kept.publicKey == ceremony.credential.publicKey)
    }
  }

  private func outcome(_ name: String) throws -> Credential {
    try #require(Ceremony.all.first { $0.description == name }).outcome()
  }

  @Test func `a registration's details are stored`() throws {
    let plain = try outcome("registration: es256")
    #expect(plain.transports == ["internal", "hybrid"])
    #expect(plain.model.count == 16 && plain.counter == 0 && !plain.isBackupEligible && !plain.isBackedUp)
    #expect(try outcome("registration: a counter from the start").counter == 17)
    let able = try outcome("registration: can be backed up")
    #expect(able.isBackupEligible && !able.isBackedUp)
    #expect(try outcome("registration: is backed up").isBackedUp)
  }

  @Test func `an assertion's details are stored`() throws {
    #expect(try outcome("assertion: counter grows").counter == 6)
    #expect(try outcome("assertion: counter at its end").counter == .max)
    #expect(try outcome("assertion: backed up since").isBackedUp)
    #expect(try !outcome("assertion: no longer backed up").isBackedUp)
  }

  @Test func `an empty challenge never matches`() throws {
    var ceremony = try #require(Ceremony.all.first { $0.description == "registration: empty challenge" })
    ceremony.challenge = []
    #expect(throws: WebAuthnRefusal.wrongChallenge) { try ceremony.outcome() }
  }

  @Test func `a page of either origin may ask`() throws {
    let ceremony = try #require(Ceremony.all.first)
    let response = try RegistrationResponse(json: ceremony.response)
    let moved = RelyingParty(id: ceremony.party.id, name: "", origins: ["https://other.example"])
    #expect(throws: WebAuthnRefusal.wrongOrigin) { try moved.register(response, challenge: ceremony.challenge) }
  }
}
