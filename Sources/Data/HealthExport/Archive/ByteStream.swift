internal import DailveDomain

/// Bytes from front to back.
protocol ByteStream: AnyObject {
  /// Fills `buffer` as far as possible; 0 means the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(ImportSourceError) -> Int
  /// Bytes of the underlying file consumed so far, for progress.
  var consumed: Int { get }
  /// Whether the end that was reached is the true one.
  var isComplete: Bool { get }
}

extension ByteStream {
  /// The next bytes, at most `count`; fewer at the end.
  func block(_ count: Int) throws(ImportSourceError) -> [UInt8] {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 1)
    defer { unsafe buffer.deallocate() }
    let done = unsafe try read(into: buffer)
    return unsafe Array(buffer[..<done])
  }
}

/// A part of a file as it is.
final class StoredStream: ByteStream {
  private let file: FileBytes
  private let start: Int
  private let count: Int
  private(set) var consumed = 0

  init(_ file: FileBytes, range: Range<Int>) {
    self.file = file
    start = range.lowerBound
    count = range.count
  }

  var isComplete: Bool { consumed == count && start + count <= file.size }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(ImportSourceError) -> Int {
    let wanted = min(buffer.count, count - consumed)
    guard wanted > 0 else { return 0 }
    let read = unsafe try file.read(
      at: start + consumed, into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted]))
    consumed += read
    return read
  }
}

/// A stream that ends early when nobody wants it any more.
final class WatchedStream: ByteStream {
  private let stream: any ByteStream
  private let isWanted: () -> Bool

  init(_ stream: any ByteStream, isWanted: @escaping () -> Bool) {
    self.stream = stream
    self.isWanted = isWanted
  }

  var consumed: Int { stream.consumed }
  var isComplete: Bool { stream.isComplete }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(ImportSourceError) -> Int {
    isWanted() ? unsafe try stream.read(into: buffer) : 0
  }
}
