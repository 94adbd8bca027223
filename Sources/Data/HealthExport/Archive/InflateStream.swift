internal import CZlib
internal import DailveDomain

/// A deflated range of a file, decompressed by zlib in constant memory.
@safe final class InflateStream: ByteStream {
  private let file: FileBytes
  private var next: Int
  private let end: Int
  private let start: Int
  private var stream = unsafe z_stream()
  // zlib keeps pointers into the input between calls, so the buffer has a fixed address.
  private let input = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 17, alignment: 16)
  private var ended = false
  private var failed = false

  init(_ file: FileBytes, range: Range<Int>) throws(ImportSourceError) {
    self.file = file
    start = range.lowerBound
    next = range.lowerBound
    end = min(range.upperBound, file.size)
    // Raw deflate: an archive's entries have no zlib header.
    let status = unsafe inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else { throw .unreadable(path: file.path, reason: "zlib \(status)") }
  }

  deinit {
    unsafe inflateEnd(&stream)
    unsafe input.deallocate()
  }

  var consumed: Int { unsafe next - start - Int(stream.avail_in) }
  var isComplete: Bool { ended && !failed }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(ImportSourceError) -> Int {
    guard !ended, !failed, buffer.count > 0 else { return 0 }
    unsafe stream.next_out = unsafe buffer.baseAddress?.assumingMemoryBound(to: UInt8.self)
    unsafe stream.avail_out = UInt32(buffer.count)
    while unsafe stream.avail_out > 0 {
      if unsafe stream.avail_in == 0 {
        let wanted = unsafe min(input.count, end - next)
        let count = unsafe try file.read(at: next, into: UnsafeMutableRawBufferPointer(rebasing: input[..<wanted]))
        next += count
        unsafe stream.next_in = unsafe input.baseAddress?.assumingMemoryBound(to: UInt8.self)
        unsafe stream.avail_in = UInt32(count)
        if count == 0 {
          failed = true
          break
        }
      }
      let status = unsafe inflate(&stream, Z_NO_FLUSH)
      if status == Z_STREAM_END {
        ended = true
        break
      }
      if status != Z_OK {
        failed = true
        break
      }
    }
    return unsafe buffer.count - Int(stream.avail_out)
  }
}
