internal import DailveZlib

/// Decompresses a gzip or zlib body, or raw deflate, as it comes.
final class Gunzip {
  private let inflater: Inflater
  private let isRaw: Bool
  private var output = [UInt8](repeating: 0, count: 1 << 16)
  /// The compressed data ended where it should.
  private(set) var isComplete = false
  private(set) var isDamaged = false

  /// - Parameter isRaw: Without any head.
  init(isRaw: Bool = false) {
    self.isRaw = isRaw
    inflater = Inflater(isRaw ? .raw : .headed)
  }

  /// Passes on what the bytes decompress to, in pieces of 64 KiB at most. Several members one after another are one body (RFC 1952, 2.2);
  /// zeros may follow the last, and nothing else.
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
        // What it did not read is offered again.
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
