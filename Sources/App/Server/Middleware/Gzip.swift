internal import DailveZlib
internal import NIOCore

/// Packs answers (RFC 1952).
enum Gzip {
  /// - Parameter level: Of zlib: 9 for what is compressed once, and sent often.
  /// - Returns: `nil` where it cannot be packed: it is sent as it is then.
  static func compress(_ bytes: [UInt8], level: Int32 = 5) -> ByteBuffer? {
    Deflater(.gzip, level: level).packWhole(bytes).map { ByteBuffer(bytes: $0) }
  }
}
