internal import DailveDomain
internal import DailveImporting
internal import Foundation

/// Decompresses on its own thread, a few blocks ahead of the reader.
@safe final class ReadAheadStream: ByteStream {
  private struct Block: Sendable {
    var bytes: [UInt8]
    /// Bytes consumed of the source stream after this block.
    var consumed: Int
    var isComplete: Bool
    var error: ImportSourceError?
  }

  private static let blockSize = 1 << 18
  private let channel = BoundedChannel<Block>(capacity: 4)
  private var current = Block(bytes: [], consumed: 0, isComplete: false)
  private var position = 0
  private(set) var isAtEnd = false

  /// - Parameter make: Opens the stream on the thread that will read it.
  init(_ make: @escaping @Sendable () throws(ImportSourceError) -> any ByteStream) {
    let channel = channel
    let thread = Thread {
      do throws(ImportSourceError) {
        let stream = try make()
        while true {
          let bytes = try stream.block(Self.blockSize)
          let block = Block(bytes: bytes, consumed: stream.consumed, isComplete: stream.isComplete)
          guard channel.send(block), !bytes.isEmpty else { break }
        }
      } catch {
        _ = channel.send(Block(bytes: [], consumed: 0, isComplete: false, error: error))
      }
      channel.finish()
    }
    thread.name = "unpack"
    thread.start()
  }

  deinit { channel.abandon() }

  var consumed: Int { current.consumed }
  var isComplete: Bool { current.isComplete }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(ImportSourceError) -> Int {
    var done = 0
    while done < buffer.count, !isAtEnd {
      if position == current.bytes.count {
        guard let next = channel.receive() else {
          isAtEnd = true
          break
        }
        if let error = next.error { throw error }
        current = next
        position = 0
        if next.bytes.isEmpty { isAtEnd = true }
      }
      let count = min(buffer.count - done, current.bytes.count - position)
      unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[done..<done + count]).copyBytes(
        from: current.bytes[position..<position + count])
      position += count
      done += count
    }
    return done
  }
}
