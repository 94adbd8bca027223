internal import CZlib

/// Raw inflate of a small text in one call.
enum Inflate {
  /// - Parameter size: Unpacked bytes expected; the result is never longer.
  static func unpack(_ bytes: [UInt8], size: Int) -> [UInt8] {
    var stream = unsafe z_stream()
    guard size > 0,
      unsafe inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return [] }
    defer { unsafe inflateEnd(&stream) }
    var input = bytes
    var output = [UInt8](repeating: 0, count: size)
    let written = unsafe input.withUnsafeMutableBufferPointer { source in
      unsafe output.withUnsafeMutableBufferPointer { target in
        unsafe stream.next_in = source.baseAddress
        unsafe stream.avail_in = UInt32(source.count)
        unsafe stream.next_out = target.baseAddress
        unsafe stream.avail_out = UInt32(target.count)
        unsafe inflate(&stream, Z_FINISH)
        return unsafe target.count - Int(stream.avail_out)
      }
    }
    return written == size ? output : Array(output.prefix(written))
  }
}
