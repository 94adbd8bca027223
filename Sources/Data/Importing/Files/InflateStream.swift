internal import DailveDomain
internal import DailveZlib

/// A deflated range of a file, decompressed in constant memory.
@safe final class InflateStream: ByteStream {
  private let file: FileBytes
  private let inflater = Inflater(.raw)
  private var next: Int
  private let end: Int
  private let start: Int
  // Files are read into raw memory, so the buffer is allocated by hand.
  private let input: UnsafeMutableBufferPointer<UInt8>
  private var waiting = 0..<0
  private var ended = false
  private var failed = false

  init(_ file: FileBytes, range: Range<Int>) throws(ImportSourceError) {
    guard inflater.isReady else { throw .unreadable(path: file.path, reason: "zlib has no memory") }
    self.file = file
    start = range.lowerBound
    next = range.lowerBound
    end = min(range.upperBound, file.size)
    // An export has thousands of small files, and clearing a large buffer for each would take longer than reading it.
    unsafe input = .allocate(capacity: max(1, min(1 << 17, end - next)))
    unsafe input.initialize(repeating: 0)
  }

  deinit { unsafe input.deallocate() }

  var consumed: Int { next - start - waiting.count }
  var isComplete: Bool { ended && !failed }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(ImportSourceError) -> Int {
    var written = 0
    while !ended, !failed, written < buffer.count {
      if waiting.isEmpty {
        let wanted = unsafe min(input.count, end - next)
        let count = unsafe try file.read(
          at: next, into: UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(input)[..<wanted]))
        next += count
        waiting = 0..<count
        if count == 0 {
          failed = true
          break
        }
      }
      let source = unsafe Span(_unsafeElements: UnsafeBufferPointer(rebasing: input[waiting]))
      var target = unsafe MutableSpan(
        _unsafeElements: UnsafeMutableRawBufferPointer(rebasing: buffer[written...]).assumingMemoryBound(to: UInt8.self)
      )
      let step = inflater.step(source, into: &target)
      waiting = waiting.lowerBound + step.read..<waiting.upperBound
      written += step.written
      ended = step.end == .complete
      failed = step.end == .damaged || step.isIdle
    }
    return written
  }
}
