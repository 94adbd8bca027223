internal import CZlib

/// Packs bytes with zlib. Reused where many texts are packed: setting one up costs more than a short text does.
@safe package final class Deflater {
  package enum Format: Sendable {
    /// Without a head, as in archives and in the store.
    case raw
    /// Raw, with a window of 16 KiB and small tables: for short texts, clearing the tables dominates.
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
  /// `false` where zlib has no memory: what has no head is stored unpacked then.
  private let isReady: Bool
  private var output = [UInt8](repeating: 0, count: 1 << 16)

  /// - Parameter level: zlib's, from 1, fast, to 9, small.
  package init(_ format: Format, level: Int32) {
    self.format = format
    isReady =
      unsafe deflateInit2_(
        &stream, level, Z_DEFLATED, format.window, format.memory, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size)) == Z_OK
  }

  deinit { unsafe deflateEnd(&stream) }

  /// Begins anew, whatever was packed before.
  package func restart() { if isReady { unsafe deflateReset(&stream) } }

  /// All of a text, packed by itself.
  ///
  /// - Returns: `nil` where zlib has no memory for a format with a head.
  package func packWhole(_ bytes: [UInt8]) -> [UInt8]? {
    guard isReady || format != .gzip else { return nil }
    restart()
    // So much room that there is one step, whatever is packed.
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
          // zlib reads its input and never writes it, and keeps no pointer beyond the call: what it did not read is offered again.
          unsafe stream.next_in = UnsafeMutablePointer(mutating: source.baseAddress?.advanced(by: used))
          unsafe stream.avail_in = UInt32(clamping: source.count - used)
          unsafe stream.next_out = target.baseAddress
          unsafe stream.avail_out = UInt32(clamping: target.count)
          let (offered, room) = unsafe (Int(stream.avail_in), Int(stream.avail_out))
          // More than zlib can be told of at once is offered in parts: only the last ends the stream.
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

/// Deflate that packs nothing (RFC 1951, 3.2.4): where there is no memory to pack with, nothing is lost.
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
