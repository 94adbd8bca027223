internal import CZlib

/// Compresses bytes as they come, as raw deflate.
@safe package final class DeflateStream {
  private var stream = unsafe z_stream()
  private let isReady: Bool
  private var output = [UInt8](repeating: 0, count: 1 << 16)

  /// - Parameter level: zlib's, from 1, fast, to 9, small.
  package init(level: Int32) {
    isReady =
      unsafe deflateInit2_(
        &stream, level, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
      == Z_OK
  }

  deinit { unsafe deflateEnd(&stream) }

  /// Begins anew, whatever was packed before. `false` where zlib has no memory: nothing is packed then.
  func restart() -> Bool { unsafe isReady && deflateReset(&stream) == Z_OK }

  /// The compressed bytes that are ready.
  package func pack(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    pack(bytes) { result += $0 }
    return result
  }

  /// The rest; nothing may follow.
  package func finish() -> [UInt8] {
    var result: [UInt8] = []
    finish { result += $0 }
    return result
  }

  /// Passes on the compressed bytes that are ready, in pieces of 64 KiB at most.
  func pack(_ bytes: [UInt8], _ body: (ArraySlice<UInt8>) throws -> Void) rethrows {
    try run(bytes, Z_NO_FLUSH, body)
  }

  /// Passes on the rest; nothing may follow before `restart`.
  func finish(_ body: (ArraySlice<UInt8>) throws -> Void) rethrows { try run([], Z_FINISH, body) }

  private func run(_ bytes: [UInt8], _ flush: Int32, _ body: (ArraySlice<UInt8>) throws -> Void) rethrows {
    guard isReady else { return }
    var used = 0
    while true {
      let (read, written) = unsafe bytes.withUnsafeBufferPointer { source in
        unsafe output.withUnsafeMutableBufferPointer { target in
          // zlib reads its input and never writes it, and keeps no pointer beyond the call once the input is used up.
          unsafe stream.next_in = UnsafeMutablePointer(mutating: source.baseAddress?.advanced(by: used))
          unsafe stream.avail_in = UInt32(clamping: source.count - used)
          unsafe stream.next_out = target.baseAddress
          unsafe stream.avail_out = UInt32(target.count)
          let offered = unsafe Int(stream.avail_in)
          _ = unsafe deflate(&stream, flush)
          return unsafe (offered - Int(stream.avail_in), target.count - Int(stream.avail_out))
        }
      }
      used += read
      if written > 0 { try body(output.prefix(written)) }
      if written < output.count, used == bytes.count { return }
    }
  }
}
