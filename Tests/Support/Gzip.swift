internal import DailveZlib

/// Compressed bodies for tests (RFC 1952).
package enum Gzip {
  package static func pack(_ bytes: [UInt8]) -> [UInt8] {
    let packed = Deflater(.raw, level: 1).packWhole(bytes) ?? []
    let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
    return header + packed + number(checksum(bytes)) + number(UInt32(truncatingIfNeeded: bytes.count))
  }

  /// RFC 1950.
  package static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    let sums = bytes.reduce((a: UInt32(1), b: UInt32(0))) { sums, byte in
      let a = (sums.a + UInt32(byte)) % 65_521
      return (a, (sums.b + a) % 65_521)
    }
    return [0x78, 0x01] + pack(bytes).dropFirst(10).dropLast(8) + number(sums.b << 16 | sums.a).reversed()
  }

  private static func number(_ value: UInt32) -> [UInt8] {
    (0..<UInt32(4)).map { place -> UInt8 in UInt8(truncatingIfNeeded: value >> (8 * place)) }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    let table = (0..<UInt32(256)).map(entry)
    var sum = UInt32.max
    for byte in bytes {
      let place = Int(truncatingIfNeeded: (sum ^ UInt32(byte)) & 0xFF)
      sum = table[place] ^ (sum >> 8)
    }
    return ~sum
  }

  private static func entry(_ index: UInt32) -> UInt32 {
    var value = index
    for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    return value
  }
}
