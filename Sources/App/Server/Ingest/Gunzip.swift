internal import CZlib

/// Decompresses a gzip or zlib body, or raw deflate, as it comes.
@safe final class Gunzip {
  private var stream = unsafe z_stream()
  private let isReady: Bool
  private let isRaw: Bool
  private var output = [UInt8](repeating: 0, count: 1 << 16)
  /// The compressed data ended where it should.
  private(set) var isComplete = false
  private(set) var isDamaged = false

  /// - Parameter isRaw: Without any head.
  init(isRaw: Bool = false) {
    self.isRaw = isRaw
    // 32: the header tells which of the two it is.
    let window = isRaw ? -MAX_WBITS : MAX_WBITS + 32
    isReady = unsafe inflateInit2_(&stream, window, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
  }

  deinit { unsafe inflateEnd(&stream) }

  /// Passes on what the bytes decompress to, in pieces of 64 KiB at most. Several members one after another are one body (RFC 1952, 2.2);
  /// zeros may follow the last, and nothing else.
  func unpack(_ bytes: [UInt8], _ body: ([UInt8]) throws -> Void) rethrows {
    guard isReady else { return isDamaged = true }
    var input = bytes
    var used = 0
    while used < input.count, !isDamaged {
      if isComplete {
        guard let next = input[used...].firstIndex(where: { $0 != 0 }) else { return }
        guard input[next] == 0x1F, !isRaw else { return isDamaged = true }
        used = next
        isComplete = false
        unsafe inflateReset(&stream)
      }
      var written = output.count
      while written == output.count, !isComplete, !isDamaged {
        let (read, count, status) = unsafe input.withUnsafeMutableBufferPointer { source in
          unsafe output.withUnsafeMutableBufferPointer { target in
            // zlib keeps no pointer beyond the call: what it did not read is offered again.
            unsafe stream.next_in = source.baseAddress?.advanced(by: used)
            unsafe stream.avail_in = UInt32(clamping: source.count - used)
            unsafe stream.next_out = target.baseAddress
            unsafe stream.avail_out = UInt32(target.count)
            let offered = unsafe Int(stream.avail_in)
            let status = unsafe inflate(&stream, Z_NO_FLUSH)
            return unsafe (offered - Int(stream.avail_in), target.count - Int(stream.avail_out), status)
          }
        }
        used += read
        written = count
        isComplete = status == Z_STREAM_END
        isDamaged = status != Z_OK && status != Z_STREAM_END && status != Z_BUF_ERROR
        if count > 0 { try body(Array(output.prefix(count))) }
      }
    }
  }
}
