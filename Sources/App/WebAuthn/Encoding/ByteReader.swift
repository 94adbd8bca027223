/// Reads bytes from the front; every method returns `nil` if too few are left.
struct ByteReader {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: some Sequence<UInt8>) { rest = Array(bytes)[...] }

  mutating func read(_ count: Int) -> [UInt8]? {
    guard count >= 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  mutating func byte() -> UInt8? { rest.popFirst() }

  /// Reads an unsigned number in big-endian order.
  ///
  /// - Parameter size: Number of bytes, at most 8.
  mutating func number(size: Int) -> UInt64? {
    read(size)?.reduce(0) { $0 << 8 | UInt64(truncatingIfNeeded: $1) }
  }
}
