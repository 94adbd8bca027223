internal import CZlib
package import DailveDomain

/// Compresses many short texts as raw deflate with one reused compressor: setting one up costs more than using it.
@safe package final class Packer {
  private var stream = unsafe z_stream()
  private let isReady: Bool
  private var output = [UInt8](repeating: 0, count: 1 << 16)

  package init() {
    // A window of 16 KiB and small tables: elements are short, and clearing the tables dominates.
    isReady =
      unsafe deflateInit2_(
        &stream, 6, Z_DEFLATED, -14, 6, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
  }

  deinit { unsafe deflateEnd(&stream) }

  package func pack(_ bytes: [UInt8]) -> PackedText {
    let packed = deflated(bytes)
    return PackedText(bytes: packed.count < bytes.count ? packed : bytes, size: bytes.count)
  }

  /// Raw deflate, even where that is longer than the input.
  package func deflated(_ bytes: [UInt8]) -> [UInt8] {
    guard isReady else { return [] }
    unsafe deflateReset(&stream)
    let bound = unsafe Int(deflateBound(&stream, UInt(bytes.count)))
    if bound > output.count { output = [UInt8](repeating: 0, count: bound) }
    let written = unsafe bytes.withUnsafeBufferPointer { source in
      unsafe output.withUnsafeMutableBufferPointer { target in
        // zlib reads its input and never writes it.
        unsafe stream.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
        unsafe stream.avail_in = UInt32(source.count)
        unsafe stream.next_out = target.baseAddress
        unsafe stream.avail_out = UInt32(target.count)
        unsafe deflate(&stream, Z_FINISH)
        return unsafe target.count - Int(stream.avail_out)
      }
    }
    return Array(output.prefix(written))
  }
}

extension StoredFile {
  /// The content; shorter than `size` only when the bytes are damaged.
  package func unpacked() -> [UInt8] { Inflate.unpack(content, size: size) }
}

extension PackedText {
  /// The text itself; shorter than `size` only when the bytes are damaged.
  package func unpacked() -> [UInt8] { bytes.count == size ? bytes : Inflate.unpack(bytes, size: size) }
}
