/// Little-endian numbers at checked places; 0 outside.
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
  /// A 64-bit size; what does not fit a file is made too large for any.
  func size(_ at: Int) -> Int { Int(clamping: number(at, 8)) }
}
