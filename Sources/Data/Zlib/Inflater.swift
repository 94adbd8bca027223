internal import CZlib
package import DailveDomain

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

  /// Raw deflate of a text whose size somebody else wrote down. A size alone gets no memory: one that is larger than texts usually pack to is
  /// counted out first.
  ///
  /// - Returns: `nil` unless the text has exactly this size, and at most `limit` bytes.
  package static func unpack(_ bytes: [UInt8], size: Int, atMost limit: Int) -> [UInt8]? {
    guard isPossible(size, of: bytes, atMost: limit) else { return nil }
    guard size <= usual * bytes.count + 4096 || isSound(bytes, size: size, atMost: limit) else { return nil }
    var (used, end) = (0, Step.End.none)
    // One byte too many tells of a longer text.
    let text = Inflater(.raw).piece(of: bytes, from: &used, room: size + 1, &end)
    return end == .complete && text.count == size ? text : nil
  }

  /// Whether `unpack` would return a text, found out in constant memory.
  package static func isSound(_ bytes: [UInt8], size: Int, atMost limit: Int) -> Bool {
    guard isPossible(size, of: bytes, atMost: limit) else { return false }
    let inflater = Inflater(.raw)
    var count = 0
    var (used, end) = (0, Step.End.none)
    while end == .none, count <= size {
      let piece = inflater.piece(of: bytes, from: &used, room: 1 << 16, &end)
      if piece.isEmpty { break }
      count += piece.count
    }
    return end == .complete && count == size
  }

  /// How many times their packed size texts in XML usually have.
  private static let usual = 16
  /// Deflate packs nothing better than 1,032 to 1.
  private static let most = 1032

  private static func isPossible(_ size: Int, of bytes: [UInt8], atMost limit: Int) -> Bool {
    size >= 0 && size <= limit && size / most <= bytes.count
  }

  /// At most `room` bytes; fewer only at the end of the text or of the bytes.
  private func piece(of bytes: [UInt8], from used: inout Int, room: Int, _ end: inout Step.End) -> [UInt8] {
    guard isReady else { return [] }
    // Zeros that are written over at once are millions of bytes for each route.
    return unsafe [UInt8](unsafeUninitializedCapacity: room) { target, written in
      unsafe bytes.withUnsafeBufferPointer { source in
        while written < room, end == .none {
          let step = unsafe run(
            UnsafeBufferPointer(rebasing: source[used...]), UnsafeMutableBufferPointer(rebasing: target[written..<room])
          )
          used += step.read
          written += step.written
          end = step.end
          if step.isIdle { return }
        }
      }
    }
  }
}

/// What is stored or was sent is what it says of itself, or it is not shown at all.
extension PackedText {
  /// The text; `nil` if it is damaged or has another size than it says.
  package func unpacked() -> [UInt8]? {
    isVerbatim ? bytes : Inflater.unpack(bytes, size: size, atMost: Self.longest)
  }

  /// Whether `unpacked` is there.
  package var isSound: Bool { isVerbatim || Inflater.isSound(bytes, size: size, atMost: Self.longest) }

  private var isVerbatim: Bool { bytes.count == size && size <= Self.longest }
}

/// The content of a file is packed even where that is longer.
extension StoredFile {
  /// The content; `nil` if it is damaged or has another size than it says.
  package func unpacked() -> [UInt8]? { Inflater.unpack(content, size: size, atMost: PackedText.longest) }

  /// Whether `unpacked` is there.
  package var isSound: Bool { Inflater.isSound(content, size: size, atMost: PackedText.longest) }
}
