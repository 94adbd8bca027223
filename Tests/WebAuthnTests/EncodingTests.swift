import DailveTestSupport
import Foundation
import Testing

@testable import DailveWebAuthn

@Suite struct EncodingTests {
  @Test func `base64url is what Foundation writes, in the other alphabet and without padding`() {
    var random = SeededGenerator(seed: 1)
    for size in 0..<200 {
      let bytes = (0..<size).map { _ in UInt8.random(in: 0...255, using: &random) }
      let text = Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
        .replacing("=", with: "")
      #expect(Base64URL.text(bytes) == text)
      #expect(Base64URL.bytes(text) == bytes)
    }
  }

  @Test(arguments: ["A", "AAAAA", "AA==", "AA=", "AB", "AAB", "A A", "AA\n", "+w", "/w", "ÄÄ", "A\u{301}A", "\0\0"])
  func `other texts are not base64url`(text: String) {
    #expect(Base64URL.bytes(text) == nil)
  }

  /// From RFC 8949, appendix A.
  @Test func `values of CBOR`() throws {
    func read(_ hex: String) throws -> CBOR { try CBOR(hex.bytes) }
    #expect(try read("00") == .integer(0))
    #expect(try read("17") == .integer(23))
    #expect(try read("1818") == .integer(24))
    #expect(try read("1903e8") == .integer(1000))
    #expect(try read("1a000f4240") == .integer(1_000_000))
    #expect(try read("1b000000e8d4a51000") == .integer(1_000_000_000_000))
    #expect(try read("1b7fffffffffffffff") == .integer(.max))
    #expect(try read("20") == .integer(-1))
    #expect(try read("3903e7") == .integer(-1000))
    #expect(try read("3b7fffffffffffffff") == .integer(.min))
    #expect(try read("f4") == .bool(false))
    #expect(try read("f5") == .bool(true))
    #expect(try read("4401020304") == .bytes([1, 2, 3, 4]))
    #expect(try read("62c3bc") == .text("\u{fc}"))
    #expect(
      try read("8301820203820405")
        == .array([.integer(1), .array([.integer(2), .integer(3)]), .array([.integer(4), .integer(5)])]))
    #expect(
      try read("a26161016162820203")
        == .map([.text("a"): .integer(1), .text("b"): .array([.integer(2), .integer(3)])]))
  }

  @Test(arguments: [
    "", "18", "1817", "190001", "1900ff", "1a0000ffff", "1b00000000ffffffff", "1b8000000000000000",
    "3bffffffffffffffff", "1c", "1f", "5f", "5f42010243030405ff", "7f657374726561646d696e67ff", "9fff", "bfff", "41",
    "6180", "61", "62c3", "81", "a1", "a101", "a201010102", "a2616100616101", "c000", "d9d9f700", "f6", "f7", "f820",
    "f90000", "fa00000000", "fb0000000000000000", "ff", "0000", "9b7fffffffffffffff00", "bb7fffffffffffffff00",
    "5b7fffffffffffffff00", "818181818181818181", "8181818181818181818100",
  ])
  func `invalid CBOR, and CBOR not in its shortest form`(hex: String) {
    #expect(throws: WebAuthnRefusal.malformedCBOR) { try CBOR(hex.bytes) }
  }

  @Test func `values may be eight deep`() throws {
    _ = try CBOR("818181818181818100".bytes)
    #expect(throws: WebAuthnRefusal.malformedCBOR) { try CBOR("81818181818181818100".bytes) }
  }
}

extension String {
  fileprivate var bytes: [UInt8] {
    var (bytes, rest) = ([UInt8](), self[...])
    while !rest.isEmpty {
      bytes.append(UInt8(rest.prefix(2), radix: 16) ?? 0)
      rest = rest.dropFirst(2)
    }
    return bytes
  }
}
