internal import CZlib

/// The checksum of zip archives and of gzip (ITU-T V.42).
package struct CRC32: Sendable {
  package private(set) var value: UInt32 = 0

  package init() {}

  package mutating func add(_ bytes: [UInt8]) {
    let next = unsafe bytes.withUnsafeBufferPointer { unsafe crc32_z(UInt(value), $0.baseAddress, $0.count) }
    value = UInt32(truncatingIfNeeded: next)
  }
}
