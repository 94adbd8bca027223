internal import CZlib

/// Unpacks bytes with zlib, step by step, in constant memory.
@safe package final class Inflater {
  package enum Format: Sendable {
    /// Without a head, as in archives and in the store.
    case raw
    /// With the head of gzip or of zlib, whichever is there.
    case headed
  }

  /// What one step did.
  package struct Step: Sendable {
    package enum End: Sendable { case none, complete, damaged }

    package var read = 0
    package var written = 0
    package var end = End.none
    /// Nothing could be done: there is no input or no room.
    package var isIdle: Bool { read == 0 && written == 0 && end == .none }
  }

  private var stream = unsafe z_stream()
  /// `false` where zlib has no memory: whatever it is given counts as damaged then.
  package let isReady: Bool

  package init(_ format: Format) {
    let window = format == .raw ? -MAX_WBITS : MAX_WBITS + 32
    isReady = unsafe inflateInit2_(&stream, window, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
  }

  deinit { unsafe inflateEnd(&stream) }

  /// Begins anew, for what follows a complete stream.
  package func restart() { unsafe inflateReset(&stream) }

  /// Unpacks as much of the input as there is room for. What it did not read is to be offered again.
  package func step(_ input: Span<UInt8>, into output: inout MutableSpan<UInt8>) -> Step {
    guard isReady else { return Step(end: .damaged) }
    return unsafe input.withUnsafeBufferPointer { source in
      unsafe output.withUnsafeMutableBufferPointer { target in
        unsafe run(source, target)
      }
    }
  }

  private func run(_ source: UnsafeBufferPointer<UInt8>, _ target: UnsafeMutableBufferPointer<UInt8>) -> Step {
    // zlib reads its input and never writes it, and keeps no pointer beyond the call.
    unsafe stream.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
    unsafe stream.avail_in = UInt32(clamping: source.count)
    unsafe stream.next_out = target.baseAddress
    unsafe stream.avail_out = UInt32(clamping: target.count)
    let (offered, room) = unsafe (Int(stream.avail_in), Int(stream.avail_out))
    let status = unsafe inflate(&stream, Z_NO_FLUSH)
    let (read, written) = unsafe (offered - Int(stream.avail_in), room - Int(stream.avail_out))
    switch status {
    case Z_STREAM_END: return Step(read: read, written: written, end: .complete)
    case Z_OK, Z_BUF_ERROR: return Step(read: read, written: written)
    default: return Step(read: read, written: written, end: .damaged)
    }
  }

  /// Raw deflate of a text whose size is known.
  ///
  /// - Parameter size: Unpacked bytes expected; the result is never longer, and shorter only for damaged bytes.
  package static func unpack(_ bytes: [UInt8], size: Int) -> [UInt8] {
    guard size > 0 else { return [] }
    let inflater = Inflater(.raw)
    guard inflater.isReady else { return [] }
    // Zeros that are written over at once are millions of bytes for each route.
    return unsafe [UInt8](unsafeUninitializedCapacity: size) { target, written in
      unsafe bytes.withUnsafeBufferPointer { source in
        var used = 0
        while true {
          let step = unsafe inflater.run(
            UnsafeBufferPointer(rebasing: source[used...]), UnsafeMutableBufferPointer(rebasing: target[written..<size])
          )
          used += step.read
          written += step.written
          if step.isIdle || step.end != .none || written == size { return }
        }
      }
    }
  }
}
