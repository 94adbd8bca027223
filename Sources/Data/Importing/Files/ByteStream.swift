package import DailveDomain

/// Bytes in order, read once.
package protocol ByteStream: AnyObject {
  /// Fills as much of `buffer` as it can; 0 means the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(ImportSourceError) -> Int
  /// Bytes of the underlying file consumed so far, for progress.
  var consumed: Int { get }
  /// True if the stream ended where it should, and was not cut off.
  var isComplete: Bool { get }
}

extension ByteStream {
  /// The next `count` bytes; fewer only at the end.
  package func block(_ count: Int) throws(ImportSourceError) -> [UInt8] {
    var failure: ImportSourceError?
    // The bytes are read to where they stay, because copying every block once more took a fiftieth of an import.
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      do throws(ImportSourceError) {
        filled = unsafe try read(into: UnsafeMutableRawBufferPointer(buffer))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }
}

/// A range of a file, uncompressed.
package final class StoredStream: ByteStream {
  private let file: FileBytes
  private let start: Int
  private let count: Int
  package private(set) var consumed = 0

  package init(_ file: FileBytes, range: Range<Int>) {
    self.file = file
    start = range.lowerBound
    count = range.count
  }

  package var isComplete: Bool { consumed == count && start + count <= file.size }

  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(ImportSourceError) -> Int {
    let wanted = min(buffer.count, count - consumed)
    guard wanted > 0 else { return 0 }
    let read = unsafe try file.read(
      at: start + consumed, into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted]))
    consumed += read
    return read
  }
}

/// A stream that ends early once nobody wants it.
package final class CancellableStream: ByteStream {
  private let stream: any ByteStream
  private let isWanted: () -> Bool

  package init(_ stream: any ByteStream, isWanted: @escaping () -> Bool) {
    self.stream = stream
    self.isWanted = isWanted
  }

  package var consumed: Int { stream.consumed }
  package var isComplete: Bool { stream.isComplete }

  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(ImportSourceError) -> Int {
    isWanted() ? unsafe try stream.read(into: buffer) : 0
  }
}
