internal import CZlib

/// Packs bytes with zlib. Reused for many short texts, because setting one up costs more than packing one.
@safe package final class Deflater {
  package enum Format: Sendable {
    /// No header, as in archives and in the store.
    case raw
    /// Raw, with a window of 16 KiB and small tables, because clearing the tables dominates for short texts.
    case rawInSmallTables
    /// RFC 1952.
    case gzip

    fileprivate var window: Int32 {
      switch self {
      case .raw: -MAX_WBITS
      case .rawInSmallTables: -14
      case .gzip: MAX_WBITS + 16
      }
    }

    fileprivate var memory: Int32 { self == .rawInSmallTables ? 6 : 8 }
  }

  private var stream = unsafe z_stream()
  private let format: Format
  /// False if zlib has no memory: formats without a header then store bytes unpacked.
  private let isReady: Bool
  private var output = [UInt8](repeating: 0, count: 1 << 16)

  /// - Parameter level: zlib's level, from 1 (fast) to 9 (small).
  package init(_ format: Format, level: Int32) {
    self.format = format
    isReady =
      unsafe deflateInit2_(
        &stream, level, Z_DEFLATED, format.window, format.memory, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size)) == Z_OK
  }

  deinit { unsafe deflateEnd(&stream) }

  /// Begins a new stream, regardless of earlier input.
  package func restart() { if isReady { unsafe deflateReset(&stream) } }

  /// Packs a whole text by itself.
  ///
  /// - Returns: `nil` if zlib has no memory and the format has a header.
  package func packWhole(_ bytes: [UInt8]) -> [UInt8]? {
    guard isReady || format != .gzip else { return nil }
    restart()
    // The buffer is large enough for the whole result, so that one step suffices.
    let bound = isReady ? unsafe Int(clamping: deflateBound(&stream, UInt(bytes.count))) : 0
    if bound > output.count { output = [UInt8](repeating: 0, count: bound) }
    var packed: [UInt8] = []
    finish(bytes) { packed += $0 }
    return packed
  }

  /// Passes on the packed bytes that are ready.
  package func pack(_ bytes: [UInt8], _ body: (ArraySlice<UInt8>) throws -> Void) rethrows {
    try run(bytes, Z_NO_FLUSH, body)
  }

  /// Packs what is left and passes on the rest; nothing may follow before `restart`.
  package func finish(_ bytes: [UInt8] = [], _ body: (ArraySlice<UInt8>) throws -> Void) rethrows {
    try run(bytes, Z_FINISH, body)
  }

  /// The packed bytes that are ready.
  package func pack(_ bytes: [UInt8]) -> [UInt8] {
    var packed: [UInt8] = []
    pack(bytes) { packed += $0 }
    return packed
  }

  /// The rest; nothing may follow before `restart`.
  package func finish() -> [UInt8] {
    var packed: [UInt8] = []
    finish { packed += $0 }
    return packed
  }

  private func run(_ bytes: [UInt8], _ flush: Int32, _ body: (ArraySlice<UInt8>) throws -> Void) rethrows {
    guard isReady else {
      let blocks = StoredBlocks.deflate(bytes, isLast: flush == Z_FINISH)
      return blocks.isEmpty ? () : try body(blocks[...])
    }
    var used = 0
    while true {
      let (read, written) = unsafe bytes.withUnsafeBufferPointer { source in
        unsafe output.withUnsafeMutableBufferPointer { target in
          // zlib only reads its input and keeps no pointer beyond the call; unread input is offered again.
          unsafe stream.next_in = UnsafeMutablePointer(mutating: source.baseAddress?.advanced(by: used))
          unsafe stream.avail_in = UInt32(clamping: source.count - used)
          unsafe stream.next_out = target.baseAddress
          unsafe stream.avail_out = UInt32(clamping: target.count)
          let (offered, room) = unsafe (Int(stream.avail_in), Int(stream.avail_out))
          // Input beyond what zlib's counter can hold is offered in parts, and only the last ends the stream.
          _ = unsafe deflate(&stream, used + offered < source.count ? Z_NO_FLUSH : flush)
          return unsafe (offered - Int(stream.avail_in), room - Int(stream.avail_out))
        }
      }
      used += read
      if written > 0 { try body(output.prefix(written)) }
      if written < output.count, used == bytes.count { return }
    }
  }
}

/// Deflate without compression (RFC 1951, 3.2.4): nothing is lost if there is no memory to pack with.
package enum StoredBlocks {
  private static let longest = 65_535

  /// - Parameter isLast: Whether nothing follows: at least one block ends the stream.
  package static func deflate(_ bytes: [UInt8], isLast: Bool) -> [UInt8] {
    var blocks: [UInt8] = []
    var rest = bytes[...]
    while !rest.isEmpty || isLast && blocks.isEmpty {
      let block = rest.prefix(longest)
      rest = rest.dropFirst(longest)
      let (low, high) = (UInt8(truncatingIfNeeded: block.count), UInt8(truncatingIfNeeded: block.count >> 8))
      blocks += [isLast && rest.isEmpty ? 1 : 0, low, high, ~low, ~high]
      blocks += block
    }
    return blocks
  }
}
