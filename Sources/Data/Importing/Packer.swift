package import DailveDomain
internal import DailveZlib

/// Compresses many short texts as raw deflate.
package final class Packer {
  private let deflater = Deflater(.rawInSmallTables, level: 6)

  package init() {}

  package func pack(_ bytes: [UInt8]) -> PackedText {
    let packed = deflated(bytes)
    return PackedText(bytes: packed.count < bytes.count ? packed : bytes, size: bytes.count)
  }

  /// Raw deflate, even where that is longer than the input.
  package func deflated(_ bytes: [UInt8]) -> [UInt8] { deflater.packWhole(bytes) ?? [] }
}
