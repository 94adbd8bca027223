import DailveTestSupport
import Foundation
import Testing

@testable import DailveWebAuthn

/// No input may stop the program, and altered data must never pass as signed.
@Suite struct MutationTests {
  private static let members = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]

  /// Changes, cuts, doubles or extends the bytes in one to four places; the result always differs from the input.
  private static func mutated(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var result = bytes
    repeat {
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let at = Int.random(in: 0...result.count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0 where at < result.count: result[at] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 1 where at < result.count:
          result[at] = [0, 0x7f, 0x80, 0xff, 0x1b, 0x5b, 0x9b, 0xbb].randomElement(using: &random) ?? 0
        case 2: result.insert(UInt8.random(in: 0...255, using: &random), at: at)
        case 3 where at < result.count: result.remove(at: at)
        case 4: result = Array(result.prefix(at))
        default: result += result.suffix(Int.random(in: 0...16, using: &random))
        }
      }
    } while result == bytes
    return result
  }

  @Test(arguments: Ceremony.all.filter { $0.refusal == nil })
  func `a changed message is refused`(ceremony: Ceremony) throws {
    let raw = try #require(JSONSerialization.jsonObject(with: Data(ceremony.response)) as? [String: Any])
    let response = try #require(raw["response"] as? [String: Any])
    var random = SeededGenerator(seed: 42)
    var accepted = 0
    for round in 0..<300 {
      let member = Self.members[round % Self.members.count]
      guard let text = response[member] as? String, let bytes = Base64URL.bytes(text) else { continue }
      var (changed, message, inside) = (ceremony, raw, response)
      inside[member] = Base64URL.text(Self.mutated(bytes, &random))
      message["response"] = inside
      changed.response = Array(try JSONSerialization.data(withJSONObject: message))
      do throws(WebAuthnRefusal) {
        let kept = try changed.outcome()
        accepted += 1
        // A registration is not signed, so an altered one that still parses is simply that of another authenticator.
        #expect(ceremony.isRegistration, "seed 42, round \(round), \(member)")
        _ = try CredentialPublicKey(cose: kept.publicKey)
        #expect((1...1023).contains(kept.id.count) && kept.model.count == 16)
      } catch {}
    }
    if !ceremony.isRegistration { #expect(accepted == 0) }
  }

  @Test(arguments: Ceremony.all)
  func `decoding any message terminates`(ceremony: Ceremony) {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<100 {
      var changed = ceremony
      changed.response = Self.mutated(ceremony.response, &random)
      // The altered bytes go through both readers, whichever they were made for.
      _ = try? changed.outcome()
      changed.isRegistration.toggle()
      _ = try? changed.outcome()
    }
  }

  @Test func `decoding any bytes as CBOR terminates`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      _ = try? CBOR(bytes)
      _ = try? AuthenticatorData(Array(repeating: 0, count: 32) + bytes)
      _ = try? CredentialPublicKey(cose: bytes)
      _ = try? AttestationObject(bytes)
      _ = try? ClientData(json: bytes)
    }
  }

  @Test(arguments: [0xb0, 0xb1, 0xff] as [UInt8])
  func `large messages are refused unread`(byte: UInt8) {
    #expect(throws: WebAuthnRefusal.tooLarge) { try AttestationObject(Array(repeating: byte, count: 16_385)) }
    #expect(throws: WebAuthnRefusal.tooLarge) { try AuthenticatorData(Array(repeating: byte, count: 4097)) }
    #expect(throws: WebAuthnRefusal.tooLarge) { try ClientData(json: Array(repeating: byte, count: 8193)) }
    #expect(throws: WebAuthnRefusal.tooLarge) { try AssertionResponse(json: Array(repeating: byte, count: 65_537)) }
  }
}
