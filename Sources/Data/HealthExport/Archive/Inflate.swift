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
    let room = UInt32(clamping: size)
    return unsafe [UInt8](unsafeUninitializedCapacity: size) { target, written in
      written = unsafe bytes.withUnsafeBufferPointer { source in
        // zlib reads its input and never writes it. A copy, and zeros that are written over, are millions of bytes for each route.
        unsafe stream.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
        unsafe stream.avail_in = UInt32(clamping: source.count)
        unsafe stream.next_out = target.baseAddress
        unsafe stream.avail_out = room
        unsafe inflate(&stream, Z_FINISH)
        return unsafe Int(room) - Int(stream.avail_out)
      }
    }
  }
}
