internal import DailveZlib

/// Packs answers (RFC 1952).
enum Gzip {
  /// As it is where it cannot be packed.
  ///
  /// - Parameter level: Of zlib: 9 for what is compressed once, and sent often.
  static func compress(_ bytes: [UInt8], level: Int32 = 5) -> [UInt8] {
    Deflater(.gzip, level: level).packWhole(bytes) ?? bytes
  }
}
