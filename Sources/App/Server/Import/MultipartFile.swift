internal import NIOCore

/// Extracts the first file from a form (RFC 7578) while it arrives, holding at most one part's head or a possible
/// beginning of a boundary. Other fields are skipped.
struct MultipartFile {
  private enum Place { case skipped, head, file, done }

  /// The longest head of a part, in bytes.
  private static let longestHead = 16_384
  private static let headEnd = BytePattern(Array("\r\n\r\n".utf8))

  private let boundary: BytePattern
  private var place = Place.skipped
  // Starts as if a line had just ended, for a form that begins with its first boundary.
  private var pending = ByteBuffer(string: "\r\n")
  /// The name that the browser gave the file, which may be empty; `nil` until its head has arrived.
  private(set) var name: String?
  /// True once the boundary after the file has arrived.
  var isComplete: Bool { place == .done }

  init(boundary: String) { self.boundary = BytePattern(Array("\r\n--\(boundary)".utf8)) }

  /// - Returns: The next bytes of the file, where they lie; often none.
  /// - Throws: `MalformedForm` for a head that does not end.
  mutating func read(_ chunk: ByteBuffer) throws(MalformedForm) -> ByteBuffer {
    if pending.readableBytes == 0 { pending = chunk } else { pending.writeImmutableBuffer(chunk) }
    while true {
      switch place {
      case .skipped:
        guard skipToBoundary() else { return ByteBuffer() }
        place = .head
      case .head:
        // Search for the boundary's line and the head's end together: a part without a head has nothing between them.
        guard let end = Self.headEnd.offset(in: pending.readableBytesUInt8Span) else {
          if pending.readableBytes > Self.longestHead { throw MalformedForm() }
          return ByteBuffer()
        }
        name = Self.fileName(pending.readString(length: end) ?? "")
        pending.moveReaderIndex(forwardBy: Self.headEnd.count)
        place = name == nil ? .skipped : .file
      case .file:
        let end = boundary.offset(in: pending.readableBytesUInt8Span)
        if end != nil { place = .done }
        return pending.readSlice(length: end ?? withoutBeginning) ?? ByteBuffer()
      case .done:
        pending.clear()
        return ByteBuffer()
      }
    }
  }

  /// - Returns: False if the next boundary has not arrived.
  private mutating func skipToBoundary() -> Bool {
    let end = boundary.offset(in: pending.readableBytesUInt8Span)
    pending.moveReaderIndex(forwardBy: end.map { $0 + boundary.count } ?? withoutBeginning)
    return end != nil
  }

  /// The number of bytes received, minus a possible beginning of a boundary.
  private var withoutBeginning: Int {
    pending.readableBytes - boundary.overlap(atEndOf: pending.readableBytesUInt8Span)
  }

  private static func fileName(_ head: String) -> String? {
    guard let start = head.firstRange(of: "filename=") else { return nil }
    let text = head[start.upperBound...]
    let name =
      text.hasPrefix("\"") ? text.dropFirst().prefix { $0 != "\"" } : text.prefix { $0 != ";" && !$0.isWhitespace }
    return String(name.prefix(200))
  }
}

/// A form without a complete file, or with an endless head; no browser sends one.
struct MalformedForm: Error {}
