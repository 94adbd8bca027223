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

extension StoredFile {
  /// The content; shorter than `size` only when the bytes are damaged.
  package func unpacked() -> [UInt8] { Inflater.unpack(content, size: size) }
}

extension PackedText {
  /// The text itself; shorter than `size` only when the bytes are damaged.
  package func unpacked() -> [UInt8] { bytes.count == size ? bytes : Inflater.unpack(bytes, size: size) }
}
