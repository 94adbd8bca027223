/// Little-endian numbers at checked offsets; 0 outside.
struct LittleEndian {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private func number(_ at: Int, _ width: Int) -> UInt64 {
    guard at >= 0, at <= bytes.count - width else { return 0 }
    var value: UInt64 = 0
    for index in 0..<width { value |= UInt64(bytes[at + index]) << (8 * UInt64(index)) }
    return value
  }

  func u16(_ at: Int) -> UInt16 { UInt16(truncatingIfNeeded: number(at, 2)) }
  func u32(_ at: Int) -> UInt32 { UInt32(truncatingIfNeeded: number(at, 4)) }
  /// A 64-bit size; one that no file can have becomes `Int.max`.
  func size(_ at: Int) -> Int { Int(clamping: number(at, 8)) }
}
