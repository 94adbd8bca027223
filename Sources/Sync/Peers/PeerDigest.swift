internal import DailveScores

/// Digests that mean the same in every store, however it numbers names.
///
/// Stores compare these digests: never change one without a new `PeerGreeting.dialect`.
package enum PeerDigest {
  @inline(__always)
  private static func mix(_ state: UInt64, _ number: UInt64) -> UInt64 {
    let product = (state ^ number).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low &+ 0x2545_F491_4F6C_DD1D
  }

  package static func of(_ numbers: [UInt64]) -> UInt64 {
    let state = numbers.reduce(0x9E37_79B9_7F4A_7C15, mix)
    return state ^ state >> 29
  }

  package static func of(_ text: String) -> UInt64 { of([FNV1a.hash(text.utf8)]) }

  /// The digest of texts, some of which may be missing.
  package static func of(_ texts: [String?]) -> UInt64 {
    of(texts.map { $0.map { FNV1a.hash($0.utf8) ^ 1 } ?? 0 })
  }

  /// The digest of a sample, from parts that many samples share.
  ///
  /// - Parameters:
  ///   - detail: FNV-1a of the remaining content; 0 if there is none.
  ///   - created: As `PeerSample.created`.
  ///   - owner: The digest of the batch that brought the sample, if something follows from it; else 0.
  @inline(__always)
  package static func sample(
    type: UInt64, origin: UInt64, detail: UInt64, owner: UInt64, start: Int, duration: Int, created: Int,
    valueBits: UInt64, isNested: Bool
  ) -> UInt64 {
    var state: UInt64 = isNested ? 0x9E37_79B9_7F4A_7C16 : 0x9E37_79B9_7F4A_7C15
    state = mix(state, UInt64(bitPattern: Int64(start)))
    state = mix(state, valueBits)
    state = mix(state, origin ^ (type << 1 | type >> 63))
    state = mix(state, UInt64(bitPattern: Int64(duration)))
    state = mix(state, UInt64(bitPattern: Int64(created)))
    state = mix(state, detail)
    state = mix(state, owner)
    return state ^ state >> 29
  }

  /// Zero has two signs but is one value.
  @inline(__always)
  package static func bits(_ value: Double) -> UInt64 { value == 0 ? 0 : value.bitPattern }

  package static func bits(_ text: String) -> UInt64 { FNV1a.hash(text.utf8) }
}
