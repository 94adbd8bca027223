/// 64-bit sample identifiers, concatenated, little-endian.
enum SampleIdentifiers {
  static func bytes(_ digests: [UInt64]) -> [UInt8] {
    digests.flatMap { digest in stride(from: 0, to: 64, by: 8).map { UInt8(truncatingIfNeeded: digest >> UInt64($0)) } }
  }

  static func digests(_ bytes: [UInt8]) -> [UInt64] {
    stride(from: 0, to: bytes.count - 7, by: 8).map { at in
      (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[at + $1]) << UInt64(8 * $1) }
    }
  }
}
