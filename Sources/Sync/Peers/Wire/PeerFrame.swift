internal import DailveScores

/// The frame around a message: a mark, the dialect, and a checksum that reveals a message cut off or changed on the way.
package enum PeerFrame {
  private static let mark: [UInt8] = Array("DLVP".utf8)
  private static let head = mark.count + 1
  private static let tail = 8

  package static func seal(_ write: (inout WireWriter) -> Void) -> [UInt8] {
    var writer = WireWriter()
    for byte in mark { writer.put(byte: byte) }
    writer.put(byte: UInt8(truncatingIfNeeded: PeerGreeting.dialect))
    write(&writer)
    writer.put(whole: checksum(writer.bytes, writer.bytes.count))
    return writer.bytes
  }

  /// - Throws: `PeerError.otherDialect` for a message of another version, `PeerError.damaged` for bytes that are not a message.
  static func open(_ bytes: [UInt8]) throws -> WireReader {
    guard bytes.count >= head + tail, Array(bytes.prefix(mark.count)) == mark else { throw PeerError.damaged }
    guard bytes[mark.count] == UInt8(truncatingIfNeeded: PeerGreeting.dialect) else { throw PeerError.otherDialect }
    var end = WireReader(bytes, from: bytes.count - tail)
    guard try end.whole() == checksum(bytes, bytes.count - tail) else { throw PeerError.damaged }
    return WireReader(bytes, from: head, to: bytes.count - tail)
  }

  /// The checksum takes eight bytes at a time, because messages have megabytes.
  private static func checksum(_ bytes: [UInt8], _ count: Int) -> UInt64 {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: count)
    var index = 0
    while index + 8 <= count {
      var word: UInt64 = 0
      for offset in 0..<8 { word |= UInt64(bytes[index + offset]) << UInt64(8 * offset) }
      let product = (state ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
      state = product.high ^ product.low &+ 0x2545_F491_4F6C_DD1D
      index += 8
    }
    return state ^ FNV1a.hash(bytes[index..<count])
  }
}
