/// Finds a sequence of bytes in others. On a mismatch it skips by up to the sequence's length, so most bytes are never
/// examined (Horspool, Practical fast searching in strings, Software: Practice and Experience 10, 1980).
struct BytePattern {
  let count: Int
  private let bytes: [UInt8]
  /// How far to skip, by the byte below the pattern's last one.
  private let steps: [Int]

  /// - Parameter bytes: At least one.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    count = bytes.count
    var steps = [Int](repeating: bytes.count, count: 256)
    for (index, byte) in bytes.dropLast().enumerated() { steps[Int(byte)] = bytes.count - 1 - index }
    self.steps = steps
  }

  /// The first offset at which the pattern occurs.
  func offset(in text: Span<UInt8>) -> Int? {
    var start = 0
    while start + count <= text.count {
      if isEqual(count, to: text, at: start) { return start }
      start += steps[Int(text[start + count - 1])]
    }
    return nil
  }

  /// The number of trailing bytes that may begin a pattern whose rest is yet to come.
  func overlap(atEndOf text: Span<UInt8>) -> Int {
    var length = min(count - 1, text.count)
    while length > 0, !isEqual(length, to: text, at: text.count - length) { length -= 1 }
    return length
  }

  private func isEqual(_ length: Int, to text: Span<UInt8>, at start: Int) -> Bool {
    // Compare from the end, where the bytes of a boundary differ most.
    var index = length - 1
    while index >= 0, bytes[index] == text[start + index] { index -= 1 }
    return index < 0
  }
}
