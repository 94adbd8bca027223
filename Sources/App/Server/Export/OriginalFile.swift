internal import DailveDomain
internal import DailveZlib

/// A stored file or element as it came, which is unpacked while it is sent.
struct OriginalFile: Sendable {
  var content: PackedText
  /// True for a file, which is always packed; an element is packed only if that makes it shorter.
  var isFile: Bool
  /// The name under which it is saved, in ASCII.
  var name: String

  func pieces() -> Pieces { Pieces(content, isPacked: isFile || content.bytes.count != content.size) }

  /// The content in pieces of at most 64 KiB. It ends where the packed content is damaged, and after as many bytes as any record has.
  struct Pieces {
    private let bytes: [UInt8]
    private let isPacked: Bool
    private let inflater = Inflater(.raw)
    private var used = 0
    private var sent = 0
    private var isDone = false

    fileprivate init(_ content: PackedText, isPacked: Bool) {
      bytes = content.bytes
      self.isPacked = isPacked
    }

    /// `nil` at the end.
    mutating func next() -> [UInt8]? {
      guard !isDone, sent < PackedText.longest else { return nil }
      guard isPacked else {
        let piece = Array(bytes[used...].prefix(1 << 16))
        used += piece.count
        isDone = piece.isEmpty
        return piece.isEmpty ? nil : piece
      }
      var output = [UInt8](repeating: 0, count: 1 << 16)
      var room = output.mutableSpan
      let step = inflater.step(bytes.span.extracting(used...), into: &room)
      used += step.read
      sent += step.written
      isDone = step.end != .none || step.written == 0
      return step.written > 0 ? Array(output.prefix(step.written)) : nil
    }
  }
}
