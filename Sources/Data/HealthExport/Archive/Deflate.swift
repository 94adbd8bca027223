internal import CZlib

/// Raw deflate of a whole small file.
enum Deflate {
  static func compress(_ bytes: [UInt8]) -> [UInt8] {
    var stream = unsafe z_stream()
    guard
      unsafe deflateInit2_(
        &stream, 6, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        == Z_OK
    else { return [] }
    var input = bytes
    var output = unsafe [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))))
    let written = unsafe input.withUnsafeMutableBufferPointer { source in
      unsafe output.withUnsafeMutableBufferPointer { target in
        unsafe stream.next_in = source.baseAddress
        unsafe stream.avail_in = UInt32(source.count)
        unsafe stream.next_out = target.baseAddress
        unsafe stream.avail_out = UInt32(target.count)
        unsafe deflate(&stream, Z_FINISH)
        return unsafe target.count - Int(stream.avail_out)
      }
    }
    unsafe deflateEnd(&stream)
    return Array(output.prefix(written))
  }
}
