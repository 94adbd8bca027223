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

  /// Raw deflate, even if it is longer than the input.
  package func deflated(_ bytes: [UInt8]) -> [UInt8] { deflater.packWhole(bytes) ?? [] }
}

/// Compresses a text that comes in pieces as raw deflate, holding only the compressed bytes.
package final class PackingStream {
  private let stream = Deflater(.raw, level: 6)
  private var packed: [UInt8] = []
  /// Bytes added so far.
  package private(set) var size = 0

  package init() {}

  package func add(_ bytes: [UInt8]) {
    size += bytes.count
    packed += stream.pack(bytes)
  }

  /// All compressed bytes. Nothing can be added afterwards.
  package func finish() -> [UInt8] {
    packed += stream.finish()
    return packed
  }
}
