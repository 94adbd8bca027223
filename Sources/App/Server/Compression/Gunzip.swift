internal import DailveZlib

/// Decompresses a gzip or zlib body, or raw deflate, as it arrives.
final class Gunzip {
  private let inflater: Inflater
  private let isRaw: Bool
  private var output = [UInt8](repeating: 0, count: 1 << 16)
  /// True if the compressed data ended properly.
  private(set) var isComplete = false
  private(set) var isDamaged = false

  /// - Parameter isRaw: True for deflate without a header.
  init(isRaw: Bool = false) {
    self.isRaw = isRaw
    inflater = Inflater(isRaw ? .raw : .headed)
  }

  /// Passes on the decompressed bytes, in pieces of at most 64 KiB. Several consecutive members are one body (RFC 1952,
  /// 2.2); only zeros may follow the last.
  func unpack(_ bytes: [UInt8], _ body: ([UInt8]) throws -> Void) rethrows {
    var used = 0
    while used < bytes.count, !isDamaged {
      if isComplete {
        guard let next = bytes[used...].firstIndex(where: { $0 != 0 }) else { return }
        guard bytes[next] == 0x1F, !isRaw else { return isDamaged = true }
        used = next
        isComplete = false
        inflater.restart()
      }
      var written = output.count
      while written == output.count, !isComplete, !isDamaged {
        var room = output.mutableSpan
        // Unread input is offered again.
        let step = inflater.step(bytes.span.extracting(used...), into: &room)
        used += step.read
        written = step.written
        isComplete = step.end == .complete
        isDamaged = step.end == .damaged
        if written > 0 { try body(Array(output.prefix(written))) }
      }
    }
  }
}
