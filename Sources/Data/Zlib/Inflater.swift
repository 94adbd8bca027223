internal import CZlib
package import DailveDomain

/// Unpacks bytes with zlib, step by step, in constant memory.
@safe package final class Inflater {
  package enum Format: Sendable {
    /// No header, as in archives and in the store.
    case raw
    /// A header of gzip or of zlib, whichever is there.
    case headed
  }

  /// The result of one step.
  package struct Step: Sendable {
    package enum End: Sendable { case none, complete, damaged }

    package var read = 0
    package var written = 0
    package var end = End.none
    /// True if nothing could be done, for lack of input or room.
    package var isIdle: Bool { read == 0 && written == 0 && end == .none }
  }

  private var stream = unsafe z_stream()
  /// False if zlib has no memory: all input then counts as damaged.
  package let isReady: Bool

  package init(_ format: Format) {
    let window = format == .raw ? -MAX_WBITS : MAX_WBITS + 32
    isReady = unsafe inflateInit2_(&stream, window, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
  }

  deinit { unsafe inflateEnd(&stream) }

  /// Begins a new stream after a complete one.
  package func restart() { unsafe inflateReset(&stream) }

  /// Unpacks as much of the input as there is room for. Unread input has to be offered again.
  package func step(_ input: Span<UInt8>, into output: inout MutableSpan<UInt8>) -> Step {
    guard isReady else { return Step(end: .damaged) }
    return unsafe input.withUnsafeBufferPointer { source in
      unsafe output.withUnsafeMutableBufferPointer { target in
        unsafe run(source, target)
      }
    }
  }

  private func run(_ source: UnsafeBufferPointer<UInt8>, _ target: UnsafeMutableBufferPointer<UInt8>) -> Step {
    // zlib only reads its input and keeps no pointer beyond the call.
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

  /// Unpacks raw deflate of a text whose size comes from somebody else. A claimed size alone gets no memory: one that
  /// is larger than texts usually unpack to is verified by counting first.
  ///
  /// - Returns: `nil` unless the text has exactly this size, and at most `limit` bytes.
  package static func unpack(_ bytes: [UInt8], size: Int, atMost limit: Int) -> [UInt8]? {
    guard isPossible(size, of: bytes, atMost: limit) else { return nil }
    guard size <= usual * bytes.count + 4096 || isSound(bytes, size: size, atMost: limit) else { return nil }
    var (used, end) = (0, Step.End.none)
    // Room for one more byte reveals a longer text.
    let text = Inflater(.raw).piece(of: bytes, from: &used, room: size + 1, &end)
    return end == .complete && text.count == size ? text : nil
  }

  /// True if `unpack` would return a text, found out in constant memory.
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

  /// The beginning of raw deflate, which may itself be cut.
  ///
  /// - Returns: At most `limit` bytes; fewer for a shorter text and for one that is damaged or cut.
  package static func beginning(of bytes: [UInt8], atMost limit: Int) -> [UInt8] {
    var (used, end) = (0, Step.End.none)
    // A text cannot be longer than its packed form allows, so a large limit alone gets no memory.
    let room = min(limit, (bytes.count + 1) * most)
    return Inflater(.raw).piece(of: bytes, from: &used, room: room, &end)
  }

  /// The usual ratio of an XML text to its packed size.
  private static let usual = 16
  /// The highest ratio that deflate can reach, 1,032 to 1.
  private static let most = 1032

  private static func isPossible(_ size: Int, of bytes: [UInt8], atMost limit: Int) -> Bool {
    size >= 0 && size <= limit && size / most <= bytes.count
  }

  /// At most `room` bytes; fewer only at the end of the text or of the bytes.
  private func piece(of bytes: [UInt8], from used: inout Int, room: Int, _ end: inout Step.End) -> [UInt8] {
    guard isReady else { return [] }
    // The memory is not zeroed first: that would be millions of bytes for each route.
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

/// Stored or sent content must be what it claims to be, or it is not shown at all.
extension PackedText {
  /// The text; `nil` if it is damaged or has another size than it says.
  package func unpacked() -> [UInt8]? {
    isVerbatim ? bytes : Inflater.unpack(bytes, size: size, atMost: Self.longest)
  }

  /// True if `unpacked` returns a text.
  package var isSound: Bool { isVerbatim || Inflater.isSound(bytes, size: size, atMost: Self.longest) }

  private var isVerbatim: Bool { bytes.count == size && size <= Self.longest }
}

/// A file's content is packed even if that makes it longer.
extension StoredFile {
  /// The content; `nil` if it is damaged or has another size than it says.
  package func unpacked() -> [UInt8]? { Inflater.unpack(content, size: size, atMost: PackedText.longest) }

  /// True if `unpacked` returns the content.
  package var isSound: Bool { Inflater.isSound(content, size: size, atMost: PackedText.longest) }
}
