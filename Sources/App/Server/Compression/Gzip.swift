internal import DailveZlib
internal import NIOCore

/// Compresses responses (RFC 1952).
enum Gzip {
  /// - Parameter level: Level of zlib: 9 for content that is compressed once and sent often.
  /// - Returns: `nil` if compression fails; the content is then sent as is.
  static func compress(_ bytes: [UInt8], level: Int32 = 5) -> ByteBuffer? {
    Deflater(.gzip, level: level).packWhole(bytes).map { ByteBuffer(bytes: $0) }
  }
}
